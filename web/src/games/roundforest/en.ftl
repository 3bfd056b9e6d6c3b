# The words of Roundforest's board that the rules do not say.

# the legend
legend-white = White symbol: you may go there. Inner: next tile; outer: the one behind
legend-gold = Gold symbol: it leads you there now
legend-empty = Empty symbol: only with a compass
legend-compass = Compass: follow one empty symbol, then it is gone
legend-turn = Arrow: the tile that you enter turns a quarter
legend-blue = Blue chip: an object for you
legend-yellow = Yellow chip: an object to lay elsewhere
legend-red = Red chip: an encounter
legend-light = Light object
legend-heavy = Heavy object: one at most in a backpack
legend-gap = Gap: a heavy object here stops the tiles around
legend-well = Magic well: one exchange
legend-copper = Copper coin
legend-silver = Silver coin: worth three copper
legend-apple = Golden apple: collect three
legend-friendly = Friendly character: work for you
legend-hostile = Hostile character: wants to be paid
legend-ring = Emerald ring: whoever gets it wins
progress-apples = { $debts ->
    [0] { $count } of { $apples } apples
    [one] { $count } of { $apples } apples, { $debts } debt
   *[other] { $count } of { $apples } apples, { $debts } debts
}

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
board-spirit-gave = { $player } holds the emerald ring.
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
board-apples-counted = { $count ->
    [one] golden apple
   *[other] golden apples
}
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

# the cards of a choice: what it is, at most 22 letters; what one does there, at most 34
card-lang = en
card-free = free
card-object = { $object ->
    [coin_copper] Copper coin
    [coin_silver] Silver coin
   *[other] { object-name }
}
card-character = { $character ->
    [forest_spirit] Forest spirit
   *[other] { character-name }
}
card-bare = bare tile
card-chip = { $stock ->
    [empty] Nothing left to draw
    [full] Backpack full: coins only
   *[enough] { $chip ->
        [blue] Draw an object for you
        [yellow] Draw an object, lay it elsewhere
       *[red] Risk of a debt, or some help
    }
}
card-lies = { $room ->
    [coin] A coin at once
    [full] Backpack full: it stays there
    [heavy] A second heavy one: barter it
   *[yes] Take it, or barter it
}
card-well = { $exchange ->
    [apple] 1 silver coin for an apple
    [silver] 3 copper coins for 1 silver coin
    [copper] 2 objects for 2 copper coins
   *[nothing] Too little for an exchange
}
card-mission = { $brings ->
    [short] { $whose ->
        [own] Your debt: give an apple for it
       *[other] Out of reach now: a debt
    }
    [apple] { $whose ->
        [own] Pay your debt, get an apple
       *[other] You can pay: an apple in return
    }
    [object] { $whose ->
        [own] Pay your debt, get an object
       *[other] You can pay: an object in return
    }
   *[nothing] { $whose ->
        [own] Pay your debt here
       *[other] You can pay: nothing in return
    }
}
card-ability = { $character ->
    [prince] Draw 3 objects, keep one
    [unicorn] Ride to the tile of your choice
    [pedlar] Sell objects, or buy an apple
    [goblin] Swap an object with the blue bag
    [beggar] Fetch a character for 1 copper
   *[forest_spirit] { $apples } apples for the ring: you win
}
card-last-compass = It costs your last compass
card-wait = Wait on the backpack
card-wait-note = Both tiles beside it are taken
card-pause = Pause on { $tile }
card-pause-note = { $still ->
    [yes] Stay, the tile is blocked
   *[no] Stay, the tile turns
}
card-lay = Lay { the-object } here
card-spirit = The forest spirit appears here
card-no-saddle = No saddle: you stop there
card-barter = { $coins ->
    [0] Barter, bottom row, no charge
   *[other] { $metal ->
        [silver] Barter; copper is short: silver
       *[copper] { $row ->
            [middle] Barter, middle row
           *[top] Barter, top row
        }
    }
}
card-these = The objects shown here
card-give = { $deed ->
    [sell] { $count ->
        [one] Sell { $count } object
       *[other] Sell { $count } objects
    }
   *[well] Give { $count } objects
}
card-swap = For { the-object }
card-gap = Put it in the gap
card-gap-fill = No tile turns { $gap }
card-gap-clear = Taken back, { $gap }
card-keep = Keep it
card-keep-note = In the backpack, place { $place } of { $places }
card-leave = Leave it here
card-leave-note = For anybody who comes here
card-leave-card = Leave the card here
card-coin = { $metal ->
    [silver] A silver coin
   *[copper] A copper coin
}
card-coin-note = The token goes back into the bag
card-keep-token = Keep the token
card-mission-note = { $shows ->
    [yes] You keep what you only show
   *[no] { $brings ->
        [apple] No debt, and an apple
        [object] No debt, and an object
       *[nothing] No debt, nothing in return
    }
}
card-sacrifice = Sacrifice an apple
card-sacrifice-note = { $fresh ->
    [yes] No debt, nothing in return
   *[no] Your debt here is paid
}
card-debt-note = { $debts ->
    [one] No ring until you have paid
   *[other] Your debts: { $debts }. No ring till paid
}
card-saddle = Spend the saddle
card-saddle-keep = Keep the saddle
card-saddle-keep-note = You stop here without acting
card-apple = A golden apple
card-apple-note = Bought for a silver coin
card-silver = A silver coin
card-nothing = Exchange nothing
card-nothing-note = You keep what you have
card-chest = Open the chest
card-chest-note = Chest and key for an apple
card-go = On to your move
card-end = End your turn
card-done-note = All stays as it is
card-compass = Spend a compass
card-compass-note = { $left ->
    [1] Your last one, gone for good
   *[other] You have { $left }; gone for good
}
card-way-swap = Swap it with the blue bag
card-sign = { $key ->
    [copper] copper coin
    [silver] silver coin
    [gapple] golden apple
    [emerald] emerald ring
    [cmp] compass
    [slot0] an object
    [cardback] a character
    [objects] objects
   *[debt] debt
}
deed-enters = enters on { $tile }
deed-pauses = pauses on { $tile }
deed-rides = by unicorn to { $tile }
deed-laid = { $object } on { $tile }
deed-apple = +1 golden apple
deed-apple-given = −1 golden apple
deed-meets = meets: { $character }
deed-debt = debt: { $character }
