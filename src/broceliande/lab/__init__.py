"""Measuring and studying: bench now; arena, reports and environments to come."""
