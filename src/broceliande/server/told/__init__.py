"""What is told: every byte about a table that leaves the server is put together here."""
