"""What may be said to the server. What does not fit one of these shapes is refused.

bounds.py  how long, how many, how great may anything be?
frames.py  which frames may a socket send?
forms.py   which forms may a request bring?
people.py  which, about a person and their devices?
slow.py    what does somebody say who answers before they are asked?
sitting.py which, about tables one would sit at?
folk.py    and which, about each other?
desk.py    which, at the keeper's desk?
calls.py   which, about being called back?
"""
