"""What every room stands on: settings, limits, figures, logs and the words of the server."""
