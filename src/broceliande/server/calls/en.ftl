# What calls say.

in-days = { $count ->
    [1] 1 day
   *[other] { $count } days
}
in-hours = { $count ->
    [1] 1 hour
   *[other] { $count } hours
}
in-minutes = { $count ->
    [1] 1 minute
   *[other] { $count } minutes
}
left = { $time } left.
left-link = { $time } left:
link = This way:

turn-title = Your turn, { $name }
turn-title-plain = It is your turn
turn-text = { $game }: { $facts }
turn-nothing = the table waits for you.
turn-subject = Your turn, { $game }
turn-public = { $name } to play, { $game }.
turn-line = Your turn.

soon-title = { $time } left
soon-text = { $game } waits for you. Then a bot holds your seat.
soon-text-rest = { $game } waits for you. Then a day off is spent.
soon-public = { $name } has { $time } left, { $game }.

digest-night = During the night
digest-day = Your tables today
digest-title = { $count ->
    [2] Two tables wait for you
    [3] Three tables wait for you
    [4] Four tables wait for you
    [5] Five tables wait for you
   *[other] { $count } tables wait for you
}
digest-text = { $count ->
    [2] Two tables went on
    [3] Three tables went on
    [4] Four tables went on
    [5] Five tables went on
   *[other] { $count } tables went on
}: { $tables }.
digest-public = For { $name }. { $text }
digest-line = { $table }: { $text }
table-with = { $game } with { $names }

rematch-title = { $name } offers a rematch
rematch-title-plain = A rematch?
rematch-text = { $game }, the same people.
rematch-text-by = { $name } offers it. { $game }, the same people.
rematch-public = { $name } offers a rematch, { $game }.

finished-title = { $name } wins
finished-title-plain = The game is over
finished-title-you = The victory is yours
finished-title-all = The victory is shared
finished-title-none = Nobody wins
finished-text = { $game }: { $place ->
    [0] the forest had the last word.
    [1] you have won.
    [2] you are second.
    [3] you are third.
    [4] you are fourth.
    [5] you are fifth.
   *[other] the game is over.
}
finished-public = The game is over, { $game }. { $result }.

invitation-title = { $name } keeps you a seat
invitation-title-plain = A seat is kept for you
invitation-text = { $game }, { $seats ->
    [1] alone
    [2] two seats
    [3] three seats
    [4] four seats
    [5] five seats
   *[other] { $seats } seats
}, { $pace ->
    [now] now
    [today] in the course of the day
    [days] over days
   *[none] without a clock
}.
invitation-text-by = { $name } keeps it for you. { $text }
invitation-public = A seat is free. { $text }

friend-title = A hand held out
friend-text = { $name } would like to count you among their friends.

somebody = Somebody

confirm-title = Is it you?
confirm-text = We would call you here when a table waits for you. Say yes, and that is all.
confirm-line = If you asked for nothing, do nothing: we shall not write again.
confirm-button = Yes, it is me

mail-since = Since your turn
mail-button = Take my seat again
mail-look = Go and see
mail-foot = This link opens only your seat and is for you alone.
mail-stop = Stop writing to me
mail-daily = One letter a day
