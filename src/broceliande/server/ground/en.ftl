# What the server says.

sorry-malformed = This message could not be understood. Nothing was changed.
sorry-bad-seats = The game cannot be played with these seats.
sorry-bad-option = One of the options does not fit this game.
sorry-bad-edition = This edition cannot be used.
sorry-unknown-game = There is no such game here.
sorry-unknown-table = There is no such table. Perhaps the link was cut short?
sorry-not-found = There is nothing here.
sorry-not-allowed = That cannot be done here.
sorry-wrong-secret = This secret opens no seat of the table.
sorry-not-your-seat = That seat is not yours.
sorry-covered = Somebody else has the device. Say first that it is you.
sorry-not-known = This device does not know you yet. Play a first game here, or say who you are.
sorry-signed-out = This device was signed out. Your seat is still yours.
sorry-seat-of-another = This link is somebody else’s. You may watch.
sorry-wrong-code = This code does not fit. { $left ->
    [1] One try left.
    [2] Two tries left.
    [3] Three tries left.
    [4] Four tries left.
   *[other] { $left } tries left.
}
sorry-used-code = This code has been used. { $left ->
    [0] It was your last one.
    [1] You have one left.
    [2] You have two left.
    [3] You have three left.
    [4] You have four left.
    [5] You have five left.
    [6] You have six left.
    [7] You have seven left.
   *[other] You have { $left } left.
}
sorry-code-expired = The two minutes are over. Ask the other device for a new code.
sorry-too-many-tries = Too many tries. { $minutes ->
    [1] Come back in a minute.
   *[other] Come back in { $minutes } minutes.
}
sorry-passkey-failed = Nothing changed. Try again, or come back with a code.
sorry-no-passkeys = Finger and face do not work at this address. Eight codes on paper work everywhere.
sorry-too-many-passkeys = You have as many keys as one can have here. Take one away first.
sorry-already-played = { $device ->
    [phone] You have already played, on the phone.
    [tablet] You have already played, on the tablet.
    [computer] You have already played, on the computer.
   *[other] You have already played.
}
sorry-wrong-name = That is not your name. Nothing was deleted.
sorry-bad-origin = This page may not speak to this server.
sorry-no-spectators = The players of this table would rather not be watched.
sorry-no-editions = This server plays with its own editions only.
sorry-not-started = The game has not begun: { $open ->
    [one] a seat is still free.
   *[other] { $open } seats are still free.
}
sorry-already-over = The game is over.
sorry-not-over = The game is not over yet. All will be shown at the end.
sorry-stale = The table has moved on in the meantime. Here is how it stands now.
sorry-table-full = Every seat of this table is taken.
sorry-seat-taken = { $named ->
    [no] Somebody
   *[other] { $name }
} has just sat down. { $open ->
    [0] No seat is left.
    [1] One seat is left.
   *[other] { $open } seats are left.
}
sorry-seat-freed = Your seat was freed. { $open ->
    [0] None is left.
    [1] One is left.
   *[other] { $open } are left.
}
sorry-has-begun = The game has begun: who sits where stays as it is.
sorry-not-host = Only the host of the table can do that.
sorry-no-offer = Nobody offers a rematch at this table.
sorry-not-a-person = A bot sits there.
sorry-still-here = { $seconds ->
    [0] The player of that seat is still here.
    [one] Please wait one more second: perhaps the player will come back.
   *[other] Please wait { $seconds } more seconds: perhaps the player will come back.
}
sorry-waited-for = The table waits on. { $seconds ->
    [one] You will be asked again in a second.
   *[other] You will be asked again in { $seconds } seconds.
}
sorry-chosen-already = Somebody else at the table has just chosen. Here is how it stands now.
sorry-not-offered = This seat is not offered any more. You may watch.
sorry-sits-already = You sit at this table already.
sorry-owner-back = { $name } is back and plays on. Thank you for standing in; you may watch.
sorry-resigned = You left this table for good: a bot plays on there.
sorry-table-closed = This table has been cleared.
sorry-nothing-to-undo = There is nothing you could take back.
sorry-undo-declined = The others have declined: the answer stands.
sorry-no-request = Nobody is asking to take anything back.
sorry-no-such-step = The game has no such step.
sorry-nothing-there = There is nothing to do there just now.
sorry-other-rules = This game was played by other rules than those of this server. It cannot go on here; once it is over, what happened in it can be read.
sorry-hint-watching = Hints are for those who play: you are watching.
sorry-hint-company = Other people sit at this table, so nobody gets hints: they are given to those who play alone against bots, or all together.
sorry-hint-not-asked = You have nothing to decide now. Ask again when the question is yours.
sorry-hint-busy = The owl is advising many tables right now. Try again in a moment.
sorry-coach-busy = The coach is busy with other games. Try again in a moment.
sorry-too-large = That is more than this server reads at once.
sorry-too-long = That message is too long.
sorry-rate-limited = Gently, please: that was a little fast. Nothing is lost; try again in a moment.
sorry-newer-database = These tables were last kept by a newer Brocéliande ({ $found }; this one knows { $known }). Nothing was touched. Install the newer one, or go back to a copy of before.
sorry-storage = The server cannot write anything down just now, so it plays nothing either. Nothing is lost; please try again a little later.
sorry-closing = The server is closing and will be back in a moment. Nothing is lost.
sorry-trouble = Something went wrong on our side. Nothing was changed.

ending-abandoned = The game was given up; nobody won or lost.
clock-fell = Time is up: a bot plays on for { $name }.
bot-name = Bot { $number }
page-title = Brocéliande
page-pitch = Five enchanted-forest board games, whole and by the book.
page-soon = The server is running. The pages to play in are not built yet; the interface for programs is.
told-unread = A line that the rules of today have no words for.

# Trees of short codes, and beasts by which two devices know each other.
tree-beech = beech
tree-oak = oak
tree-ash = ash
tree-elm = elm
tree-lime = lime
tree-birch = birch
tree-alder = alder
tree-willow = willow
tree-poplar = poplar
tree-aspen = aspen
tree-maple = maple
tree-hornbeam = hornbeam
tree-hazel = hazel
tree-walnut = walnut
tree-chestnut = chestnut
tree-rowan = rowan
tree-holly = holly
tree-yew = yew
tree-pine = pine
tree-fir = fir
tree-spruce = spruce
tree-larch = larch
tree-cedar = cedar
tree-juniper = juniper
tree-elder = elder
tree-hawthorn = hawthorn
tree-blackthorn = blackthorn
tree-apple = apple
tree-pear = pear
tree-cherry = cherry
tree-boxwood = boxwood
tree-ivy = ivy
beast-heron = a heron
beast-hedgehog = a hedgehog
beast-badger = a badger
beast-bee = a bee
beast-dragonfly = a dragonfly
beast-boar = a boar
beast-ladybug = a ladybird
beast-wolf = a wolf
beast-cat = a cat
beast-bat = a bat
beast-hare = a hare
beast-squirrel = a squirrel
since-undone =
    { $count ->
        [one] One answer was taken back.
       *[other] { $count } answers were taken back.
    }
preview-site = Five board games in the enchanted forest, alone against bots or together.
preview-game = A game of the enchanted forest
preview-keeps = { $name } keeps you a seat
preview-seat = A seat waits for you
preview-full = The table is full
preview-running = A game is under way
preview-waits = Waiting for { $names }
preview-table =
    { $seats ->
        [one] One seat
       *[other] { $seats } seats
    }{ $pace ->
        [now] , now
        [today] , today
        [days] , over days
       *[none] {""}
    }
preview-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
preview-won = Won together
preview-lost = The forest wins
preview-cleared = Cleared away before the end
preview-and = { $names } and { $last }
