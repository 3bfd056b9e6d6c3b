"""What every room stands on. Nothing here knows a table.

settings.py  which figures and limits does a server have, and where is its data?
sorry.py     what does the server itself refuse, with which code and status?
texts.py     what does it say to people, and in which language? (en.ftl, fr.ftl)
limits.py    how much may one address or one socket ask for?
addresses.py where does somebody speak from, as limits count it?
metrics.py   what does it count for Prometheus?
logs.py      what does it log?
times.py     what time is it?
names.py     what is something called that is kept?
ending.py    how does work end that would go on for ever?
"""
