# The words of Roundforest.

game-title = Roundforest
game-pitch = In a forest whose tiles turn under your feet, gather three golden apples, pay what you owe, and find the forest spirit before anybody else does.

## Parts of sentences, for the messages below.

object-name = { $object ->
    [anvil] Anvil
    [barrel] Barrel
    [stone] Stone
    [saddle] Saddle
    [chest] Treasure chest
    [sword] Sword
    [potion] Magic potion
    [cross] Cross
    [key] Key
    [coin_copper] Copper coin token
    [coin_silver] Silver coin token
    [helmet] Helmet
    [horseshoe] Horseshoe
    [hat] Hat
    [cheese] Cheese
    [kettle] Kettle
    [jug] Jug
    [spoon] Spoon
    [mortar] Mortar
    [mushroom] Mushroom
    [bottle] Bottle
    [boots] Boots
   *[other] Nothing
}
an-object = { $object ->
    [anvil] an anvil
    [barrel] a barrel
    [stone] a stone
    [saddle] a saddle
    [chest] a treasure chest
    [sword] a sword
    [potion] a magic potion
    [cross] a cross
    [key] a key
    [coin_copper] a copper coin token
    [coin_silver] a silver coin token
    [helmet] a helmet
    [horseshoe] a horseshoe
    [hat] a hat
    [cheese] a cheese
    [kettle] a kettle
    [jug] a jug
    [spoon] a spoon
    [mortar] a mortar
    [mushroom] a mushroom
    [bottle] a bottle
    [boots] a pair of boots
   *[other] an object
}
the-object = { $object ->
    [anvil] the anvil
    [barrel] the barrel
    [stone] the stone
    [saddle] the saddle
    [chest] the treasure chest
    [sword] the sword
    [potion] the magic potion
    [cross] the cross
    [key] the key
    [coin_copper] the copper coin token
    [coin_silver] the silver coin token
    [helmet] the helmet
    [horseshoe] the horseshoe
    [hat] the hat
    [cheese] the cheese
    [kettle] the kettle
    [jug] the jug
    [spoon] the spoon
    [mortar] the mortar
    [mushroom] the mushroom
    [bottle] the bottle
    [boots] the boots
   *[other] the object
}
a-taken = { $taken ->
    [anvil] an anvil
    [barrel] a barrel
    [stone] a stone
    [saddle] a saddle
    [chest] a treasure chest
    [sword] a sword
    [potion] a magic potion
    [cross] a cross
    [key] a key
    [coin_copper] a copper coin token
    [coin_silver] a silver coin token
    [helmet] a helmet
    [horseshoe] a horseshoe
    [hat] a hat
    [cheese] a cheese
    [kettle] a kettle
    [jug] a jug
    [spoon] a spoon
    [mortar] a mortar
    [mushroom] a mushroom
    [bottle] a bottle
    [boots] a pair of boots
   *[other] an object
}
character-name = { $character ->
    [smith] Smith
    [innkeeper] Innkeeper
    [sculptor] Sculptor
    [witch] Witch
    [bandit] Bandit
    [devil] Devil
    [prince] Prince
    [unicorn] Unicorn
    [pedlar] Pedlar
    [goblin] Goblin
    [beggar] Beggar
    [forest_spirit] Forest spirit
   *[other] Nobody
}
the-character = { $character ->
    [smith] the smith
    [innkeeper] the innkeeper
    [sculptor] the sculptor
    [witch] the witch
    [bandit] the bandit
    [devil] the devil
    [prince] the prince
    [unicorn] the unicorn
    [pedlar] the pedlar
    [goblin] the goblin
    [beggar] the beggar
    [forest_spirit] the forest spirit
   *[other] the character
}
of-character = { the-character }
to-character = { the-character }
chip-name = { $chip ->
    [blue] blue chip
    [yellow] yellow chip
   *[red] red chip
}
row-name = { $row ->
    [bottom] bottom row
    [middle] middle row
   *[top] top row
}
n-coins = { $metal ->
    [copper] { $coins ->
        [one] { $coins } copper coin
       *[other] { $coins } copper coins
    }
   *[silver] { $coins ->
        [one] { $coins } silver coin
       *[other] { $coins } silver coins
    }
}
a-coin = { $metal ->
    [copper] a copper coin
   *[silver] a silver coin
}
n-apples = { $apples ->
    [0] no golden apple
    [one] { $apples } golden apple
   *[other] { $apples } golden apples
}
n-debts = { $debts ->
    [0] no debt
    [one] { $debts } debt
   *[other] { $debts } debts
}
list-none = nothing
list-two = { $one } and { $two }
list-more = { $one }, { $rest }
tile-name = { $column }{ $row }
gap-name = between { $tile } and { $other }
lies-well = magic well
lies-chip = { chip-name }
lies-object = { an-object }
lies-character = { the-character }
lies-nothing = nothing

## What characters want and do

wish = give { $given } (in return: { $reward })
wish-shown = give { $given } while carrying { $shown } (in return: { $reward })
reward-none = nothing
reward-apple = a golden apple
missions = top mission, { $top }; bottom mission, { $bottom }
ability-prince = draw 3 objects from the blue bag and keep one of them
ability-unicorn = ride to the tile of your choice; act there if you spend a saddle
ability-pedlar = sell 1 to 3 objects for a copper coin each, or buy a golden apple for a silver coin
ability-goblin = swap one of your objects for any object in the blue bag, coin tokens excepted
ability-beggar = for a copper coin, fetch the character card of your choice from the pile
ability-forest-spirit = without any debt, hand over { n-apples } for the emerald ring and win
where-pile = in the pile
where-drawn = just drawn
where-debt = on { $tile }, { $player }’s debt
where-open = on { $tile }, for anybody who comes

## Questions, put to the one who decides

question-start-window = Is there anything to do before your move?
question-end-window = Is there anything to do before you finish? Your turn ends after that.
question-move = { $where ->
    [backpack] Where do you enter the forest? Your pawn waits on your backpack.
   *[tile] Where do you go from { $tile }? White symbols lead there.
}
question-object = What do you do with { the-object }?
question-coin-token = Do you change this token for { a-coin }? It is now or never.
question-yellow-target = Where do you put { the-object }? On a tile with a { chip-name }, which is put aside.
question-mission = You meet { the-character }: what do you do? A mission fulfilled leaves no debt.
question-ability = Do you call on { the-character } now? If not, the card waits here for anybody.
question-prince-pick = Which of the prince’s objects do you keep? The others go back into the blue bag.
question-unicorn-target = Where does the unicorn set you down? Without a saddle, you stop there.
question-saddle = Do you spend your saddle to act here? On this tile: { $lies }.
question-pedlar = What deal do you strike with the pedlar? You sell objects, or you buy one apple.
question-goblin = Which object do you swap, and for which? The other one comes from the blue bag.
question-beggar-pick = Whom does the beggar fetch for you? As if you had just drawn that card.
question-well = Which exchange do you make at the well? At most one is made.
question-spirit-place = { $chip ->
    [none] Where do you put the forest spirit? { $player } is ready for it; on a bare tile.
   *[other] Where do you put the forest spirit? { $player } is ready for it; on a tile with a { chip-name }.
}

## Moves

move-window-done = { $window ->
    [start] Go on to the move
   *[end] End the turn
}
move-window-open = Open the treasure chest: chest and key for a golden apple
move-window-fill = Put { the-object } in the gap { $gap }
move-window-clear = Take { the-object } from the gap { $gap }
move-move = Go to { $tile } ({ $lies })
move-move-compass = Spend a compass to go to { $tile } ({ $lies })
move-move-pause = { $where ->
    [backpack] Wait on the backpack
   *[tile] Pause: you stay, and the tile turns
}
move-object-keep = Keep { the-object }
move-object-leave = Leave { the-object } on the tile
move-object-barter = { $coins ->
    [0] Barter { the-object } for { $other } ({ row-name }, no extra charge)
   *[other] Barter { the-object } for { $other } ({ row-name }, plus { n-coins })
}
move-coin-token-convert = Change the token for { a-coin }
move-coin-token-keep = { $metal ->
    [copper] Keep the copper coin token as an object
   *[silver] Keep the silver coin token as an object
}
move-yellow-target = Put it on { $tile } ({ $lies })
move-mission-top = Top mission of { of-character }: { $wish }
move-mission-bottom = Bottom mission of { of-character }: { $wish }
move-mission-apple = Sacrifice a golden apple to { to-character }
move-mission-debt = Go into debt to { to-character } ({ $text })
move-ability-use = Call on { the-character }: { $text }
move-ability-leave = Leave { the-character } here for later ({ $text })
move-prince-pick = Keep { the-object }
move-unicorn-target = Ride to { $tile } ({ $lies })
move-saddle-use = Spend the saddle and act
move-saddle-keep = Keep the saddle and stop here
move-pedlar = Sell { $objects } for a copper coin each
move-pedlar-apple = Buy a golden apple for 1 silver coin
move-goblin = Swap { the-object } for { $other }
move-beggar-pick = Fetch { the-character }: { $text }
move-well-nothing = Exchange nothing
move-well-objects = Give { $objects } for 2 copper coins
move-well-silver = Give 3 copper coins for 1 silver coin
move-well-apple = Give 1 silver coin for 1 golden apple
move-spirit-place = Put the forest spirit on { $tile } ({ $lies })

## Refusals

refusal-game-over = The game is over: there is nothing left to play.
refusal-not-your-turn = It is not your turn: { $player } has to answer.
refusal-wrong-phase = This is not the moment for that. Please answer the question first.
refusal-no-such-move = There is no such move. Please choose one of those on offer.
refusal-not-in-forest = That place is outside the forest. Choose a tile.
refusal-not-bordering = Your first step leads to one of the two tiles beside your backpack: choose one of these.
refusal-not-in-line = That tile is out of reach: you go one or two tiles, in a straight line.
refusal-same-tile = You are on that tile already. The unicorn takes you to another.
refusal-tile-occupied = { $player } is there already, and a tile never holds two pawns.
refusal-needs-saddle = On that tile waits { the-character }, and the unicorn takes you there only if you have a saddle to spend on acting: { $text }.
refusal-spirit-not-ready = The forest spirit receives only those who have { $goal } golden apples and no debt. You have { n-apples } and { n-debts }.
refusal-nothing-to-do = On that tile waits { the-character }, and there is nothing you can do there for now: { $text }.
refusal-no-white-symbol = The symbol that leads to that tile is empty, and you have no compass left. Follow a white symbol, or pause.
refusal-must-leave-backpack = You cannot pause on your backpack while a tile beside it is free. Enter the forest.
refusal-no-chest-and-key = For that you need a treasure chest and a key in your backpack.
refusal-blocking-off = Blocking is not part of this game.
refusal-gap-used = You have already put down or taken up a heavy object this turn: that is done once a turn at most.
refusal-gap-not-near = That gap does not border your tile. Choose one that does.
refusal-no-heavy-object = You carry no heavy object to put there.
refusal-place-empty = The fairy has nothing in that place. Choose another.
refusal-cannot-pay-fairy = { $have ->
    [0] That row costs { n-coins }, or 1 silver coin for want of copper; you have neither.
    [1] That row costs { n-coins }, or 1 silver coin for want of copper; you have only one copper coin.
   *[other] That row costs { n-coins }, or 1 silver coin for want of copper; you have only { $have } copper coins.
}
refusal-no-such-object = There is no object in that place. Choose among those in your backpack.
refusal-like-object = You carry two of these: point at the first one, it comes to the same.
refusal-not-two-objects = The well takes exactly two objects, no more and no fewer.
refusal-not-in-bag = The blue bag does not hold { an-object }. Choose another object.
refusal-coin-not-swapped = The goblin does not part with coin tokens. Choose another object.
refusal-no-room = { $places ->
    [one] Your backpack is full: it has only { $places } place.
   *[other] Your backpack is full: it has only { $places } places.
}
refusal-second-heavy = You already carry { the-object }, and one heavy object is all a backpack can bear.
refusal-not-drawn = The prince has not drawn that object. Choose one of those he shows.
refusal-wrong-tile = { $chip ->
    [none] That tile is not bare. Choose one with nothing on it.
   *[other] There is no { chip-name } on that tile. Choose a tile that has one.
}
refusal-must-act = You have come to { of-character }: you must do something, and no debt is taken on here.
refusal-not-your-debt = This debt to { to-character } is not yours, and a golden apple clears only your own.
refusal-no-apple = You have no golden apple to sacrifice.
refusal-cannot-pay-mission = You do not have what this mission takes: { $wish }.
refusal-too-few-coins = You would need { n-coins }.
refusal-no-coin-left = { $metal ->
    [copper] The supply has too few copper coins for that.
   *[silver] The supply has no silver coin left.
}
refusal-no-apple-left = The supply has no golden apple left.
refusal-not-in-pile = { character-name }: that card is not in the pile ({ $where }). Choose another.

## Chronicle

event-dealt = The forest is laid out. { $player } begins.
event-first-move = { $player } enters the forest on { $tile }.
event-moved = { $player } goes from { $from } to { $tile }.
event-compass-spent = { $left ->
    [0] { $player } spends a compass, the last one.
    [1] { $player } spends a compass and has one left.
   *[other] { $player } spends a compass and has { $left } left.
}
event-paused = { $player } pauses on { $tile }.
event-waited = { $player } waits on the backpack: both tiles beside it are taken.
event-turned = Tile { $tile } turns.
event-not-turned = Tile { $tile } is blocked and does not turn.
event-restocked = A { chip-name } is laid on { $tile }.
event-bag-refilled = { $chips ->
    [one] The black bag is empty: the chip put aside goes back into it.
   *[other] The black bag is empty: the { $chips } chips put aside go back into it.
}
event-chip-taken = { $player } puts the { chip-name } aside.
event-object-drawn = { $player } draws { an-object }.
event-no-object = The blue bag is empty: { $player } draws nothing.
event-object-found = { $player } finds { an-object } on { $tile }.
event-kept = { $player } packs { the-object } into the backpack.
event-left = { $player } leaves { the-object } on { $tile }.
event-bartered = { $player } barters with the fairy: { the-object } for { a-taken } ({ row-name }).
event-paid = { $player } pays { n-coins } to the fairy.
event-converted = { $player } changes the token for { a-coin }.
event-fairy-got = The fairy’s top row receives { an-object }.
event-laid = { $player } puts { the-object } on { $tile }.
event-returned = No tile will do: { the-object } must go back into the blue bag.
event-card-drawn = { $player } meets { the-character }.
event-no-card = The pile is empty: { $player } meets nobody.
event-mission-done = { $mission ->
    [top] { $player } fulfils the top mission of { of-character }.
   *[bottom] { $player } fulfils the bottom mission of { of-character }.
}
event-gave-object = { $player } gives up { the-object }.
event-gave-coins = { $player } gives { n-coins }.
event-freed = { $player } no longer owes { to-character } anything.
event-rewarded = { $player } receives { an-object } from the blue bag.
event-no-reward = { $player } receives nothing: the object promised ({ an-object }) is not in the blue bag.
event-got-apple = { $apples ->
    [1] { $player } receives a golden apple and now has one.
   *[other] { $player } receives a golden apple and now has { $apples }.
}
event-got-coins = { $player } receives { n-coins }.
event-sacrificed = { $player } sacrifices a golden apple to { to-character }.
event-in-debt = { $player } goes into debt to { to-character }, who waits on { $tile }.
event-card-laid = { $player } leaves { the-character } on { $tile }.
event-used = { $player } calls on { the-character }.
event-none-fits = These objects do not fit into the backpack: { $player } gives them all back.
event-rode = The unicorn takes { $player } to { $tile }.
event-fetched = The beggar fetches { the-character } for { $player }.
event-chest-opened = { $player } opens the treasure chest.
event-gap-filled = { $player } puts { the-object } in the gap { $gap }.
event-gap-cleared = { $player } takes { the-object } from the gap { $gap }.
event-spirit-came = { $ready } is ready to meet the forest spirit: { $player } puts it on { $tile }.
event-spirit-waits = { $ready } is ready to meet the forest spirit, but no tile can receive it yet.
event-won = { $player } receives the emerald ring from the hands of the forest spirit and wins the game!
event-nobody-won = The turn limit is reached: nobody wins.
ending-emerald-ring = The emerald ring has found its owner: the game is over.
ending-turn-limit = The turn limit is reached: nobody wins.

## What can be pointed at

thing-tile = Tile { $tile }: { $lies }
thing-compass = { $player }’s compasses: { $left }
thing-gap = { $object ->
    [none] Gap { $gap }: free
   *[other] Gap { $gap }: { the-object }
}
thing-fairy = { $coins ->
    [0] Fairy, { row-name } (no extra charge): { object-name }
   *[other] Fairy, { row-name } ({ n-coins }): { object-name }
}
thing-carried = { $weight ->
    [heavy] { object-name } in your backpack (heavy)
   *[light] { object-name } in your backpack
}
thing-held = { $weight ->
    [heavy] { object-name }, to take or leave (heavy)
   *[light] { object-name }, to take or leave
}
thing-bag = { object-name } ({ $count } in the blue bag)
thing-character = { character-name } ({ $where }): { $text }
thing-seat = { $player }: { n-apples }, { n-debts }
thing-answer-done = Go on
thing-answer-open = Open the chest
thing-answer-pause = Pause
thing-answer-keep = Keep
thing-answer-leave = Leave
thing-answer-convert = Change for a coin
thing-answer-top = Top mission
thing-answer-bottom = Bottom mission
thing-answer-apple = A golden apple
thing-answer-debt = A debt
thing-answer-use = Use
thing-answer-sell = Sell
thing-answer-silver = A silver coin
thing-answer-nothing = Nothing

## Options of a table

option-first = First player
option-first-help = Who plays first; if you name nobody, it is drawn by lot.
option-harder = Harder game
option-harder-help = The object tokens that show a silver coin stay in the box: silver comes only from the wells.
option-blocking = Blocking and removal
option-blocking-help = Heavy objects may be put between the tiles, which no longer turn while they lie there.
option-turn-limit = Turn limit
option-turn-limit-help = Once everybody has played that many turns, the game stops without a winner; 100 turns unless you decide otherwise.
option-corners = Corners of the backpacks
option-corners-help = The corners of the forest where the backpacks lie, clockwise.
option-corners-NW-NE = North-west and north-east
option-corners-NW-SE = North-west and south-east
option-corners-NW-SW = North-west and south-west
option-corners-NE-SE = North-east and south-east
option-corners-NE-SW = North-east and south-west
option-corners-SE-SW = South-east and south-west
option-corners-NW-NE-SE = North-west, north-east and south-east
option-corners-NW-NE-SW = North-west, north-east and south-west
option-corners-NW-SE-SW = North-west, south-east and south-west
option-corners-NE-SE-SW = North-east, south-east and south-west
option-corners-NW-NE-SE-SW = All four corners
option-edition = Edition
option-edition-help = A file of your own that corrects tiles, objects or characters where our edition differs from your box.

## Where the components come from

provenance-rulebook = Stated by the rulebook
provenance-public = Stated by a public source
provenance-reconstructed = Reconstructed by us
provenance-corrected = Corrected by your own file
