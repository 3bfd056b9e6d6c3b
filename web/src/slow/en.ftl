# Days off

days-off = Days off
days-off-words = When your time runs out, a day off is spent first, by itself. { $left ->
    [0] None are left this year.
   *[other] { $left } of { $most } are left this year.
}
days-off-how = In games played over days. One day counts at all your tables at once; there are twenty new ones on the first of January.
rest-you = One day off spent, { $left ->
    [0] it was the last
   *[other] { $left } left
}.
rest-other = { $name } takes a day off.

# Answers given in advance

ahead-open = If it comes to that…
ahead-count = { $count ->
    [one] one answer ready
   *[other] { $count } answers ready
}
ahead-lead = Answer in advance: when the question comes, your answer goes out by itself, if it is still possible. Nobody else will know.
ahead-stands = What stands ready
ahead-none = Nothing so far.
ahead-take-back = Take back
ahead-next = What you may be asked
ahead-then = And right after
ahead-looking = Looking ahead…
ahead-nothing = Nothing to foresee for now. Come back after the next move.
ahead-your-turn = It is your turn: answer now.
ahead-if = In which case?
ahead-whatever = whatever happens
ahead-answer = Your answer
ahead-why-undone = A move was taken back: this answer no longer holds.
ahead-why-past = That round is over: this answer was not needed.
ahead-why-by-hand = You answered yourself.
ahead-why-other = You were asked something else: answer it yourself.
ahead-why-illegal = It was no longer possible when the question came.
