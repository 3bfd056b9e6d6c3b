# Words of Broom Service's board that the rules do not need.

# the legend
legend-brave = Brave: the whole action, if nobody robs you
legend-cowardly = Cowardly: the small action, at once
legend-cursed = Cursed role: { $points } VP less for whoever lays it
legend-potion = { $colour ->
    [orange] Orange potion, for orange towers
    [violet] Violet potion, for violet towers
   *[green] Green potion, for green towers
}
legend-round = Round tower: a single potion
legend-square = Square tower: as many as you like
legend-wand = Magic wand: pays one star
legend-cloud = Heavy cloud: nobody enters or flies over
legend-star = Star: one wand to dispel the cloud
legend-bolt = Lightning bolt: points at the end
legend-storm = Storm cloud: a cloud with a power
legend-mountain-tile = Mountain tile: use it once, when you come
legend-amulet = Amulet: points at the end
legend-forest-tile = Forest tile: take it, use it later
legend-hill-tile = Hill tile: a turbo broom, or the market
legend-circle = Stone circle: turbo brooms land here

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

# cards of moves: what it is in 22 letters, what one does there in 34; a risk before its reward
card-word-free = free
card-word-safe = safe
card-word-risk = risky
card-most = up to
card-pays = costs { $thing }
card-brings = brings { $thing }
card-brings-most = brings up to { $thing }
card-pays-tile = a forest tile
card-cursed = Cursed: { $points } VP less once laid
card-role-witch = { $first ->
    [forest] Fly to a forest, then deliver
    [hill] Fly to a hill, then deliver
    [mountain] Fly to a mountain, then deliver
   *[prairie] Fly to a prairie, then deliver
}
card-role-gatherer = Gather resources
card-role-druid = { $first ->
    [forest] Deliver from forest or prairie
   *[hill] Deliver from hill or mountain
}
card-role-fairy = Dispel a cloud beside a pawn
card-brave-witch = { $first ->
    [forest] forest, deliver
    [hill] hill, deliver
    [mountain] mountain, deliver
   *[prairie] prairie, deliver
}
card-brave-gatherer = gather well
card-brave-druid = deliver, +{ $bonus } VP
card-brave-fairy = a cloud, +{ $bonus } VP
card-cowardly-witch = { $first ->
    [forest] to a forest
    [hill] to a hill
    [mountain] to a mountain
   *[prairie] to a prairie
}
card-cowardly-gatherer = gather a little
card-cowardly-druid = deliver
card-cowardly-fairy = a cloud
card-meek-witch = { $first ->
    [forest] Fly to a forest, no delivery
    [hill] Fly to a hill, no delivery
    [mountain] Fly to a mountain, no delivery
   *[prairie] Fly to a prairie, no delivery
}
card-meek-gatherer = Gather a little, at once
card-meek-druid = Deliver, without the { $bonus } VP
card-meek-fairy = A cloud, without the { $bonus } VP
card-lead-risk = Brave, risky: { $does }
card-lead-safe = Brave, safe: { $does }
card-lead-coward = Cowardly: { $does }
card-lead-none = Led before: no action
card-brave-title = Bravely
card-cowardly-title = Cowardly
card-risk = Unless robbed: { $does }
card-safe = Nobody robs you: { $does }
card-keep = { $cards ->
    [one] Keep { $cards } card
   *[other] Keep { $cards } cards
}
card-keep-note = { $cards ->
    [one] A single role to play
   *[other] { $cards } roles to play
}
card-short-forest-witch = forest
card-short-hill-witch = hill
card-short-mountain-witch = mountain
card-short-prairie-witch = prairie
card-short-root-gatherer = roots
card-short-fruit-gatherer = fruit
card-short-herb-gatherer = herbs
card-short-valley-druid = valley
card-short-peak-druid = peaks
card-short-weather-fairy = fairy
card-extra-decline = Not now
card-extra-decline-note = Keep the tile for later
card-mode-action = Act as a coward
card-mode-points = Black Market
card-mode-points-note = Points instead of the action
card-mode-take-note = Moonshiner, instead of the action
card-mode-brave-coward = Forest tile: bravely
card-mode-brave-coward-note = The brave action, at once
card-mode-five-points = Forest tile: points
card-mode-five-points-note = Points instead of the action
card-gather = Take them
card-gather-note = All that the card gives
card-gather-decline = Take nothing
card-gather-decline-note = Your goods stay as they are
card-move = { $landscape ->
    [forest] Pawn { $pawn } flies to a forest
    [hill] Pawn { $pawn } flies to a hill
    [mountain] Pawn { $pawn } flies to a mountain
   *[prairie] Pawn { $pawn } flies to a prairie
}
card-move-owed = { $landscape ->
    [forest] Pawn { $pawn } to a forest, then deliver
    [hill] Pawn { $pawn } to a hill, then deliver
    [mountain] Pawn { $pawn } to a mountain, deliver
   *[prairie] Pawn { $pawn } to a prairie, deliver
}
card-move-decline = Stay put
card-move-decline-note = Nobody moves
card-circle = Circle { $circle }
card-order-tile-first = The tile first
card-order-tile-first-note = Then the delivery
card-order-delivery-first = The delivery first
card-order-delivery-first-note = Then the tile
card-tile-take = Use the tile
card-tile-potions = One potion of each colour
card-tile-wands = { $wands ->
    [one] { $wands } magic wand
   *[other] { $wands } magic wands
}
card-tile-decline = Leave it
card-tile-decline-note = It never serves you again
card-tower = { $shape ->
    [square] { $colour ->
        [orange] Square orange tower
        [violet] Square violet tower
       *[green] Square green tower
    }
   *[round] { $colour ->
        [orange] Round orange tower
        [violet] Round violet tower
       *[green] Round green tower
    }
}
card-tower-note = Pawn { $pawn } delivers to no. { $number }
card-market = Market
card-market-note = Pawn { $pawn } sells on the hill tile
card-deliver-decline = Deliver nothing
card-deliver-decline-note = Keep your potions
card-cloud = { $effect ->
    [aura] Storm: points beside it
    [move] Storm: then a move
    [deliver] Storm: then deliver
    [hoard] { $colour ->
        [orange] Storm: orange potions
        [violet] Storm: violet potions
       *[green] Storm: green potions
    }
   *[heavy] Heavy cloud
}
card-dispel-decline = Leave the clouds
card-dispel-decline-note = Keep your magic wands
card-bid-note = Lost, whatever comes of it
card-bid-none = Bid none
card-bid-none-note = Keep them all
card-set = Hand in a full set
card-set-note = One potion of each, one wand
card-set-decline = Hand in nothing
card-set-decline-note = Keep your resources

# tabs, where the right column is a drawer
tab-event = Event
tab-round = Round

# what it is about, and where it is
board-goal = Most victory points after 7 rounds.
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
