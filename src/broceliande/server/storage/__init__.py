"""What is kept: the database, its tables and log, and the bus that tells other servers of it."""
