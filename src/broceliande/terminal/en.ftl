# The terminal's words.

## Commands: the words that can be typed, with spaces between them

command-rules = rules rule
command-why = w why
command-undo = u undo
command-chronicle = c chronicle log
command-language = l language
command-save = s save
command-info = i info
command-quit = q quit exit
command-help = h help

## Kinds of thing: how to call them at the keyboard

kind-hex = h hex
kind-card = card
kind-gift = g gift
kind-arrow = a arrow
kind-tile = t tile
kind-seat = player seat
kind-secret = secret

## First screen

welcome = Brocéliande · { $game }
aim-benevolent = Be the first to own one token of each of the five gifts: Clover, Feather, Crystal, Amber and Statuette. In your turn, put a Step in the Forest, then take the action of its hex, paying a leaf for every step there that is not yours, or gather 2 leaves.
commands-play = A number plays that move · ? the rule · ? WORD another · w h3 why not hex 3
commands-more = i info · u undo · c chronicle · l fr language · s FILE keep the game · q quit
sealed = Sealed luck, to be verified at the end (SHA-256): { $commitment }

## At every decision

heading-turn = { $game } · turn { $turn }
chronicle-more = (c also tells what came before)
not-now = Not possible: { $move }. { $reason } [{ $rule }]
hint = number: play · ? rule · w why not · i info · u undo · h help
prompt = { $player } >
hand-over = It is { $player }’s turn: pass the keyboard, then press Enter.

## Answers

help =
    A number plays the move of that number; the name of a thing chooses it too: h7 for hex 7, t2 for tile 2.
    ?             the rule about the question asked
    ? BE-031      that paragraph of the rules
    ? dues        the paragraphs in which this word stands
    w h3          why hex 3 is not possible
    i             the locations and the Secrets in sight; i P4, i t2, i h7: one thing only
    u             take your last answer back, as long as nobody has played after you
    c             the whole chronicle
    l fr          change the language (fr, en)
    s game.json   keep the game in a file
    q             quit
    Enter         draw the table again
no-such-number = { $count ->
    [one] Only one move is possible: type 1.
   *[other] The possible moves go from 1 to { $count }: type one of these numbers.
}
possible = That is possible: type { $numbers }.
refused = { $reason } [{ $rule }]
not-understood = “{ $text }” means nothing to me. Type the number of a move, or h for help.
no-move-there = No move points at that. Type the number of a move, or h for help.
no-such-rule = No paragraph of the rules answers to “{ $text }”.
more-rules = { $count ->
    [one] And { $count } other paragraph. All the rules: broceliande rules { $game }
   *[other] And { $count } other paragraphs. All the rules: broceliande rules { $game }
}
no-undo-yet = There is nothing to undo yet.
no-undo = What is done is done, this time: you can take back your own answer only, before somebody else has played, luck has been used or a secret has been shown.
no-such-language = I do not speak “{ $text }”; I know: { $languages }.
saved = The game is kept in { $file }. To go on with it: broceliande play { $game } --load { $file }
file-exists = { $file } already exists and may be precious: give another name.
not-saved = The game could not be kept in { $file }: { $reason }. Try another name.
nothing-to-say = I have nothing to say about that. Try i alone, i P4, i h7 or i t2.
quit-unsaved = The game would be lost. s FILE keeps it, Enter quits, anything else goes on:
go-on = Good, let us go on.
goodbye = See you soon in the Forest!

## The end

end-title = The game is over
end-winner = { $player } wins the game!
end-winners = A shared victory: { $players }.
end-everybody = You all win together!
end-nobody = Nobody wins.
end-place = Place
end-name = Name
end-score = Score
turns-played = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
end-length = { $turns ->
    [0] { $answers ->
        [one] { $answers } answer.
       *[other] { $answers } answers.
    }
   *[other] { $answers ->
        [one] { turns-played }, { $answers } answer.
       *[other] { turns-played }, { $answers } answers.
    }
}
end-commitment = Published at the start (SHA-256 of the seed): { $commitment }
end-seed = Seed of the deal: { $seed }
end-prompt = s FILE keeps the game, to be checked by broceliande verify FILE; Enter to leave:

## Verifying and reading

verify-table = { $game }, { $seats } players, { $answers ->
    [one] { $answers } answer replayed
   *[other] { $answers } answers replayed
}.
verify-commitment = Fingerprint of the seed (SHA-256): { $commitment }
verify-seed = Seed: { $seed }
verify-right = Everything is right: the deal comes from this seed, and every answer was allowed.
verify-no-seed = Every answer was allowed. The position at the start was laid by hand: there is no deal to verify.
verify-wrong = This game is not right: { $reason }
verify-other-seed = This game is not right: the fingerprint that was published is not that of its seed.
verify-unreadable = { $file } cannot be read: { $reason }

## Benevolent

benevolent-place = { $place ->
    [altar] Altar
    [meadow] Meadow
    [nest] Nest
    [pond] Pond
    [circle] Circle
   *[table] Table
}
benevolent-place-does = { $place ->
    [altar] Sacred Altar: buy a gift at its price.
    [meadow] Meadow: take a Clover.
    [nest] Nest: take a Feather.
    [pond] Pond: sleep, that is, follow an arrow of the Dream Path.
    [circle] Stone Circle: exchange a gift for the next one to the right.
   *[table] Wooden Table: take a free Secret from the pyramid.
}
benevolent-legend = ○ grey step · [n] a move · −n dues
benevolent-head-leaves = Leaves
benevolent-head-card = Steps
benevolent-head-price = { "  " }price
benevolent-head-supply = { "  " }Reserve and piles
benevolent-dream = Dream Path
benevolent-arrow = { $way ->
    [on] → { $to }
   *[back] ← { $to }
}{ $gift ->
    [none] { "" }
   *[other] { " " }{ gift-name }
}
benevolent-pyramid = Pyramid of Secrets
benevolent-pyramid-empty = It is empty.
benevolent-secret-name = { $code } { $name }
benevolent-secret = { $code } { $name }. { $text }

# Compiling and measuring
warm-game = Compiling { $game }
bench-begins = Measuring…
bench-peers = The same random play in OpenSpiel
bench-seats = { $game } is not for { $seats } seats.
bench-title = Random play, every legal move generated at each step; one core
bench-game = Game
bench-count = Seats
bench-plain = Plain, moves/s
bench-fast = Fast, moves/s
bench-games = Fast, games/s
bench-step = Stepped from Python, moves/s
bench-clones = Copies/s
bench-compile = Cold compile, CPU s
bench-warm = Warm start, s
bench-ratios = Beside OpenSpiel’s play-outs in C++, same run (moves/s under each name)
