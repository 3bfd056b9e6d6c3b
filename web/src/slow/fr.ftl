# Jours de repos

days-off = Jours de repos
days-off-words = Quand votre temps finit, un jour de repos se dépense d’abord, tout seul. { $left ->
    [0] Il n’en reste plus cette année.
   *[other] Il en reste { $left } sur { $most } cette année.
}
days-off-how = Dans les parties sur plusieurs jours. Un jour vaut pour toutes vos tables à la fois ; vingt nouveaux vous attendent au premier janvier.
rest-you = Un jour de repos de dépensé, { $left ->
    [0] c’était le dernier
   *[other] il en reste { $left }
}.
rest-other = { $name } prend un jour de repos.

# Réponses données d’avance

ahead-open = Si cela arrive…
ahead-count = { $count ->
    [one] une réponse prête
   *[other] { $count } réponses prêtes
}
ahead-lead = Répondez d’avance : quand la question viendra, votre réponse partira toute seule, si elle est encore possible. Personne d’autre n’en saura rien.
ahead-stands = Ce qui est prêt
ahead-none = Rien pour l’instant.
ahead-take-back = Reprendre
ahead-next = Ce qu’on pourrait vous demander
ahead-then = Et juste après
ahead-looking = On regarde plus loin…
ahead-nothing = Rien à prévoir pour l’instant. Revenez après le prochain coup.
ahead-your-turn = C’est à vous : répondez maintenant.
ahead-if = Dans quel cas ?
ahead-whatever = peu importe
ahead-answer = Votre réponse
ahead-why-undone = Un coup a été repris : cette réponse ne tient plus.
ahead-why-past = La manche est passée : cette réponse n’a pas servi.
ahead-why-by-hand = Vous avez répondu vous-même.
ahead-why-other = On vous a demandé autre chose : répondez vous-même.
ahead-why-illegal = Ce n’était plus possible quand la question est venue.
