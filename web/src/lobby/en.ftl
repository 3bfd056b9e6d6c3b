### Open tables, and “Sit me down”.

open-table-of = { $name }’s table
open-join = Join
open-join-title = Join { $name }’s table, { $title }
open-count = { $count ->
    [0] No table
    [one] 1 table
   *[other] { $count } tables
}
open-none = No table is waiting. Lay your own, or take bots.
open-create = Lay your own
open-none-so = Nothing with these choices. { $count ->
    [0] No table is waiting without them either.
    [one] One table without them.
   *[other] { $count } tables without them.
}
open-remove = Remove them
open-shown = { $shown } of { $count }
open-more = Show more
open-here = host is here
open-since = for { $time }
open-lost = We lost the thread. Looking for it…
row-pace-none = no time limit
row-pace-now = now
row-pace-today = today
row-pace-days = over days
row-people = no bots
row-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
row-fills = bots { $minutes ->
    [0] any moment
    [one] in 1 min
   *[other] in { $minutes } min
}
row-offered = a seat to hold
row-seats = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
} of { $count }

sit = Sit me down
sit-how = at the table that has waited longest, or at a new one
sit-bots = Fill up with bots?
sit-bots-after = Bots after { $minutes } min
sit-bots-never = No, wait for people
sit-bots-minutes = Yes, after { $minutes } min
sit-going = Finding you a seat…

wish-title = Choose among the tables
wish-search = Search
wish-search-help = Somebody’s name, or a game
wish-games = All games
wish-seats = Seats
wish-seats-count = How many at the table?
wish-seats-free = Free seats, at least
wish-seats-told = { $count } seats
wish-free-told = { $count } free seats
wish-any = Any
wish-pace = Pace
wish-pace-now = Now
wish-pace-today = Today
wish-pace-days = Over days
wish-pace-none = No time limit
wish-lang = Language
wish-lang-fr = French
wish-lang-en = English
wish-bots = Bots
wish-bots-with = With bots
wish-bots-without = No bots
wish-known = People I know
wish-remove = Remove this choice: { $what }
wish-close = Close
