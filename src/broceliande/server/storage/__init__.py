"""What is kept, and how other servers hear of it. Nothing here knows a game or its rules.

models.py    what is stored? (the tables of the database, the log)
persons.py   what is stored of people?
slow.py      what is stored of days off and answers in advance?
folk.py      and what between them: friends, blocks, reports?
desk.py      what is stored of keepers, and of what they decided and did?
calling.py   what is stored to call people back: ways, wishes, calls?
seeing.py    and what, of what they have seen?
columns.py   which columns do several tables have?
rows.py      how does memory hold a row: a set-up, a seat, an entry of the log?
database.py  how is the database read and written, and what if it cannot be?
writer.py    when is an entry on disk, and which of two servers was first?
shelf.py     how is a table read back?
deadlines.py when must a table be looked at, and which server does it?
old.py       which tables has nobody touched for long, and how are they forgotten?
listings.py  what does the lobby look through?
relisting.py how is that kept true while people come and go?
acquaintance.py whom does somebody know, and with whom are they never to sit?
lobby.py     which tables are public, and as somebody wishes them, page by page?
bus.py       how do other servers hear that a table changed?
migrations/  how did the database come to look as it does?
"""
