# The words of Benevolent's board that the rules do not say.

# the legend
legend-leaf = Leaf: pays dues and gifts
legend-step = A player’s Step: one leaf due to its owner
legend-grey = Grey step: one leaf due to the reserve
legend-gift = { $gift ->
    [clover] Clover
    [feather] Feather
    [crystal] Crystal
    [amber] Amber
   *[statuette] Statuette
}
legend-place = { $place ->
    [altar] Altar: buy a gift
    [meadow] Meadow: take a Clover
    [nest] Nest: take a Feather
    [pond] Pond: sleep, and dream a gift
    [circle] Circle: exchange a gift
   *[table] Table: take a Secret
}

board-forest = The Forest
board-dream = Dream board
board-path = Dream Path
board-pyramid = Pyramid of Secrets
board-reserve = Reserve
board-short-altar = Altar
board-short-meadow = Meadow
board-short-nest = Nest
board-short-pond = Pond
board-short-circle = Circle
board-short-table = Table
board-does-altar = Buy a gift of your choice, at the price marked under its pile.
board-does-meadow = Take a Clover.
board-does-nest = Take a Feather.
board-does-pond = Sleep: follow an arrow of the Dream Path and take the gift that it shows.
board-does-circle = Exchange one of your gifts for that of the next pile.
board-does-table = Take a free Secret from the pyramid.
board-gather = Gather { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
} instead of acting on the hex. Gathering never costs anything.
board-free = free
board-pile-empty = empty pile
board-pile = × { $left }
board-tiles = { $free ->
    [0] none free
   *[other] { $free } free of { $left }
}
board-tiles-none = the pyramid is empty
board-covered = Not yet: other tiles lie underneath.
board-open = Free: the Wooden Table lets you take it.
board-tap-again = Tap again to choose.
board-choose = Choose: { $thing }
board-stand = Here: { $who }.
board-steps-of = { $count ->
    [one] a Step of { $player }
   *[other] { $count } Steps of { $player }
}
board-own-steps = { $count ->
    [one] one of your Steps
   *[other] { $count } of your Steps
}
board-grey-steps = { $count ->
    [one] a grey step
   *[other] { $count } grey steps
}
board-dues-none = Nothing to pay to act here.
board-dues = To pay to act here: { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}.
board-leaves = { $count ->
    [one] { $count } leaf
   *[other] { $count } leaves
}
board-card = Card: { $count ->
    [one] { $count } Step
   *[other] { $count } Steps
}
board-gifts-different = Different gifts
board-gifts-counted = { $count ->
    [one] different gift
   *[other] different gifts
}
board-column-leaves = Leaves
board-column-secrets = Secrets
board-gifts = Gifts
board-of-five = { $count } of 5 gifts
board-gift-count = { $gift }: { $count }
board-short-of = Only { $gift ->
    [clover] the Clover
    [feather] the Feather
    [crystal] the Crystal
    [amber] the Amber
   *[statuette] the Statuette
} is missing
board-space = Space { $space }: { $who }
board-space-empty = Space { $space }
board-stash = on the tile: { $count ->
    [one] { $count } leaf
   *[other] { $count } leaves
}
board-price = Price: { $leaves ->
    [0] nothing
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}
board-price-yours = Price for you: { $leaves ->
    [0] nothing
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}
board-to-reserve = to the Reserve
board-to = to { $player }

## The components, for the page about the edition

part-gifts = Gifts
part-leaves = Leaves
part-steps = Steps
part-colours = Players’ colours
part-dream-path = Dream Path
part-arrow = Arrows of the Dream Path
part-segment-shape = Shape of the segments
part-face = Faces of the forest segments
part-layout = Layouts of the Forest
part-permanent = Permanent Secrets
part-ephemeral = Ephemeral Secrets
part-secret = Secret tiles, front and back
part-pyramid = Pyramid of Secrets

# tabs, where the right column is a drawer
tab-dream = Dream
tab-pyramid = Secrets

# what it is about, and where it is
board-goal = Gather five different gifts.
board-when = Round { $round }

# the cards of moves: the thing or the deed (22 letters at most), and what one does there (34)
card-hex = { $place } · hex { $hex }
card-does = { $place ->
    [altar] Buy a gift
    [meadow] Take a Clover
    [nest] Take a Feather
    [pond] Sleep
    [circle] Exchange a gift
   *[table] Take a Secret
}
card-buys = { $owed ->
    [0] Buy a gift, from { n-leaves }
   *[other] Then buy a gift, from { n-leaves }
}
card-short = { $short ->
    [one] { $short } leaf short: gather
   *[other] { $short } leaves short: gather
}
card-none = { $place ->
    [altar] Nothing to buy: gather
    [meadow] No Clover left: gather
    [nest] No Feather left: gather
    [circle] Nothing to exchange: gather
   *[table] No Secret left: gather
}
card-lift = Move this Step
card-new = A new Step
card-from-card = From your Character card
card-gather = Gather
card-instead = Instead of acting here
card-have = { $count ->
    [0] A new one for you
   *[other] You have { $count } already
}
card-from-rival = Pile empty: from a rival
card-dream = Dream on to space { $to }
card-brings = Brings { a-gift }
card-brings-none = No gift on this arrow
card-brings-gone = Alas, { no-gift } to be had
card-swap = { $from } for { $to }
card-keep = { $count ->
    [0] Your last one goes
   *[other] You keep { $count }
}
card-later = Keep your Secrets for later
card-loses = Loses { a-gift }
card-again = Once more
card-again-exchange = Exchange another gift
card-again-sleep = Follow another arrow
card-enough = Leave it at that
card-save = Keep your leaves
card-put = Fill the cache
card-from-reserve = From the Reserve
card-take = Draw from the cache
card-to-hand = Into your hand
card-offering = Offering
card-transmutation = Transmutation
card-secret-P1 = { $exchange_again ->
    [one] { $exchange_again } leaf: exchange once more
   *[other] { $exchange_again } leaves: exchange once more
}
card-secret-P2 = { $sleep_again ->
    [one] { $sleep_again } leaf: sleep once more
   *[other] { $sleep_again } leaves: sleep once more
}
card-secret-P3 = Puts leaves by when you gather
card-secret-P4 = Up to { $most } of your Steps on a hex
card-secret-P5 = +{ $solitude } where no rival Step stands
card-secret-P6 = Your Steps need not touch
card-secret-P7 = No dues for grey steps
card-secret-P8 = Your dues go to the Reserve
card-secret-P9 = Gifts cost you { n-discount } less
card-secret-gain = { $leaves ->
    [0] Take { a-gift }, once
   *[other] Take it and { n-leaves }, once
}
card-secret-buy-fixed = { $price ->
    [0] Take { a-gift }, once
   *[other] Buy it for { n-price }, once
}
card-secret-recipe = { $count ->
    [one] { $count } gift becomes { a-gift }
   *[other] { $count } gifts become { a-gift }
}
card-secret-sleep = Sleep without dues, once
card-secret-exchange = Exchange without dues, once
card-secret-buy = { $discount ->
    [0] Buy without dues, once
   *[other] Buy for { n-discount } less, once
}
card-costs = costs { $what }
card-gains = brings { $what }
card-a-secret = a Secret
card-a-dream = another space of the Dream Path
deed-step = new Step: { $place }
deed-secret = +1 Secret
deed-gift-from = +{ gift-name } from { $player }
deed-dream = dreams, space { $space }
