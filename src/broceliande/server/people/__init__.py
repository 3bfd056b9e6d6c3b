"""People: a seat belongs to a person, and a person is found again.

tokens.py    what are secrets and codes made of, and what is kept of them?
devices.py   what is a device called?
sessions.py  whom does a device know, and since when?
tries.py     how often may one guess?
arriving.py  what happens when a device comes to know somebody?
codes.py     how does somebody come back with a rescue code?
passkeys.py  and with a passkey?
handover.py  and on a second device?
inviting.py  which code leads to a table that waits?
owned.py     how does a seat become somebody's, and how is its link renewed?
mine.py      which games are somebody's, and which wait for them?
leaving.py   what happens when somebody is deleted?
keeping.py   how long are finished games kept?
friends.py   who are friends, and how do two become it?
seating.py   who keeps a seat for a friend?
blocking.py  who is kept away from whom?
reporting.py what was reported?
facts.py     what can truly be said of somebody?
patrol.py    who looks again and again?
decisions.py who may not speak or come, since a keeper said so?
watch.py     who is at a socket though they may not be, and what is forgotten?
"""
