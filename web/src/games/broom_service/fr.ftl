# Les mots du plateau de Broom Service que les règles ne disent pas.

# la légende
legend-brave = Brave : toute l’action, si nul ne vous la prend
legend-cowardly = Lâche : la petite action, aussitôt
legend-cursed = Rôle maudit : { $points } PV de moins pour qui le pose
legend-potion = { $colour ->
    [orange] Potion orange, pour les tours orange
    [violet] Potion violette, pour les tours violettes
   *[green] Potion verte, pour les tours vertes
}
legend-round = Tour ronde : une seule potion
legend-square = Tour carrée : autant que l’on veut
legend-wand = Baguette magique : paie une étoile
legend-cloud = Nuage épais : nul n’entre ni ne passe
legend-star = Étoile : une baguette pour chasser le nuage
legend-bolt = Éclair : des points à la fin
legend-storm = Nuage d’orage : un nuage et son pouvoir
legend-mountain-tile = Tuile Montagne : une fois, à l’arrivée
legend-amulet = Amulette : des points à la fin
legend-forest-tile = Tuile Forêt : à prendre, pour plus tard
legend-hill-tile = Tuile Colline : balai turbo ou marché
legend-circle = Cercle de pierres : les balais turbo y mènent

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

# les cartes des coups : ce que c’est en 22 lettres, ce que l’on y fait en 34 ; un risque avant son gain
card-word-free = libre
card-word-safe = sûr
card-word-risk = risqué
card-most = jusqu’à
card-pays = coûte { $thing }
card-brings = rapporte { $thing }
card-brings-most = rapporte jusqu’à { $thing }
card-pays-tile = une tuile Forêt
card-cursed = Maudit : { $points } PV de moins à la pose
card-role-witch = { $first ->
    [forest] Vers une forêt, puis livrer
    [hill] Vers une colline, puis livrer
    [mountain] Vers une montagne, puis livrer
   *[prairie] Vers une prairie, puis livrer
}
card-role-gatherer = Cueillir des ressources
card-role-druid = { $first ->
    [forest] Livrer en forêt ou en prairie
   *[hill] Livrer en colline ou en montagne
}
card-role-fairy = Chasser un nuage près d’un pion
card-brave-witch = { $first ->
    [forest] forêt, livrer
    [hill] colline, livrer
    [mountain] montagne, livrer
   *[prairie] prairie, livrer
}
card-brave-gatherer = bien cueillir
card-brave-druid = livrer, +{ $bonus } PV
card-brave-fairy = un nuage, +{ $bonus } PV
card-cowardly-witch = { $first ->
    [forest] vers une forêt
    [hill] vers une colline
    [mountain] vers une montagne
   *[prairie] vers une prairie
}
card-cowardly-gatherer = cueillir un peu
card-cowardly-druid = livrer
card-cowardly-fairy = un nuage
card-meek-witch = { $first ->
    [forest] Vers une forêt, sans livrer
    [hill] Vers une colline, sans livrer
    [mountain] Vers une montagne, sans livrer
   *[prairie] Vers une prairie, sans livrer
}
card-meek-gatherer = Cueillir un peu, aussitôt
card-meek-druid = Livrer, sans les { $bonus } PV
card-meek-fairy = Un nuage, sans les { $bonus } PV
card-lead-risk = Brave, risqué : { $does }
card-lead-safe = Brave, sûr : { $does }
card-lead-coward = Lâche : { $does }
card-lead-none = Déjà mené : aucune action
card-brave-title = En brave
card-cowardly-title = En lâche
card-risk = Sauf rival : { $does }
card-safe = Sans rival : { $does }
card-keep = { $cards ->
    [one] Garder { $cards } carte
   *[other] Garder { $cards } cartes
}
card-keep-note = { $cards ->
    [one] Un seul rôle à jouer
   *[other] { $cards } rôles à jouer
}
card-short-forest-witch = forêt
card-short-hill-witch = colline
card-short-mountain-witch = montagne
card-short-prairie-witch = prairie
card-short-root-gatherer = racines
card-short-fruit-gatherer = fruits
card-short-herb-gatherer = herbes
card-short-valley-druid = vallée
card-short-peak-druid = pic
card-short-weather-fairy = fée
card-extra-decline = Pas maintenant
card-extra-decline-note = Garder la tuile pour plus tard
card-mode-action = Agir en lâche
card-mode-points = Marché noir
card-mode-points-note = Des points au lieu de l’action
card-mode-take-note = Distillerie, au lieu de l’action
card-mode-brave-coward = Tuile Forêt : en brave
card-mode-brave-coward-note = L’action brave, aussitôt
card-mode-five-points = Tuile Forêt : points
card-mode-five-points-note = Des points au lieu de l’action
card-gather = Prendre
card-gather-note = Tout ce que donne la carte
card-gather-decline = Ne rien prendre
card-gather-decline-note = Vos ressources ne bougent pas
card-move = { $landscape ->
    [forest] Le pion { $pawn } vole vers une forêt
    [hill] Le pion { $pawn } vole vers une colline
    [mountain] Le pion { $pawn } va en montagne
   *[prairie] Le pion { $pawn } vole vers une prairie
}
card-move-owed = { $landscape ->
    [forest] Pion { $pawn } : forêt, puis livrer
    [hill] Pion { $pawn } : colline, puis livrer
    [mountain] Pion { $pawn } : montagne, puis livrer
   *[prairie] Pion { $pawn } : prairie, puis livrer
}
card-move-decline = Rester sur place
card-move-decline-note = Aucun pion ne bouge
card-circle = Cercle { $circle }
card-order-tile-first = La tuile d’abord
card-order-tile-first-note = Ensuite, la livraison
card-order-delivery-first = La livraison d’abord
card-order-delivery-first-note = Ensuite, la tuile
card-tile-take = Utiliser la tuile
card-tile-potions = Une potion de chaque couleur
card-tile-wands = { $wands ->
    [one] { $wands } baguette magique
   *[other] { $wands } baguettes magiques
}
card-tile-decline = La laisser
card-tile-decline-note = Elle ne vous servira plus
card-tower = { $shape ->
    [square] { $colour ->
        [orange] Tour carrée orange
        [violet] Tour carrée violette
       *[green] Tour carrée verte
    }
   *[round] { $colour ->
        [orange] Tour ronde orange
        [violet] Tour ronde violette
       *[green] Tour ronde verte
    }
}
card-tower-note = Le pion { $pawn } livre au n° { $number }
card-market = Marché
card-market-note = Le pion { $pawn } vend, tuile Colline
card-deliver-decline = Ne rien livrer
card-deliver-decline-note = Vous gardez vos potions
card-cloud = { $effect ->
    [aura] Orage : points à côté
    [move] Orage : puis un vol
    [deliver] Orage : puis livrer
    [hoard] { $colour ->
        [orange] Orage : orange
        [violet] Orage : violettes
       *[green] Orage : vertes
    }
   *[heavy] Nuage épais
}
card-dispel-decline = Laisser les nuages
card-dispel-decline-note = Vous gardez vos baguettes
card-bid-note = Perdu, quoi qu’il arrive
card-bid-none = Ne rien miser
card-bid-none-note = Vous les gardez toutes
card-set = Rendre un lot complet
card-set-note = Une potion de chaque, une baguette
card-set-decline = Ne rien rendre
card-set-decline-note = Vous gardez vos ressources

# tabs, where the right column is a drawer
tab-event = Événement
tab-round = Manche

# what it is about, and where it is
board-goal = Le plus de PV après 7 manches.
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
