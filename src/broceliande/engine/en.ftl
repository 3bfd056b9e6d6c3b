# Words that every game shares.
seat-name = Player { $number }
passer-by = { $number ->
    [1] a passer-by
   *[other] a passer-by { $number }
}
