"""The tables in memory, and what is done at them: refused or carried out, written down, then told.

settled.py    may I look at a table while nobody changes it?
house.py      which tables are in memory, who is told when one changes, what is swept away?
live.py       what does memory hold of one table?
loading.py    how does a table come into memory, and how does it catch up with storage?
asking.py     what if no other server can be heard?
company.py    what does the house know of those who play on when no person does?
caller.py     what does the house know of those who call people back?
onlookers.py  what does a table know of those who look at it?
opening.py    how is a table opened?
sitting.py    how is somebody seated at the first table that fits?
filling.py    when do bots take the seats for which nobody came?
gathering.py  what do people do before the game: who is host, who is ready, who sits where?
rematch.py    how is a rematch offered, agreed to, and opened?
seats.py      who sits where, with which secret, and who is here?
absent.py     what becomes of the seat of somebody who is away, and when they are back?
patience.py   when are the others asked about somebody who is away?
closing.py    how does somebody leave for good, and when is a table cleared away?
owners.py     whose is a seat to be?
names.py      what may people be called?
refusals.py   why does the server refuse an answer, or anything else asked of a table?
answers.py    what happens when a seat answers?
undo.py       how is an answer taken back?
entries.py    how is what was done written down, how does a game begin, or end unfinished?
aftermath.py  what does the log keep beside the game?
clocks.py     how long may a seat think?
resting.py    when does somebody take a day off?
foreseeing.py what may a seat be asked next?
planning.py   how does somebody answer in advance?
ahead.py      what becomes of answers given in advance?
chat.py       how do people talk, and when is it too much?
phrases.py    which sentences are ready-made?
hearing.py    who does not hear whom, and is not seated with them?
promptness.py how soon does somebody answer in slow games?
pointing.py   what is pointed at, and what speaks against it?
bygone.py     what was told of a finished game, whatever rules it was played by?
seen.py       what has the owner of a seat seen?
past.py       how did a table stand then, and what stands since?
onward.py     how does one play on from a point of a finished game?
finished.py   how is a finished game looked at again, dumped and checked?
"""
