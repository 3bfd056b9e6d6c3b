"""Calls: somebody who is away is called back to the table.

outbox.py    who is to be called, and how is that written with what they are called for?
reminders.py when is somebody told that their time runs out?
rounds.py    which calls are due, and which server sees to them?
waits.py     how many games wait for somebody?
holding.py   is somebody still waited for, and have they not come by themselves?
hours.py     when may somebody be called?
making.py    how does one message become of several calls?
facts.py     what happened since somebody's turn, as they may see it?
words.py     what does a message say?
sending.py   how is it sent, tried again, given up?
first.py     how is an address asked for its consent, and what if letters come back?
letters.py   what does a letter look like?
mail.py      how does it reach the mail server?
message.py   what is a message?
carrying.py  who carries it, and what can become of it?
outcomes.py  what does a stranger's answer mean for it?
links.py     how is a way stopped, and an address confirmed, from the message itself?
outward.py   where may the server call, and how is nothing inside reached by it?
keys.py      by what do push services know this place?
push.py      how is a browser called?
hooks.py     how is something written into a channel?
couriers.py  which couriers does a server have?
ways.py      which ways and wishes has somebody, and how are they changed?
"""
