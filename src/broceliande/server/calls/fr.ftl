# Ce que disent les appels. Une espace insécable précède ? ! : ; et borde les guillemets.

in-days = { $count ->
    [1] un jour
   *[other] { $count } jours
}
in-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
}
in-minutes = { $count ->
    [1] une minute
   *[other] { $count } minutes
}
left = Encore { $time }.
left-link = Encore { $time } :
link = Par ici :

turn-title = À vous, { $name }
turn-title-plain = À vous de jouer
turn-text = { $game } : { $facts }
turn-nothing = la table vous attend.
turn-subject = À vous de jouer, { $game }
turn-public = À { $name } de jouer, { $game }.
turn-line = À vous.

soon-title = Il reste { $time }
soon-text = { $game } vous attend. Ensuite un bot tient votre place.
soon-text-rest = { $game } vous attend. Ensuite un jour de repos se dépense.
soon-public = { $name } a encore { $time }, { $game }.

digest-night = Pendant la nuit
digest-day = Vos tables aujourd’hui
digest-title = { $count ->
    [2] Deux tables vous attendent
    [3] Trois tables vous attendent
    [4] Quatre tables vous attendent
    [5] Cinq tables vous attendent
   *[other] { $count } tables vous attendent
}
digest-text = { $count ->
    [2] Deux tables ont avancé
    [3] Trois tables ont avancé
    [4] Quatre tables ont avancé
    [5] Cinq tables ont avancé
   *[other] { $count } tables ont avancé
} : { $tables }.
digest-public = Pour { $name }. { $text }
digest-line = { $table } : { $text }
table-with = { $game } avec { $names }

rematch-title = { $name } propose une revanche
rematch-title-plain = Une revanche ?
rematch-text = { $game }, les mêmes.
rematch-text-by = { $name } la propose. { $game }, les mêmes.
rematch-public = { $name } propose une revanche, { $game }.

finished-title = { $name } l’emporte
finished-title-plain = La partie est terminée
finished-title-you = La victoire est à vous
finished-title-all = La victoire est partagée
finished-title-none = Personne ne l’emporte
finished-text = { $game } : { $place ->
    [0] la forêt a eu le dernier mot.
    [1] vous avez gagné.
    [2] vous êtes deuxième.
    [3] vous êtes troisième.
    [4] vous êtes quatrième.
    [5] vous êtes cinquième.
   *[other] la partie est terminée.
}
finished-public = Partie terminée, { $game }. { $result }.

invitation-title = { $name } vous garde une place
invitation-title-plain = Une place vous attend
invitation-text = { $game } { $seats ->
    [1] en solo
    [2] à deux
    [3] à trois
    [4] à quatre
    [5] à cinq
   *[other] à { $seats }
}, { $pace ->
    [now] maintenant
    [today] dans la journée
    [days] sur plusieurs jours
   *[none] sans pendule
}.
invitation-text-by = { $name } vous la garde. { $text }
invitation-public = Une place est libre. { $text }

friend-title = Une main tendue
friend-text = { $name } voudrait vous compter parmi ses amis.

somebody = Quelqu’un

confirm-title = Est-ce bien vous ?
confirm-text = On voudrait vous appeler ici quand une table vous attend. Dites oui, et c’est tout.
confirm-line = Si vous n’avez rien demandé, ne faites rien : on n’écrira plus.
confirm-button = Oui, c’est moi

mail-since = Depuis votre tour
mail-button = Reprendre ma place
mail-look = Aller voir
mail-foot = Ce lien n’ouvre que votre place et ne vaut que pour vous.
mail-stop = Ne plus m’écrire
mail-daily = Une lettre par jour
