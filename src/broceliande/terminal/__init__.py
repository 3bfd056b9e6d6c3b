"""The terminal's side: draws a table in text, asks, reads a line, plays.

draw.py       which module draws which game; plain.py draws those without one; the map of Broom
              Service and the signs of Bloody Grove have files of their own
screen.py     what every game's screen shares
session.py    the loop at a desk (desk.py: table, console, language)
commands.py   reads what people type; orders.py does it
manners.py    in whose language and in which sentences the command line speaks
"""
