game-title = Wisps

question-show = { $points ->
    [one] Which lantern do you show, for 1 point?
   *[other] Which lantern do you show, for { $points } points?
}
question-trade = Do you trade a lantern for the top one of the chest?

move-show = Show the light { $light }
move-trade = Trade the light { $light }
move-keep = Keep your lanterns

refusal-game-over = The game is over.
refusal-not-asked = Nothing is asked of you now.
refusal-another-question = That does not answer the question asked now.
refusal-no-such-move = There is no such move.
refusal-no-lantern = You have no lantern left in that place.

event-wisp = { $points ->
    [one] Round { $round }: 1 point glows over the moor.
   *[other] Round { $round }: { $points } points glow over the moor.
}
event-showed = { $player } shows the light { $light }.
event-caught = { $points ->
    [one] { $player } catches the wisps: 1 point.
   *[other] { $player } catches the wisps: { $points } points.
}
event-drifted = { $points ->
    [one] Nobody shines alone: 1 point drifts on.
   *[other] Nobody shines alone: { $points } points drift on.
}
event-traded = { $player } lays the light { $light } aside and draws a lantern.
event-drew = You draw the light { $light }.
event-kept = { $player } keeps every lantern.

ending-most-points = The moor is dark again: most points win.
ending-shared = The moor is dark again, and the victory is shared.

# What the terminal and the plain board call fields and kinds of thing; `kind-` are the words that can be typed.
kind-lantern = lantern l
kinds-lantern = Lanterns
field-round = Round
field-glow = Wisps over the moor
field-left = Chest
field-spent = Lights out of the game
field-points = Points
field-shown = Shown last
field-hand = Hand

thing-lantern = Lantern { $number }
