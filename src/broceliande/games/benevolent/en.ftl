# The words of Benevolent.

game-title = Benevolent
game-pitch = Step by step, in a forest that wishes you well, bring together the spirits’ five gifts before anybody else does.

## Parts of sentences, for the messages below.

at-place = { $place ->
    [altar] at the Sacred Altar
    [meadow] at the Meadow
    [nest] at the Nest
    [pond] at the Pond
    [circle] at the Stone Circle
    [table] at the Wooden Table
   *[other] outside the Forest
}
to-place = { $place ->
    [altar] to the Sacred Altar
    [meadow] to the Meadow
    [nest] to the Nest
    [pond] to the Pond
    [circle] to the Stone Circle
    [table] to the Wooden Table
   *[other] outside the Forest
}
place-name = { $place ->
    [altar] { place-altar }
    [meadow] { place-meadow }
    [nest] { place-nest }
    [pond] { place-pond }
    [circle] { place-circle }
    [table] { place-table }
   *[other] Outside the Forest
}
gift-name = { $gift ->
    [clover] { gift-clover }
    [feather] { gift-feather }
    [crystal] { gift-crystal }
    [amber] { gift-amber }
    [statuette] { gift-statuette }
   *[other] Gift
}
a-gift = { $gift ->
    [clover] a Clover
    [feather] a Feather
    [crystal] a Crystal
    [amber] an Amber
    [statuette] a Statuette
   *[other] a gift
}
no-gift = { $gift ->
    [clover] no Clover
    [feather] no Feather
    [crystal] no Crystal
    [amber] no Amber
    [statuette] no Statuette
   *[other] no gift
}
next-gift = { $next ->
    [clover] a Clover
    [feather] a Feather
    [crystal] a Crystal
    [amber] an Amber
    [statuette] a Statuette
   *[other] a gift
}
first-given = { $give ->
    [clover] a Clover
    [feather] a Feather
    [crystal] a Crystal
    [amber] an Amber
    [statuette] a Statuette
   *[other] a gift
}
second-given = { $and ->
    [clover] a Clover
    [feather] a Feather
    [crystal] a Crystal
    [amber] an Amber
    [statuette] a Statuette
   *[other] a gift
}
both-given = { $give ->
    [clover] { $and ->
        [clover] two Clovers
       *[other] { first-given } and { second-given }
    }
    [feather] { $and ->
        [feather] two Feathers
       *[other] { first-given } and { second-given }
    }
    [crystal] { $and ->
        [crystal] two Crystals
       *[other] { first-given } and { second-given }
    }
    [amber] { $and ->
        [amber] two Ambers
       *[other] { first-given } and { second-given }
    }
   *[statuette] { $and ->
        [statuette] two Statuettes
       *[other] { first-given } and { second-given }
    }
}
n-leaves = { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
}
n-dues = { $dues ->
    [one] { $dues } leaf
   *[other] { $dues } leaves
}
n-price = { $price ->
    [one] { $price } leaf
   *[other] { $price } leaves
}
n-discount = { $discount ->
    [one] { $discount } leaf
   *[other] { $discount } leaves
}
n-stash = { $stash ->
    [one] { $stash } leaf
   *[other] { $stash } leaves
}
but-you-have = { $leaves ->
    [0] you have no leaves
   *[other] you have only { $leaves }
}

## Places and gifts

place-altar = Sacred Altar
place-meadow = Meadow
place-nest = Nest
place-pond = Pond
place-circle = Stone Circle
place-table = Wooden Table

gift-clover = Clover
gift-feather = Feather
gift-crystal = Crystal
gift-amber = Amber
gift-statuette = Statuette

## Questions, put to the one who decides

question-window = { $window ->
    [1] Do you use a Secret before your movement?
    [2] Do you use a Secret before your action?
   *[3] Do you use a Secret before your turn ends?
}
question-step = Which Step do you move?
question-hex = { $from ->
    [card] Where do you put your Step?
   *[forest] Where does this Step go?
}
question-action = { $dues ->
    [0] What do you do { at-place }? On hex { $hex }, no dues are owed.
   *[other] What do you do { at-place }? On hex { $hex }, acting costs { n-dues } in dues.
}
question-buy = Which gift do you buy?
question-arrow = Which arrow do you follow? You are dreaming on space { $space } of the Dream Path.
question-exchange = Which gift do you exchange?
question-secret = Which Secret tile do you take?
question-victim = From whom do you take { a-gift }? The pile is empty; these rivals own the most.
question-repeat = { $leaves ->
    [0] { $again ->
        [exchange] Do you exchange once more? It costs nothing.
       *[sleep] Do you sleep once more? It costs nothing.
    }
   *[other] { $again ->
        [exchange] Do you exchange once more? It costs { n-leaves }.
       *[sleep] Do you sleep once more? It costs { n-leaves }.
    }
}
question-stash = Do you fill your cache, or draw from it? It holds { n-stash }.

## Moves

move-window-go-on = { $window ->
    [1] Go on to the movement
    [2] Go on to the action
   *[3] End the turn
}
move-window = Use “{ $secret }”
move-step-card = Take a Step from the Character card
move-step = Move the Step { at-place } (hex { $hex })
move-hex = { $dues ->
    [0] Go { to-place }, hex { $hex }
   *[other] Go { to-place }, hex { $hex } (dues for its action: { n-dues })
}
move-action-gather = Gather { n-leaves }
act-there = { $place ->
    [altar] Buy a gift at the Sacred Altar
    [meadow] Take a Clover at the Meadow
    [nest] Take a Feather at the Nest
    [pond] Sleep at the Pond
    [circle] Exchange a gift at the Stone Circle
    [table] Take a Secret at the Wooden Table
   *[other] Take the hex action
}
move-action = { $dues ->
    [0] { act-there }
   *[other] { act-there } (dues: { n-dues })
}
move-buy = { $leaves ->
    [0] Buy { a-gift } for nothing
   *[other] Buy { a-gift } for { n-leaves }
}
move-arrow = { $gift ->
    [none] Follow the arrow from space { $from } to space { $to } (no gift)
   *[other] { $had ->
        [no] Follow the arrow from space { $from } to space { $to } ({ no-gift } to be had)
       *[yes] Follow the arrow from space { $from } to space { $to } (gift: { gift-name })
    }
}
move-exchange = { $next ->
    [none] Exchange { a-gift }
   *[other] Exchange { a-gift } for { next-gift }
}
move-secret = Take tile { $at }: { $secret }
move-victim = Take { a-gift } from { $rival }
move-repeat-no = { $again ->
    [exchange] Leave it at that, with no second exchange
   *[sleep] Leave it at that, with no second sleep
}
move-repeat-yes = { $leaves ->
    [0] { $again ->
        [exchange] Exchange once more
       *[sleep] Sleep once more
    }
   *[other] { $again ->
        [exchange] Pay { n-leaves } and exchange once more
       *[sleep] Pay { n-leaves } and sleep once more
    }
}
move-stash-put = Put { n-leaves } from the Reserve in the cache
move-stash-take = Take { n-leaves } from the cache

## Refusals

refusal-game-over = The game is over: there is nothing left to play.
refusal-not-your-turn = This is { $player }’s turn, not yours.
refusal-wrong-phase = This is not the moment for that. Please answer the question first.
refusal-no-such-move = There is no such move. Please choose one of those on offer.
refusal-must-use-card = There are still Steps on your Character card, and it is one of those that you must put in the Forest. The ones already there will move once the card is empty.
refusal-no-such-step = You have no Step to take there. Choose one of your Steps in the Forest.
refusal-no-such-hex = That hex is not in the Forest of this game. Choose another.
refusal-same-hex = This Step comes from that hex and cannot go back to it. Move it to another.
refusal-own-step-there = { $most ->
    [1] One of your Steps is already on that hex. Choose another hex.
   *[other] That hex already holds { $most } of your Steps, and that is the most it can hold. Choose another hex.
}
refusal-not-adjacent = That hex touches no other Step of yours. Choose a hex next to one of them.
refusal-not-connected = Your Steps would no longer form a single group. Choose a hex that joins them all, or another Step.
refusal-cannot-pay-dues = Acting here costs { n-dues } in dues, and { but-you-have }. Gather leaves instead.
refusal-effect-impossible = { $place ->
    [altar] Once the dues are paid, there is no gift that you could both obtain and afford. Gather leaves instead.
    [meadow] There is no Clover to take: the pile is empty, and your rivals do not own any. Gather leaves instead.
    [nest] There is no Feather to take: the pile is empty, and your rivals do not own any. Gather leaves instead.
    [circle] Not one of your gifts can be exchanged for now. Gather leaves instead.
    [table] There is no tile left in the pyramid. Gather leaves instead.
   *[other] The action of this hex is not possible for now. Gather leaves instead.
}
refusal-no-such-choice = { $question ->
    [window] That Secret is not yours. Choose one of your Ephemeral Secrets, or go on.
    [arrow] That arrow does not leave the space your Step is on. Choose one that does.
    [exchange] You do not own that gift. Choose one of yours.
    [secret] There is no tile left at that position. Choose one that is still in the pyramid.
   *[stash] There is no leaf to take there. Choose the other possibility.
}
refusal-gift-unobtainable = There is { no-gift } to be had: the pile is empty, and your rivals do not own any. Choose another gift.
refusal-price-too-high = For { a-gift } you need { n-price }, and { but-you-have }. Choose a gift that you can afford.
refusal-not-exchangeable = The Statuette is the most precious of the gifts: it cannot be exchanged for anything. Choose another gift.
refusal-tile-covered = That tile still rests on another. Choose a tile with nothing left underneath it.
refusal-secret-not-usable = { $lacks ->
    [gift] “{ $secret }” is of no use just now: there is { no-gift } to be had. Keep this Secret for later.
    [all] “{ $secret }” is of no use just now: there is { no-gift } to be had, and the Reserve is empty. Keep this Secret for later.
    [price] “{ $secret }” is of no use just now: you need { n-price }, and { but-you-have }. Keep this Secret for later.
    [given] { $count ->
        [1] “{ $secret }” is of no use just now: you would have to give back { first-given }, which you do not have. Keep this Secret for later.
        [2] “{ $secret }” is of no use just now: you would have to give back { both-given }, and you do not have them all. Keep this Secret for later.
       *[other] “{ $secret }” is of no use just now: you would have to give back the { $count } gifts shown on the tile, and you do not have them all. Keep this Secret for later.
    }
    [exchange] “{ $secret }” is of no use just now: not one of your gifts can be exchanged. Keep this Secret for later.
   *[buy] “{ $secret }” is of no use just now: there is no gift that you could both obtain and afford. Keep this Secret for later.
}
refusal-not-a-tied-rival = You must take { a-gift } from the rival who owns the most: choose among those who are tied.

## Chronicle

event-dealt = The Forest is ready, with its { $hexes } hexes. { $player } begins.
event-step-put = { $player } puts a Step { at-place } (hex { $hex }).
event-step-moved = { $player } moves a Step from hex { $from } { to-place } (hex { $hex }).
event-solitude = { $leaves ->
    [0] “Solitude” brings { $player } no leaves.
   *[other] “Solitude” brings { $player } { n-leaves }.
}
event-paid-reserve = { $player } pays { n-leaves } in dues to the Reserve.
event-paid-rival = { $player } pays { n-leaves } in dues to { $rival }.
event-gathered = { $leaves ->
    [0] { $player } looks for leaves and does not find a single one.
   *[other] { $player } gathers { n-leaves }.
}
event-stashed = { $player } puts { n-leaves } from the Reserve in the cache.
event-unstashed = { $player } takes { n-leaves } from the cache.
event-bought = { $leaves ->
    [0] { $player } buys { a-gift } for nothing.
   *[other] { $player } buys { a-gift } for { n-leaves }.
}
event-slept = { $player } sleeps and drifts from space { $from } to space { $to } of the Dream Path.
event-gave-back = { $player } puts { a-gift } back on the pile.
event-from-pile = { $player } takes { a-gift } from the pile.
event-from-rival = The pile is empty: { $player } takes { a-gift } from { $rival }.
event-no-gift = { $player } receives { no-gift }: the pile is empty, and nobody else owns one.
event-secret-taken = { $player } takes the Secret “{ $secret }”.
event-secret-used = { $player } uses the Secret “{ $secret }”.
event-paid-again = { $leaves ->
    [0] { $again ->
        [exchange] { $player } exchanges once more, for nothing.
       *[sleep] { $player } sleeps once more, for nothing.
    }
   *[other] { $again ->
        [exchange] { $player } pays { n-leaves } to the Reserve to exchange once more.
       *[sleep] { $player } pays { n-leaves } to the Reserve to sleep once more.
    }
}
event-leaves-gained = { $leaves ->
    [0] The Reserve is empty: { $player } receives no leaves.
   *[other] { $player } receives { n-leaves } from the Reserve.
}
event-won = { $player } brings the five gifts together and wins the game!
event-nobody-won = The turn limit is reached: nobody wins.

ending-five-gifts = The five gifts have been brought together: the game is won.
ending-turn-limit = The turn limit is reached: nobody wins.

## What can be pointed at

thing-hex = { $dues ->
    [0] { place-name }, hex { $hex }
   *[other] { place-name }, hex { $hex } (dues for its action: { n-dues })
}
thing-card = { $steps ->
    [one] { $player }, Character card: { $steps } Step
   *[other] { $player }, Character card: { $steps } Steps
}
thing-reserve = Reserve: { n-leaves }
thing-gift = { $left ->
    [0] { gift-name }: empty pile (value: { n-price })
    [one] { gift-name }: { $left } token on the pile (value: { n-price })
   *[other] { gift-name }: { $left } tokens on the pile (value: { n-price })
}
thing-arrow = { $gift ->
    [none] Arrow from space { $from } to space { $to } (no gift)
   *[other] { $had ->
        [no] Arrow from space { $from } to space { $to } ({ no-gift } to be had)
       *[yes] Arrow from space { $from } to space { $to } (gift: { gift-name })
    }
}
thing-tile = Position { $at } of the pyramid: { $secret }
thing-seat = { $player }: { n-leaves } in hand
thing-answer-go-on = Go on
thing-answer-no = No
thing-answer-yes = Yes
thing-answer-put = Put in the cache
thing-answer-take = Take from the cache

## Permanent Secrets

secret-P1 = Second exchange
secret-P1-text = { $exchange_again ->
    [one] Permanent Secret: after an exchange, you may pay { $exchange_again } leaf to make another.
   *[other] Permanent Secret: after an exchange, you may pay { $exchange_again } leaves to make another.
}
secret-P2 = Second sleep
secret-P2-text = { $sleep_again ->
    [one] Permanent Secret: after sleeping, you may pay { $sleep_again } leaf to sleep once more.
   *[other] Permanent Secret: after sleeping, you may pay { $sleep_again } leaves to sleep once more.
}
secret-P3 = Little cache
secret-P3-text = { $put ->
    [one] Permanent Secret: when you gather, also put { $put } leaf from the Reserve on this tile, or take { $take } from it into your hand.
   *[other] Permanent Secret: when you gather, also put { $put } leaves from the Reserve on this tile, or take { $take } from it into your hand.
}
secret-P4 = Double step
secret-P4-text = Permanent Secret: you may put a Step where you already have one, up to { $most } on a hex.
secret-P5 = Solitude
secret-P5-text = { $solitude ->
    [one] Permanent Secret: after your movement, take { $solitude } leaf from the Reserve if no rival Step stands on the hex you moved to.
   *[other] Permanent Secret: after your movement, take { $solitude } leaves from the Reserve if no rival Step stands on the hex you moved to.
}
secret-P6 = Free steps
secret-P6-text = Permanent Secret: put your Step on any hex where you have no Step; your Steps no longer need to touch.
secret-P7 = Soothed spirits
secret-P7-text = Permanent Secret: you owe no dues for grey steps.
secret-P8 = Offering to the Reserve
secret-P8-text = Permanent Secret: you pay the dues for rivals’ Steps to the Reserve, and your rivals get nothing.
secret-P9 = Good price
secret-P9-text = Permanent Secret: every gift you buy costs you { n-discount } less.

## Ephemeral Secrets, named by their effect

secret-gain = { $leaves ->
    [0] { $gift ->
        [clover] Found clover
        [feather] Found feather
        [crystal] Found crystal
        [amber] Found amber
       *[statuette] Found statuette
    }
    [one] { gift-name } and leaf
   *[other] { gift-name } and leaves
}
secret-gain-text = { $leaves ->
    [0] Ephemeral Secret: take { a-gift }.
   *[other] Ephemeral Secret: take { a-gift }, then { n-leaves } from the Reserve.
}
secret-buy-fixed = { $price ->
    [0] { gift-name } for nothing
   *[other] { gift-name } for { n-price }
}
secret-buy-fixed-text = { $price ->
    [0] Ephemeral Secret: take { a-gift } for nothing.
   *[other] Ephemeral Secret: buy { a-gift } for { n-price }.
}
secret-recipe = { $gift ->
    [clover] Transmutation into Clover
    [feather] Transmutation into Feather
    [crystal] Transmutation into Crystal
    [amber] Transmutation into Amber
   *[statuette] Transmutation into Statuette
}
secret-recipe-text = { $count ->
    [0] Ephemeral Secret: take { a-gift }.
    [1] Ephemeral Secret: give back { first-given }, then take { a-gift }.
    [2] Ephemeral Secret: give back { both-given }, then take { a-gift }.
   *[other] Ephemeral Secret: give back the { $count } gifts shown on the tile, then take { a-gift }.
}
secret-sleep = Nap
secret-sleep-text = Ephemeral Secret: sleep as at the Pond, without dues.
secret-exchange = Sudden exchange
secret-exchange-text = Ephemeral Secret: make an exchange as at the Stone Circle, without dues.
secret-buy = { $discount ->
    [0] Sudden purchase
   *[other] Bargain (−{ $discount })
}
secret-buy-text = { $discount ->
    [0] Ephemeral Secret: buy a gift as at the Sacred Altar, without dues.
   *[other] Ephemeral Secret: buy a gift as at the Sacred Altar, for { n-discount } less and without dues.
}
secret-gone = no tile left

## Options of a table

option-first = First player
option-first-help = Who plays first. If you name nobody, chance decides.
option-turn-limit = Turn limit
option-turn-limit-help = Once everybody has played that many turns, the game stops without a winner. 0 means no limit.
option-layout = Layout of the Forest
option-layout-help = How the segments are put together. If you choose no layout, it is drawn at random.
option-faces = Forest segments
option-faces-help = The segment faces that are up, in the order they are laid (for example 1A, 2B); otherwise they are drawn at random.
option-secrets = Pyramid of Secrets
option-secrets-help = The nine faces that are up, from position 1 to position 9 (for example E7, P4…); otherwise they are drawn at random.
option-edition = Edition
option-edition-help = A file of your own that corrects cards, tiles or board where our edition differs from your box.

## Where the components come from

provenance-rulebook = Stated by the rulebook
provenance-public = Stated by a public source
provenance-reconstructed = Reconstructed by us
provenance-corrected = Corrected by your own file
