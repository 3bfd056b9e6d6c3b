# The words of Bloody Grove's board that the rules do not need.

# the legend
legend-animal = { $animal ->
    [bear] Bear
    [owl] Owl
   *[fox] Fox
}
legend-strength = Strength in its grove
legend-domination = Domination: counts at the end
legend-ruse = Ruse: move one Spirit
legend-arcane = Arcane: lay a hidden token on a Spirit
legend-recruit = Recruitment: take a card
legend-look = Look at a token of the reserve, in secret
legend-bottom = Lay the bottom card of your deck here
legend-token = Arcane token, face down
legend-eye = This player has seen the token
legend-cube = Cube: who controls the grove
progress-duel = { $groves ->
    [0] Domination { $count }
    [one] Domination { $count }, { $groves } grove
   *[other] Domination { $count }, { $groves } groves
}

board-duel = The duel
board-round-card = Round card
board-round = Round { $round }
board-turn = turn { $turn } of { $turns }
board-before = before turn 1
board-resolving = end of round
board-round-over = game over
board-as = { $animal ->
    [bear] as a Bear
    [owl] as an Owl
   *[fox] as a Fox
}
board-bare = no Spirit
board-your-druid = Your Druid, { $shape }
board-druid-of = { $player }’s Druid
board-druid-bare = No Spirit lies on it. Both its edges bear the half-symbols of all three animals.
board-druid-as = { $count ->
    [one] Transformation: { $card }, the only Spirit in the pile.
   *[other] Transformation: { $card }. Spirits in the pile: { $count }.
}
board-left = on the left
board-right = on the right
board-tag-left = ← on the left
board-tag-right = on the right →
board-tag-both = either side
board-recruits = Recruits { $which }.
board-recruits-none = No symbol is completed on this side: nothing is recruited.
board-card = { $card } ({ $mark })
board-choose = To choose: { $thing }
board-tap-again = Touch again to choose.
board-hand = { $count ->
    [0] Your hand, empty
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
board-hand-empty = Your hand is empty.
board-order = Number { $place } under the deck, from the top.
board-deck-of = { $count ->
    [0] { $player }’s deck: empty
    [one] { $player }’s deck: { $count } card
   *[other] { $player }’s deck: { $count } cards
}
board-deck-unknown = Nothing is known of its order.
board-deck-place = { $place }. { $card }.
board-cards = In hand { $hand }, deck { $deck }
board-known = { $card }, a card both players know
board-controls = Controls
board-domination-name = Domination
board-domination = Domination { $count }
board-domination-of = { $player }’s Domination: { $count }
board-domination-how = It counts at the end of the fourth round.
board-groves-held = Groves
board-on-druid = Spirits on the Druid
board-strength = { $player }’s strength: { $total }
board-part-cards = Cards
board-part-transformation = Transformation
board-part-grove = Grove
board-part-tokens = Arcanes
board-part-unknown = { $unknown ->
    [one] { $known } and one unknown token
   *[other] { $known } and { $unknown } unknown tokens
}
board-doomed = { $count ->
    [one] One Spirit, under a Destroy token that you know, is not counted.
   *[other] { $count } Spirits, under Destroy tokens that you know, are not counted.
}
board-bears = { $count ->
    [one] Bears an Arcane token: { $which }.
   *[other] Bears { $count } Arcane tokens: { $which }.
}
board-grove-does = { $animal ->
    [bear] Every Bear laid here has +1 strength.
    [owl] Every Owl laid here has +1 strength.
   *[fox] Every Fox laid here has +1 strength.
}
board-venerables = Venerables to win
board-stack = { $count ->
    [3] then 3 with a red back
   *[other] then { $count }, { $red } with a red back
}
board-stack-none = the last ones
board-taken = Choose the Spirit it replaces.
board-elites = Elite Spirits
board-to-recruit = to recruit
board-pile-left = In the pile: { $count }.
board-where = Where the recruit goes
board-end-hand = You can play it from your next turn on.
board-end-top = You will draw it first in the next round.
board-end-bottom = It will be the last card of your deck.
board-arcanes = Circle of Arcanes
board-reserve = reserve { $count }
board-discard = discard { $count }
board-token = Token { $token }
board-unknown = Unknown
board-seen-you = seen by you
board-seen-by = seen by { $who }
board-seen-both = seen by you and { $player }
board-ruse-free = Every Ruse is optional.
board-arcane-free = Every Arcane is optional.
board-wins = { $player } wins
board-ties = A tie
board-druid-colour = { $druid ->
    [black] black Druid
   *[green] green Druid
}

## The components, for the page of the edition

part-druid = Druids
part-grove = Groves
part-arcane = Arcane tokens
part-base = Base Spirits
part-elite = Elite Spirits
part-venerable = Venerable Spirits
part-rounds = Rounds
part-turns = Order of turns
part-active = Active grove
part-strength = Strength bonuses
part-adjacent = Adjacent groves

# tabs, where the right column is a drawer
tab-venerables = Venerables
tab-elites = Elites
tab-arcanes = Arcanes

# what it is about, and where it is
board-goal = Hold all three groves at once, or have the most Domination at the end.
board-when = Round { $round } of 4, turn { $turn }

# the cards of a choice: what it is, at most 22 letters; what one does there, at most 34
card-free = free
card-summon = Summon it here
card-stand = { $lead ->
    [ahead] { $own } against { $rival }: you lead here
    [level] { $own } against { $rival }: level here
    [behind] { $own } against { $rival }: still behind
   *[unsure] { $own } against { $rival }, tokens hidden
}
card-summon-stand = { $lead ->
    [ahead] Summon: { $own } to { $rival }, you lead
    [level] Summon: { $own } to { $rival }, level
    [behind] Summon: { $own } to { $rival }, still behind
   *[unsure] Summon: { $own } to { $rival }, tokens hidden
}
card-transform = { $side ->
    [left] Transform, left
   *[right] Transform, right
}
card-joins = { $animals ->
    [bear] Bear joins Bear: recruit one
    [owl] Owl joins Owl: recruit one
    [fox] Fox joins Fox: recruit one
    [bear-owl] Bear and Owl join: recruit two
    [bear-fox] Bear and Fox join: recruit two
    [owl-fox] Owl and Fox join: recruit two
    [bear-owl-fox] All three join: recruit three
    [spent] No Elite left to recruit
   *[nobody] No symbol joins: no recruit
}
card-side = { $side ->
    [left] Left
   *[right] Right
}
card-transform-joins = { $animals ->
    [bear] { card-side }: recruits a Bear
    [owl] { card-side }: recruits an Owl
    [fox] { card-side }: recruits a Fox
    [bear-owl] { card-side }: recruits Bear and Owl
    [bear-fox] { card-side }: recruits Bear and Fox
    [owl-fox] { card-side }: recruits Owl and Fox
    [bear-owl-fox] { card-side }: recruits all three
    [spent] { card-side }: no Elite left
   *[nobody] { card-side }: recruits nobody
}
card-ruse = { $grove ->
    [bear] To the Bear Grove: { $own } against { $rival }
    [owl] To the Owl Grove: { $own } against { $rival }
   *[fox] To the Fox Grove: { $own } against { $rival }
}
card-token = { $known ->
    [you] { $looks ->
        [looks] You know it already: { $arcane }
       *[takes] You know it: { $arcane }
    }
    [both] You both know it: { $arcane }
    [rival] The other Druid has seen it
   *[nobody] { $looks ->
        [looks] You alone will know it
       *[takes] Nobody has seen it
    }
}
card-bears = { $risk ->
    [yes] { $whose ->
        [own] A risk. Yours, { grove-name }
       *[rival] A risk. Opposite, { grove-name }
    }
   *[no] { $whose ->
        [own] Yours, { grove-name }
       *[rival] Opposite, { grove-name }
    }
}
card-recruit = { $to ->
    [hand] Into your hand
    [top] On top of your deck: drawn first
   *[bottom] Under your deck: drawn last
}
card-under = Place { $place } of { $cards } under your deck
card-venerable = { $does ->
    [look] Then you look at a token
    [recruit] Then you recruit an Elite
    [bottom] Then your bottom card joins it
    [look-look] Then you look at two tokens
    [look-recruit] Then you look, and recruit
    [look-bottom] Then you look; bottom card joins
    [strength-column_venerables] Strength: 1 per Venerable here
    [strength-column_animals] Strength: 1 per animal here
    [domination-column_venerables] Domination: 1 per Venerable here
    [domination-column_animals] Domination: 1 per animal here
    [nothing] No effect, it joins the column
   *[other] Then come its effects
}
card-boxed = It goes back to the box
card-declined = { $symbol ->
    [ruse] This Ruse stays unused
   *[arcane] This Arcane stays unused
}
card-way-action = Here { $own } against { $rival }, or transform
card-way-ruse = To a neighbouring grove
card-way-recruit = To your hand, or your deck
card-sign = { $key ->
    [strength] strength
    [domination] Domination
    [recruits] recruits
    [symbols] symbols to use
    [destroy] Destroy
    [unknown] a token face down
   *[grove] { grove-name }
}
deed-druid = { $card } on the Druid
deed-takes = takes { $card }
deed-token = token { $token } laid
deed-looks = looks at token { $token }
deed-control = { grove-name }: { $player }
deed-tie = { grove-name }: a tie
