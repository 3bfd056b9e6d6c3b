"""Company at a table: bots, hints and the coach."""
