# Words of all that the lobby of somebody new does not say: tables, rules, lessons, my games, oneself. Fetched when one goes there.

title-games = My games, Brocéliande
title-me = Me, Brocéliande
title-enter = Come back, Brocéliande
title-farewell = Delete me, Brocéliande

## My games

games-lead = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
games-none = No game yet. There are five forests.
games-none-waits = Nobody waits for you. Enjoy it.
games-running = In progress
games-waiting = Waiting for people
games-finished = Finished
games-kept = { $days ->
    [0] Kept until you delete them.
    [one] Kept for one day.
   *[other] Kept for { $days } days.
}
games-search = Search a name, a game
games-found = { $count ->
    [0] No game found
    [one] One game found
   *[other] { $count } games found
}
games-not-found = Nothing by that name.
games-show-all = Show all
games-older = Older
games-more = More
games-with = with { $names }
games-alone = alone
games-your-turn = Your turn
games-turn-of = Turn: { $names }
games-waits-since = They wait for you; last move: { $day }.
games-others-since = Last move: { $day }.
games-go-on = Go on
games-go-on-title = Go on with { $title }
games-look = Have a look
games-look-title = Have a look at { $title }
games-link = The link
games-to-table = To the table
games-to-table-title = Back to the table of { $title }
games-replay = Replay
games-replay-title = Replay { $title }
games-coach = Coach
games-coach-title = { $title } with the coach
games-again = Rematch
games-again-title = A rematch at { $title }
games-tale = Read the tale
games-hide = Leave out of my list
games-hide-title = Leave { $title } out of my list
games-keep = Take everything along or delete it
games-from = { $ply ->
    [0] Played again from the start of a finished game
    [one] Played on from a finished game, after one move
   *[other] Played on from a finished game, after { $ply } moves
}
games-stood = { $name }: { $what }
result-won = Won
result-together = Won together
result-place = { $place ->
    [2] 2nd of { $count }
    [3] 3rd of { $count }
   *[other] { $place }th of { $count }
}
result-lost = Lost
result-closed = Given up
result-over = Finished
strip-all = See all
left-days = { $count } days left.
left-hours = { $count } h left.
left-minutes = { $count } min left.
left-countdown = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds }
}
left-once = { $left } left, once only
left-plain = { $left } left

## Me

me-nobody = This device knows nobody yet. A first game is enough, or say who you are.
me-name = Your name at the table
me-crest = Your crest
me-agrees = In French, you are:
me-agrees-f = prête
me-agrees-m = prêt
me-agrees-any = on y va
me-saved = Noted.
me-that-is-me = That is me
me-find = Find your seat again
me-devices = Your devices
me-kept = What is kept about you
me-kept-words = Your name, your crest, your games, your devices. No address unless you give one.
me-kept-others = If you go, your name goes; the others keep their games.
me-take = Take everything along
me-delete = Delete me
me-somebody = You already play elsewhere?
me-somebody-words = Say who you are: the games of this device will follow you.
crest-heron = Heron
crest-hedgehog = Hedgehog
crest-badger = Badger
crest-bee = Bee
crest-dragonfly = Dragonfly
crest-boar = Boar
crest-ladybug = Ladybird
crest-wolf = Wolf
crest-cat = Cat
crest-bat = Bat
crest-oak = Oak
crest-acorn = Acorn

## Keep your seat

keep-title = Keep your seat?
keep-words = Only this device knows you so far. Choose how we find you again. No password, no address.
keep-by-touch = My finger, my face or my code
keep-by-touch-words = the simplest, two seconds
keep-by-codes = Eight codes on paper
keep-by-codes-words = works everywhere
keep-by-other = Another device
keep-by-other-words = by a picture to scan
keep-later = Later
keep-kept = Kept.
keep-kept-name = Kept. You are { $name } wherever you say so.
keep-called = What do they call you at the table?
keep-here = { $kind ->
    [phone] This phone knows you
    [tablet] This tablet knows you
   *[computer] This computer knows you
}
keep-here-words = As long as its data are not cleared.
keep-done = done
keep-touch = Your finger, your face or your code
keep-touch-words = Your device’s passkey. Nothing to remember.
keep-touch-go = Set it up
keep-codes = Eight rescue codes
keep-codes-words = Keep them on paper. Each works once.
keep-codes-left = { $count ->
    [one] One is left. Each works once.
   *[other] { $count } are left. Each works once.
}
keep-codes-go = Write them down
keep-codes-again = Make new ones
keep-other = Carry on with another device
passkey = Passkey
passkey-end = Take away
passkey-end-title = Take the passkey { $label } away
passkey-cancelled = Nothing changed. Try again, or take a code.
codes-title = Your eight rescue codes
codes-words = Write them on paper. One is enough to come back, and works once. They are not shown again.
codes-print = Print
codes-copy = Copy
codes-copied = Copied
codes-done = They are on paper
other-show = Show the picture to scan
other-qr = Code to scan with the other device
other-how = Scan it with the other device, or type there, at { $address }:
other-nobody = You will say here that it is you. Show it to nobody.
other-expired = The two minutes are over.
other-new = A new code
device-here = { $kind ->
    [phone] This phone
    [tablet] This tablet
   *[computer] This computer
}
device = { $kind ->
    [phone] Phone
    [tablet] Tablet
   *[computer] Computer
}
device-now = now
device-end = Sign out
device-end-title = Sign out { $label }
device-end-others = Sign out all the others

## Come back

enter-known = I already play elsewhere
enter-title = Do we know each other?
enter-touch = My finger, my face or my code
enter-code = A code
enter-code-help = The short code of your other device, such as beech 48 21, or one of your eight rescue codes.
enter-go = It is me
enter-almost = Almost at the table
enter-say-yes = { $kind ->
    [phone] Say yes on the phone if you see the same animal there.
    [tablet] Say yes on the tablet if you see the same animal there.
    [computer] Say yes on the computer if you see the same animal there.
   *[other] Say yes on the other device if you see the same animal there.
}
enter-refused = Nobody came in.
enter-expired = The two minutes are over. Ask the other device for a new code.
enter-hello = Here you are again, { $name }
enter-hello-you = Here you are again
enter-had = { $count ->
    [one] This device had one game. It is yours now.
   *[other] This device had { $count } games. They are yours now.
}
enter-to-table = To the table
welcome-title = { $kind ->
    [phone] A phone has come. Is it you?
    [tablet] A tablet has come. Is it you?
    [computer] A computer has come. Is it you?
   *[other] A device has come. Is it you?
}
welcome-how = just now, by the code you have just shown
welcome-same = Both screens show the same animal. If they differ, say no.
welcome-yes = Yes, it is me
welcome-in = Done: the other device knows you.
welcome-out = Nobody came in.
welcome-late = Too late this time

## Leave

farewell-words = Your name leaves this place and the finished games.
farewell-running = { $count ->
    [0] No game is running.
    [one] One running game: a bot takes your seat, the others go on.
   *[other] { $count } running games: a bot takes your seats, the others go on.
}
farewell-end = There is no way back.
farewell-take = Take everything along first
farewell-name = To confirm, write your name: { $name }
farewell-stay = No, I stay
farewell-done = Done. Nothing of you is left here. Farewell.

## One device, several people

hot-hand-to = Hand the device to
hot-who = Who has the device?
hot-trees = Everybody else, look at the trees.
hot-nobody = Nobody here has anything to decide just now.
hot-me = I am { $name }
hot-others = Somebody else
hot-played = { $name } has played. That hand is put away.

## Once more, and before a game

again-offers = { $name } offers a rematch
again-offers-you = You offer a rematch
again-same = { $first ->
    [lot] The same people, the same table; the lot says who begins.
    [you] The same people, the same table; you begin.
   *[seat] The same people, the same table; { $name } begins.
}
again-bot = { $first ->
    [lot] With a bot in the place of { $left }; the lot says who begins.
    [you] With a bot in the place of { $left }; you begin.
   *[seat] With a bot in the place of { $left }; { $name } begins.
}
again-fewer = { $first ->
    [lot] Without { $left }; the lot says who begins.
    [you] Without { $left }; you begin.
   *[seat] Without { $left }; { $name } begins.
}
again-leaves = { $names } { $count ->
    [one] leaves
   *[other] leave
}. { $ways ->
    [bot] With a bot?
   *[both] { $seats ->
    [1] Alone, or with a bot?
    [2] Two of you, or with a bot?
    [3] Three of you, or with a bot?
    [4] Four of you, or with a bot?
   *[other] { $seats } of you, or with a bot?
}
}
again-leaves-sub = The first answer counts.
again-few = { $seats ->
    [1] Alone
    [2] Two of us
    [3] Three of us
    [4] Four of us
   *[other] { $seats } of us
}
again-with-bot = With a bot
again-stay = I stay
again-go = Not this time
again-stayed = You stay; waiting for { $names }.
again-gone = You are not in, this time.
again-after-all = I stay after all
again-count = { $count } of { $of }
again-title = Rematch
room-missing = { $count ->
    [0] everybody is here
    [one] one person missing
   *[other] { $count } people missing
}
room-you-host = you, host of the table
room-you = you
room-host = host of the table
room-ready = ready
room-here = here
room-away = { $minutes ->
    [0] away for a moment
   *[other] away for { $minutes } min
}
room-free = Free seat
room-sit = Sit here
room-bot = Bot
room-bot-level = Which bot?
room-bot-out = Take out
room-bot-out-title = Take { $name } out
room-free-seat = Free the seat
room-free-seat-title = Free the seat of { $name }
room-bring = Bring somebody
room-scan = Scan it, or send it:
room-code = Or say the code:
room-send = Send
room-game = This game
room-pace = { $pace }
room-pace-then = then a bot goes on for you
room-pace-none = Everybody takes the time they need
room-book = The game of the rulebook
room-option = { $name }: { $value }
room-undo = Take a move back if all agree
room-watch-yes = Anyone with the link may watch, you may talk
room-watch-no = Nobody watches, you may talk
room-public = The table stands in the lobby
room-ready-m = Je suis prêt
room-ready-f = Je suis prête
room-go = I am ready
room-not-yet = Not yet
room-when = It begins when every seat is taken and everyone is ready.
room-when-full = It begins as soon as every seat is taken.
room-waits = You are ready; { $names } not yet.
room-waits-seats = You are ready; { $count ->
    [one] a seat is still free.
   *[other] { $count } seats are still free.
}
room-full = The table is full. Watch?
room-full-closed = The table is full.
room-watch = Watch
room-sat = { $name } has just sat down. { $count ->
    [0] No seat is left.
    [one] One seat is left.
   *[other] { $count } seats are left.
}
room-freed = Your seat was freed. { $count ->
    [0] None is left.
    [one] One is left.
   *[other] { $count } are left.
}
room-fills = Bots take the free seats in { $time }, and the game begins.
room-fills-now = The bots are coming.
room-until = If it has not begun by then, the table is cleared away on { $day }
room-seats = Who sits where

## Somebody is away

away-turn = It is { $name }’s turn, and { $name } is not here.
away-keeps = { $name } gets the seat back on returning, whatever you choose.
away-offers = { $name } offers the seat.
away-offered = { $name } offers the seat. Show this link to whoever would like to play.
away-votes = { $count ->
    [one] { $names } would let a bot play.
   *[other] { $names } would all let a bot play.
} { $lacking ->
    [one] One more vote.
   *[other] { $lacking } more votes.
}
away-bot = Let a bot play
away-bot-how = a druid, until they are back
away-voted = you said so
away-offer = Offer the seat
away-offer-how = to a friend, by a link
away-offer-open = to a friend, or to the lobby
away-wait = Keep waiting
away-wait-how = we ask again in { $time }
away-chose-wait = { $who } chose to wait.
away-chose-bot = { $who } lets a bot play for { $name }.
away-link = The link of { $name }’s seat
away-qr = Code to scan that leads to { $name }’s seat
seat-away-for = away for { $time }
seat-bot-for = a bot, until they return
seat-stand-in = { $name } stands in
seat-resigned = You left this game; a bot plays in your place.
stand-in-offered = { $name }’s seat is offered.
stand-in-how = You would play until { $name } is back.
stand-in-sit = Sit here
stand-in-yours = You play for { $name }, until they are back.
stand-in-watch = Watch
stood = { $who } { $several ->
    [yes] together played
   *[no] played
} { $count ->
    [one] one turn
   *[other] { $count } turns
}
stood-you = { $who } { $several ->
    [yes] together played
   *[no] played
} { $count ->
    [one] one turn
   *[other] { $count } turns
} for you. The seat is yours.
stood-so-far = { $who } { $several ->
    [yes] together played
   *[no] played
} { $count ->
    [one] one turn
   *[other] { $count } turns
} for you.
stood-both = { $name } and { $bot }
a-bot-any = A bot
a-bot-random = A wanderer
a-bot-greedy = A magpie
a-bot-sapling = A sapling
a-bot-pupil = A druid’s pupil
a-bot-druid = A druid
a-bot-archdruid = An archdruid
a-bot-merlin = Merlin

## Leaving, clearing the table away

leave = Leave the table
leave-short = Leave
leave-resign = Leave for good
leave-resign-how = A bot plays your seat to the end; the others go on. You will not take this seat again.
leave-resign-alone = Nobody else is at this table: it will be cleared away. The game counts for nobody, and stays readable in your games.
leave-resign-do = Leave, a bot plays
leave-clear = Clear the table away
leave-clear-waiting = The game has not begun. If you clear the table away, its link leads to no seat any more.
leave-not-host = Whoever laid this table can clear it away.
leave-stop = Stop the game
leave-stop-how = If everybody at the table agrees, it is cleared away; nobody has won or lost.
leave-stop-do = Propose to stop
leave-stop-said = The others are asked.
leave-stop-not = Play on after all
leave-stop-yes = Agreed, we stop
leave-asked = { $count ->
    [one] { $names } would like to stop the game.
   *[other] { $names } would like to stop the game.
}
end-closed = The game was given up
table-cleared = This table has been cleared.
table-cleared-how = The game did not take place.
table-like-it = Lay one like it

## Murmurs

murmur-lost = The line is cut; we are coming back. Nothing is lost.
murmur-watching = You are watching this game: those who are seated play it.
murmur-waiting = The game has not begun: somebody is missing.
murmur-rule = Read rule { $rule }

## Taking back

hint = Hint
hint-title = A hint
hint-thinking = The owl is thinking…
hint-slow = The owl is still thinking; it takes longer than usual.
hint-lead = { $count ->
    [one] What the strongest bot would play. Nothing is played yet.
   *[other] What the strongest bot would look at, the best first. Nothing is played yet.
}
hint-if-bots = Chances if everybody plays on like these bots
hint-if-pupil = Chances if you play on as a druid’s pupil would
hint-chance = { $percent }%
hint-chance-told = { $percent }% chance of winning.
undo = Take back my move
undo-ask = Ask to take back
undo-asked = { $name } would like to take their last move back. Do you agree?
undo-yes = Agreed
undo-no = No, play on
undo-waits = Waiting for { $names } to agree.

## Chronicle and talk

chronicle = Chronicle
chronicle-empty = The story begins.
chronicle-older = Read what came before
recap-title = Since your last turn
recap-again = Replay
recap-again-long = Replay, { $seconds } s
recap-more = { $count ->
    [one] and { $count } deed before
   *[other] and { $count } deeds before
}
chronicle-unfold = Event by event: { $turn }
deed-of = { $name }: { $deed }
chat = Talk
chat-empty = Nobody has said anything yet.
chat-line = Your message
chat-send = Say
chat-unread = { $count ->
    [one] Talk, 1 unread message
   *[other] Talk, { $count } unread messages
}
point = Point at something
point-now = Click the thing
point-help = Show the others a thing: press this, then click it. Or hold a finger on it, or press P when it is focused.
pointed = { $name } points at: { $thing }
chat-seats-only = Only those who sit at the table talk to each other.

## The end

end-won = You have won!
end-winner = { $count ->
    [one] { $names } wins the game
   *[other] { $names } win the game
}
end-all-won = You have won, all together!
end-all-lost = Lost this time, all together
end-lost = Lost this time
end-table = Results
end-nobody = Nobody wins this time
end-place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-points = Points
end-counted = { $count ->
    [one] point
   *[other] points
}
end-story = The story of the game: { $what }
end-story-told = { $what } in the course of the game. At the end: { $told }.
coach = The coach
coach-ask = Look back with the coach
coach-moves-of = Moves by
coach-thinking = The coach is going through the game…
coach-again = Ask again
coach-curves = The chances of winning in the course of the game.
coach-course = The game as it looked at each moment, the better the higher.
coach-good = good
coach-worse = bad
coach-measured = The figures hold for games between bots like these: of positions with 30%, 27 to 33 in a hundred were won.
coach-measured-alone = The figures hold for a druid’s pupil who plays alone: of positions with 30%, 27 to 33 in a hundred were won.
coach-not-measured = There are no figures: nobody has measured yet how often such positions are won.
coach-told = { $name }: from { $from }% to { $to }%.
coach-team = All of you
coach-table = The chances in figures
coach-step = Step
coach-known = Each curve is drawn from what that seat could know at the time.
coach-known-team = You win or lose together: one curve for all.
coach-costly = { $count ->
    [one] { $name }’s costliest move
   *[other] { $name }’s { $count } costliest moves
}
coach-none = { $name } gave nothing away: no move cost much.
coach-played = Step { $ply }, played:
coach-better = Better:
coach-cost = −{ $points } points
coach-from-to = { $from }% → { $to }%
end-again = Play again
end-whole = The whole story
end-replay = See the game again
end-verify = Verify the deal
end-checking = Verifying…
end-verified = { $count ->
    [one] All is right: the seed is the one that was promised, and the answer played is allowed.
   *[other] All is right: the seed is the one that was promised, and the { $count } answers played are allowed.
}
end-not-verified = Something is wrong: this game does not replay as it was played.
end-proof = The proof
end-commitment = Promised before the first answer (SHA-256)
end-seed = The seed, revealed at the end
end-lobby = Back to the lobby
end-board = See the board
end-show = See the results

## Again

title-tale = A game of { $title }
tale-of = { $names }, { $date }
tale-why = This game was played by older rules: its board cannot be laid any more, but all that was told of it is kept.
tale-take = Take the game away
replay-title = Watch { $title } again
replay-to-table = Back to the table
replay-scrub = Step of the game
replay-step = Step { $ply } of { $last }
replay-before = Previous step
replay-after = Next step
replay-play = Let the game run
replay-pause = Pause
replay-eyes = Through whose eyes
replay-spectator = As the public saw it
replay-seat = As { $name } saw it

## A new table

new-title = Lay a table
new-not-here = This game is not at this table yet. The others await you in the lobby.
new-count = How many players?
new-players = { $count ->
    [one] Alone
   *[other] { $count } players
}
new-others = Who plays with you?
new-friend = A friend, by link
new-bot = A bot
new-here = Here, at this device
new-here-name = Name, seat { $number }
new-here-open = Nothing is hidden in this game: everybody looks at the same screen.
new-here-private = Between turns leaves cover the screen and say who takes the device.
hot-cover = Cover the screen
new-level = Strength of the bots
new-options = Game options
new-first-you = You
new-as-dealt = By lot, as the rules have it
new-as-ruled = As the rules have it
new-table = The table
new-public = Open to everybody
new-public-help = It is shown in the lobby; otherwise only the link leads there.
new-spectators = Spectators allowed
new-spectators-help = Those who have the link but no seat see what everybody sees, and nothing else.
new-go = Lay the table

## Waiting

waiting-sit = Sit down
waiting-watch = Just watch
waiting-leave = Leave the table
invite-words = The game begins as soon as every seat is taken.
invite-link = The table’s link
invite-copy = Copy the link
invite-copied = Link copied
invite-qr = A code to scan that leads to this table

## Seats

seats = Players
seat-name = Seat { $number }
seat-free = free seat
seat-ready = at the table
seat-bot = bot
seat-bot-thinks = bot, thinking…
seat-thinks = thinking…
seat-here = waiting for their turn
seat-answered = has answered
seat-away = away for a moment
seat-yours = that is you
seat-yours-turn = Your turn
seat-turn = , it is their turn
seat-place = { $place ->
    [0] game over
    [1] wins the game
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
seat-unfold = See all that { $name } owns
seat-only = Play forced answers for me
seat-only-help = Where there is just one possible answer, it is given for you, unless that would tell a secret.
seat-lent = A bot plays for you.
seat-take-back = Take my seat back

## Question

ask-back = Change this choice
ask-moves = Possible moves
ask-ways = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
ask-more = { $count } more moves
ask-thinks = { $name } is thinking
ask-think = { $count } players are thinking
ask-moment = One moment…
ask-over = The game is over
rule-of-moment = The rule of the moment
skip-motion = Skip the motion

## The plain table of games that bring no board

kind-seat = Players
kind-answer = Answers
plain-hidden = hidden
plain-known = known to { $names }
plain-legend = What the words mean

## The table’s state

table-watching = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
line-lost = The line is cut; it will come back by itself. Nothing is lost.
watching-only = Every seat is taken: you are watching.
two-tabs = This seat is open in another tab too. Both show the same game.

## Rules and edition

rules-of = The rules of { $title }
rules-search = Search the rules
rules-found = { $count ->
    [0] No paragraph found
    [one] 1 paragraph found
   *[other] { $count } paragraphs found
}
rules-none = No paragraph contains these words.
about-edition = About this edition
about-words = Every component of the game is noted with its source. What the rulebook shows in a picture only, we have reconstructed: it is our own design, and contradicts no sentence of the rules. Does your box differ? A small file is enough to correct the edition.
about-reconstructed = Reconstructed by us
about-reconstructed-why = The rulebook shows it in a picture only, or does not tell all of it.
about-corrected = Corrected by a file
about-corrected-why = These entries take the place of ours.
about-public = From a public source
about-public-why = The publisher or the authors have shown it in public.
about-rulebook = From the rulebook
about-rulebook-why = The rulebook says so in words.

## Learning

teach-title = A first game of { $title }
teach-progress = Step { $step } of { $of }
teach-not-now = Not now. Follow the light.
teach-over = The lesson is over
teach-other = That move is allowed! For this lesson, follow the owl instead.
teach-play = Play it now
teach-next = Next lesson: { $title }
teach-to-table = Back to my table
teach-levels = Whom to play against? The bots, from gentle to strong
teach-levels-how = All of them follow the same rules as you, and see only what their seat may see. The one you choose is remembered.
first-time = First time? Five minutes and you know it.
first-show = Show me
first-known = I know it

## Thanks

credits = Thanks
credits-icons = Icons
credits-icons-words = The icons come from game-icons.net, drawn by
credits-letters = Letters
credits-letters-words = Grenze by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), under the
credits-drawings = Drawings
credits-drawings-words = Scenes, places and pieces are drawn for this project.
credits-games = Games
credits-games-words = The rules are told again in our own words. The names of the games belong to their publishers; if you like one, treat yourself to the box.

## Whom to play with

company-title = { $title }: with whom?
company-seats = How many at the table?
company-level = Against whom?
company-kept = Remembered for next time
rules-learn = Learn by playing

## Settings

settings-motion = Motion
settings-motion-full = full
settings-motion-brief = brief
settings-motion-none = none
settings-sound = Sound
settings-sound-no = off
settings-sound-yes = on
settings-sound-help = Soft ones: a piece laid, a card turned, your turn, a refusal, a win. In another tab you hear only that it is your turn.
settings-volume = How loud
settings-volume-soft = soft
settings-volume-usual = medium
settings-volume-loud = loud
settings-text = Size of the text
settings-text-usual = usual
settings-text-large = large
settings-text-larger = very large
settings-only = Forced answers
settings-only-table = as the table has it
settings-only-yes = played for me
settings-only-no = I play them
settings-hints = Hints of the owl
settings-hints-yes = offered
settings-hints-no = never
settings-kept = Remembered on this device.

## Titles, forms

title-table = { $yours }{ $title }, Brocéliande
title-your-turn = Your turn!{" "}
title-rules = The rules of { $title }
title-about = The edition of { $title }
title-credits = Thanks, Brocéliande
title-join = Join a table
title-new = A table of { $title }
title-replay = Watch { $title } again
title-teach = Learn { $title }
understood = All right
your-name = Your name
rules = Rules
game-bethel-woods-alone = On your own: our own extension. The box is for two to four.
join-link = The table’s link or code
join-help = Paste what you were sent. A code to scan opens the table by itself.
join-wrong = That is not a link to a table. Ask your host to copy it once more.
join-go = Go to the table
pace-help = Time runs even when nobody is looking. When yours is up, a bot plays for you until you take your seat back; over days, your days off are spent first.
pace-kind = The time is
pace-kind-game = for the whole game
pace-kind-move = for each move
pace-time = Time for each player
pace-back = Given back with each move
pace-most = At most (0: no limit)
pace-unit = { $what }: unit
unit-minutes = minutes
unit-hours = hours
unit-days = days
time-until-hour = until { $when }
time-until-day = until { $when }

## Looking again, and playing on

replay-by = Go on
replay-by-answer = by answer
replay-by-turn = by turn
replay-before-turn = The turn before
replay-after-turn = The next turn
replay-pace = Pace
replay-pace-0 = slowly
replay-pace-1 = steadily
replay-pace-2 = quickly
replay-lapse = Next lapse
replay-play-on = Play on from here
replay-play-on-how = A new table begins here, after { $ply } moves, against bots. All that was hidden in this game may be known: the table says so, and nobody else plays there.
replay-play-on-seat = Your seat
replay-play-on-go = Play from here
table-from = { $ply ->
    [0] This plays a finished game again from its start: what was hidden there may be known.
    [one] This goes on from a finished game, after one move: what was hidden there may be known.
   *[other] This goes on from a finished game, after { $ply } moves: what was hidden there may be known.
}
table-from-see = See that game

## Between people

me-friends = Your friends
me-friends-words = Who is here, who keeps you a seat, whom you would rather not hear.
me-friends-go = Friends
new-hushed = Ready-made sentences only
new-hushed-help = People talk in sentences that are ready, and each reads them in their own language. You may open free talk while playing.
room-hushed = People talk in ready-made sentences
room-meet = Who is { $name }?
me-friends-asks = { $count ->
    [one] somebody asks
   *[other] { $count } ask
}

# Since your turn
since-title = Since your turn
since-show = Show me
since-skip = Skip
since-count =
    { $count ->
        [0] You left the table { $when }.
        [one] One turn since you left the table { $when }.
       *[other] { $count } turns since you left the table { $when }.
    }
since-words = In words
since-earlier =
    { $count ->
        [one] And one turn before these.
       *[other] And { $count } turns before these.
    }
since-changed = What changed since your turn

## The stage

tab-rule = Rule
tabs-beside = Beside the board
undo-short = Take back
undo-ask-short = Ask to take back
point-short = Point
ask-below = { $count } more below
ask-aside = { $count } more to the right
goal = Goal
legend = Legend
ask-change = Change
sheet = Height of the sheet
sheet-peek = { $count ->
    [0] A line
    [one] A line; 1 choice is hidden
   *[other] A line; { $count } choices are hidden
}
sheet-half = The question and its choices
sheet-full = The whole sheet
sheet-ways = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
sheet-leaves = Leaves of the sheet
leaf-choices = Choices
leaf-table = Table
leaf-story = Story
