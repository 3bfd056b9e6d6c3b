# The words of the page.

## Titles of the tab

title-lobby = Brocéliande, five games of the enchanted forest
title-lost = Lost in the woods, Brocéliande

## Everywhere

skip-to-main = Go to the content
to-lobby = back to the lobby
language = Language
language-fr = Français
language-en = English
settings = Settings
light-day = Clearing
light-night = Night
light-to-night = Turn to night
light-to-day = Turn to the clearing
close = Close
try-again = Try again
yes = Yes
no = No
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
lobby-play-first = { $title }, an easy game of 20 min
lobby-play-what = { $count ->
    [one] { $title }, on your own
   *[other] { $title }, { $count } seats, { $level }
}
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
card-learn = Learn
card-learn-title = Learn to play { $title }
card-seats = { $count ->
    [one] on your own
   *[other] { $count } seats
}
card-company = { $title }: { $count } seats, bots: { $level }. Change
card-guest = A guest in the forest: another package brings it.
table-laying = Laying the table…
card-soon = Soon at this table
open-tables = Open tables
open-missing = { $count ->
    [one] 1 player missing
   *[other] { $count } players missing
}
credit-line = Icons game-icons.net, CC BY 3.0 · Letters Grenze and Alegreya Sans, OFL · Reconstructed components marked in each game

## Joining

join-by-link = Join by link

## The bots

level-random = Wanderer: plays at random
level-greedy = Magpie: takes what glitters
level-sapling = Sapling: sees one step, sometimes
level-pupil = Druid’s pupil: thinks, and errs
level-druid = Druid: thinks ahead
level-archdruid = Archdruid: thinks far ahead
level-merlin = Merlin: thinks ahead, and has learnt from thousands of games

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

## Getting lost

lost-title = Lost in the woods
lost-page = This address leads nowhere: the link is old, or a piece of it is missing.
lost-to-lobby = Back to the lobby
lost-without-seat = Come in without this seat
trouble-gone = The server does not answer. Nothing is lost: your games await you.
trouble-unknown = Something went wrong in this page. Reload it: nothing is lost.

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
