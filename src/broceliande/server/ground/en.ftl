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
sorry-banned = { $where ->
    [address] Nobody plays here from this address any more
   *[other] You may not play here any more
}{ $ends ->
    [no] , and no end is set
   *[other] { " " }until { DATETIME($until, dateStyle: "long", timeStyle: "short") } (UTC)
}. The reason: { $reason }. The page Me stays open to you: there you may take along all that is kept about you, or delete yourself.
sorry-muted = You may not write to the others { $ends ->
    [no] here any more
   *[other] until { DATETIME($until, dateStyle: "long", timeStyle: "short") } (UTC)
}. The reason: { $reason }. You may play as before.
sorry-no-network = This is no range of addresses. Write it like this: 203.0.113.0/24, and likewise for IPv6.
sorry-holds-you = This range holds the address from which the desk is kept. Nothing has changed; take a narrower one.
sorry-is-keeper = This is a keeper. Nothing has changed; take the desk away from them first: broceliande admin keeper remove.
sorry-unknown-person = Nobody is called that here.
sorry-several-people = Several people are called that. Take an id from the list.
sorry-handled-already = This report is done already.
sorry-too-many-ways = You have as many ways as we can follow. Take one away first.
sorry-unknown-zone = We do not know the hours of that place.
sorry-no-letters = No letters are written here.
sorry-call-inside = This address does not lead outside. We cannot write there.
sorry-call-bad-address = We cannot call at this address. Copy it whole, from “https” to its end.
sorry-call-not-safe = This address is not protected. It takes one that begins with “https”.
sorry-call-unknown-name = Nobody answers to that name. Check the address.
sorry-call-silent = There was no answer. We will try again.
sorry-call-astray = This address keeps pointing elsewhere. Give the one it leads to.
sorry-call-ended = This browser takes no more calls of ours. Switch them on again if you like.
sorry-call-too-long = That call was too long for this way.
sorry-call-too-many = Too many calls went that way. We wait a little.
sorry-call-refused = The browser did not take that call. Switch the calls off, then on again.
sorry-call-foreign = This browser did not give what it takes to call it. Try again.
sorry-channel-closed = The channel does not let us in. Check its address and its key.
sorry-channel-gone = This channel is gone. We have stopped writing there.
sorry-channel-silent = The channel did not answer. Two more tries, then we stop.
sorry-channel-refused = The channel did not take that message.
sorry-channel-other = { $name ->
    [discord] This is not the address of a Discord channel.
    [slack] This is not the address of a Slack channel.
    [ntfy] It takes the address of an ntfy topic, such as ntfy.sh/our-table.
    [matrix] It takes the address of the Matrix server, a room that begins with an exclamation mark, and a key.
   *[other] This is not the address of a channel.
}
sorry-way-silent = We called several times without an answer. We no longer call that way.
sorry-way-stopped = Stopped from a message.
sorry-mail-bounced = The mail came back. We have stopped writing there.
sorry-mail-silent = The mail did not leave. We will try again.
sorry-mail-waits = The link in the first letter has not been opened yet.
sorry-mail-refused = That mail was not taken.
call-play = Play
call-tonight = Tonight
call-stop = No more calls
call-coming = I am coming
call-another = Another time
call-replay = Replay
call-test-title = A test from Brocéliande
call-test-text = This is how we will call you when it is your turn.
call-test-public = A test from Brocéliande. Tables will call here:
stop-push-title = No more calls on that device?
stop-push-text = Your seats stay yours. You can have the calls back whenever you like.
stop-mail-title = Stop writing to you?
stop-mail-text = Your seats stay yours. You can have the letters back whenever you like.
stop-channel-title = No more calls in that channel?
stop-channel-text = Seats stay with those who have them. The channel can be connected again.
daily-title = One letter a day at most?
daily-text = What happens is gathered and told once a day.
daily-button = One a day
daily-done-title = Noted.
daily-done-text = We will call you once a day at most.
stop-button = No more calls
stop-more = Set my calls
stopped-title = Stopped.
stopped-text = We no longer call you that way.
stop-unknown-title = This link leads nowhere any more.
stop-unknown-text = Your calls are set on the page Me.
confirm-title = Write to you at this address?
confirm-text = Only when a table waits for you. Every letter says how to stop it.
confirm-button = Yes, write to me
confirmed-title = Noted.
confirmed-text = We will write to you when it is your turn.
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
sorry-asked-now = It is your turn: answer now, there is nothing to foresee.
sorry-not-foreseen = This cannot come as the table stands now. Look again at what may be asked of you.
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
sorry-flood = That was a lot at once. { $seconds ->
    [one] Say on in a second.
   *[other] Say on in { $seconds } seconds.
}
sorry-repeated = You have just said that. { $seconds ->
    [one] It can be said again in a second.
   *[other] It can be said again in { $seconds } seconds.
}
sorry-talk-closed = At this table only the ready-made sentences are said.
sorry-no-rematch = Nothing comes of this rematch. You may lay a new table.
sorry-blocked-there = { $named ->
    [no] Somebody
   *[other] { $name }
} is at this table, and you block them. Unblock them first, or take another table.
sorry-no-seat-for-you = There is no seat for you at this table. Others are waiting.
sorry-oneself = That is you.
sorry-not-together = Friends are asked at a table where you both sit. Elsewhere, send them your link.
sorry-not-friends = You are not friends, or not any more.
sorry-friend-link-gone = This link leads to nobody any more. Ask for a new one.
sorry-too-many-friends = As many friends as one can have here. Somebody must leave the list first.
sorry-too-many-asked = You have asked many people already. Wait until some of them have answered.
sorry-too-many-blocked = Your list is full. Take somebody off it first.
sorry-invited-already = They have been asked to this table already.
sorry-too-many-invited = Enough people have been asked to this table. The link works for everybody.
sorry-invitation-gone = That seat is kept no longer.
sorry-several-voices = Choose the lines of one person. Several people take several reports.
sorry-lines-gone = One of these lines is not there any more.
sorry-reported-already = You have reported these lines already. They will be read.
sorry-too-many-reports = You have reported a great deal today. What was sent will be read; come back tomorrow.
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

# Ready-made sentences. Each reads them in their own language.
phrases-hello = To say hello
phrases-play = While playing
phrases-together = Together
phrases-away = Back soon
phrases-end = At the end
phrase-silence = …
phrase-hushed = { $name } has closed free talk. The ready-made sentences stay.
phrase-freed = { $name } has opened free talk again.
phrase-hello = Hello, everybody.
phrase-good-evening = Good evening, all.
phrase-pleasure = A pleasure to play with you.
phrase-first-game = This is my first game. Bear with me.
phrase-long-ago = It has been a long time since I last played.
phrase-know-the-rules = Do you know the rules?
phrase-shall-we-begin = Shall we begin?
phrase-somebody-comes = Somebody is still coming.
phrase-one-minute = One minute, I am coming.
phrase-i-am-here = I am here.
phrase-good-luck = Good luck, and may the forest be kind to you.
phrase-enjoy = Let us enjoy it.
phrase-nicely-done = Nicely done.
phrase-not-seen-coming = I did not see that coming.
phrase-let-me-think = Let me think…
phrase-take-your-time = Take your time.
phrase-your-turn = It is your turn, I think.
phrase-ouch = Ouch.
phrase-luck-likes-you = Luck is fond of you.
phrase-forest-dislikes-me = The forest is not fond of me today.
phrase-slip = A slip of the finger. May I take it back?
phrase-of-course = Of course.
phrase-rather-not = I would rather not.
phrase-thank-you = Thank you.
phrase-sorry-about-that = Sorry about that.
phrase-eye-on-you = I am keeping an eye on you.
phrase-look-here = Look here.
phrase-what-do-you-think = What do you think?
phrase-good-idea = Good idea.
phrase-wait-a-turn = Let us wait a turn.
phrase-leave-it-to-me = Leave it to me.
phrase-you-decide = You decide.
phrase-we-must-hurry = We must hurry.
phrase-agreed = Agreed.
phrase-doubts = I have my doubts.
phrase-nearly-there = We are nearly there.
phrase-a-hand = Could you lend me a hand?
phrase-trust = I trust you.
phrase-tea = I am making tea.
phrase-back-in-five = Back in five minutes.
phrase-i-am-back = Here I am again.
phrase-tonight = I shall play tonight.
phrase-tomorrow = I shall play tomorrow.
phrase-weekend = I am away this weekend.
phrase-slow-line = My connection is slow.
phrase-must-go = I have to go.
phrase-a-call = Somebody is calling, one moment.
phrase-are-you-there = Are you there?
phrase-no-rush = There is no rush.
phrase-thanks-for-waiting = Thank you for waiting.
phrase-good-game = Good game.
phrase-earned = Well played, you earned it.
phrase-close = That was close.
phrase-another = Another one?
phrase-next-time = Next time the forest is mine.
phrase-learned = I have learned something.
phrase-thank-you-all = Thank you all.
phrase-good-night = Good night.
phrase-until-tomorrow = Until tomorrow.
phrase-under-the-trees = See you under the trees.
phrase-what-a-game = What a game.
phrase-fine-defence = You gave nothing away.

# What is kept about a person, as the desk names it.
stored-persons-id = the person, their name and crest
stored-sessions-person = devices that know them
stored-passkeys-person = passkeys
stored-codes-person = rescue codes
stored-challenges-person = passkeys being made
stored-handovers-person = devices on their way
stored-seats-person = seats at tables
stored-seats-stand-in-person = seats kept for others
stored-freed-person = seats that a host freed
stored-chat-person = lines written at tables
stored-reports-reporter = reports they made
stored-reports-reported = reports about them
stored-reports-handled-by = reports they dealt with
stored-measures-person = measures taken about them
stored-keepers-person = keeping of the desk
stored-desk-codes-person = codes to open the desk
stored-desk-visits-person = the desk, open
stored-desk-log-keeper = entries of the log, as keeper
stored-desk-log-about = entries of the log about them
stored-ways-person = ways to call them
stored-calling-person = wishes about calls
stored-calls-person = calls
stored-friends-person = friends
stored-friends-other = people whose friend they are
stored-asks-person = friendships asked for
stored-asks-other = friendships they are asked for
stored-blocks-person = people they block
stored-blocks-other = people who block them
stored-mutes-person = people they do not hear
stored-mutes-other = people who do not hear them
stored-friend-links-person = links for friends
stored-presences-person = presence shown to friends
stored-invitations-person = invitations made
stored-invitations-guest = invitations received
stored-paces-person = times to answer, game by game
stored-rests-person = days off
stored-ahead-person = answers given in advance
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
