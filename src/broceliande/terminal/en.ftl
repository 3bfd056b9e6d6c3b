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
command-counsel = a hint advice conseil
command-coach = k coach

## Kinds of thing: how to call them at the keyboard

kind-hex = h hex
kind-card = card
kind-gift = g gift
kind-arrow = a arrow
kind-tile = t tile
kind-seat = player seat
kind-secret = secret
kind-grove = g grove
kind-token = t token
kind-pile = p pile elite
kind-machine = m machine
kind-section = section
kind-spy = spy
kind-worker = worker
kind-character = character
kind-compass = compass
kind-gap = gap
kind-fairy = fairy f
kind-carried = object o mine
kind-held = drawn
kind-bag = bag
kind-role = r role
kind-region = region
kind-tower = tower
kind-cloud = n cloud
kind-circle = circle
kind-pawn = pawn
kind-resource = resource

## First screen

welcome = Brocéliande · { $game }
aim-benevolent = Be the first to own one token of each of the five gifts: Clover, Feather, Crystal, Amber and Statuette. In your turn, put a Step in the Forest, then take the action of its hex, paying a leaf for every step there that is not yours, or gather 2 leaves.
aim-bloody-grove = Control all three groves at the end of a round, or have the most Domination after four rounds. In your turn, summon a Spirit at the active grove, or transform your Druid to recruit Elite Spirits.
aim-bethel-woods = Win together by building the Dream Machine: send six workers into the orphanage, each paid for with Knowledge. In your turn, take up the workers of a machine and sow them one by one, repairing on the way; then new failures come.
aim-roundforest = Gather three golden apples, pay your debts, and meet the forest spirit before the others do. In your turn, follow a white symbol of your tile, or pause; the tile you stand on turns, and you act on what lies there.
aim-broom-service = Have most victory points after seven rounds. Each round choose four roles in secret; when you play one, be brave and risk losing the action, or cowardly and act at once. Fly from region to region, deliver potions to towers, dispel clouds.
commands-play = A number plays that move · ? the rule · ? WORD another · w { $thing } why not { $thing }
commands-more = a hint · i info · u undo · c chronicle · l fr language · s FILE keep the game · q quit
sealed = Sealed luck, to be verified at the end (SHA-256): { $commitment }

## At every decision

heading-turn = { $game } · turn { $turn }
chronicle-more = (c also tells what came before)
not-now = Not possible: { $move }. { $reason } [{ $rule }]
hint = number: play · a hint · ? rule · w why not · i info · u undo · h help
prompt = { $player } >
hand-over = It is { $player }’s turn: pass the keyboard, then press Enter.

## Answers

help =
    A number plays the move of that number; the name of a thing chooses it too, such as { $thing }.
    ?             the rule about the question asked
    ? { $rule }      that paragraph of the rules
    ? WORD        the paragraphs in which this word stands
    w THING       why that is not possible, such as w { $thing }
    i             what there is to know of the table; i { $thing }: of one thing only
    a             a hint: the three best moves and why (hint does it too)
    u             take your last answer back, as long as nobody has played after you
    c             the whole chronicle
    l fr          change the language (fr, en)
    s game.json   keep the game in a file
    k             once the game is over: look back with the coach (coach does it too)
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
together = Type their numbers in one line, in any order: 2 5 9
together-not = That is not as many as you are asked for.
no-undo-yet = There is nothing to undo yet.
no-undo = What is done is done, this time: you can take back your own answer only, before somebody else has played, luck has been used or a secret has been shown.
no-such-language = I do not speak “{ $text }”; I know: { $languages }.
saved = The game is kept in { $file }. To go on with it: broceliande play { $game } --load { $file }
file-exists = { $file } already exists and may be precious: give another name.
not-saved = The game could not be kept in { $file }: { $reason }. Try another name.
nothing-to-say = I have nothing to say about that. Try i alone, or i { $thing }.
quit-unsaved = The game would be lost. s FILE keeps it, Enter quits, anything else goes on:
go-on = Good, let us go on.
goodbye = See you soon in the Forest!

## Any game

plain-legend = ? hidden from you · ► is asked now
plain-hidden = hidden

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
end-prompt = k looks back with the coach; s FILE keeps the game, to be checked by broceliande verify FILE; Enter to leave:

## The hint and the coach

counsel-thinks = The owl is thinking…
counsel-over = There is nothing left to decide: k looks back with the coach.
counsel-company = Several people play here, each for themselves: hints are for those who play alone against bots, or all together.
counsel-title = What the strongest bot would look at, the best first:
counsel-title-figures = What the strongest bot would look at, with your chances if everybody plays on like these bots:
counsel-title-alone = What the strongest bot would look at, with your chances if you play on as a druid’s pupil would:
counsel-move = { $move } · { $percent }%
coach-later = The coach looks back once the game is over.
coach-thinks = The coach is looking back…
coach-title = The game as it looked at each moment, the better the higher
coach-title-figures = The game as it could be seen at each moment: the chances of winning
coach-team = All of you
coach-curve = { $from }% → { $to }%
coach-known = Each curve is drawn from what that seat could know at the time.
coach-costly = { $count ->
    [one] { $player }’s costliest move
   *[other] { $player }’s costliest moves
}
coach-none = { $player } gave nothing away: no move cost much.
coach-lapse = Answer { $ply }: { $played }
coach-better = Better: { $better }.
coach-lapse-figures = Answer { $ply }: { $played } ({ $percent }%)
coach-better-figures = Better: { $better } ({ $best }%). Cost: { $cost } points.
coach-no-seat = There is no such seat: type k and a number from 1 to { $count }.

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

# The table of Bloody Grove
bloody-grove-round = Round { $round } of 4, turn { $turn } of 6
bloody-grove-starter = started this round
bloody-grove-player = hand { $hand } [{ $backs }] · deck { $deck } · Domination { $points }
bloody-grove-druid = { $druid ->
    [black] Black Druid
   *[green] Green Druid
}
bloody-grove-transformation = Transformation { $count }: { $card }
bloody-grove-known = in hand: { $cards }
bloody-grove-hand = Your hand
bloody-grove-elites = To recruit (left in the piles: { $left })
bloody-grove-venerables = Venerables
bloody-grove-reserve = Reserve
bloody-grove-discard = Discard
bloody-grove-legend = left|strength ⇄ Ruse ✦ Arcane ★ Domination|right · ? hidden token ✕ Destroy

# Compiling and measuring
warm-game = Compiling { $game }
bench-begins = Measuring…
bench-peers = The same random play in OpenSpiel
bench-seats = { $game } is not for { $seats } seats.
vector-title = Games stepped together, { $batch } at a time, on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }; observations and legal moves written at each step
vector-steps = steps/s
vector-room = bytes a game
vector-zoo = one game, PettingZoo's face
vector-peer = beside connect_four
bench-title = Random play, every legal move generated at each step; one core
bench-game = Game
bench-count = Seats
bench-plain = Plain, moves/s
bench-fast = Fast, moves/s
bench-games = Fast, games/s
bench-step = Stepped from Python, moves/s
bench-clones = Copies/s
bench-redeals = Redeals/s
bench-compile = Cold compile, CPU s
bench-warm = Warm start, s
arena-plays = The arena: { $game }
arena-title = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}
arena-bot = Bot
arena-elo = Elo
arena-won = Games won
arena-interval = 95 % interval
arena-games = Games
arena-share = Share of victories
arena-mean = Mean score
arena-pairs = All pairs: what a bot wins alone among others
arena-alone = Alone
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-pair = { $share }
    ({ $low } to { $high }), { $games }
calibrate-plays = Calibrating: { $game }
calibrate-title = Chances in a hundred, { $positions } positions; each called by a line fitted on other games
calibrate-called = Called
calibrate-won = Won
calibrate-count = Positions
calibrate-holds = It holds: figures are told at such tables.
calibrate-fails = It does not hold to three in a hundred everywhere, or positions are too few: no figures are told at such tables.
train-games = Generation { $number } of { $of }: games
train-master = Generation { $number } of { $of }: a master learns and plays
train-learning = Generation { $number } of { $of }: learning
train-beliefs = Generation { $number } of { $of }: which worlds are likely
train-duels = Generation { $number } of { $of }: duels
train-title = What was learnt
train-picture = { $game }: what was learnt
train-generation = Generation
train-games-seen = Games
train-positions = Positions
train-surprise = Surprise on games held back, in bits
train-duels-won = Duels won, in a hundred
train-kept = Kept
train-yes = yes
train-no = no
train-duel =
    { $seats ->
        [one] alone
       *[other] { $seats } seats
    }: { $won } ({ $low } to { $high }), { $games } games; { $fair } would be even
train-best = The best net: { $net }. The curve: { $picture }.
train-use = To play with it: { $command }
arena-picture = Elo over the weakest of each game, with 95 % intervals.
card-title = Games on a card ({ $card }), { $batch } side by side
card-moves-per-s = Random play, moves/s
card-games-per-s = Random play, games/s
card-steps-per-s = Stepped, steps/s
card-position-bytes = Bytes of a position
card-bytes-per-game = Bytes of a game, all arrays
card-start = Start, s
bench-ratios = Beside OpenSpiel’s play-outs in C++, same run (moves/s under each name)
load-title = { $game } at tables of { $seats }, random play over real sockets; the server on one core
load-tables = Tables
load-moves = Moves/s held
load-half = p50, ms
load-most = p99, ms
load-client = p99 seen by clients, ms
load-core = Share of the core
load-waited = Waited for it
load-limit = Moves/s at most
load-idle = Idle table, KB
load-full = With its sockets, KB
load-long = A game of { $answers } answers is loaded in { $load_s } s; one in its midst takes { $midst_table_kb } KB of memory. The server starts in { $start_s } s beside { $stored } stored games, in { $start_empty_s } s beside none.
figure-most = Flat out at { $tables } tables of 3: { $most_moves_per_s } moves/s (aim: { $aim } or more). By the server’s own CPU time: { $moves_per_core_s } moves per second of its core; share of the time that it waited for the core: { $core_waited }.
figure-pace = { $tables } tables of { $seats } at { $moves_per_s } moves/s (wanted: { $rate }): p99 { $p99_ms } ms (aim: { $aim } or less), p50 { $p50_ms } ms; seen by clients: p99 { $client_p99_ms } ms. Share of the core: { $core_share }; waited for it: { $core_waited }.
figure-sockets = { $sockets } idle sockets: { $memory_mb } MB of memory (aim: { $aim } or less), { $socket_kb } KB for each with its part of a table.
figure-lobby = A page of the lobby beside { $listed } open tables, { $pages } pages that nobody had asked for: p99 { $p99_ms } ms (aim: { $aim } or less), p50 { $p50_ms } ms. The first page of { $wishes } wishes: p99 { $wish_p99_ms } ms, p50 { $wish_p50_ms } ms. The largest page: { $largest_kb } KB.
figure-hostile = Others at { $tables } tables and { $rate } moves/s: p99 { $calm_p99_ms } ms; beside a hostile client at its full allowance ({ $frames_per_s } frames/s and as many requests): { $beside_p99_ms } ms. Slower by { $slower_percent } % (aim: less than { $aim } %).
figure-calls = Others at { $tables } tables and { $rate } moves/s: p99 { $calm_p99_ms } ms; while { $calls_per_min } people a minute are called: { $beside_p99_ms } ms. Slower by { $slower_percent } % (aim: less than { $aim } %). Of { $calls } calls { $taken } came out, the slowest after { $longest_s } s; troubles: { $troubles }.
figure-load = Load of the machine before it: { $load }.

## Bethel Woods

bethel-letter = { $type ->
    [mechanical] M
    [structural] S
    [digital] D
   *[electrical] E
}
bethel-worker = { $worker ->
    [mechanic] Mec
    [engineer] Eng
    [technician] Tec
   *[electrician] Ele
}
bethel-machine = Machine { $machine }
bethel-section = Orphanage
bethel-spy = Spy
bethel-unknown-tile = Critical tile?
bethel-hand = In hand: { $workers } → machine { $machine }
bethel-dream = Dream Machine { $picture } { $built } of 6 · cost of the next tile: { $cost }
bethel-stock = Reserve { $left } · discard { $gone }
bethel-column = Spies to come: { $column }

## Roundforest

roundforest-legend = ● white ○ empty, inner first · [n] a move · (n) with a compass · × blocked
roundforest-head-compass = compass
roundforest-head-copper = copper
roundforest-head-silver = silver
roundforest-head-apples = apples
roundforest-head-debts = debts
roundforest-ready = ready
roundforest-carries = { $objects }
roundforest-owes = owes { $characters }
roundforest-held = In question: { $objects }
roundforest-chip = { $chip ->
    [blue] blue
    [yellow] yell.
   *[red] red
}
roundforest-fairy = Wood fairy
roundforest-row = { $row ->
    [bottom] Bottom, { $cost } copper
    [middle] Middle, { $cost } copper
   *[top] Top, { $cost } copper
}
roundforest-blue-bag = Blue bag: { $objects }
roundforest-black-bag = Black: { $blue }b { $yellow }y { $red }r
roundforest-pile = Pile: { $cards }
roundforest-supply = Left: { $copper }c { $silver }s { $apples }a
roundforest-gap = { $object } { $gap }
roundforest-called = For { $player }

## Broom Service

broom-round = Round { $round } of 7 · trick { $trick } · { $event }
broom-cursed = Cursed roles: { $roles }
broom-led = Role led: { $role }
broom-hand = Your hand:
broom-head = { $head ->
    [points] VP
    [cards] cards
    [bolts] bolts
    [amulets] amul.
   *[tiles] tiles
}
broom-resource = { $resource ->
    [orange] Or
    [violet] Vi
    [green] Gr
   *[wand] wands
}
broom-stance = { $stance ->
    [brave] brave!
    [cowardly] cowardly
    [none] no action
    [passed] next!
   *[out] out
}
broom-landscape = { $landscape ->
    [forest] F
    [hill] H
    [mountain] M
    [prairie] P
   *[water] water
}
broom-colour = { $colour ->
    [orange] Or
    [violet] Vi
   *[green] Gr
}
broom-tile-kind = { $kind ->
    [mountain] tile
    [forest] tile
   *[hill] market
}
broom-tile = { $region }: { $text }
broom-legend = ☁ stars/bolts (!: storm) · towers: colour, points, □ square, + wand

## Faster bots

faster-offer = Brocéliande: the bots think in plain Python here, and are weaker for it. To make them stronger: broceliande faster
faster-there = Everything is there: the games are compiled, and the bots think as fast as they can.
faster-what = To compile the games, this installs { $packages }: about { $download } MB to download, { $unpacked } MB on the disk.
faster-ask = Install it? (y/N)
faster-say-yes = Nothing was installed. Nobody can be asked here; if you agree, run: broceliande faster --yes
faster-done = Done. The games are compiled in the background when they are next played.
faster-failed = That did not finish; the lines above say why. Nothing is lost: the games go on as before. Try again when the network is back.
faster-passing = This copy of Brocéliande goes away again by itself, and whatever is installed into it. Start it like this instead: { $command }
faster-no-pip = There is no pip here to install with. Install it as you installed Brocéliande: { $packages }
faster-no-room = There is not enough room in { $folder }: { $free } MB are free, { $needed } MB are needed. Make room and try again.
foreign-part = The library { $name } is installed here, but for another machine or another Python, and cannot be loaded. Install it anew: { $command }
no-compiler = That needs compiled games, and what compiles them is not installed here. This installs it: broceliande faster
