calls = When it is your turn
calls-here = On this device
calls-here-words = even when the page is closed
calls-there = { $device }
calls-there-words = another of your devices
calls-mail = By e-mail
calls-mail-words = one letter a day when there are several
calls-mail-wait = Open the link in the first letter, and it is done.
calls-mail-address = Your address
calls-mail-go = Write to me
calls-channel = In a channel
calls-channel-words = Discord, Slack, ntfy, Matrix
calls-channel-none = No channel connected.
calls-channel-connect = Connect
calls-channel-all = Everybody reads it: the channel hears only what a spectator may see.
calls-preset = Which channel?
calls-preset-name = { $preset ->
    [discord] Discord
    [slack] Slack
    [ntfy] ntfy
    [matrix] Matrix
   *[plain] A program of yours
}
calls-preset-how = { $preset ->
    [discord] In Discord: the channel’s settings, Integrations, Webhooks, then Copy URL.
    [slack] In Slack: an app with Incoming Webhooks, then the address it gives.
    [ntfy] The address of the topic, as in the ntfy app.
    [matrix] The address of your Matrix server, and the room by its inner name.
   *[plain] A protected address (https) that takes JSON.
}
calls-address = Its address
calls-room = The room, such as !abc:example.org
calls-key = Its key
calls-key-maybe = Its key, if it takes one
calls-connect = Connect this channel
calls-cancel = Leave it
calls-remove = Remove
calls-remove-title = Remove { $what }
calls-try = Try it
calls-try-title = Try { $what }
calls-quiet = { $some ->
    [yes] Quiet from { $from } to { $to }
   *[no] No quiet hours
}
calls-quiet-words = What comes at night is told in the morning.
calls-quiet-from = Quiet from
calls-quiet-to = to
calls-how = How often?
calls-at-once = at once
calls-daily = once a day, at { $hour }:00
calls-hour = The hour
calls-kinds = What for?
calls-kind = { $kind ->
    [turn] it is my turn
    [soon] little time is left
    [rematch] a rematch
    [finished] a finished game
    [invitation] somebody keeps me a seat
   *[friend] somebody wants to be friends
}
calls-test = Send me a test
calls-test-sent = A test call was sent.
calls-refused = The browser holds back our calls.
calls-refused-how = How to allow them
calls-refused-mail = By e-mail
calls-refused-steps = Press the sign to the left of this page’s address, then Notifications, then Allow. Then come back here.
calls-not-yet = The browser did not answer. Nothing changed.
calls-cannot = The browser cannot do it just now. Try again later, or take another way.
calls-install = Add Brocéliande to the home screen first
calls-install-share = Press Share
calls-install-add = then Add to Home Screen
calls-install-open = Open Brocéliande from there
calls-ask = Shall we call you when it is your turn?
calls-ask-yes = Yes
calls-ask-no = No thanks
calls-ask-done = Noted, we will call you.
calls-ask-set = Settings
