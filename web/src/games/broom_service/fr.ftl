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
board-land-water = Région maritime, à survoler
board-clouded = { $count ->
    [one] Un nuage couvre cette région : personne n’y entre tant qu’il n’est pas chassé.
   *[other] { $count } nuages couvrent cette région : personne n’y entre tant qu’ils ne sont pas tous chassés.
}
board-lake-clouded = { $count ->
    [one] Un nuage la couvre : personne ne la survole.
   *[other] { $count } nuages la couvrent : personne ne la survole.
}
board-lake-clear = Aucun nuage : les régions de ses rives sont adjacentes.
board-open-towers = { $count ->
    [0] Aucune tour libre ici.
    [one] Une tour libre.
   *[other] { $count } tours libres.
}
board-tower = { $shape ->
    [square] { $resource ->
        [orange] Tour carrée : on y livre autant de potions orange que l’on veut.
        [violet] Tour carrée : on y livre autant de potions violettes que l’on veut.
       *[green] Tour carrée : on y livre autant de potions vertes que l’on veut.
    }
   *[round] { $resource ->
        [orange] Tour ronde : elle n’accepte qu’une seule potion orange.
        [violet] Tour ronde : elle n’accepte qu’une seule potion violette.
       *[green] Tour ronde : elle n’accepte qu’une seule potion verte.
    }
}
board-serves = { $count ->
    [one] On y livre depuis cette région : { $lands }.
   *[other] On y livre depuis l’une de ces régions : { $lands }.
}
board-heavy = Nuage épais : { $region }
board-storm = Nuage d’orage : { $region }
board-cloud = { $stars ->
    [one] Pour le chasser, payez { $stars } baguette magique ; vous gardez { n-bolts }.
   *[other] Pour le chasser, payez { $stars } baguettes magiques ; vous gardez { n-bolts }.
}
board-cloud-bars = Tant qu’il est là, aucun pion n’entre ni ne passe.
board-circle = Les balais turbo mènent ici.
board-tile-mountain = Tuile Montagne
board-tile-forest = Tuile Forêt
board-tile-hill = Tuile Colline
board-tile-mountain-note = Chacun peut l’utiliser une fois, en venant prendre son amulette.
board-tile-forest-note = Qui entre ici la prend ; elle sert à partir du tour suivant.
board-tile-hill-note = Elle reste là et sert à tout le monde.
board-own-pawn = Votre pion { $pawn }.
board-pawn-of = Pion { $pawn } { DE($player) }.
board-hand = Vos cartes Rôle
board-hand-empty = Toutes vos cartes sont jouées. Regardez les autres jusqu’à la fin de la manche.
board-hand-over = La dernière carte est jouée.
board-sealed = { $count ->
    [one] Votre choix est posé, face cachée. On attend { $names }.
   *[other] Votre choix est posé, face cachée. On attend { $names }.
}
board-sealed-all = Votre choix est posé, face cachée.
board-sealed-change = Changer mon choix
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
board-trick-brave = brave
board-trick-cowardly = lâche
board-trick-none = sans action
board-trick-passed = { $you ->
    [yes] ne l’avez pas
   *[no] ne l’a pas
}
board-trick-out = hors jeu
board-trick-asked = { $you ->
    [yes] devez servir
   *[no] doit servir
}
board-trick-waits = { $you ->
    [yes] attendez
   *[no] attend
}
board-trick-leads = { $you ->
    [yes] menez
   *[no] mène
}
board-trick-acts = { $you ->
    [yes] agissez
   *[no] agit
}
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
board-round-waits = Manche { $round } : événement encore caché
board-end = À la fin, pour vos éclairs :
board-lightning = Points des éclairs : { $list }, et { $extra } par éclair de plus.
board-sets = Lots de ressources : { $four } PV pour quatre ressources différentes, { $three } pour trois.
board-amulet-points = Amulettes : { $list } PV.
board-left = { $clouds ->
    [0] Plus aucun nuage.
    [one] Encore un nuage.
   *[other] Encore { $clouds } nuages.
}
board-reconstructed = Plateaux et valeurs sont reconstitués par nos soins.
board-column-clouds = Nuages
board-column-resources = Ressources
board-storm-cloud = { $kind ->
    [aura] des points tout près
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

# tabs, where the right column is a drawer
tab-event = Événement
tab-round = Manche

# what it is about, and where it is
board-goal = Ayez le plus de points de victoire après sept manches.
board-when = Manche { $round } sur 7
deed-brave = { $role }, en brave
deed-cowardly = { $role }, en lâche
deed-laid = { $role }, sans action
deed-points = { $points } PV
deed-bolts = { $bolts ->
    [one] +{ $bolts } éclair
   *[other] +{ $bolts } éclairs
}
deed-reckoned = Fin de la manche
deed-robs = évince { $player }
