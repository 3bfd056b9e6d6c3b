# The words of the keeper’s desk.

title-desk = The desk, Brocéliande
desk-title = The keeper’s desk
desk-until = Open until { $time }
desk-shut = Shut the desk

## Opening it

desk-open-lead = Show once more that it is you. The desk stays open for a quarter of an hour, on this device.
desk-open-touch = My finger, my face or my code
desk-open-code = A rescue code, or the one from the terminal
desk-open-go = Open the desk
desk-open-wrong = This code opens nothing here. It works once, within a day; the terminal gives another.
desk-open-poor = Nothing else will open the desk to you next time. Keep a passkey or eight codes:

## The leaves of the desk

desk-reports = Reports
desk-tables = Tables
desk-people = People
desk-away = Kept out
desk-kept = Time kept
desk-log = Log
desk-more = More

## Tables

desk-tables-search = A name, a game, an id
desk-tables-none = No table by that name.
desk-status = Which tables
desk-status-all = All
desk-status-open = Waiting
desk-status-playing = Running
desk-status-over = Finished
desk-is-open = waiting
desk-is-playing = running
desk-is-over = finished
desk-seat-person = a person
desk-seat-bot = a bot
desk-seat-open = free
desk-back-tables = All tables
desk-id = Id
desk-made = Since
desk-last = Last move
desk-stored = Stored
desk-stored-words = { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, { $size } KB; { $lines ->
    [0] nobody wrote a line
    [one] one line written
   *[other] { $lines } lines written
}
desk-rules = Rules
desk-rules-words = version { $version }, { $count ->
    [0] no amendment
    [one] one amendment
   *[other] { $count } amendments
}.
desk-rules-old = They are not those played here any more.
desk-seen = Seen
desk-public = In everybody’s list.
desk-private = By its link alone.
desk-watched = One may watch.
desk-unwatched = Without an audience.
desk-look = Watch, like anybody
desk-seats = At the table
desk-close = Clear away
desk-close-words = The game stops for everybody; nobody won or lost. What happened stays readable.
desk-close-go = Clear the table away
desk-forget = Forget
desk-forget-words = Nothing of it is kept, for anybody. There is no way back.
desk-forget-go = Forget the table

## People

desk-people-search = A name, an id
desk-people-none = Nobody by that name.
desk-nameless = a passer-by
desk-gone = somebody who is gone
desk-keeper = keeper
desk-is-mute = may not speak
desk-is-ban = kept out
desk-games = { $count ->
    [0] no game
    [one] one game
   *[other] { $count } games
}
desk-back-people = Everybody
desk-seen-last = Last here
desk-devices = Devices
desk-ways = Found again by
desk-ways-words = { $keys ->
    [0] no passkey
    [one] one passkey
   *[other] { $keys } passkeys
}, { $codes ->
    [0] no code
    [one] one code
   *[other] { $codes } codes
}
desk-their-tables = Their tables
desk-kept-of = What is kept about this person
desk-archive = Take it all along, for them
desk-mute = Mute
desk-mute-words = They play as before, but write to nobody.
desk-mute-go = Mute them
desk-unmute = Let them speak
desk-ban = Keep out
desk-ban-words = They play here no more. They read until when and why; they may take their data along and delete themselves.
desk-ban-go = Keep them out
desk-unban = Let them back
desk-end = Sign out
desk-end-words = No device knows them any more. Their passkeys and codes still open.
desk-end-go = Sign all their devices out
desk-delete = Delete, on request
desk-delete-words = As if they deleted themselves: their name leaves, a bot takes their seats. There is no way back.
desk-delete-go = Delete this person
desk-deleted = This person is deleted. Bots that play on: { $bots }; finished games without their name: { $finished }.

## Kept out

desk-away-none = Nobody is kept out.
desk-network = A range of addresses
desk-ban-network = Keep this range out
desk-ban-network-words = Nobody plays from these addresses any more, but for keepers. Others may live there: take the narrowest range.
desk-ban-network-go = Keep these addresses out
desk-until-day = until { $day }
desk-no-end = no end is set

## What is said with an act

desk-why = Why? It stays in the log.
desk-why-told = Why? They will read it.
desk-span = For how long
desk-span-1 = An hour
desk-span-24 = A day
desk-span-168 = A week
desk-span-720 = Thirty days
desk-span-0 = Without end
desk-lines-too = Delete the reported lines as well
desk-leave = Leave it

## Reports

desk-reports-none = Nobody complained. Enjoy it.
desk-reports-none-done = None is done yet.
desk-reports-done = Show those that are done
desk-reports-waiting = Show those that wait
desk-reason-insult = insults
desk-reason-hate = hatred
desk-reason-threat = threats
desk-reason-nuisance = nuisance
desk-reason-cheating = cheating
desk-reason-other = something else
desk-told-by = Told by { $name }.
desk-the-table = The table
desk-handled = Done by { $name }, { $day }.
desk-nothing = Put aside
desk-nothing-words = Nothing is done about anybody. The report is done.
desk-nothing-go = Put the report aside

## Time kept

desk-kept-words = In days; 0 keeps until it is deleted. What is said here goes before the command line.
desk-kept-games = Finished games
desk-kept-chat = Lines written at tables
desk-kept-reports = Reports that are done
desk-kept-log = Log of the desk
desk-kept-calls = Calls that were sent
desk-days = { $days ->
    [0] until it is deleted
    [one] one day
   *[other] { $days } days
}
desk-noted = Noted
desk-kept-back = { $days ->
    [0] Back to: no limit
    [one] Back to one day
   *[other] Back to { $days } days
}

## The log: who, then what they did

desk-log-none = Nothing yet.
desk-terminal = the terminal
desk-did-open = opened the desk
desk-did-keeper_came = keeps the desk from now on
desk-did-keeper_add = gave the desk
desk-did-keeper_remove = took the desk away
desk-did-keeper_code = gave a code of the desk
desk-did-close = cleared a table away
desk-did-forget = forgot a table
desk-did-prune = forgot old tables
desk-did-mute = muted
desk-did-unmute = let speak again
desk-did-ban = kept out
desk-did-ban_network = kept addresses out
desk-did-unban = let back
desk-did-end_devices = signed all devices out
desk-did-delete = is deleting, on request
desk-did-deleted = deleted
desk-did-archive = took along what is kept
desk-did-report = dealt with a report
desk-did-retention = changed how long is kept
