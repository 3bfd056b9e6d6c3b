# The words of the page.

## Titles of the tab

title-lobby = Brocéliande, five games of the enchanted forest
title-lost = Lost in the woods, Brocéliande
title-table = { $yours }{ $title }, Brocéliande
title-your-turn = Your turn!{" "}
title-rules = The rules of { $title }
title-about = The edition of { $title }
title-credits = Thanks, Brocéliande
title-join = Join a table
title-new = A table of { $title }
title-replay = Watch { $title } again
title-teach = Learn { $title }

## Everywhere

skip-to-main = Go to the content
to-lobby = Brocéliande, back to the lobby
language = Language
language-fr = Français
language-en = English
sound = Sounds
sound-on = Sounds: on
sound-off = Sounds: off
light-day = Clearing
light-night = Night
light-to-night = Turn to night
light-to-day = Turn to the clearing
close = Close
try-again = Try again
understood = All right
yes = Yes
no = No
your-name = Your name
rules = Rules
invite = Invite
teach-me = Teach me

## The five games

game-benevolent = Benevolent
game-benevolent-pitch = Sow your steps, dream by the pond and bring the wood’s five gifts together.
game-benevolent-players = 2–4
game-benevolent-length = 20–25 min
game-benevolent-weight = light
game-bloody-grove = Bloody Grove
game-bloody-grove-pitch = Two druids, three groves. Become bear, owl or fox.
game-bloody-grove-players = 2
game-bloody-grove-length = 4 rounds
game-bloody-grove-weight = cunning
game-roundforest = Roundforest
game-roundforest-pitch = The forest turns: find the way to the golden apples and the wells.
game-roundforest-players = 2–4
game-roundforest-length = 45–60 min
game-roundforest-weight = medium
game-bethel-woods = Bethel Woods
game-bethel-woods-pitch = Together, repair the six machines and build the Dream Machine.
game-bethel-woods-players = 1–4
game-bethel-woods-length = 40 min
game-bethel-woods-weight = together
game-broom-service = Broom Service
game-broom-service-pitch = Brave or cowardly? Deliver your potions by broomstick.
game-broom-service-players = 2–5
game-broom-service-length = 7 rounds
game-broom-service-weight = medium

## Lobby

lobby-lead = Five board games in the enchanted forest. Alone against bots that think, or with friends, by a simple link.
lobby-play-now = Play now
lobby-laying = Laying the table…
lobby-games = The five games
card-players = Players:
card-length = Length:
card-weight = Character:
card-play = Play
card-play-title = Play { $title } against bots
card-invite = Invite
card-invite-title = Invite friends to a table of { $title }
card-rules = Rules
card-rules-title = The rules of { $title }
card-soon = Soon at this table
open-tables = Open tables
open-table-of = { $name }’s table
open-missing = { $count ->
    [one] 1 player missing
   *[other] { $count } players missing
}
open-join = Join
open-join-title = Join { $name }’s table, { $title }
open-none = No table is waiting for players just now.
open-create = Lay your own
credit-line = Icons game-icons.net, CC BY 3.0 · Letters Grenze and Alegreya Sans, OFL · Reconstructed components marked in each game

## Joining

join-by-link = Join by link
join-link = The table’s link or code
join-help = Paste what you were sent. A code to scan opens the table by itself.
join-wrong = That is not a link to a table. Ask your host to copy it once more.
join-go = Go to the table

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
level-random = Wanderer: plays at random
level-greedy = Magpie: takes what glitters
level-sapling = Sapling: sees one step, sometimes
level-pupil = Druid’s pupil: thinks, and errs
level-druid = Druid: thinks ahead
level-archdruid = Archdruid: thinks far ahead
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

## Time

pace = Pace
pace-name-none = No time limit
pace-name-now = Now
pace-name-today = Today
pace-name-days = Over days
pace-name-other = Another pace
pace-none = no time limit
pace-move = { $time } a move
pace-game = { $time } each
pace-bonus = { $time }, +{ $bonus } each move
pace-cap = { $time }, +{ $bonus } each move, { $cap } at most
pace-help = Time runs even when nobody is looking. When yours is up, a bot plays for you until you take your seat back.
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
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count } h
time-hours-minutes = { $hours } h { $minutes } min
time-minutes = { $count } min
time-minutes-seconds = { $minutes } min { $seconds } s
time-seconds = { $count } s
time-left = { $time } left
time-until-hour = until { $when }
time-until-day = until { $when }

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

ask-choose = { $count ->
    [one] Only one move is possible.
   *[other] Choose on the board, or here.
}
ask-chosen = { $count ->
    [one] A first choice is made. Esc takes it back.
   *[other] { $count } choices are made. Esc takes the last one back.
}
ask-back = Take this choice back
ask-moves = Possible moves
ask-ways = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
ask-more = { $count } more moves
ask-thinks = { $name } is thinking
ask-think = { $names } are thinking
ask-moment = One moment…
ask-over = The game is over
rule-of-moment = The rule of the moment
skip-motion = Skip the motion

## The plain table of games that bring no board

card-guest = A guest in the forest: another package brings it.
kind-seat = Players
kind-answer = Answers
plain-hidden = hidden
plain-known = known to { $names }
plain-legend = What the words mean

## The table’s state

table-laying = Laying the table…
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
teach-other = That move is allowed! For this lesson, follow the owl instead.
teach-play = Play a real game

## Getting lost

lost-title = Lost in the woods
lost-page = This address leads nowhere: the link is old, or a piece of it is missing.
lost-to-lobby = Back to the lobby
lost-without-seat = Come in without this seat
trouble-gone = The server does not answer. Nothing is lost: your games await you.
trouble-unknown = Something went wrong in this page. Reload it: nothing is lost.

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

## The rooms of the place

rooms = Where to go
room-play = Play
room-games = My games
room-me = Me
you = you
passer-by = a passer-by
games-wait = { $count ->
    [one] My games, one table waits for you
   *[other] My games, { $count } tables wait for you
}
enter-again = Say who I am
