"""What may be said to the server. What does not fit one of these shapes is refused.

frames.py  which frames may a socket send?
forms.py   which forms may a request bring?
"""
