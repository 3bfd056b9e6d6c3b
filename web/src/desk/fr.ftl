# Les mots du bureau du gardien. Une espace insécable précède ? ! : ; et borde les guillemets.

title-desk = Le bureau, Brocéliande
desk-title = Le bureau du gardien
desk-until = Ouvert jusqu’à { $time }
desk-shut = Fermer le bureau

## Ouvrir

desk-open-lead = Montrez encore une fois que c’est vous. Le bureau reste ouvert un quart d’heure, sur cet appareil.
desk-open-touch = Mon doigt, mon visage ou mon code
desk-open-code = Un code de secours, ou celui du terminal
desk-open-go = Ouvrir le bureau
desk-open-wrong = Ce code n’ouvre rien ici. Il sert une fois, dans la journée ; le terminal en donne un autre.
desk-open-poor = Rien d’autre ne vous ouvrira le bureau la prochaine fois. Gardez une clé ou huit codes :

## Les feuilles du bureau

desk-reports = Signalements
desk-tables = Tables
desk-people = Personnes
desk-away = À l’écart
desk-kept = Durées
desk-log = Journal
desk-more = La suite

## Tables

desk-tables-search = Un nom, un jeu, un identifiant
desk-tables-none = Aucune table à ce nom.
desk-status = Quelles tables
desk-status-all = Toutes
desk-status-open = Qui attendent
desk-status-playing = En cours
desk-status-over = Finies
desk-is-open = attend
desk-is-playing = en cours
desk-is-over = finie
desk-seat-person = une personne
desk-seat-bot = un bot
desk-seat-open = libre
desk-back-tables = Toutes les tables
desk-id = Identifiant
desk-made = Depuis
desk-last = Dernier coup
desk-stored = Gardé
desk-stored-words = { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}, { $size } Ko ; { $lines ->
    [0] personne n’a rien écrit
    [one] une ligne écrite
   *[other] { $lines } lignes écrites
}
desk-rules = Règles
desk-rules-words = version { $version }, { $count ->
    [0] sans amendement
    [one] un amendement
   *[other] { $count } amendements
}.
desk-rules-old = Ce ne sont plus celles d’ici.
desk-seen = Visible
desk-public = Dans la liste de tous.
desk-private = Par son lien seulement.
desk-watched = On peut regarder.
desk-unwatched = Sans public.
desk-look = Regarder, comme tout le monde
desk-seats = À table
desk-close = Ranger
desk-close-words = La partie s’arrête pour tous ; personne n’a gagné ni perdu. Ce qui s’y est passé reste lisible.
desk-close-go = Ranger la table
desk-forget = Oublier
desk-forget-words = Plus rien n’en est gardé, pour personne. On ne pourra pas revenir en arrière.
desk-forget-go = Oublier la table

## Personnes

desk-people-search = Un nom, un identifiant
desk-people-none = Personne à ce nom.
desk-nameless = un passant
desk-gone = quelqu’un qui n’est plus là
desk-keeper = gardien
desk-is-mute = sans parole
desk-is-ban = à l’écart
desk-games = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}
desk-back-people = Toutes les personnes
desk-seen-last = Ici pour la dernière fois
desk-devices = Appareils
desk-ways = Se retrouve par
desk-ways-words = { $keys ->
    [0] aucune clé
    [one] une clé
   *[other] { $keys } clés
}, { $codes ->
    [0] aucun code
    [one] un code
   *[other] { $codes } codes
}
desk-their-tables = Ses tables
desk-kept-of = Ce qu’on garde de cette personne
desk-archive = Tout emporter, pour elle
desk-mute = Couper la parole
desk-mute-words = Cette personne joue comme avant, mais n’écrit plus aux autres.
desk-mute-go = Couper la parole
desk-unmute = Rendre la parole
desk-ban = Écarter
desk-ban-words = Cette personne ne joue plus ici. Elle lit jusqu’à quand et pourquoi ; elle peut emporter ses données et s’effacer.
desk-ban-go = Écarter cette personne
desk-unban = Laisser revenir
desk-end = Déconnecter
desk-end-words = Aucun appareil ne la connaît plus. Ses clés et ses codes ouvrent encore.
desk-end-go = Déconnecter tous ses appareils
desk-delete = Effacer, sur demande
desk-delete-words = Comme si elle s’effaçait elle-même : son nom s’en va, un bot prend ses places. On ne pourra pas revenir en arrière.
desk-delete-go = Effacer cette personne
desk-deleted = Cette personne est effacée. Bots qui jouent à sa place : { $bots } ; parties finies sans son nom : { $finished }.

## À l’écart

desk-away-none = Personne n’est à l’écart.
desk-network = Une plage d’adresses
desk-ban-network = Écarter cette plage
desk-ban-network-words = Plus personne ne joue depuis ces adresses, sauf les gardiens. D’autres peuvent y habiter : prenez la plage la plus étroite.
desk-ban-network-go = Écarter ces adresses
desk-until-day = jusqu’au { $day }
desk-no-end = sans fin prévue

## Ce qu’on dit en agissant

desk-why = Pourquoi ? Cela reste au journal.
desk-why-told = Pourquoi ? La personne le lira.
desk-span = Pour combien de temps
desk-span-1 = Une heure
desk-span-24 = Un jour
desk-span-168 = Une semaine
desk-span-720 = Trente jours
desk-span-0 = Sans fin
desk-lines-too = Effacer aussi les lignes signalées
desk-leave = Laisser

## Signalements

desk-reports-none = Personne ne s’est plaint. Profitez-en.
desk-reports-none-done = Aucun n’est traité encore.
desk-reports-done = Voir ceux qui sont traités
desk-reports-waiting = Voir ceux qui attendent
desk-reason-insult = insultes
desk-reason-hate = haine
desk-reason-threat = menaces
desk-reason-nuisance = gêne
desk-reason-cheating = triche
desk-reason-other = autre chose
desk-told-by = Signalé par { $name }.
desk-the-table = La table
desk-handled = Traité par { $name }, { $day }.
desk-nothing = Classer
desk-nothing-words = Rien n’est fait contre personne. Le signalement est traité.
desk-nothing-go = Classer le signalement

## Durées

desk-kept-words = En jours ; 0 garde jusqu’à ce qu’on efface. Ce qui est dit ici passe avant la ligne de commande.
desk-kept-games = Parties finies
desk-kept-chat = Lignes écrites à table
desk-kept-reports = Signalements traités
desk-kept-log = Journal du bureau
desk-kept-calls = Appels envoyés
desk-days = { $days ->
    [0] jusqu’à ce qu’on efface
    [one] un jour
   *[other] { $days } jours
}
desk-noted = Noté
desk-kept-back = { $days ->
    [0] Revenir à : sans limite
    [one] Revenir à un jour
   *[other] Revenir à { $days } jours
}

## Journal : qui, puis ce qui a été fait

desk-log-none = Rien encore.
desk-terminal = le terminal
desk-did-open = a ouvert le bureau
desk-did-keeper_came = tient désormais le bureau
desk-did-keeper_add = a confié le bureau
desk-did-keeper_remove = a retiré le bureau
desk-did-keeper_code = a donné un code du bureau
desk-did-close = a rangé une table
desk-did-forget = a oublié une table
desk-did-prune = a oublié de vieilles tables
desk-did-mute = a coupé la parole
desk-did-unmute = a rendu la parole
desk-did-ban = a écarté
desk-did-ban_network = a écarté des adresses
desk-did-unban = a laissé revenir
desk-did-end_devices = a déconnecté tous les appareils
desk-did-delete = efface, sur demande
desk-did-deleted = a effacé
desk-did-archive = a emporté ce qu’on garde
desk-did-report = a traité un signalement
desk-did-retention = a changé une durée
