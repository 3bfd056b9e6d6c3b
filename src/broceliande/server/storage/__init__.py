"""What is kept, and how other servers hear of it. Nothing here knows a game or its rules.

models.py    what is stored? (the tables of the database, the log)
persons.py   what is stored of people?
seeing.py    and what, of what they have seen?
columns.py   which columns do several tables have?
rows.py      how does memory hold a row: a set-up, a seat, an entry of the log?
database.py  how is the database read and written, and what if it cannot be?
writer.py    when is an entry on disk, and which of two servers was first?
shelf.py     how is a table read back?
deadlines.py when must a table be looked at, and which server does it?
old.py       which tables has nobody touched for long, and how are they forgotten?
lobby.py     which tables are public, page by page?
bus.py       how do other servers hear that a table changed?
migrations/  how did the database come to look as it does?
"""
