"""What every game shares. It knows no game and, words apart, needs only the standard library."""
