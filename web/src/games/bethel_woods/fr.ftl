# Les mots du plateau de Bethel Woods que les règles ne disent pas.

# la légende
legend-type = { $type ->
    [mechanical] Dysfonctionnement Mécanique, puis Connaissance
    [structural] Dysfonctionnement Structurel, puis Connaissance
    [digital] Dysfonctionnement Digital, puis Connaissance
   *[electrical] Dysfonctionnement Électrique, puis Connaissance
}
legend-worker = { $worker ->
    [mechanic] Mécanicien : répare ce qui est Mécanique
    [engineer] Ingénieur : répare ce qui est Structurel
    [technician] Technicien : répare ce qui est Digital
   *[electrician] Électricien : répare ce qui est Électrique
}
legend-hazard = Quatrième place : remplie, la machine est Critique
legend-spy = Espion : prend une place de sa machine
legend-tile = Tuile Critique : active tant que sa machine est Critique
legend-way = Le sens dans lequel on égraine les Ouvriers
legend-dream = Machine à Songes : six sections pour gagner
progress-dream = Songes { $count }/6
progress-critical = Pannes { $count }/{ $most }
progress-spies = Espions { $count }/6
progress-reserve = Réserve { $count }

board-ring = Les six Machines autour de l’Orphelinat
board-machine = Machine { $machine }
board-section = Section { $section }
board-dream = Machine à Songes
board-tile = Tuile Critique
board-tile-up = La Machine { $machine } est en situation Critique : sa tuile est active.
board-tile-down = Tuile de la Machine { $machine }, face cachée pour l’instant.
board-spy = un Espion
board-spy-of = Espion de la Machine { $machine }
board-spy-cost = Seulement là où votre dernier Ouvrier a été posé. Coût actuel : { $cost } Connaissances.
board-build = La prochaine tuile coûte { $cost ->
    [one] { $cost } Connaissance
   *[other] { $cost } Connaissances
} du type de l’Ouvrier qui entre.
board-repairs = Répare les Dysfonctionnements { malfunctions-type }. Quand on le pose, chaque Ouvrier de son type sur cette Machine peut faire une réparation.
board-mended-by = { $worker ->
    [mechanic] Un Mécanicien
    [engineer] Un Ingénieur
    [technician] Un Technicien
   *[electrician] Un Électricien
} peut le réparer ; il devient alors une Connaissance pour qui a posé cet Ouvrier.
board-choose = Choisir : { $thing }
board-here = Ici : { $who }.
board-times = { $count } × { $what }
board-sows = Jusqu’à { $repairs ->
    [one] { $repairs } réparation
   *[other] { $repairs } réparations
}, par exemple : { $stops }.
board-stop = { worker-name } sur la { $machine } ({ $repairs })
board-restored = plus de panne
board-load = charge { $load }
board-then-spy = puis l’Espion ?
board-tap-again = Touchez encore pour le faire
board-up-to = { $count ->
    [0] aucune réparation
    [one] jusqu’à { $count } réparation
   *[other] jusqu’à { $count } réparations
}
board-fee = + 1
board-tile-does-0 = 6 Connaissances au plus
board-tile-does-1 = { $direction ->
    [clockwise] plus loin, sens horaire
   *[anticlockwise] plus loin, anti-horaire
}
board-tile-does-2 = construire : 1 de plus
board-tile-does-3 = démasquer : 1 de plus
board-tile-does-4 = défausser 1 d’abord
board-tile-does-5 = 1 de plus par tour
board-tiles = Tuiles Critiques
board-active = { $count ->
    [0] aucune active
    [one] { $count } active
   *[other] { $count } actives
}
board-unknown = inconnue
board-team = L’équipe
board-together = gagner ou perdre ensemble
board-team-told = Réserve : { $reserve }. Machines en situation Critique : { $failures } sur { $most }. Espions en jeu : { $spies } sur 6. Machine à Songes : { $built } sur 6.
board-reserve = en réserve
board-turns = { $turns ->
    [one] assez pour { $turns } tour
   *[other] assez pour { $turns } tours
}
board-criticals = Pannes Critiques
board-failures = pannes
board-spies-in = Espions en jeu
board-spies = Espions
board-dreams = Songes
board-column = Colonne d’Espions
board-next = prochain
board-discard = Défausse
board-never-back = ne revient jamais
board-knowledge = Connaissances
board-character = Personnage
board-held = { $held ->
    [one] { $held } Connaissance
   *[other] { $held } Connaissances
}, { $limit } au plus en fin de tour

## Les composants, pour la page sur l’édition

part-setup = Mise en place
part-turn = Le tour
part-machines = Machines en situation Critique
part-dream-machine = Tuiles Machine à Songes
part-malfunction = Dysfonctionnements
part-worker = Ouvriers
part-machine = Machines
part-spy = Espions
part-section = Sections de l’Orphelinat
part-critical-tile = Tuiles Critiques
part-character = Personnages
part-level = Niveaux

# tabs, where the right column is a drawer
tab-team = Équipe
tab-tiles = Tuiles

# what it is about, and where it is
board-goal = Les six sections de la Machine à Songes, avant 4 pannes, 6 espions ou une réserve vide.
board-when = Tour { $turn }

# les cartes des coups : la chose ou le geste (22 lettres au plus), et ce que l’on y fait (34)
card-free = libre
card-state = { $state ->
    [critical] Critique
    [spy] un Espion
   *[both] Critique, un Espion
}
card-place = { $repairs ->
    [0] Sur la Machine { $machine }, sans réparer
    [one] Sur la Machine { $machine } : { $repairs } réparation
   *[other] Sur la Machine { $machine } : { $repairs } réparations
}
card-build = Construire, section { $section }
card-send = Envoyer { the-worker }
card-send-nova = Envoyer { the-worker }, avec Nova
card-unmask = Démasquer l’Espion
card-on = Sur la Machine { $machine }
card-on-fenn = Sur la Machine { $machine }, avec Fenn
card-ability = Capacité de { character-name }
card-ability-note = { $character ->
    [harris] Déplacer un Ouvrier, sans réparer
    [junas] Donner 1 ou 2 Connaissances
    [linny] Retirer un Dysfonctionnement
    [violet] { $fewer } Dysfonctionnements de moins
   *[other] Remplacer une Connaissance
}
card-malfunction = { malfunction-type } { $value }
card-knowledge = { knowledge-type } { $value }
card-repair = Il devient votre Connaissance
card-restored = La Machine { $machine } n’est plus Critique
card-remove = Le retirer de la Machine { $machine }
card-done = Ne plus réparer
card-rest = Le reste demeure en place
card-pay = { $left ->
    [0] Tout sera payé
   *[other] Il en restera { $left } à payer
}
card-pay-ability = { character-name } l’accepte en remplacement
card-fee = À défausser d’abord
card-spend = Pour la Capacité de { character-name }
card-give = À donner à { $receiver }
card-one = Une seule suffit
card-discard = La défausser pour de bon
card-holds = Connaissances : { $held } sur { $limit }
card-shift = Machine { $from } vers { $to }
card-shift-note = Déplacer { a-worker }
card-from = Déplacer { a-worker } d’ici
card-coming = { $count ->
    [0] Aucun Dysfonctionnement n’arrive
    [one] { $count } Dysfonctionnement arrive
   *[other] { $count } Dysfonctionnements arrivent
}
card-costs = { $count ->
    [one] coûte { $count } Connaissance
   *[other] coûte { $count } Connaissances
}
card-gains = { $count ->
    [one] rapporte { $count } Connaissance
   *[other] rapporte { $count } Connaissances
}
card-changes = { $what ->
    [dream] Machine à Songes : { $from } → { $to }
    [spy] Espions : { $from } → { $to }
   *[load] charge : { $from } → { $to }
}
deed-sown = Machine { $machine } ↻ vers { $last }
deed-sown-back = Machine { $machine } ↺ vers { $last }
deed-repaired = { $count ->
    [one] { $count } réparation
   *[other] { $count } réparations
}
deed-restored = Machine { $machine } rétablie
deed-built = section { $section } construite
deed-unmasked = espion démasqué
deed-critical = { $count ->
    [one] Machine { $machines } en situation Critique
   *[other] Machines { $machines } en situation Critique
}
deed-spy = { $count ->
    [one] un espion sur la Machine { $machines }
   *[other] des espions sur les Machines { $machines }
}
deed-machines = Les Machines se dérèglent
deed-malfunctions = { $count ->
    [one] +{ $count } dysfonctionnement
   *[other] +{ $count } dysfonctionnements
}
