# The words of Benevolent's board that the rules do not say.

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
deed-step = new Step: { $place }
deed-secret = +1 Secret
deed-gift-from = +{ gift-name } from { $player }
deed-dream = dreams, space { $space }
