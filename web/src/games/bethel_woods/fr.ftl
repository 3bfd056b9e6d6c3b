# Les mots du plateau de Bethel Woods que les règles ne disent pas.

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
board-goal = Construisez les six sections de la Machine à Songes avant quatre pannes, six espions ou une réserve vide.
board-when = Tour { $turn }
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
deed-machines = les Machines se dérèglent
deed-malfunctions = { $count ->
    [one] +{ $count } dysfonctionnement
   *[other] +{ $count } dysfonctionnements
}
