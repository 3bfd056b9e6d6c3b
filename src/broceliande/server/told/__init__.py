"""What is told: every byte about a table that leaves the server is put together in this room.

door.py       which message leaves, and what does it hold?
talk.py       what was said, as somebody hears it?
folk.py       what is told of friends, and of somebody at a table?
sight.py      what does a seat see, what does a spectator see?
privacy.py    must those who share a device hide something from each other?
chronicle.py  what happened, in whose eyes and in which words?
lines.py      which frames are about what happened?
since.py      what did somebody miss?
guests.py     who is at a socket, what do they know already, when is it sent?
frames.py     which frames may a socket be sent?
replies.py    what may a request be answered with?
people.py     and what, about a person, their devices and their games?
slow.py       and what, about days off and answers in advance?
desk.py       what is told at the keeper's desk?
calls.py      and what, about how they are called back?
mine.py       what is told of a person's own games?
belongings.py what does a person take along?
called.py     and what of it is about calling them?
lobby.py      what is told of public tables, and how large is it at most?
games.py      what is told of a game before it is played?
lessons.py    what does the teacher of a first game show?
replay.py     what is told of a finished game?
previews.py   what does a shared link say of itself?
pictures.py   and how is it drawn?
reviews.py    what does the coach say, in words?
"""
