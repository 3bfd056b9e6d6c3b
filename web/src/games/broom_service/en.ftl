# Words of Broom Service's board that the rules do not need.

board-map = { $side ->
    [verso] The realm, verso side
   *[recto] The realm, recto side
}
board-choose = Choose: { $thing }
board-land-forest = Forest
board-land-hill = Hill
board-land-mountain = Mountain
board-land-prairie = Prairie
board-land-water = A lake, to be flown over
board-clouded = { $count ->
    [one] A cloud lies here: nobody enters until it is dispelled.
   *[other] { $count } clouds lie here: nobody enters until all are dispelled.
}
board-lake-clouded = { $count ->
    [one] A cloud lies on it: nobody flies across.
   *[other] { $count } clouds lie on it: nobody flies across.
}
board-lake-clear = No cloud: its shores are neighbours.
board-open-towers = { $count ->
    [0] No open tower here.
    [one] One open tower.
   *[other] { $count } open towers.
}
board-tower = { $shape ->
    [square] A square tower takes any number of potions: { resource-name }.
   *[round] A round tower takes a single potion: { resource-name }.
}
board-serves = { $count ->
    [one] Served from: { $lands }.
   *[other] Served from any of: { $lands }.
}
board-heavy = Heavy cloud: { $region }
board-storm = Storm cloud: { $region }
board-cloud = Pay { n-stars } in wands to dispel it; keep { n-bolts }.
board-cloud-bars = While it is there, no pawn enters or flies over.
board-circle = Turbo brooms fly here.
board-tile-mountain = Mountain tile
board-tile-forest = Forest tile
board-tile-hill = Hill tile
board-tile-mountain-note = For each player once, when one’s own amulet is fetched here.
board-tile-forest-note = Whoever enters takes it; it serves from the next trick on.
board-tile-hill-note = It stays, for everybody.
board-own-pawn = Your pawn { $pawn }.
board-pawn-of = Pawn { $pawn } of { $player }.
board-hand = Your role cards
board-hand-empty = All your cards are played. Watch the others until the round ends.
board-hand-over = The last card is played.
board-sealed = { $count ->
    [one] Your choice lies face down. Waiting for { $names }.
   *[other] Your choice lies face down. Waiting for { $names }.
}
board-sealed-all = Your choice lies face down.
board-role-brave = Brave: { $text }
board-role-cowardly = Cowardly: { $text }
board-cursed-role = Cursed: { $points } VP less for whoever lays it
board-short-witch-brave = { $first ->
    [forest] forest, then deliver
    [hill] hill, then deliver
    [mountain] mountain, then deliver
   *[prairie] prairie, then deliver
}
board-short-witch-cowardly = { $first ->
    [forest] forest
    [hill] hill
    [mountain] mountain
   *[prairie] prairie
}
board-short-gatherer-brave = { "" }
board-short-gatherer-cowardly = { "" }
board-short-druid-brave = deliver, +{ $bonus } VP
board-short-druid-cowardly = deliver
board-short-fairy-brave = a cloud, +{ $bonus } VP
board-short-fairy-cowardly = a cloud
board-trick = The trick
board-trick-number = trick { $number }
board-trick-brave = holds the torch
board-trick-cowardly = cowardly
board-trick-none = no action
board-trick-passed = has not got it
board-trick-out = robbed
board-trick-asked = { $you ->
    [yes] must follow
   *[no] must follow
}
board-trick-waits = { $you ->
    [yes] to come
   *[no] to come
}
board-trick-leads = { $you ->
    [yes] lead
   *[no] leads
}
board-trick-acts = acts
board-next = “Next!”
board-you = you
board-vp = VP
board-vp-short = { $points } VP
board-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
board-kept = { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}, { n-bolts }
board-cards = { $count ->
    [0] no card left
    [one] { $count } card
   *[other] { $count } cards
}
board-cards-chosen = { $count ->
    [0] choosing
   *[other] { $count } chosen
}
board-laid = Laid this round: { $role }
board-amulets = { $number } of { $all } amulets
board-event = Event of the round
board-cursed = { $count ->
    [one] Cursed role
   *[other] Cursed roles
}
board-cursed-text = Whoever lays it, brave or cowardly, loses { $points } VP.
board-round = Round { $round } of 7
board-round-was = Round { $round }: { $event }
board-round-waits = Round { $round }: still hidden
board-end = At the end, for your lightning bolts:
board-lightning = Points for lightning bolts: { $list }, and { $extra } for each bolt more.
board-sets = Sets of resources: { $four } VP for four different ones, { $three } for three.
board-amulet-points = Amulets: { $list } VP.
board-left = { $clouds ->
    [0] No cloud left.
    [one] One cloud left.
   *[other] { $clouds } clouds left.
}
board-reconstructed = Boards and values are reconstructed.
board-column-clouds = Clouds
board-column-resources = Resources
board-storm-cloud = { $kind ->
    [aura] points close by
    [move] a move
    [deliver] a delivery
   *[hoard] { $of ->
        [orange] orange potions
        [violet] violet potions
       *[green] green potions
    }
}
board-hill-tile = { $kind ->
    [market] market
   *[turbo] turbo broom { $of }
}
board-castle = { $castle ->
    [north] North Castle
   *[south] South Castle
}
