"""Calls: somebody who is away is called back to the table.

message.py   what is a message?
carrying.py  who carries it, and what can become of it?
links.py     how is a way stopped, and an address confirmed, from the message itself?
"""
