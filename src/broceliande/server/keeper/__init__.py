"""For whoever keeps a server: its commands, how it is run, and how its tables are looked after."""
