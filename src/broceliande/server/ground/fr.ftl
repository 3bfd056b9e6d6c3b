# Ce que dit le serveur. Une espace insécable précède ? ! : ; et borde les guillemets.

sorry-malformed = Ce message n’a pas été compris. Rien n’a changé.
sorry-bad-seats = Le jeu ne se joue pas avec ces places.
sorry-bad-option = Une des options ne convient pas à ce jeu.
sorry-bad-edition = Cette édition ne peut pas servir.
sorry-unknown-game = Il n’y a pas de tel jeu ici.
sorry-unknown-table = Il n’y a pas de telle table. Le lien aurait-il été coupé ?
sorry-not-found = Il n’y a rien ici.
sorry-not-allowed = Cela ne se fait pas ici.
sorry-wrong-secret = Ce secret n’ouvre aucune place de la table.
sorry-not-your-seat = Cette place n’est pas la vôtre.
sorry-bad-origin = Cette page n’a pas le droit de parler à ce serveur.
sorry-no-spectators = Les joueurs de cette table préfèrent jouer sans public.
sorry-no-editions = Ce serveur ne joue qu’avec ses propres éditions.
sorry-not-started = La partie n’a pas commencé : { $open ->
    [one] une place est encore libre.
   *[other] { $open } places sont encore libres.
}
sorry-already-over = La partie est terminée.
sorry-not-over = La partie n’est pas terminée. Tout sera montré à la fin.
sorry-stale = La table a avancé entre-temps. Voici où elle en est.
sorry-table-full = Toutes les places de cette table sont prises.
sorry-seat-taken = Cette place est prise.
sorry-not-a-person = Un bot est assis là.
sorry-still-here = { $seconds ->
    [0] La personne qui tient cette place est toujours là.
    [one] Attendez encore une seconde : peut-être va-t-elle revenir.
   *[other] Attendez encore { $seconds } secondes : peut-être va-t-elle revenir.
}
sorry-nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
sorry-undo-declined = Les autres ont décliné : la réponse reste.
sorry-no-request = Personne ne demande à reprendre quoi que ce soit.
sorry-no-such-step = La partie n’a pas de telle étape.
sorry-nothing-there = Il n’y a rien à faire là pour l’instant.
sorry-other-rules = Cette partie suivait d’autres règles que celles de ce serveur et ne peut pas continuer ici.
sorry-hint-watching = Les conseils sont pour ceux qui jouent : vous regardez.
sorry-hint-company = D’autres personnes sont assises à cette table, donc personne n’y reçoit de conseil : ils sont pour ceux qui jouent seuls contre des bots, ou tous ensemble.
sorry-hint-not-asked = Vous n’avez rien à décider pour l’instant. Redemandez quand la question sera pour vous.
sorry-hint-busy = La chouette conseille beaucoup de tables en ce moment. Réessayez dans un instant.
sorry-coach-busy = L’entraîneur est pris par d’autres parties. Réessayez dans un instant.
sorry-too-large = C’est plus que ce serveur ne lit d’un coup.
sorry-too-long = Ce message est trop long.
sorry-rate-limited = Doucement, s’il vous plaît : c’était un peu rapide. Rien n’est perdu ; réessayez dans un instant.
sorry-storage = Le serveur ne peut rien écrire pour l’instant, donc il ne joue rien non plus. Rien n’est perdu ; réessayez un peu plus tard.
sorry-closing = Le serveur ferme et revient dans un instant. Rien n’est perdu.
sorry-trouble = Quelque chose s’est mal passé de notre côté. Rien n’a changé.

clock-fell = Le temps est écoulé : un bot continue pour { $name }.
bot-name = Bot { $number }
page-title = Brocéliande
page-pitch = Cinq jeux de société dans la forêt enchantée, entiers et dans les règles.
page-soon = Le serveur tourne. Les pages où jouer ne sont pas encore construites ; l’interface pour les programmes l’est.
