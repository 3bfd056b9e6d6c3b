# La page des règles : sommaire, recherche, exemples, composants, aide à imprimer.
guide-contents = Dans ces règles
guide-search = Chercher un mot
guide-print = Imprimer l’aide
guide-play = Jouer
guide-play-title = Jouer à { $title } contre des bots
guide-paragraphs = { $count ->
    [one] Le paragraphe correspondant, { $first }
   *[other] Les { $count } paragraphes correspondants, { $first } à { $last }
}
guide-example = Exemple { $number }
guide-examples = Exemples, pas à pas
guide-count = × { $count }
guide-reconstructed = reconstitué
guide-reconstructed-why = { $count ->
    [one] L’un d’eux est marqué : la boîte ne le montre qu’en image, et notre propre dessin en tient lieu.
   *[other] { $count } d’entre eux sont marqués : la boîte ne les montre qu’en image, et notre propre dessin en tient lieu.
}
guide-reconstructed-all = La boîte ne les montre tous qu’en image : notre propre dessin en tient lieu.
guide-found = { $count ->
    [0] Rien trouvé
    [one] Un endroit trouvé
   *[other] { $count } endroits trouvés
}
guide-none = Rien ici ne dit « { $sought } ». Essayez un mot plus court, ou un autre.
guide-found-sections = Sections
guide-found-pieces = Composants
guide-found-examples = Exemples
guide-found-paragraphs = Paragraphes
guide-aid = { $title }, tout sur une page
guide-aid-foot = Brocéliande. Dessins et mots sont de nous ; ce que la boîte ne montre qu’en image est reconstitué.
guide-laying = On dresse la table…
