# The words of Bethel Woods.

game-title = Bethel Woods
game-pitch = All together, sow the workers, mend the machines faster than they break, and build the Dream Machine.

## Pieces of sentences, for the messages that follow.

worker-name = { $worker ->
    [mechanic] Mechanic
    [engineer] Engineer
    [technician] Technician
    [electrician] Electrician
   *[other] worker
}
the-worker = { $worker ->
    [mechanic] the Mechanic
    [engineer] the Engineer
    [technician] the Technician
    [electrician] the Electrician
   *[other] the worker
}
a-worker = { $worker ->
    [mechanic] a Mechanic
    [engineer] an Engineer
    [technician] a Technician
    [electrician] an Electrician
   *[other] a worker
}
no-worker = { $worker ->
    [mechanic] no Mechanic
    [engineer] no Engineer
    [technician] no Technician
    [electrician] no Electrician
   *[other] no worker
}
malfunction-type = { $type ->
    [mechanical] Mechanical
    [structural] Structural
    [digital] Digital
   *[electrical] Electrical
}
malfunctions-type = { $type ->
    [mechanical] Mechanical
    [structural] Structural
    [digital] Digital
   *[electrical] Electrical
}
knowledge-type = { $type ->
    [mechanical] Mechanical
    [structural] Structural
    [digital] Digital
   *[electrical] Electrical
}
other-type = { $other ->
    [mechanical] Mechanical
    [structural] Structural
    [digital] Digital
   *[electrical] Electrical
}
other-malfunction = { $other ->
    [mechanical] Mechanical
    [structural] Structural
    [digital] Digital
   *[electrical] Electrical
}
malfunction-name = { malfunction-type } malfunction { $value }
knowledge-name = { knowledge-type } Knowledge { $value }
direction-name = { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
}
character-name = { $character ->
    [nova] Nova
    [harris] Harris
    [junas] Junas
    [linny] Linny
    [violet] Violet
   *[fenn] Fenn
}
tile-name = { $tile ->
    [limit6] Short memory
    [redirect] Detour
    [build_plus1] Harder building
    [unmask_plus1] Stubborn spies
    [ability_fee] Costly abilities
   *[extra_malfunction] One more failure
}
n-cost = { $cost } Knowledge
n-cost-of-type = { $cost } { knowledge-type } Knowledge
n-due = { $due } Knowledge
n-due-of-type = { $due } { knowledge-type } Knowledge
n-workers = { $workers ->
    [0] no workers
    [one] { $workers } worker
   *[other] { $workers } workers
}

## Questions, put to whoever decides

question-pick = Which machine do you sow, which way?
question-place = { $workers ->
    [1] Where does your last worker go? Machine { $machine } is next.
   *[other] Which worker do you place on machine { $machine }? { n-workers } still in hand.
}
question-repair = { $repairs ->
    [one] What do you repair on machine { $machine }? You may still make { $repairs } repair.
   *[other] What do you repair on machine { $machine }? You may still make { $repairs } repairs.
}
question-finish = What else do you do? All your workers are in place.
question-pay = { $purpose ->
    [build] Which Knowledge do you pay to build? { $due } still to pay.
   *[unmask] Which Knowledge do you pay to unmask the spy? { $due } still to pay.
}
question-fee = Which Knowledge do you discard first? A critical tile makes your ability costly.
question-spend = { $again ->
    [0] Which Knowledge do you discard? It is for { character-name }’s ability.
   *[other] Which other Knowledge do you discard? One of the same type, for { character-name }’s ability.
}
question-shift = Which { worker-name } does Harris move, and where?
question-receiver = To whom do you give Knowledge?
question-give = { $given ->
    [0] Which Knowledge do you give? It goes to { $receiver }.
   *[other] Do you give a second Knowledge? It goes to { $receiver }.
}
question-remove = Which malfunction do you remove? It must have value { $value }.
question-discard = { $over ->
    [one] Which Knowledge do you discard? You hold { $over } too many; the limit is { $limit }.
   *[other] Which Knowledge do you discard next? You hold { $over } too many; the limit is { $limit }.
}

## Moves

move-ability = Use { character-name }’s ability
move-pick = Machine { $machine }, { direction-name } ({ n-workers })
move-place = { $repairs ->
    [0] Place { the-worker } on machine { $machine }
    [one] Place { the-worker } on machine { $machine } ({ $repairs } repair possible)
   *[other] Place { the-worker } on machine { $machine } ({ $repairs } repairs possible)
}
move-place-section = Send { the-worker } into section { $section } and build ({ n-cost-of-type })
move-place-section-ability = { $cost ->
    [1] Send { the-worker } into section { $section } and build ({ n-cost-of-type }, replaced by { character-name }’s ability)
   *[other] Send { the-worker } into section { $section } and build ({ n-cost-of-type }, one of them replaced by { character-name }’s ability)
}
move-repair = Repair the { malfunction-name }
move-repair-done = Repair nothing more here
move-finish = Unmask the spy on machine { $machine } ({ n-cost })
move-finish-ability = Unmask the spy on machine { $machine } ({ n-cost }, one of them replaced by { character-name }’s ability)
move-finish-end = End the turn
move-pay = Pay with the { knowledge-name }
move-pay-ability = Pay with the { knowledge-name } instead of the type required ({ character-name }’s ability)
move-fee = Discard the { knowledge-name } first
move-spend = Discard the { knowledge-name }
move-shift = Move { a-worker } from machine { $from } to machine { $to }
move-shift-orphanage = { $way ->
    [out] Take { a-worker } out of the orphanage
   *[in] Put { a-worker } into the orphanage
}
move-receiver = Give to { $receiver }
move-give = Give the { knowledge-name } to { $receiver }
move-give-done = Leave it at that
move-remove = Remove the { malfunction-name } from machine { $machine }
move-discard = Discard the { knowledge-name }

## Refusals

refusal-game-over = The game is over: there is nothing left to play.
refusal-not-your-turn = It is not up to you: { $player } has a decision to make.
refusal-another-question = This is not the moment for that. Please answer the question first.
refusal-no-such-move = There is no such move. Choose one of those on offer.
refusal-already-picked = You have already taken workers this turn: they are moved only once a turn.
refusal-bad-direction = No machine is skipped, and the direction stays the same: the next worker goes on machine { $machine }.
refusal-no-worker-on-machine = There is no worker on machine { $machine }. Choose another one.
refusal-nothing-in-hand = You have no worker in hand.
refusal-worker-not-in-hand = You have { no-worker } in hand. Place one of those you hold.
refusal-repair-type = { $worker ->
    [mechanic] A Mechanic repairs { malfunctions-type } malfunctions only.
    [engineer] An Engineer repairs { malfunctions-type } malfunctions only.
    [technician] A Technician repairs { malfunctions-type } malfunctions only.
   *[electrician] An Electrician repairs { malfunctions-type } malfunctions only.
}
refusal-repair-too-many = Every activated worker has made a repair: that is all for this machine.
refusal-token-not-there = That malfunction is not on this machine. Choose one of those that are.
refusal-not-last-worker = Only the last worker may do that: place the others first.
refusal-section-not-adjacent = Your workers do not stand in front of that section. From where they are, only section { $section } is within reach.
refusal-section-occupied = There is a worker in that section already, and it stays there. Place yours on the next machine.
refusal-section-type = Section { $section } accepts only the { malfunction-type } and { other-malfunction } types: this worker cannot enter.
refusal-wrong-payment = { $purpose ->
    [build] Building takes { n-cost-of-type }: other types do not count, and you are { $short } short. Place this worker on the next machine instead.
    [unmask] One { knowledge-type } and one { other-type } Knowledge must be among what you pay, and you are { $short } short.
   *[pay] { $other ->
        [none] { $type ->
            [any] The payment is not complete: { n-due } still missing.
           *[other] { n-due-of-type } still missing.
        }
       *[other] { n-due } still missing, one { knowledge-type } and one { other-type } among it.
    }
}
refusal-too-many-substitutes = { $short ->
    [0] { character-name } replaces one Knowledge only in a payment. Pay the rest as required.
   *[other] { character-name } replaces one Knowledge only in a payment, and you are { $short } short.
}
refusal-ability-used = { character-name }’s ability has been used this turn. It can be used again on your next.
refusal-fee-missing = While “Costly abilities” is active, 1 more Knowledge must be discarded before an ability is used, and you do not have enough.
refusal-fee-not-due = No fee is due just now: keep that Knowledge.
refusal-knowledge-missing = { $purpose ->
    [build] Building takes { n-cost-of-type }, and you are { $short } short. Place this worker on the next machine instead.
    [unmask] { $cost ->
        [2] Unmasking this spy takes one { knowledge-type } and one { other-type } Knowledge, and you do not have both.
       *[other] Unmasking this spy takes { n-cost }, including one { knowledge-type } and one { other-type }, and you do not have them.
    }
    [ability] { $cost ->
        [1] { character-name }’s ability takes 1 Knowledge, and you do not have any.
       *[other] { character-name }’s ability takes { n-cost }, and you do not have enough.
    }
    [kept] You need that Knowledge for what follows. Discard another one.
   *[token] You do not have that Knowledge. Choose one of yours.
}
refusal-built-this-turn = You have built this turn: to unmask a spy, you will have to wait for another turn.
refusal-not-last-machine = You can unmask a spy only on machine { $machine }, where your last worker was placed.
refusal-already-unmasked = You have already unmasked a spy this turn.
refusal-no-spy-here = There is no spy on machine { $machine }.
refusal-wrong-character = { $character ->
    [nova] Nova’s ability is used in paying, when you build.
    [fenn] Fenn’s ability is used in paying, when you unmask a spy.
   *[other] { character-name }’s ability does not allow that.
}
refusal-no-ability-window = Place a worker first: { character-name }’s ability is used before you take workers, or after you have placed one.
refusal-machine-only = Harris moves a worker from one machine to another, never out of or into the orphanage.
refusal-no-such-worker = { $step ->
    [ability] No machine has a worker of the type of any Knowledge of yours: Harris has nobody to move.
    [first] There is { no-worker } on the machines: choose Knowledge of another type.
   *[next] There is { no-worker } on machine { $machine }. Choose another one.
}
refusal-other-player-needed = Junas gives to somebody else: choose another player at the table.
refusal-give-one-or-two = Junas gives 1 or 2 Knowledge: choose the first one at least.
refusal-same-type-needed = { $step ->
    [ability] { character-name }’s ability takes two Knowledge of one type, and yours are all of different types.
    [first] { character-name }’s ability takes two Knowledge of one type, and you do not have { n-cost-of-type }.
   *[next] It must be { knowledge-type } Knowledge, like the one you have just discarded.
}
refusal-value-mismatch = { $step ->
    [ability] No Knowledge of yours has the value of a malfunction on the board: Linny has nothing to remove.
    [first] No malfunction of value { $value } is on the board: choose Knowledge of another value.
   *[next] There is no { malfunction-name } on machine { $machine }. Linny removes a malfunction of value { $value }.
}
refusal-discard-count = { $over ->
    [0] You have nothing to discard now (the limit is { $limit }).
   *[other] First discard down to { $limit } Knowledge: you hold { $over } too many.
}
refusal-move-not-finished = Your turn is not finished: take workers and place them all.

## Chronicle

event-solo = { $player } plays alone with one character: a variant of our own, as the box is for 2 to 4 players.
event-character = { $player } plays { character-name }.
event-put-back = The { $malfunction } goes back into the reserve: its machine has enough already.
event-dealt = Everything is in place at Bethel Woods. { $player } begins.
event-picked = { $player } takes the workers of machine { $machine }, { direction-name }.
event-laid = { $player } places { a-worker } on machine { $machine }.
event-repaired = { $player } repairs the { $malfunction } of machine { $machine }.
event-paid = { $player } pays with the { $knowledge }.
event-substituted = { $player } uses { character-name }’s ability to replace one Knowledge.
event-sent = { $player } sends { a-worker } into section { $section }: Dream Machine tile { $tile } is won.
event-unmasked = { $player } unmasks the spy on machine { $machine }.
event-ability = { $player } uses { character-name }’s ability.
event-fee-paid = { $player } first discards the { $knowledge }.
event-spent = { $player } discards the { $knowledge }.
event-shifted = { $player } moves { a-worker } from machine { $from } to machine { $machine }.
event-gave = { $player } gives the { $knowledge } to { $receiver }.
event-removed = { $player } removes the { $malfunction } from machine { $machine }.
event-discarded = { $player } is over the limit and discards the { $knowledge }.
event-placed = The { $malfunction } comes to machine { $machine }.
event-redirected = The { $malfunction } is diverted to machine { $machine }.
event-failed = Machine { $machine } becomes critical: “{ tile-name }” takes effect.
event-restored = Machine { $machine } is no longer critical: “{ tile-name }” ends.
event-spy-came = A spy slips onto machine { $machine }.
event-won = The Dream Machine is complete: the game is won!
event-lost-reserve = { $left ->
    [0] { $due ->
        [one] { $due } more malfunction must be placed, and the reserve is empty: the game is lost.
       *[other] { $due } more malfunctions must be placed, and the reserve is empty: the game is lost.
    }
   *[other] { $due } more malfunctions must be placed, and the reserve holds only { $left }: the game is lost.
}
event-lost-critical = The turn ends with { $machines } critical machines: the game is lost.
event-lost-spies = All six spies are on the board: the game is lost.

ending-win = The Dream Machine is complete: the game is won.
ending-loss-reserve = The reserve has too few malfunctions left: the game is lost.
ending-loss-critical = Too many critical machines at the end of a turn: the game is lost.
ending-loss-spies = All six spies are on the board: the game is lost.

## What can be pointed at

n-lying = { $lying ->
    [0] no malfunctions
    [one] { $lying } malfunction
   *[other] { $lying } malfunctions
}
thing-machine = { $critical ->
    [0] Machine { $machine }: { n-lying }, { n-workers }
   *[other] Machine { $machine }, critical: { n-lying }, { n-workers }
}
thing-section = { $worker ->
    [none] Section { $section } of the orphanage, empty ({ malfunction-type } and { other-malfunction })
   *[other] Section { $section } of the orphanage ({ malfunction-type } and { other-malfunction }): { worker-name }
}
thing-orphanage = { $built ->
    [0] Orphanage: all 6 sections empty
   *[other] Orphanage: { $built } of 6 sections filled
}
thing-direction = { $direction ->
    [clockwise] Clockwise
   *[anticlockwise] Anticlockwise
}
thing-worker = { worker-name } ({ $hand } in hand)
thing-malfunction = { $malfunction }: { $count } on machine { $machine }
thing-knowledge = { $player }, { $knowledge }: { $count }
thing-spy = { $there ->
    [0] Spy of machine { $machine } (in the spies’ column)
   *[other] Spy on machine { $machine }: to unmask it, one { knowledge-type } and one { other-type } Knowledge
}
thing-tile = { $up ->
    [0] Critical tile of machine { $machine }, face down. { $text }
   *[other] Critical tile of machine { $machine }, active. { $text }
}
thing-character = { character-name }. { $text }
thing-seat = { $held ->
    [0] { $player } ({ character-name }): no Knowledge
   *[other] { $player } ({ character-name }): { $held } Knowledge
}
thing-answer-done = Leave it at that
thing-answer-end = End the turn

## Critical tiles

tile-hidden = Nobody has seen it yet.
tile-limit6-text = Short memory: when it is turned up, everybody discards down to { $limit } Knowledge, and the limit stays at { $limit } while it is active.
tile-redirect-text = Detour: a malfunction whose machine is critical goes { direction-name } to the next machine that is not.
tile-build-plus1-text = Harder building: building costs { $build } more Knowledge, of the worker’s type.
tile-unmask-plus1-text = Stubborn spies: unmasking a spy costs { $unmask } more Knowledge, of any type.
tile-ability-fee-text = Costly abilities: a Knowledge must be discarded before an ability is used.
tile-extra-malfunction-text = { $extra ->
    [one] One more failure: { $extra } more malfunction to place after every turn.
   *[other] One more failure: { $extra } more malfunctions to place after every turn.
}

## Characters

character-nova-text = When you build, you may replace 1 of the Knowledge required with 1 of another type: this uses the ability.
character-harris-text = Discard 1 Knowledge to move 1 worker of the same type from one machine to another. It repairs nothing.
character-junas-text = Discard 1 Knowledge to give 1 or 2 of the same type to somebody else.
character-linny-text = Discard 1 Knowledge to remove 1 malfunction of the same value from the board.
character-violet-text = Discard 2 Knowledge of one type: { $fewer } fewer malfunctions are placed at the end of this turn.
character-fenn-text = When you unmask a spy, you may replace 1 of the Knowledge required with 1 of another type: this uses the ability.

## Options of a table

option-level = Difficulty
option-level-help = The higher the level, the more spies are on the board at the start: 0, 2, 4 or 5.
option-level-normal = Normal
option-level-hard = Hard
option-level-insane = Insane
option-level-impossible = Impossible
option-spies = Spies at the start
option-spies-help = The exact number of spies at the start, from 0 to 5; it replaces the level’s own.
option-redirect = Direction of the Detour
option-redirect-help = Which way the critical tile “Detour” sends malfunctions: the rule says clockwise, its example runs the other way.
option-redirect-clockwise = Clockwise
option-redirect-anticlockwise = Anticlockwise
option-supply = Reserve
option-supply-help = The full reserve, or a smaller one for a shorter, harder game.
option-supply-full = Full
option-supply-short = Short
option-first = First player
option-first-help = Who plays first; if you choose nobody, it is drawn by lot.
option-characters = Characters
option-characters-help = One character for each seat, in order (such as nova, linny); otherwise they are drawn by lot.
option-edition = Edition
option-edition-help = A file of your own that corrects tokens, tiles or board where our edition differs from your box.

## Where the components come from

provenance-rulebook = Stated by the rulebook
provenance-public = Stated by a public source
provenance-reconstructed = Reconstructed by us
provenance-corrected = Corrected by your file
