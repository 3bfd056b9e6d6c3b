### Les tables ouvertes, et « Asseyez-moi ».

open-table-of = La table { DE($name) }
open-join = Rejoindre
open-join-title = Rejoindre la table { DE($name) }, { $title }
open-count = { $count ->
    [0] Aucune table
    [one] 1 table
   *[other] { $count } tables
}
open-none = Aucune table n’attend. Dressez la vôtre, ou prenez des bots.
open-create = Dresser la mienne
open-none-so = Rien avec ces choix. { $count ->
    [0] Aucune table n’attend non plus sans eux.
    [one] Une table sans eux.
   *[other] { $count } tables sans eux.
}
open-remove = Les enlever
open-shown = { $shown } sur { $count }
open-more = Voir la suite
open-here = hôte présent
open-since = depuis { $time }
open-lost = On a perdu le fil. On le cherche…
row-pace-none = sans limite de temps
row-pace-now = maintenant
row-pace-today = aujourd’hui
row-pace-days = sur plusieurs jours
row-people = sans bots
row-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
row-fills = des bots { $minutes ->
    [0] à l’instant
    [one] dans 1 min
   *[other] dans { $minutes } min
}
row-offered = une place à tenir
row-seats = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
} sur { $count }

sit = Asseyez-moi
sit-how = à la table qui attend depuis le plus longtemps, ou à une nouvelle
sit-bots = Compléter par des bots ?
sit-bots-after = Bots après { $minutes } min
sit-bots-never = Non, on attend du monde
sit-bots-minutes = Oui, après { $minutes } min
sit-going = On vous trouve une place…

wish-title = Choisir parmi les tables
wish-search = Chercher
wish-search-help = Le nom d’une personne, ou un jeu
wish-games = Tous les jeux
wish-seats = Places
wish-seats-count = Combien à table ?
wish-seats-free = Places libres, au moins
wish-seats-told = { $count } à table
wish-free-told = { $count } places libres
wish-any = Peu importe
wish-pace = Rythme
wish-pace-now = Maintenant
wish-pace-today = Aujourd’hui
wish-pace-days = Sur plusieurs jours
wish-pace-none = Sans limite de temps
wish-lang = Langue
wish-lang-fr = Français
wish-lang-en = Anglais
wish-bots = Bots
wish-bots-with = Avec des bots
wish-bots-without = Sans bots
wish-known = Gens que je connais
wish-remove = Enlever ce choix : { $what }
wish-close = Fermer
