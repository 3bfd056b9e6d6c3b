"""Company at a table. None of them sees more than the seat that they think for.

driver.py    when does a bot answer, and what if a flag falls?
thinkers.py  where do bots think, for how long, and what if one fails?
memory.py    what does a bot keep from one answer to the next?
hints.py     who is given a hint, and who is not?
coaches.py   when does the coach look back upon a finished game?
"""
