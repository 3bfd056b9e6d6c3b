# The words of Bethel Woods' board that the rules do not say.

# the legend
legend-type = { $type ->
    [mechanical] Mechanical malfunction, then Knowledge
    [structural] Structural malfunction, then Knowledge
    [digital] Digital malfunction, then Knowledge
   *[electrical] Electrical malfunction, then Knowledge
}
legend-worker = { $worker ->
    [mechanic] Mechanic: repairs what is mechanical
    [engineer] Engineer: repairs what is structural
    [technician] Technician: repairs what is digital
   *[electrician] Electrician: repairs what is electrical
}
legend-hazard = Fourth place: filled, the machine is critical
legend-spy = Spy: takes one place of its machine
legend-tile = Critical tile: in force while its machine is critical
legend-way = The way round in which workers are sown
legend-dream = Dream Machine: six parts win
progress-dream = Dream { $count }/6
progress-critical = Critical { $count }/{ $most }
progress-spies = Spies { $count }/6
progress-reserve = Reserve { $count }

board-ring = The six machines around the orphanage
board-machine = Machine { $machine }
board-section = Section { $section }
board-dream = Dream Machine
board-tile = Critical tile
board-tile-up = Machine { $machine } is critical: its tile is active.
board-tile-down = Tile of machine { $machine }, face down for now.
board-spy = a spy
board-spy-of = Spy on machine { $machine }
board-spy-cost = Only where your last worker was placed. Cost now: { $cost } Knowledge.
board-build = The next tile costs { $cost } Knowledge of the type of the worker that enters.
board-repairs = Repairs { malfunctions-type } malfunctions. When it is placed, every worker of its type on that machine may make a repair.
board-mended-by = { $worker ->
    [mechanic] A Mechanic
    [engineer] An Engineer
    [technician] A Technician
   *[electrician] An Electrician
} can repair it; it then becomes Knowledge for whoever placed that worker.
board-choose = Choose: { $thing }
board-here = Here: { $who }.
board-times = { $count } × { $what }
board-sows = Up to { $repairs ->
    [one] { $repairs } repair
   *[other] { $repairs } repairs
}, for instance: { $stops }.
board-stop = { worker-name } on { $machine } ({ $repairs })
board-restored = back in order
board-load = load { $load }
board-then-spy = then the spy?
board-tap-again = Tap again to do it
board-up-to = { $count ->
    [0] no repair
    [one] up to { $count } repair
   *[other] up to { $count } repairs
}
board-fee = + 1
board-tile-does-0 = 6 Knowledge at most
board-tile-does-1 = { $direction ->
    [clockwise] onward, clockwise
   *[anticlockwise] onward, anticlockwise
}
board-tile-does-2 = building: 1 more
board-tile-does-3 = unmasking: 1 more
board-tile-does-4 = discard 1 first
board-tile-does-5 = 1 more each turn
board-tiles = Critical tiles
board-active = { $count ->
    [0] nothing active
   *[other] { $count } active
}
board-unknown = unknown
board-team = The team
board-together = win or lose together
board-team-told = Reserve: { $reserve }. Critical machines: { $failures } of { $most }. Spies on the board: { $spies } of 6. Dream Machine: { $built } of 6.
board-reserve = in reserve
board-turns = { $turns ->
    [one] enough for { $turns } turn
   *[other] enough for { $turns } turns
}
board-criticals = Critical machines
board-failures = critical
board-spies-in = Spies on the board
board-spies = spies
board-dreams = dreams
board-column = Spies’ column
board-next = next
board-discard = Discard
board-never-back = never comes back
board-knowledge = Knowledge
board-character = Character
board-held = { $held } Knowledge, { $limit } at most at the end of a turn

## The components, for the page about the edition

part-setup = Set-up
part-turn = The turn
part-machines = Critical machines
part-dream-machine = Dream Machine tiles
part-malfunction = Malfunctions
part-worker = Workers
part-machine = Machines
part-spy = Spies
part-section = Sections of the orphanage
part-critical-tile = Critical tiles
part-character = Characters
part-level = Levels

# tabs, where the right column is a drawer
tab-team = Team
tab-tiles = Tiles

# what it is about, and where it is
board-goal = Build the six parts of the Dream Machine before four breakdowns, six spies or an empty reserve.
board-when = Turn { $turn }

# the cards of moves: the thing or the deed (22 letters at most), and what one does there (34)
card-free = free
card-state = { $state ->
    [critical] critical
    [spy] a spy
   *[both] critical, a spy
}
card-place = { $repairs ->
    [0] Onto machine { $machine }, no repair
    [one] Onto machine { $machine }: { $repairs } repair
   *[other] Onto machine { $machine }: { $repairs } repairs
}
card-build = Build in section { $section }
card-send = Send { the-worker } in
card-send-nova = Send { the-worker }, Nova helps
card-unmask = Unmask the spy
card-on = On machine { $machine }
card-on-fenn = On machine { $machine }, Fenn helps
card-ability = { character-name }’s ability
card-ability-note = { $character ->
    [harris] Move a worker, no repair
    [junas] Give 1 or 2 Knowledge
    [linny] Remove a malfunction
    [violet] { $fewer } fewer malfunctions this turn
   *[other] Replace one Knowledge
}
card-malfunction = { malfunction-type } { $value }
card-knowledge = { knowledge-type } { $value }
card-repair = It becomes your Knowledge
card-restored = Machine { $machine } is back in order
card-remove = Remove it from machine { $machine }
card-done = Repair nothing more
card-rest = What is left stays there
card-pay = { $left ->
    [0] Then all is paid
   *[other] Then { $left } more to pay
}
card-pay-ability = { character-name } lets it stand in
card-fee = Discard it first
card-spend = For { character-name }’s ability
card-give = Give it to { $receiver }
card-one = One is enough
card-discard = Discard it for good
card-holds = Holds { $held } of { $limit } Knowledge
card-shift = Machine { $from } to { $to }
card-shift-note = Move { a-worker }, no repair
card-from = Move { a-worker } from here
card-coming = { $count ->
    [0] No malfunction comes
    [one] { $count } malfunction comes
   *[other] { $count } malfunctions come
}
card-costs = costs { $count } Knowledge
card-gains = brings { $count } Knowledge
card-changes = { $what ->
    [dream] Dream Machine: { $from } → { $to }
    [spy] spies: { $from } → { $to }
   *[load] load: { $from } → { $to }
}
deed-sown = Machine { $machine } ↻ to { $last }
deed-sown-back = Machine { $machine } ↺ to { $last }
deed-repaired = { $count } repaired
deed-restored = machine { $machine } no longer critical
deed-built = section { $section } built
deed-unmasked = spy unmasked
deed-critical = { $count ->
    [one] machine { $machines } is critical
   *[other] machines { $machines } are critical
}
deed-spy = { $count ->
    [one] a spy on machine { $machines }
   *[other] spies on machines { $machines }
}
deed-machines = The machines fail
deed-malfunctions = { $count ->
    [one] +{ $count } malfunction
   *[other] +{ $count } malfunctions
}
