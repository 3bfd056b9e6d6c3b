"""Company at a table. None of them sees more than the seat that they think for.

driver.py    when does a bot answer?
flags.py     what if a flag falls, perhaps with nobody there?
ahead.py     when is an answer given that came in advance?
forced.py    when does the house answer for a person, there being no choice?
thinkers.py  where do bots think, for how long, and what if one fails?
turns.py     whose bot thinks next?
memory.py    what does a bot keep from one answer to the next?
hints.py     who is given a hint, and who is not?
coaches.py   when does the coach look back upon a finished game?
measure.py   by whose play are chances measured?
"""
