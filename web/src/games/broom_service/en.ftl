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
board-land-water = Water region, to be flown over
board-clouded = { $count ->
    [one] A cloud covers this region: nobody enters until it is dispelled.
   *[other] { $count } clouds cover this region: nobody enters until all are dispelled.
}
board-lake-clouded = { $count ->
    [one] A cloud covers it: nobody flies across.
   *[other] { $count } clouds cover it: nobody flies across.
}
board-lake-clear = No cloud: the regions on its shores are adjacent.
board-open-towers = { $count ->
    [0] No open tower here.
    [one] One open tower.
   *[other] { $count } open towers.
}
board-tower = { $shape ->
    [square] { $resource ->
        [orange] Square tower: deliver as many orange potions as you like.
        [violet] Square tower: deliver as many violet potions as you like.
       *[green] Square tower: deliver as many green potions as you like.
    }
   *[round] { $resource ->
        [orange] Round tower: it accepts a single orange potion.
        [violet] Round tower: it accepts a single violet potion.
       *[green] Round tower: it accepts a single green potion.
    }
}
board-serves = { $count ->
    [one] You deliver here from this region: { $lands }.
   *[other] You deliver here from one of these regions: { $lands }.
}
board-heavy = Heavy cloud: { $region }
board-storm = Storm cloud: { $region }
board-cloud = { $stars ->
    [one] Pay { $stars } magic wand to dispel it; you keep { n-bolts }.
   *[other] Pay { $stars } magic wands to dispel it; you keep { n-bolts }.
}
board-cloud-bars = While it is there, no pawn enters or flies over.
board-circle = Turbo brooms fly here.
board-tile-mountain = Mountain tile
board-tile-forest = Forest tile
board-tile-hill = Hill tile
board-tile-mountain-note = Everybody may use it once, when they come to take their amulet.
board-tile-forest-note = Whoever enters takes it; it can be used from the next trick on.
board-tile-hill-note = It stays here, for everybody.
board-own-pawn = Your pawn { $pawn }.
board-pawn-of = { $player }’s pawn { $pawn }.
board-hand = Your role cards
board-hand-empty = All your cards are played. Watch the others until the round ends.
board-hand-over = The last card is played.
board-sealed = { $count ->
    [one] Your choice lies face down. Waiting for { $names }.
   *[other] Your choice lies face down. Waiting for { $names }.
}
board-sealed-all = Your choice lies face down.
board-sealed-change = Change my choice
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
board-trick-brave = brave
board-trick-cowardly = cowardly
board-trick-none = no action
board-trick-passed = { $you ->
    [yes] do not have it
   *[no] does not have it
}
board-trick-out = robbed
board-trick-asked = { $you ->
    [yes] must follow
   *[no] must follow
}
board-trick-waits = { $you ->
    [yes] wait
   *[no] waits
}
board-trick-leads = { $you ->
    [yes] lead
   *[no] leads
}
board-trick-acts = { $you ->
    [yes] act
   *[no] acts
}
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
board-round-waits = Round { $round }: event still hidden
board-end = At the end, for your lightning bolts:
board-lightning = Points for lightning bolts: { $list }, and { $extra } for each further bolt.
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

# tabs, where the right column is a drawer
tab-event = Event
tab-round = Round

# what it is about, and where it is
board-goal = Have the most victory points after seven rounds.
board-when = Round { $round } of 7
deed-brave = { $role }, brave
deed-cowardly = { $role }, cowardly
deed-laid = { $role }, no action
deed-points = { $points } VP
deed-bolts = { $bolts ->
    [one] +{ $bolts } lightning bolt
   *[other] +{ $bolts } lightning bolts
}
deed-reckoned = End of the round
deed-robs = robs { $player }
