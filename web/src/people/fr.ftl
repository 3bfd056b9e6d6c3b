# Les mots des pages sur soi : mes parties, moi, revenir, partir. On les cherche quand on y va.

title-games = Mes parties, Brocéliande
title-me = Moi, Brocéliande
title-enter = Revenir, Brocéliande
title-farewell = M’effacer, Brocéliande

## Mes parties

games-lead = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
games-none = Aucune partie encore. Il y a cinq forêts.
games-none-waits = Personne ne vous attend. Profitez-en.
games-running = En cours
games-waiting = On attend du monde
games-finished = Finies
games-kept = { $days ->
    [0] Gardées jusqu’à ce que vous les effaciez.
    [one] Gardées un jour.
   *[other] Gardées { $days } jours.
}
games-search = Chercher un nom, un jeu
games-found = { $count ->
    [0] Aucune partie trouvée
    [one] Une partie trouvée
   *[other] { $count } parties trouvées
}
games-not-found = Rien à ce nom.
games-show-all = Tout voir
games-older = Plus anciennes
games-more = La suite
games-with = avec { $names }
games-alone = en solitaire
games-your-turn = À vous de jouer
games-turn-of = À { $names }
games-waits-since = On vous attend ; dernier coup : { $day }.
games-others-since = Dernier coup : { $day }.
games-go-on = Reprendre
games-go-on-title = Reprendre { $title }
games-look = Regarder
games-look-title = Regarder { $title }
games-link = Le lien
games-to-table = À table
games-to-table-title = Retour à la table { DE($title) }
games-replay = Revoir
games-replay-title = Revoir { $title }
games-coach = Conseil
games-coach-title = { $title } avec l’entraîneur
games-again-title = Revanche à { $title }
games-tale = Lire l’histoire
games-hide = Retirer de ma liste
games-hide-title = Retirer { $title } de ma liste
games-keep = Tout emporter ou effacer
games-stood = { $name } : { $what }
result-won = Gagnée
result-together = Gagnée ensemble
result-place = { $place }ᵉ sur { $count }
result-lost = Perdue
result-closed = Abandonnée
result-over = Finie
strip-all = Toutes
left-days = Encore { $count } jours.
left-hours = Encore { $count } h.
left-minutes = Encore { $count } min.
left-countdown = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds }
}
left-once = encore { $left }, une seule fois
left-plain = encore { $left }

## Moi

me-nobody = Cet appareil ne connaît encore personne. Une première partie suffit, ou dites qui vous êtes.
me-name = Votre nom à table
me-crest = Votre blason
me-agrees = À table, on dira de vous :
me-agrees-f = prête
me-agrees-m = prêt
me-agrees-any = on y va
me-saved = C’est noté.
me-that-is-me = C’est moi
me-find = Retrouver votre place
me-devices = Vos appareils
me-kept = Ce qui est gardé de vous
me-kept-words = Votre nom, votre blason, vos parties, vos appareils. Pas d’adresse.
me-kept-others = Si vous partez, votre nom s’en va ; les autres gardent leurs parties.
me-take = Tout emporter
me-delete = M’effacer
me-somebody = Vous jouez déjà ailleurs ?
me-somebody-words = Dites qui vous êtes : les parties de cet appareil vous suivront.
crest-heron = Héron
crest-hedgehog = Hérisson
crest-badger = Blaireau
crest-bee = Abeille
crest-dragonfly = Libellule
crest-boar = Sanglier
crest-ladybug = Coccinelle
crest-wolf = Loup
crest-cat = Chat
crest-bat = Chauve-souris
crest-oak = Chêne
crest-acorn = Gland

## Garder sa place

keep-title = Garder votre place ?
keep-words = Seul cet appareil vous connaît pour l’instant. Choisissez comment on vous retrouve. Pas de mot de passe, pas d’adresse.
keep-by-touch = Mon doigt, mon visage ou mon code
keep-by-touch-words = le plus simple, deux secondes
keep-by-codes = Huit codes sur papier
keep-by-codes-words = marche partout
keep-by-other = Un autre appareil
keep-by-other-words = par un dessin à scanner
keep-later = Plus tard
keep-kept = C’est gardé.
keep-kept-name = C’est gardé. Vous êtes { $name } partout où vous le direz.
keep-called = Comment vous appelle-t-on à table ?
keep-here = { $kind ->
    [phone] Ce téléphone vous reconnaît
    [tablet] Cette tablette vous reconnaît
   *[computer] Cet ordinateur vous reconnaît
}
keep-here-words = Tant que ses données ne sont pas effacées.
keep-done = fait
keep-touch = Votre doigt, votre visage ou votre code
keep-touch-words = La clé d’accès de votre appareil. Rien à retenir.
keep-touch-go = Faire connaissance
keep-codes = Huit codes de secours
keep-codes-words = À garder sur papier. Chacun sert une fois.
keep-codes-left = { $count ->
    [one] Il en reste un. Chacun sert une fois.
   *[other] Il en reste { $count }. Chacun sert une fois.
}
keep-codes-go = Les écrire
keep-codes-again = En faire d’autres
keep-other = Continuer sur un autre appareil
passkey = Clé d’accès
passkey-end = Retirer
passkey-end-title = Retirer la clé d’accès { $label }
passkey-cancelled = Rien n’a changé. Réessayez, ou prenez un code.
codes-title = Vos huit codes de secours
codes-words = Écrivez-les sur papier. Un seul suffit pour revenir, et ne sert qu’une fois. On ne les montre plus ensuite.
codes-print = Imprimer
codes-copy = Copier
codes-copied = Copié
codes-done = C’est sur papier
other-show = Montrer le dessin à scanner
other-qr = Code à scanner avec l’autre appareil
other-how = À scanner avec l’autre appareil, ou à taper là-bas, sur { $address } :
other-nobody = Vous direz ici si c’est bien vous. Ne le montrez à personne.
other-expired = Les deux minutes sont passées.
other-new = Un nouveau code
device-here = { $kind ->
    [phone] Ce téléphone
    [tablet] Cette tablette
   *[computer] Cet ordinateur
}
device = { $kind ->
    [phone] Téléphone
    [tablet] Tablette
   *[computer] Ordinateur
}
device-now = maintenant
device-end = Déconnecter
device-end-title = Déconnecter { $label }
device-end-others = Déconnecter tous les autres

## Revenir

enter-known = Je joue déjà ailleurs
enter-title = On se connaît ?
enter-touch = Mon doigt, mon visage ou mon code
enter-code = Un code
enter-code-help = Le code court de votre autre appareil, comme hêtre 48 21, ou l’un de vos huit codes de secours.
enter-go = C’est moi
enter-almost = Presque à table
enter-say-yes = { $kind ->
    [phone] Dites oui sur le téléphone si vous y voyez le même animal.
    [tablet] Dites oui sur la tablette si vous y voyez le même animal.
    [computer] Dites oui sur l’ordinateur si vous y voyez le même animal.
   *[other] Dites oui sur l’autre appareil si vous y voyez le même animal.
}
enter-refused = Personne n’est entré.
enter-expired = Les deux minutes sont passées. Demandez un nouveau code à l’autre appareil.
enter-hello = Vous revoilà, { $name }
enter-hello-you = Vous revoilà
enter-had = { $count ->
    [one] Cet appareil avait une partie. Elle est à vous maintenant.
   *[other] Cet appareil avait { $count } parties. Elles sont à vous maintenant.
}
enter-to-table = À table
welcome-title = { $kind ->
    [phone] Un téléphone se présente. C’est vous ?
    [tablet] Une tablette se présente. C’est vous ?
    [computer] Un ordinateur se présente. C’est vous ?
   *[other] Un appareil se présente. C’est vous ?
}
welcome-how = à l’instant, par le code que vous venez de montrer
welcome-same = Les deux écrans montrent le même animal. S’il diffère, dites non.
welcome-yes = Oui, c’est moi
welcome-in = C’est fait : l’autre appareil vous connaît.
welcome-out = Personne n’est entré.
welcome-late = Trop tard pour cette fois

## Partir

farewell-words = Votre nom s’en va d’ici et des parties finies.
farewell-running = { $count ->
    [0] Aucune partie n’est en cours.
    [one] Une partie en cours : un bot prend votre place, les autres continuent.
   *[other] { $count } parties en cours : un bot prend vos places, les autres continuent.
}
farewell-end = On ne pourra pas revenir en arrière.
farewell-take = Tout emporter d’abord
farewell-name = Pour le confirmer, écrivez votre nom : { $name }
farewell-stay = Non, je reste
farewell-done = C’est fait. Il ne reste rien de vous ici. Bonne route.

## Un appareil, plusieurs personnes

hot-hand-to = Passez l’appareil à
hot-who = Qui tient l’appareil ?
hot-trees = Les autres regardent les arbres.
hot-nobody = Personne d’ici n’a rien à décider pour l’instant.
hot-me = Je suis { $name }
hot-others = Quelqu’un d’autre
hot-played = { $name } a joué. Sa main est rangée.
