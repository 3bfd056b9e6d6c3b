"""Calls: somebody who is away is called back to the table.

message.py   what is a message?
carrying.py  who carries it, and what can become of it?
links.py     how is a way stopped, and an address confirmed, from the message itself?
outward.py   where may the server call, and how is nothing inside reached by it?
keys.py      by what do push services know this place?
push.py      how is a browser called?
hooks.py     how is something written into a channel?
couriers.py  which couriers does a server have?
ways.py      which ways and wishes has somebody, and how are they changed?
"""
