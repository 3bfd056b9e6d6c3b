"""For whoever keeps a server.

commands.py  what can be said on the command line? (`serve`, `admin`)
sharing.py   what do commands share?
desk_commands.py what can be said there of people, tables and reports?
desk_lists.py and what is shown of them?
desk_admin.py how is it done without a server?
beginning.py is anything in the way before a server begins?
run.py       how does a server run on its port, and stop?
backups.py   how are its tables copied away, and laid back?
admin.py     how are its tables listed, exported and pruned?
replaying.py would the rules at hand change a stored table?
"""
