"""The tables in memory: who sits at them, what is asked, and what is done there."""
