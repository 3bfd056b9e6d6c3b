"""`python -m broceliande` is the command `broceliande`."""

from broceliande.cli import main

if __name__ == "__main__":
    main()
