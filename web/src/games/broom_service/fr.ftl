# Les mots du plateau de Broom Service que les règles ne disent pas.

board-map = { $side ->
    [verso] Le royaume, verso
   *[recto] Le royaume, recto
}
board-choose = À choisir : { $thing }
board-land-forest = Forêt
board-land-hill = Colline
board-land-mountain = Montagne
board-land-prairie = Prairie
board-land-water = Un lac, à survoler
board-clouded = { $count ->
    [one] Un nuage couvre ce lieu : personne n’y entre avant qu’il soit dissipé.
   *[other] { $count } nuages couvrent ce lieu : personne n’y entre avant que tous soient dissipés.
}
board-lake-clouded = { $count ->
    [one] Un nuage le couvre : personne ne le survole.
   *[other] { $count } nuages le couvrent : personne ne le survole.
}
board-lake-clear = Aucun nuage : ses rives sont voisines.
board-open-towers = { $count ->
    [0] Aucune tour libre ici.
    [one] Une tour libre.
   *[other] { $count } tours libres.
}
board-tower = { $shape ->
    [square] Une tour carrée reçoit autant de potions qu’on veut : { resource-name }.
   *[round] Une tour ronde ne reçoit qu’une seule potion : { resource-name }.
}
board-serves = { $count ->
    [one] On la sert depuis : { $lands }.
   *[other] On la sert depuis l’un de ces lieux : { $lands }.
}
board-heavy = Gros nuage : { $region }
board-storm = Nuage d’orage : { $region }
board-cloud = Dissipez-le pour { n-stars } en baguettes ; gardez { n-bolts }.
board-cloud-bars = Tant qu’il est là, aucun pion n’entre ni ne passe.
board-circle = Les balais turbo mènent ici.
board-tile-mountain = Tuile montagne
board-tile-forest = Tuile forêt
board-tile-hill = Tuile colline
board-tile-mountain-note = Une fois par personne, en venant chercher son amulette.
board-tile-forest-note = Qui entre la prend ; elle sert dès le tour suivant.
board-tile-hill-note = Elle reste, pour tout le monde.
board-own-pawn = Votre pion { $pawn }.
board-pawn-of = Pion { $pawn } de { $player }.
board-hand = Vos cartes rôle
board-hand-empty = Toutes vos cartes sont jouées. Regardez les autres jusqu’à la fin de la manche.
board-hand-over = La dernière carte est jouée.
board-sealed = { $count ->
    [one] Votre choix est posé, face cachée. On attend { $names }.
   *[other] Votre choix est posé, face cachée. On attend { $names }.
}
board-sealed-all = Votre choix est posé, face cachée.
board-role-brave = Brave : { $text }
board-role-cowardly = Lâche : { $text }
board-cursed-role = Maudit : { $points } PV de moins pour qui le pose
board-short-witch-brave = { $first ->
    [forest] forêt, puis livrer
    [hill] colline, puis livrer
    [mountain] montagne, puis livrer
   *[prairie] prairie, puis livrer
}
board-short-witch-cowardly = { $first ->
    [forest] forêt
    [hill] colline
    [mountain] montagne
   *[prairie] prairie
}
board-short-gatherer-brave = { "" }
board-short-gatherer-cowardly = { "" }
board-short-druid-brave = livrer, +{ $bonus } PV
board-short-druid-cowardly = livrer
board-short-fairy-brave = un nuage, +{ $bonus } PV
board-short-fairy-cowardly = un nuage
board-trick = Le tour
board-trick-number = tour { $number }
board-trick-brave = tient le flambeau
board-trick-cowardly = lâche
board-trick-none = sans action
board-trick-passed = ne l’a pas
board-trick-out = flambeau volé
board-trick-asked = { $you ->
    [yes] devez servir
   *[no] doit servir
}
board-trick-waits = { $you ->
    [yes] à suivre
   *[no] à suivre
}
board-trick-leads = { $you ->
    [yes] menez
   *[no] mène
}
board-trick-acts = agit
board-next = « Au suivant ! »
board-you = vous
board-vp = PV
board-vp-short = { $points } PV
board-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
board-kept = { $clouds ->
    [one] { $clouds } nuage
   *[other] { $clouds } nuages
}, { n-bolts }
board-cards = { $count ->
    [0] plus de carte
    [one] { $count } carte
   *[other] { $count } cartes
}
board-cards-chosen = { $count ->
    [0] choisit
    [one] { $count } choisie
   *[other] { $count } choisies
}
board-laid = Posée dans cette manche : { $role }
board-amulets = { $number } sur { $all } amulettes
board-event = Événement de la manche
board-cursed = { $count ->
    [one] Rôle maudit
   *[other] Rôles maudits
}
board-cursed-text = Qui le pose, brave ou lâche, perd { $points } PV.
board-round = Manche { $round } sur 7
board-round-was = Manche { $round } : { $event }
board-round-waits = Manche { $round } : encore cachée
board-end = À la fin, pour vos éclairs :
board-lightning = Points des éclairs : { $list }, et { $extra } par éclair de plus.
board-sets = Lots de ressources : { $four } PV pour quatre différentes, { $three } pour trois.
board-amulet-points = Amulettes : { $list } PV.
board-left = { $clouds ->
    [0] Plus aucun nuage.
    [one] Encore un nuage.
   *[other] Encore { $clouds } nuages.
}
board-reconstructed = Plateaux et valeurs sont reconstitués.
board-column-clouds = Nuages
board-column-resources = Ressources
board-storm-cloud = { $kind ->
    [aura] points tout près
    [move] un déplacement
    [deliver] une livraison
   *[hoard] { $of ->
        [orange] potions orange
        [violet] potions violettes
       *[green] potions vertes
    }
}
board-hill-tile = { $kind ->
    [market] marché
   *[turbo] balai turbo { $of }
}
board-castle = { $castle ->
    [north] Château Nord
   *[south] Château Sud
}
