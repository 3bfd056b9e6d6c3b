# Words that every game shares.
seat-name = Joueur { $number }
