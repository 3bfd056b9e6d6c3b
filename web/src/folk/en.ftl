# Words between people: friends, seats that are kept, talk, and those whom one would rather not hear.

title-friends = Friends, Brocéliande
friends = Friends
friends-none = Friends come by a link.
friends-link = The link
friends-link-new = A link for a friend
friends-link-words = Send it to whomever you like. It works for { $days } days and { $uses } people. Whoever comes by it and says yes is your friend.
friends-link-send = Send
friends-here = here
friends-away = not here
friends-part = Take off
friends-part-title = Take { $name } off my friends
friends-part-sure = { $name } will not be told. Take them off?
friends-part-yes = Yes, take off
friends-part-no = Keep
friends-asks = They ask
friends-asks-who = { $name } would like to be your friend
friends-yes = Yes
friends-no = Not now
friends-shown = My friends see when I am here
friends-shown-words = They alone. Otherwise you are “not here” to everybody.
friends-blocked = You block
friends-blocked-words = Not a word between you, and never again at one table. They are not told.
friends-muted = You do not hear
friends-unblock = Unblock
friends-unblock-title = Unblock { $name }
friends-unmute = Hear again
friends-unmute-title = Hear { $name } again
friends-nobody = This device knows nobody yet. A first game is enough, and you will have a link.

## A link that one was sent

link-from = { $name } would like to be your friend
link-from-words = Friends see who is here, and keep each other a seat. You may change your mind without a word.
link-yes = Yes, let us be friends
link-no = No, thank you
link-own = This is your own link. Send it to somebody.
link-friends = You are friends already.
link-done = You and { $name } are friends.

## A seat that is kept

kept-title = { $name } keeps you a seat
kept-what = { $title }, { $count ->
    [1] one seat
    [2] two seats
    [3] three seats
    [4] four seats
    [5] five seats
   *[other] { $count } seats
}.
kept-what-pace = { $title }, { $count ->
    [1] one seat
    [2] two seats
    [3] three seats
    [4] four seats
    [5] five seats
   *[other] { $count } seats
}, { $pace }.
kept-coming = I am coming
kept-another-time = Another time
kept-list = Seats that are kept
keep-a-seat = Keep a friend a seat
keep-a-seat-go = Keep a seat
keep-a-seat-title = Keep { $name } a seat
keep-a-seat-done = Told

## Who is that?

who = Who is that?
who-title = Who is { $name }?
facts-few = { $count ->
    [0] No game finished with others.
    [one] One game so far.
   *[other] { $count } games so far.
}
facts-finishes = Finishes { $percent } % of their games ({ $count } so far).
facts-within-minutes = Usually answers within { $count } minutes.
facts-within-hours = { $count ->
    [one] Usually answers within an hour.
   *[other] Usually answers within { $count } hours.
}
facts-within-days = { $count ->
    [one] Usually answers within a day.
   *[other] Usually answers within { $count } days.
}
facts-plays = Plays { $games }.
facts-unknown = Nothing is known of this person, and nothing is kept.
facts-you = This is you, as others read it.
facts-bot = A bot. It always finishes.
who-friend = You are friends.
who-ask = Be friends
who-asked = They have been asked.
who-asks = { $name } would like to be your friend.
who-mute = Stop hearing them
who-mute-help = Their words are gone for you, at every table. They are not told.
who-mute-here = Stop hearing them on this page
who-unmute = Hear them again
who-block = Block
who-block-help = Not a word between you, and never again at one table. A game that goes on goes on. They are not told.
who-unblock = Unblock
who-report-help = To report words, choose the lines in the talk.

## Talk

talk-phrases = Ready-made sentences
talk-hushed = Only ready-made sentences are said here.
talk-close = Close free talk
talk-open = Open free talk again
talk-report = Report…
talk-report-choose = Choose the lines, of one person.
talk-report-line = Choose: { $text }
report-reason = Why?
report-insult = Insults
report-hate = Hatred
report-threat = Threats
report-nuisance = Nuisance, advertising
report-cheating = Cheating
report-other = Something else
report-note = What one should know, if you like
report-block = Block this person, too
report-send = { $count ->
    [0] Report
    [one] Report this line
   *[other] Report these { $count } lines
}
report-never = Never mind
report-done = It has been passed on to whoever keeps this house. Thank you.
