# The page for those without a network. This file is all it needs: it is kept with its words.
offline-title = No network, Brocéliande
offline-none = No network.
offline-tables = Here are your tables as you left them.
offline-nothing = No table was left on this device. They wait for you over there.
offline-back = The page comes back by itself when the network does.
offline-again = Try again
offline-with = with { $names }
offline-yours = It was your turn.
offline-turn = It was { $name }’s turn.
offline-left = Left { $when }
