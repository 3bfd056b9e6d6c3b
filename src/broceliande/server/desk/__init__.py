"""The keeper's desk: what operators do with tables and people, at the page and on the command line.

keepers.py   who is a keeper, and how does the desk open to them?
acts.py      what did keepers do, and to what?
finding.py   which tables and people are there?
stored.py    what is stored about somebody?
measures.py  who may not speak or come, until when and why?
deeds.py     how are tables and people taken away?
reports.py   what did people tell keepers, and what was done about it?
retention.py how long are things kept?
"""
