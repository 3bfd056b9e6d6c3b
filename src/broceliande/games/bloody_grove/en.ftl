# The words of Bloody Grove.

game-title = Bloody Grove
game-pitch = Two Druids, three groves, four rounds: summon your Spirits, transform your Druid, and rule the glade.

## Parts of sentences, for the messages below.

animal-name = { $animal ->
    [bear] Bear
    [owl] Owl
   *[fox] Fox
}
grove-name = { $grove ->
    [bear] Bear Grove
    [owl] Owl Grove
   *[fox] Fox Grove
}
from-grove = { $from ->
    [bear] Bear Grove
    [owl] Owl Grove
   *[fox] Fox Grove
}
animal-list = { $animals ->
    [bear] Bear
    [owl] Owl
    [fox] Fox
    [bear-owl] Bear and Owl
    [bear-fox] Bear and Fox
    [owl-fox] Owl and Fox
    [bear-owl-fox] Bear, Owl and Fox
   *[other] nothing
}
left-edge = { $left ->
    [bear] Bear
    [owl] Owl
    [fox] Fox
    [bear-owl] Bear and Owl
    [bear-fox] Bear and Fox
    [owl-fox] Owl and Fox
    [bear-owl-fox] Bear, Owl and Fox
   *[other] nothing
}
right-edge = { $right ->
    [bear] Bear
    [owl] Owl
    [fox] Fox
    [bear-owl] Bear and Owl
    [bear-fox] Bear and Fox
    [owl-fox] Owl and Fox
    [bear-owl-fox] Bear, Owl and Fox
   *[other] nothing
}
to-end = { $to ->
    [hand] keeps it in hand
    [top] puts it on top of the deck
   *[bottom] slips it under the deck
}
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
n-tokens = { $tokens ->
    [one] { $tokens } Arcane token
   *[other] { $tokens } Arcane tokens
}
effect-first = { $first ->
    [look] Effect: look at an Arcane token.
    [recruit] Effect: Recruitment.
    [bottom] Effect: bottom card.
   *[other] No effect.
}
effect-second = { $second ->
    [look] { " " }Then: look at an Arcane token.
    [recruit] { " " }Then: Recruitment.
    [bottom] { " " }Then: bottom card.
   *[other] { "" }
}
effect-third = { $third ->
    [look] { " " }Then: look at an Arcane token.
    [recruit] { " " }Then: Recruitment.
    [bottom] { " " }Then: bottom card.
   *[other] { "" }
}
effect-name = { $effect ->
    [look] look at an Arcane token
    [recruit] Recruitment
   *[bottom] bottom card
}

## Cards and tokens

bear-name = { $id ->
    [bear_base_1] Gruff Bear
    [bear_base_2] Greedy Bear
    [bear_base_3] Dreamy Bear
    [bear_elite_1] Rune Bear
    [bear_elite_2] Bramble Bear
    [bear_elite_3] Torrent Bear
    [bear_elite_4] Cavern Bear
    [bear_elite_5] Thunder Bear
    [bear_elite_6] Marsh Bear
    [bear_elite_7] Throne Bear
    [bear_elite_8] Cliff Bear
    [bear_elite_9] Summit Bear
   *[bear_elite_10] Beehive Bear
}
owl-name = { $id ->
    [owl_base_1] Watchful Owl
    [owl_base_2] Shivery Owl
    [owl_base_3] Chatty Owl
    [owl_elite_1] Star Owl
    [owl_elite_2] Sceptre Owl
    [owl_elite_3] Belfry Owl
    [owl_elite_4] Oak Owl
    [owl_elite_5] Shadow Owl
    [owl_elite_6] Dusk Owl
    [owl_elite_7] Storm Owl
    [owl_elite_8] Moon Owl
    [owl_elite_9] Ruin Owl
   *[owl_elite_10] Frost Owl
}
fox-name = { $id ->
    [fox_base_1] Prowling Fox
    [fox_base_2] Playful Fox
    [fox_base_3] Sly Fox
    [fox_elite_1] Glimmer Fox
    [fox_elite_2] Burrow Fox
    [fox_elite_3] Hedge Fox
    [fox_elite_4] Midnight Fox
    [fox_elite_5] Crown Fox
    [fox_elite_6] Heath Fox
    [fox_elite_7] Fable Fox
    [fox_elite_8] Wind Fox
    [fox_elite_9] Ember Fox
   *[fox_elite_10] Mirror Fox
}
venerable-name = { $id ->
    [venerable_1] Root Stag
    [venerable_2] Twilight Moth
    [venerable_3] Elder of the Circle
    [venerable_4] Dew Hare
    [venerable_5] Jade Moth
    [venerable_6] Dream Stag
    [venerable_7] Old Apple Tree
    [venerable_8] Hare of Two Moons
    [venerable_9] Wooden Colossus
    [venerable_red_1] Moth of Three Fires
    [venerable_red_2] Red Oak
   *[venerable_red_3] Red Moon Stag
}
card-bear = the { bear-name }
card-owl = the { owl-name }
card-fox = the { fox-name }
card-venerable = the { venerable-name }
mark-base = base { $number }
mark-elite = Elite { $number }
mark-venerable = Venerable { $number }
mark-red = Red Venerable { $number }
card-none = no Spirit
card-here = { $whose ->
    [own] { $card } (yours, { grove-name })
   *[rival] { $card } (opposite, { grove-name })
}
card-text = Strength { $strength }, Ruse { $ruse }, Arcane { $arcane }, Domination { $domination }; left edge: { left-edge }; right edge: { right-edge }.
strength-text = { $strength_per ->
    [column_venerables] { $strength ->
        [0] Strength 1 for each Venerable in its column, itself included
       *[other] Strength { $strength }, plus 1 for each Venerable in its column, itself included
    }
    [column_animals] { $strength ->
        [0] Strength 1 for each different animal in its column
       *[other] Strength { $strength }, plus 1 for each different animal in its column
    }
   *[other] Strength { $strength }
}
domination-text = { $domination_per ->
    [column_venerables] { $domination ->
        [0] Domination 1 for each Venerable in its column, itself included
       *[other] Domination { $domination }, plus 1 for each Venerable in its column, itself included
    }
    [column_animals] { $domination ->
        [0] Domination 1 for each different animal in its column
       *[other] Domination { $domination }, plus 1 for each different animal in its column
    }
   *[other] Domination { $domination }
}
card-venerable-text = { strength-text }; { domination-text }. { effect-first }{ effect-second }{ effect-third }
whose-side = { $side ->
    [told] { " " }on { $player }’s side
   *[untold] { "" }
}
arcane-plus = +{ $value }
arcane-destroy = Destroy
arcane-unknown = face down

## Questions, put to the one who decides

question-first-look = Which Arcane token do you look at? It stays in the reserve, face down.
question-action = { grove-name }: summon or transform? This is turn { $turn } of the round.
question-ruse = { $left ->
    [one] Ruse: which Spirit do you move? It goes to a neighbouring grove.
   *[other] Ruse: which Spirit do you move? You have { $left } symbols to use.
}
question-arcane = { $left ->
    [one] Arcane: which token do you take? It stays face down.
   *[other] Arcane: which token do you take? You have { $left } symbols to use.
}
question-target = On which Spirit do you lay token { $token }?
question-recruit = Which Elite do you recruit, and where to? Your Druid has completed its symbol.
question-leftover = Which card goes under your deck? Card { $place } of { $cards }: the last one lies at the very bottom.
question-reward = Which Venerable do you take? The { grove-name } is yours.
question-replace = Which Spirit gives way to the Venerable? It leaves your column at the { grove-name }.
question-look = Which Arcane token do you look at? It stays in the reserve, face down.
question-effect-recruit = Which Elite do you recruit, and where to? It goes on top of your deck or under it.

## Moves

move-decline = { $symbol ->
    [ruse] Decline this Ruse
    [arcane] Decline this Arcane
   *[other] Decline
}
move-summon = Summon { $card } at the { grove-name }
move-transform = { $side ->
    [left] Transform your Druid with { $card }, on the left (recruits: { animal-list })
   *[right] Transform your Druid with { $card }, on the right (recruits: { animal-list })
}
move-ruse = Move { $card } to the { grove-name }
move-recruit = { $to ->
    [hand] Recruit { $card } and take it into your hand
    [top] Recruit { $card } and put it on top of your deck
   *[bottom] Recruit { $card } and slip it under your deck
}
move-look = Look at token { $token }
move-arcane = Take token { $token }
move-target = Lay token { $token } on { $card }
move-leftover = Slip { $card } under your deck
move-reward = Take { $card }
move-replace = Replace { $card }

## Refusals

refusal-game-over = The game is over: there is nothing left to play.
refusal-not-your-decision = This is not yours to decide: it is up to { $player }.
refusal-not-pending = Now is not the moment for that. Answer the question asked first.
refusal-no-such-move = There is no such move. Choose one of those offered.
refusal-must-choose = { $question ->
    [first_look] Everybody looks at a token before the first turn: choose one.
    [action] With a card in hand you cannot pass: summon a Spirit or transform your Druid.
    [target] The token is taken: choose the Spirit that will bear it.
    [recruit] A completed Recruitment symbol must be used: choose an Elite Spirit.
    [leftover] The whole hand goes under the deck: choose the next card.
    [reward] Whoever takes control takes a Venerable: choose one.
    [replace] The Venerable replaces a Spirit of the column: choose which.
    [look] This effect is compulsory: choose a token of the reserve.
   *[effect_recruit] This effect is compulsory: choose an Elite Spirit.
}
refusal-card-not-in-hand = This card is not in your hand. Choose one that you hold.
refusal-grove-not-active = This turn is played at the { grove-name }: that is the only place to summon now.
refusal-card-not-in-column = { $question ->
    [ruse] This card lies under no grove. Choose a Spirit in one of your columns.
   *[target] This card lies under no grove. Choose a Spirit in a column.
}
refusal-card-not-yours = This Spirit is on the other side. A Ruse moves your own only.
refusal-grove-not-adjacent = A Ruse leads to the next grove, no farther: { $card } cannot go there.
refusal-target-on-druid = Spirits on a Druid bear no tokens. Choose a Spirit in a column.
refusal-target-opponent-venerable = No token may be laid on your opponent’s Venerables. Choose another Spirit.
refusal-token-not-in-reserve = Token { $token } is not in the reserve. Choose one that is.
refusal-token-already-chosen = Your opponent has just looked at token { $token }. Choose another one.
refusal-symbol-not-completed = The { animal-name } Recruitment symbol is not completed, or you have used it already. Choose another one.
refusal-elite-not-available = There is no { animal-name } Elite left: the pile is used up. Choose another animal.
refusal-destination-not-allowed = This recruit does not go into the hand. Put it on top of your deck or under it.
refusal-venerable-not-offered = This Venerable is not on offer. Choose one of those that lie face up.
refusal-card-not-replaceable = The Venerable replaces a base or Elite Spirit in your column at the { grove-name }. Choose one of those.
refusal-bad-order = This card has its place in the order already. Choose another one.

## Chronicle

event-dealt = The three groves are laid out, and the very first turn goes to { $player }.
event-round = Round { $round }: { $player } begins.
event-offered = A Venerable shows itself: { $card }.
event-drew = { $cards ->
    [0] { $player } has no card left to draw.
   *[other] { $player } draws { n-cards }.
}
event-drawn = You draw { $card }.
event-looked = { $player } looks at token { $token } in secret.
event-learned = On the face of token { $token } you read “{ $arcane }”.
event-summoned = { $player } summons { $card } at the { grove-name }.
event-moved = Ruse: { $player } moves { $card } from the { from-grove } to the { grove-name }.
event-declined = { $symbol ->
    [ruse] { $player } declines a Ruse.
   *[arcane] { $player } declines an Arcane.
}
event-placed = { $player } lays token { $token } face down on { $card }{ $whose }.
event-transforming = { $side ->
    [left] { $player } puts { $card } to the left of the Druid.
   *[right] { $player } puts { $card } to the right of the Druid.
}
event-recruited = { $player } recruits { $card } and { to-end }.
event-turned-up = A new Spirit to recruit: { $card }.
event-pile-empty = There is no { animal-name } Elite left to recruit.
event-transformed = Transformation: { $card } now covers { $player }’s Druid.
event-turn-lost = { $player } has no card in hand and loses this turn.
event-tucked = { $cards ->
    [0] { $player } has no card left in hand.
   *[other] { $player } slips { n-cards } under the deck.
}
event-revealed = Token { $token } on { $card }{ $whose } is turned up: { $arcane }.
event-destroyed = Destruction: { $card } on { $player }’s side goes back to the box.
event-parts = In detail: tokens { $tokens }, cards { $cards }, Transformation { $transformation }, grove { $grove }.
event-total = { $player }’s strength at the { grove-name }: { $strength }.
event-control = { $player } takes control of the { grove-name }.
event-tie = A tie at the { grove-name }: nobody takes control.
event-taken = { $player } takes { $card }.
event-replaced = { $player }’s Venerable replaces { $card }, which goes back to the box.
event-added = { $player } adds { $card } to the column and replaces nothing.
event-bottom = { $player } draws { $card } from under the deck: it joins the column.
event-no-effect = The effect “{ effect-name }” brings { $player } nothing.
event-discarded = { $tokens ->
    [one] { n-tokens } goes to the discard.
   *[other] { n-tokens } go to the discard.
}
event-refilled = The reserve is used up: the discard is shuffled and makes a new one of { n-tokens }.
event-boxed = Nobody took { $card }: it goes back to the box.
event-domination = { $points ->
    [one] { $player }: { $points } Domination point.
   *[other] { $player }: { $points } Domination points.
}
event-won-groves = { $player } controls all three groves and wins at once!
event-won-domination = { $player } has more Domination and wins the game!
event-won-transformations = With equal Domination, { $player } has more Spirits on the Druid and wins the game!
event-shared = All square: the victory is shared.

ending-groves = All three groves are in the same hands: the game is won.
ending-domination = After four rounds, Domination decides.
ending-transformations = With equal Domination, the number of Spirits on the Druid decides.
ending-shared = All square: the victory is shared.

## What can be pointed at

thing-card = { $card } ({ $mark }). { $text }
thing-grove = { $number ->
    [1] { grove-name }, the first. Strength, hidden tokens not counted: { $first } { $a }, { $second } { $b }
    [2] { grove-name }, the middle one. Strength, hidden tokens not counted: { $first } { $a }, { $second } { $b }
   *[other] { grove-name }, the third. Strength, hidden tokens not counted: { $first } { $a }, { $second } { $b }
}
thing-token-reserve = Token { $token }, in the reserve
thing-token-mixed = Token { $token }, long since mixed into a new reserve
thing-token-discard = Token { $token }, in the discard: { $arcane }
thing-token = Token { $token }, on { $card } on { $player }’s side: { $arcane }
thing-pile = { $left ->
    [0] { animal-name } Elite to recruit: { $card } (the pile is empty)
   *[other] { animal-name } Elite to recruit: { $card } ({ $left } more in the pile)
}
thing-seat = { $druid ->
    [black] { $player }, black Druid: { n-cards } in hand, { $deck } in the deck
   *[green] { $player }, green Druid: { n-cards } in hand, { $deck } in the deck
}
thing-answer-decline = Decline
thing-answer-left = To the left of the Druid
thing-answer-right = To the right of the Druid
thing-answer-hand = Into the hand
thing-answer-top = On top of the deck
thing-answer-bottom = Under the deck

## Settings of a table

option-first = First turn
option-first-help = Who starts the first round. If you name nobody, it is drawn at random.
option-groves = Order of the groves
option-groves-help = From the one nearest to the Round card to the farthest. If you fix no order, it is drawn at random.
option-edition = Edition
option-edition-help = A file of yours that corrects cards and tokens where our edition differs from your box.

## Where the components come from

provenance-rulebook = Stated by the rulebook
provenance-public = Stated by a public source
provenance-reconstructed = Reconstructed by us
provenance-corrected = Corrected by your file
