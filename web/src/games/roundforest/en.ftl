# The words of Roundforest's board that the rules do not say.

board-forest = The forest
board-card = In question
board-backpack = Backpack
board-meetings = Encounters
board-fairy = The wood fairy
board-barter = barter: your object for one of hers
board-bags = Bags and supply
board-pile = pile: { $count }
board-in-pile = Still in the pile:
board-black = Black bag: { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
board-blue = Blue bag: { $count ->
    [one] { $count } object
   *[other] { $count } objects
}
board-aside = aside
board-supply = Supply
board-ring = The emerald ring
board-chips = { chip-name }: { $count }
board-chip-does = { $chip ->
    [blue] Blue: an object for you
    [yellow] Yellow: an object to lay elsewhere
   *[red] Red: an encounter
}
board-free = free
board-quits = quits
board-wants = wants
board-or = or
board-choose = Choose: { $thing }
board-stands = { $you ->
    [yes] You are here.
   *[no] { $player } is here.
}
board-tile-title = { $tile } · { $lies }
board-does-blue = Draw an object: keep it, leave it, or barter it with the fairy.
board-does-yellow = Draw an object and lay it on a tile with another yellow chip.
board-does-red = Draw a character card: an encounter.
board-does-object = Take this object, barter it with the fairy, or leave it.
board-does-well = One exchange: 2 objects for 2 copper, 3 copper for 1 silver, or 1 silver for a golden apple.
board-does-nothing = Nothing lies here.
board-does-character = You may come here only if you can pay:
board-does-ability = You may come here only to make use of it.
board-does-compass = A compass lets you follow an empty symbol. Once spent, it is gone for good.
board-costs-compass = { $left ->
    [1] The symbol is empty: going there costs your last compass.
   *[other] The symbol is empty: going there costs one of your { $left } compasses.
}
board-compass-again = Again, to spend a compass and go.
board-tap-again = Tap again to choose.
board-next = After its quarter turn: { $exits }.
board-still = A heavy object blocks this tile: it does not turn.
board-exit = { $way ->
    [n] north
    [e] east
    [s] south
   *[w] west
} { $far ->
    [both] (1 or 2)
    [two] (2)
   *[one] (1)
}
board-exit-none = no way out
board-gap-free = A heavy object laid here keeps the tiles around it from turning.
board-gap-full = The tiles around it do not turn.
board-object = { $weight ->
    [heavy] Heavy: one at most in a backpack.
   *[light] Light.
} { $use }
board-use = { $object ->
    [anvil] The smith asks for it.
    [barrel] The innkeeper asks for it.
    [stone] The sculptor asks for it.
    [saddle] With the unicorn: act where you arrive.
    [chest] With a key: a golden apple.
    [sword] For the smith and the bandit.
    [potion] For the innkeeper and the witch.
    [cross] For the sculptor, the witch and the devil.
    [key] With a treasure chest: a golden apple.
    [coin_copper] Change it at once for a copper coin.
    [coin_silver] Change it at once for a silver coin.
   *[other] To barter, sell, or give to a well.
}
board-price = { $coins ->
    [0] Price: your object, nothing more.
    [one] Price: your object and { $coins } copper coin.
   *[other] Price: your object and { $coins } copper coins.
}
board-class-friendly = A friendly character, with work for you.
board-class-hostile = A hostile character, who wants to be paid.
board-class-altruistic = An altruistic character, who helps you.
board-apples = Golden apples: { $apples } of { $goal }
board-progress = { $stand ->
    [won] holds the emerald ring
    [ready] ready for the forest spirit!
    [owes] { $missing ->
        [0] { $debts ->
            [one] one debt to pay, then the spirit
           *[other] { $debts } debts to pay, then the spirit
        }
       *[other] { $debts ->
            [one] one debt, { $missing } more to pick
           *[other] { $debts } debts, { $missing } more to pick
        }
    }
   *[free] { $missing ->
        [one] no debt, one apple from the spirit
       *[other] no debt, { $missing } apples to pick
    }
}
board-debt-of = { $tile } · debt of
board-for-all = { $tile } · for anybody
board-spirit = { $where ->
    [asleep] The forest spirit is asleep
   *[here] The forest spirit is on { $tile }
}
board-spirit-text = It appears for whoever has { $goal } apples and no debt.
board-spirit-ready = { $player } may meet it!
board-or-barter = or barter it: choose one of the fairy’s objects
board-well = Magic well
board-well-once = One exchange, or none.
board-chest = The treasure chest
board-chest-text = You have the chest and the key.
board-give-apple = Give an apple
board-take-debt = Go into debt
board-sell = Sell for copper
board-buy-apple = Buy an apple
board-goblin-give = Choose the object you give.
board-goblin-take = Then the one you want from the blue bag.
board-column-apples = Golden apples
board-column-debts = Debts
board-column-silver = Silver
board-column-copper = Copper
board-chart = Golden apples (the ring counts as a fourth)

## The components, for the page about the edition

part-backpack = Backpacks
part-goal = Goal
part-limit = Turn limit
part-supply = Supply
part-chips = Chips
part-fairy = Fairy board
part-fairy-price = The fairy’s prices
part-colours = Players’ colours
part-layout = Plans of the forest
part-corners = Corners of the backpacks
part-tile = Tiles and their symbols
part-object = Object tokens
part-character = Characters

# tabs, where the right column is a drawer
tab-fairy = Fairy
tab-meetings = Encounters
tab-bags = Bags

# what it is about, and where it is
board-goal = Three golden apples, no debt, then meet the forest spirit.
board-when = Round { $round }
deed-enters = enters on { $tile }
deed-pauses = pause on { $tile }
deed-rides = by unicorn to { $tile }
deed-laid = { $object } on { $tile }
deed-apple = +1 golden apple
deed-apple-given = −1 golden apple
deed-meets = meets: { $character }
deed-debt = debt: { $character }
