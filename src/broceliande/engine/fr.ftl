# Words that every game shares.
seat-name = Joueur { $number }
passer-by = { $number ->
    [1] un passant
   *[other] un passant { $number }
}
