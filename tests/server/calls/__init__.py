"""Calling people back who are away."""
