# The page of rules: contents, search, examples, components, the aid to print.
guide-contents = In these rules
guide-search = Search a word
guide-print = Print the aid
guide-play = Play
guide-play-title = Play { $title } against bots
guide-paragraphs = { $count ->
    [one] The paragraph behind it, { $first }
   *[other] The { $count } paragraphs behind it, { $first } to { $last }
}
guide-example = Example { $number }
guide-examples = Examples, worked out
guide-count = × { $count }
guide-reconstructed = reconstructed
guide-reconstructed-why = { $count ->
    [one] One of these is marked: the box shows it in a picture only, and our own design stands in for it.
   *[other] { $count } of these are marked: the box shows them in pictures only, and our own design stands in for them.
}
guide-reconstructed-all = The box shows all of these in pictures only: our own design stands in for them.
guide-found = { $count ->
    [0] Nothing found
    [one] One place found
   *[other] { $count } places found
}
guide-none = Nothing here says “{ $sought }”. Try a shorter word, or another one.
guide-found-sections = Sections
guide-found-pieces = Components
guide-found-examples = Examples
guide-found-paragraphs = Paragraphs
guide-aid = { $title }, all on one page
guide-aid-foot = Brocéliande. Drawings and words are ours; what the box shows in pictures only is reconstructed.
guide-laying = Laying the table…
