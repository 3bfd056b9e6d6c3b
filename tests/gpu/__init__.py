"""The runner on a card: its laws. Those that need a card run by `make test-gpu`."""
