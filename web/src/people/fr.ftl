# Les mots de tout ce que l’accueil d’un nouveau venu ne dit pas : tables, règles, leçons, mes parties, moi. On les cherche quand on y va.

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
games-again = Revanche
games-again-title = Revanche à { $title }
games-tale = Lire l’histoire
games-hide = Retirer de ma liste
games-hide-title = Retirer { $title } de ma liste
games-keep = Tout emporter ou effacer
games-from = { $ply ->
    [0] Rejouée depuis le début d’une partie finie
    [one] Reprise d’une partie finie, après un coup
   *[other] Reprise d’une partie finie, après { $ply } coups
}
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
me-kept-words = Votre nom, votre blason, vos parties, vos appareils. Pas d’adresse, tant que vous n’en donnez pas.
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

## Encore une fois, et avant une partie

again-offers = { $name } propose une revanche
again-offers-you = Vous proposez une revanche
again-same = { $first ->
    [lot] Les mêmes, à la même table ; le sort dit qui commence.
    [you] Les mêmes, à la même table ; vous commencez.
   *[seat] Les mêmes, à la même table ; { $name } commence.
}
again-bot = { $first ->
    [lot] Avec un bot à la place { DE($left) } ; le sort dit qui commence.
    [you] Avec un bot à la place { DE($left) } ; vous commencez.
   *[seat] Avec un bot à la place { DE($left) } ; { $name } commence.
}
again-fewer = { $first ->
    [lot] Sans { $left } ; le sort dit qui commence.
    [you] Sans { $left } ; vous commencez.
   *[seat] Sans { $left } ; { $name } commence.
}
again-leaves = { $names } { $count ->
    [one] s’en va
   *[other] s’en vont
}. { $ways ->
    [bot] Avec un bot ?
   *[both] { $seats ->
    [1] En solitaire, ou avec un bot ?
    [2] À deux, ou avec un bot ?
    [3] À trois, ou avec un bot ?
    [4] À quatre, ou avec un bot ?
   *[other] À { $seats }, ou avec un bot ?
}
}
again-leaves-sub = La première réponse compte.
again-few = { $seats ->
    [1] En solitaire
    [2] À deux
    [3] À trois
    [4] À quatre
   *[other] À { $seats }
}
again-with-bot = Avec un bot
again-stay = Je reste
again-go = Pas cette fois
again-stayed = Vous restez ; on attend { $names }.
again-gone = Pas cette fois, avez-vous dit.
again-after-all = Finalement, je reste
again-count = { $count } sur { $of }
again-title = Revanche
room-missing = { $count ->
    [0] tout le monde est là
    [one] il manque une personne
   *[other] il manque { $count } personnes
}
room-you-host = vous, hôte de la table
room-you = vous
room-host = hôte de la table
room-ready = on y va
room-here = à table
room-away = { $minutes ->
    [0] absent un instant
   *[other] absent depuis { $minutes } min
}
room-free = Place libre
room-sit = M’asseoir ici
room-bot = Bot
room-bot-level = Quel bot ?
room-bot-out = Retirer
room-bot-out-title = Retirer { $name }
room-free-seat = Libérer sa place
room-free-seat-title = Libérer la place { DE($name) }
room-bring = Faire venir quelqu’un
room-scan = À scanner, ou à envoyer :
room-code = Ou à dire :
room-send = Envoyer
room-game = Cette partie
room-pace = { $pace }
room-pace-then = puis un bot continue pour vous
room-pace-none = Chacun prend le temps qu’il lui faut
room-book = La partie du livret
room-option = { $name } : { $value }
room-undo = Reprendre un coup si tous sont d’accord
room-watch-yes = Qui a le lien peut regarder, on peut parler
room-watch-no = Personne ne regarde, on peut parler
room-public = La table est dans la clairière
room-ready-m = Je suis prêt
room-ready-f = Je suis prête
room-go = On y va
room-not-yet = Pas encore
room-when = On commence quand toutes les places sont prises et que chacun est prêt.
room-when-full = On commence dès que toutes les places sont prises.
room-waits = C’est bon pour vous ; on attend { $names }.
room-waits-seats = C’est bon pour vous ; { $count ->
    [one] il reste une place.
   *[other] il reste { $count } places.
}
room-full = La table est complète. Regarder ?
room-full-closed = La table est complète.
room-watch = Regarder
room-sat = { $name } vient de s’asseoir. { $count ->
    [0] Il ne reste aucune place.
    [one] Il reste une place.
   *[other] Il reste { $count } places.
}
room-freed = Votre place a été libérée. { $count ->
    [0] Il n’en reste aucune.
    [one] Il en reste une.
   *[other] Il en reste { $count }.
}
room-fills = Des bots prennent les places libres dans { $time }, et on commence.
room-fills-now = Les bots arrivent.
room-until = Sans départ d’ici là, la table est rangée le { $day }
room-seats = Qui est assis où

## Quelqu’un n’est pas là

away-turn = C’est à { $name }, et { $name } n’est pas là.
away-keeps = { $name } retrouvera sa place en revenant, quoi que vous choisissiez.
away-offers = { $name } offre la place.
away-offered = { $name } offre la place. Montrez ce lien à qui voudrait jouer.
away-votes = { $count ->
    [one] { $names } laisserait jouer un bot. { $lacking ->
        [one] Encore une voix.
       *[other] Encore { $lacking } voix.
    }
   *[other] { $names } laisseraient jouer un bot. { $lacking ->
        [one] Encore une voix.
       *[other] Encore { $lacking } voix.
    }
}
away-bot = Laisser un bot jouer
away-bot-how = un druide, jusqu’à son retour
away-voted = c’est dit
away-offer = Offrir la place
away-offer-how = à un ami, par un lien
away-offer-open = à un ami, ou à la clairière
away-wait = Attendre encore
away-wait-how = on vous le redemande dans { $time }
away-chose-wait = { $who } a choisi d’attendre.
away-chose-bot = { $who } laisse un bot jouer pour { $name }.
away-link = Le lien de la place { DE($name) }
away-qr = Code à scanner qui mène à la place { DE($name) }
seat-away-for = pas là depuis { $time }
seat-bot-for = un bot, jusqu’au retour
seat-stand-in = { $name } joue à sa place
seat-resigned = Vous avez quitté cette partie ; un bot joue à votre place.
stand-in-offered = La place { DE($name) } est offerte.
stand-in-how = Vous joueriez jusqu’au retour { DE($name) }.
stand-in-sit = M’asseoir ici
stand-in-yours = Vous jouez pour { $name }, jusqu’à son retour.
stand-in-watch = Regarder
stood = { $who } { $several ->
    [yes] ont joué
   *[no] a joué
} { $count ->
    [one] un tour
   *[other] { $count } tours
}
stood-you = { $who } { $several ->
    [yes] ont joué
   *[no] a joué
} { $count ->
    [one] un tour
   *[other] { $count } tours
} pour vous. Votre place est à vous.
stood-so-far = { $who } { $several ->
    [yes] ont joué
   *[no] a joué
} { $count ->
    [one] un tour
   *[other] { $count } tours
} pour vous.
stood-both = { $name } et { $bot }
a-bot-any = Un bot
a-bot-random = Un promeneur
a-bot-greedy = Un curieux
a-bot-sapling = Un arbrisseau
a-bot-pupil = Un apprenti druide
a-bot-druid = Un druide
a-bot-archdruid = Un archidruide
a-bot-merlin = Merlin

## Partir, ranger la table

leave = Quitter la table
leave-short = Quitter
leave-resign = Partir pour de bon
leave-resign-how = Un bot joue votre place jusqu’au bout ; les autres continuent. Vous ne reprendrez plus cette place.
leave-resign-alone = Personne d’autre n’est à cette table : elle sera rangée. La partie ne compte pour personne et reste lisible dans vos parties.
leave-resign-do = Partir, un bot joue
leave-clear = Ranger la table
leave-clear-waiting = La partie n’a pas commencé. Si vous rangez la table, son lien ne mènera plus à une place.
leave-not-host = Qui a dressé cette table peut la ranger.
leave-stop = Arrêter la partie
leave-stop-how = Si toutes les personnes à table le veulent, la table est rangée ; personne n’a gagné ni perdu.
leave-stop-do = Proposer d’arrêter
leave-stop-said = C’est proposé aux autres.
leave-stop-not = Finalement, jouer encore
leave-stop-yes = D’accord, on arrête
leave-asked = { $count ->
    [one] { $names } voudrait arrêter la partie.
   *[other] { $names } voudraient arrêter la partie.
}
end-closed = La partie est abandonnée
table-cleared = Cette table est rangée.
table-cleared-how = La partie n’a pas eu lieu.
table-like-it = En dresser une pareille

## Murmures

murmur-lost = La connexion est coupée ; on revient dans un instant. Rien n’est perdu.
murmur-watching = Vous regardez cette partie : ce sont les joueurs assis qui la jouent.
murmur-waiting = La partie n’a pas encore commencé : il manque quelqu’un.
murmur-rule = Lire la règle { $rule }

## Reprendre un coup

hint = Conseil
hint-title = Un conseil
hint-thinking = Le hibou réfléchit…
hint-slow = Le hibou réfléchit encore ; c’est plus long que d’habitude.
hint-lead = { $count ->
    [one] Ce que le plus fort des bots jouerait. Rien n’est joué encore.
   *[other] Ce que le plus fort des bots regarderait, le meilleur d’abord. Rien n’est joué encore.
}
hint-if-bots = Chances si tous jouent comme ces bots
hint-if-pupil = Chances si vous jouez en apprenti druide
hint-chance = { $percent } %
hint-chance-told = { $percent } % de chances de gagner.
undo = Reprendre mon coup
undo-ask = Demander à reprendre
undo-asked = { $name } voudrait reprendre son dernier coup. Êtes-vous d’accord ?
undo-yes = D’accord
undo-no = Non, on continue
undo-waits = On attend l’accord { DE($names) }.

## Chronique et conversation

chronicle = Chronique
chronicle-empty = L’histoire commence.
chronicle-older = Lire ce qui précède
recap-title = Depuis votre dernier tour
recap-again = Revoir
recap-again-long = Revoir, { $seconds } s
recap-more = { $count ->
    [one] et { $count } action avant
   *[other] et { $count } actions avant
}
chronicle-unfold = Coup par coup : { $turn }
deed-of = { $name } : { $deed }
chat = Parler
chat-empty = Personne n’a encore rien dit.
chat-line = Votre message
chat-send = Dire
chat-unread = { $count ->
    [one] Parler, 1 message non lu
   *[other] Parler, { $count } messages non lus
}
point = Montrer quelque chose
point-now = Cliquez sur la chose
point-help = Montrez quelque chose aux autres : appuyez ici, puis cliquez dessus. Ou laissez-y le doigt, ou tapez P quand c’est sélectionné.
pointed = { $name } montre : { $thing }
chat-seats-only = Seuls ceux qui sont assis à la table se parlent.

## Fin de partie

end-won = Vous avez gagné !
end-winner = { $count ->
    [one] { $names } gagne la partie
   *[other] { $names } gagnent la partie
}
end-all-won = Vous avez gagné, tous ensemble !
end-all-lost = Perdu cette fois, tous ensemble
end-lost = Perdu cette fois
end-table = Résultats
end-nobody = Personne ne gagne cette fois
end-place-nth = { $place ->
    [1] 1re
   *[other] { $place }e
}
end-points = Points
end-counted = { $count ->
    [one] point
   *[other] points
}
end-story = L’histoire de la partie : { $what }
end-story-told = { $what } au fil de la partie. À la fin : { $told }.
coach = L’entraîneur
coach-ask = Revoir avec l’entraîneur
coach-moves-of = Coups joués par
coach-thinking = L’entraîneur rejoue la partie en pensée…
coach-again = Redemander
coach-curves = Les chances de gagner au fil de la partie.
coach-course = La partie telle qu’on la voyait à chaque moment : plus c’est haut, mieux c’est.
coach-good = bien
coach-worse = mal
coach-measured = Ces chiffres valent pour des parties entre de tels bots : des positions à 30 %, on en gagne de 27 à 33 sur cent.
coach-measured-alone = Ces chiffres valent pour un apprenti druide qui joue seul : des positions à 30 %, on en gagne de 27 à 33 sur cent.
coach-not-measured = Il n’y a pas de chiffres : personne n’a encore mesuré combien de ces positions sont gagnées.
coach-told = { $name } : de { NUMBER($from) } % à { $to } %.
coach-team = Vous tous
coach-table = Les chances en chiffres
coach-step = Étape
coach-known = Chaque courbe est tracée d’après ce que cette place pouvait savoir alors.
coach-known-team = Vous gagnez ou perdez ensemble : une seule courbe pour tous.
coach-costly = { $count ->
    [one] Le coup le plus coûteux { DE($name) }
   *[other] Les { $count } coups les plus coûteux { DE($name) }
}
coach-none = { $name } n’a rien laissé filer : aucun coup n’a coûté bien cher.
coach-played = Étape { $ply }, joué :
coach-better = Mieux :
coach-cost = −{ $points } points
coach-from-to = { $from } % → { $to } %
end-again = Rejouer
end-whole = Toute l’histoire
end-replay = Revoir la partie
end-verify = Vérifier la donne
end-checking = On vérifie…
end-verified = { $count ->
    [one] Tout est juste : la graine est celle qui était promise, et la réponse jouée est permise.
   *[other] Tout est juste : la graine est celle qui était promise, et les { $count } réponses jouées sont permises.
}
end-not-verified = Quelque chose ne va pas : cette partie ne se rejoue pas telle qu’elle a été jouée.
end-proof = La preuve
end-commitment = Promis avant la première réponse (SHA-256)
end-seed = La graine, dévoilée à la fin
end-lobby = Retour à l’accueil
end-board = Voir le plateau
end-show = Voir les résultats

## Revoir

title-tale = Une partie { DE($title) }
tale-of = { $names }, le { $date }
tale-why = Cette partie suivait des règles plus anciennes : on ne peut plus en dresser le plateau, mais tout ce qui en a été raconté est gardé.
tale-take = Emporter la partie
replay-title = Revoir { $title }
replay-to-table = Retour à la table
replay-scrub = Étape de la partie
replay-step = Étape { $ply } sur { $last }
replay-before = Étape précédente
replay-after = Étape suivante
replay-play = Dérouler la partie
replay-pause = Pause
replay-eyes = Par les yeux de qui
replay-spectator = Vu par le public
replay-seat = Vu par { $name }

## Une nouvelle table

new-title = Dresser une table
new-not-here = Ce jeu n’est pas encore à cette table. Les autres vous attendent à l’accueil.
new-count = Combien de joueurs ?
new-players = { $count ->
    [one] En solitaire
   *[other] { $count } joueurs
}
new-others = Qui joue avec vous ?
new-friend = Un ami, par lien
new-bot = Un bot
new-here = Ici, sur cet appareil
new-here-name = Nom, place { $number }
new-here-open = Rien n’est caché dans ce jeu : tout le monde regarde le même écran.
new-here-private = Entre deux tours, l’écran se couvre de feuilles et dit à qui passer l’appareil.
hot-cover = Couvrir l’écran
new-level = Force des bots
new-options = Réglages de la partie
new-first-you = Vous
new-as-dealt = Au sort, comme le veut la règle
new-as-ruled = Comme le veut la règle
new-table = La table
new-public = Table ouverte à tous
new-public-help = Elle paraît à l’accueil ; sinon, seul le lien y mène.
new-spectators = On peut regarder
new-spectators-help = Ceux qui ont le lien sans avoir de place voient ce que tout le monde voit, et rien d’autre.
new-go = Dresser la table

## Attendre

waiting-sit = S’asseoir
waiting-watch = Regarder seulement
waiting-leave = Quitter la table
invite-words = La partie commence dès que toutes les places sont prises.
invite-link = Le lien de la table
invite-copy = Copier le lien
invite-copied = Lien copié
invite-qr = Code à scanner qui mène à cette table

## Places

seats = Joueurs
seat-name = Place { $number }
seat-free = place libre
seat-ready = à table
seat-bot = bot
seat-bot-thinks = bot, réfléchit…
seat-thinks = réfléchit…
seat-here = attend son tour
seat-answered = a répondu
seat-away = pas là pour l’instant
seat-yours = c’est vous
seat-yours-turn = À vous de jouer
seat-turn = , c’est son tour
seat-place = { $place ->
    [0] partie terminée
    [1] gagne la partie
   *[other] { $place }e place
}
seat-unfold = Voir tout ce que possède { $name }
seat-only = Jouer pour moi les réponses forcées
seat-only-help = Quand une seule réponse est possible, elle est donnée pour vous, sauf si cela devait trahir un secret.
seat-lent = Un bot joue à votre place.
seat-take-back = Reprendre ma place

## Question

ask-back = Changer ce choix
ask-moves = Coups possibles
ask-ways = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
ask-more = Encore { $count } coups
ask-thinks = { $name } réfléchit
ask-think = { $count } joueurs réfléchissent
ask-moment = Un instant…
ask-over = La partie est terminée
rule-of-moment = La règle du moment
skip-motion = Passer l’animation

## La table simple des jeux qui n’apportent pas de plateau

kind-seat = Joueurs
kind-answer = Réponses
plain-hidden = caché
plain-known = connu { DE($names) }
plain-legend = Ce que disent les mots

## État de la table

table-watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
line-lost = Connexion interrompue : elle revient d’elle-même. Rien n’est perdu.
watching-only = Toutes les places sont prises : vous regardez.
two-tabs = Cette place est aussi ouverte dans un autre onglet. Les deux montrent la même partie.

## Règles et édition

rules-of = Les règles { DE($title) }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun paragraphe trouvé
    [one] 1 paragraphe trouvé
   *[other] { $count } paragraphes trouvés
}
rules-none = Aucun paragraphe ne contient ces mots.
about-edition = À propos de cette édition
about-words = Chaque composant du jeu est noté avec sa source. Ce que le livret ne montre qu’en image, nous l’avons reconstitué : c’est notre propre dessin, et il ne contredit aucune phrase de la règle. Votre boîte diffère ? Un petit fichier suffit à corriger l’édition.
about-reconstructed = Reconstitué par nos soins
about-reconstructed-why = Le livret le montre seulement en image, ou n’en dit pas tout.
about-corrected = Corrigé par un fichier
about-corrected-why = Ces entrées remplacent les nôtres.
about-public = D’après une source publique
about-public-why = L’éditeur ou les auteurs l’ont montré publiquement.
about-rulebook = D’après le livret de règles
about-rulebook-why = Le livret le dit en toutes lettres.

## Apprendre

teach-title = Première partie { DE($title) }
teach-progress = Étape { $step } sur { $of }
teach-not-now = Pas maintenant. Suivez la lumière.
teach-over = La leçon est terminée
teach-other = Ce coup est permis ! Pour cette leçon, suivez plutôt le hibou.
teach-play = Jouer tout de suite
teach-next = Leçon suivante : { $title }
teach-to-table = Retour à ma table
teach-levels = Contre qui jouer ? Les bots, du plus doux au plus fort
teach-levels-how = Tous suivent les mêmes règles que vous et ne voient que ce que leur place peut voir. Celui que vous choisissez est retenu.
first-time = Première fois ? On vous montre en cinq minutes.
first-show = Montrez-moi
first-known = Je connais

## Remerciements

credits = Remerciements
credits-icons = Icônes
credits-icons-words = Les icônes viennent de game-icons.net, dessinées par
credits-letters = Caractères
credits-letters-words = Grenze, d’Omnibus-Type, et Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica), sous licence
credits-drawings = Dessins
credits-drawings-words = Les scènes, les lieux et les pièces sont dessinés pour ce projet.
credits-games = Jeux
credits-games-words = Les règles sont redites avec nos propres mots. Les noms des jeux appartiennent à leurs éditeurs ; si un jeu vous plaît, offrez-vous la boîte.

## Avec qui jouer

company-title = { $title } : avec qui ?
company-seats = Combien à table ?
company-level = Contre qui ?
company-kept = Retenu pour la prochaine fois
rules-learn = Apprendre en jouant

## Réglages

settings-motion = Animations
settings-motion-full = complètes
settings-motion-brief = brèves
settings-motion-none = aucune
settings-sound = Sons
settings-sound-no = non
settings-sound-yes = oui
settings-sound-help = Tout doux : une pièce posée, une carte retournée, votre tour, un refus, une victoire. Depuis un autre onglet, vous n’entendez que votre tour.
settings-volume = Volume
settings-volume-soft = doux
settings-volume-usual = moyen
settings-volume-loud = fort
settings-text = Taille du texte
settings-text-usual = normale
settings-text-large = grande
settings-text-larger = très grande
settings-only = Réponses forcées
settings-only-table = comme à table
settings-only-yes = jouées pour moi
settings-only-no = je les joue
settings-hints = Conseils du hibou
settings-hints-yes = proposés
settings-hints-no = jamais
settings-kept = Retenu sur cet appareil.

## Titres, formulaires

title-table = { $yours }{ $title }, Brocéliande
title-your-turn = À vous !{" "}
title-rules = Les règles { DE($title) }
title-about = L’édition { DE($title) }
title-credits = Remerciements, Brocéliande
title-join = Rejoindre une table
title-new = Une table { DE($title) }
title-replay = Revoir { $title }
title-teach = Apprendre { $title }
understood = Compris
your-name = Votre nom
rules = Règles
game-bethel-woods-alone = En solo : une extension de notre cru. La boîte est pour deux à quatre.
join-link = Le lien ou le code de la table
join-help = Collez ici ce que l’on vous a envoyé. Un code à scanner ouvre la table tout seul.
join-wrong = Ce n’est pas le lien d’une table. Demandez à votre hôte de le copier encore une fois.
join-go = Aller à la table
pace-help = Le temps court aussi quand personne ne regarde. Quand le vôtre est écoulé, un bot joue à votre place jusqu’à ce que vous la repreniez ; sur plusieurs jours, vos jours de repos passent d’abord.
pace-kind = Le temps vaut
pace-kind-game = pour toute la partie
pace-kind-move = pour chaque coup
pace-time = Temps de chacun
pace-back = Rendu à chaque coup
pace-most = Au plus (0 : sans plafond)
pace-unit = { $what } : unité
unit-minutes = minutes
unit-hours = heures
unit-days = jours
time-until-hour = jusqu’à { $when }
time-until-day = jusqu’au { $when }

## Revoir, et jouer la suite

replay-by = Avancer
replay-by-answer = par réponse
replay-by-turn = par tour
replay-before-turn = Tour précédent
replay-after-turn = Tour suivant
replay-pace = Allure
replay-pace-0 = lentement
replay-pace-1 = posément
replay-pace-2 = vite
replay-lapse = Faux pas suivant
replay-play-on = Jouer la suite
replay-play-on-how = Une nouvelle table part d’ici, après { $ply } coups, contre des bots. Tout ce qui était caché dans cette partie peut être connu : la table le dit, et personne d’autre n’y joue.
replay-play-on-seat = Votre place
replay-play-on-go = Jouer d’ici
table-from = { $ply ->
    [0] Cette partie en rejoue une autre, finie, depuis le début : ce qui y était caché peut être connu.
    [one] Cette partie en reprend une autre, finie, après un coup : ce qui y était caché peut être connu.
   *[other] Cette partie en reprend une autre, finie, après { $ply } coups : ce qui y était caché peut être connu.
}
table-from-see = Revoir cette partie

## Entre gens

me-friends = Vos amis
me-friends-words = Qui est ici, qui vous garde une place, qui vous ne voulez plus entendre.
me-friends-go = Mes amis
new-hushed = Phrases toutes faites seulement
new-hushed-help = On se parle par phrases prêtes, chacun les lit dans sa langue. Vous pourrez rouvrir la parole en jouant.
room-hushed = On se parle par phrases toutes faites
room-meet = Qui est { $name } ?
me-friends-asks = { $count ->
    [one] une demande
   *[other] { $count } demandes
}

# Depuis votre tour
since-title = Depuis votre tour
since-show = Revoir
since-skip = Passer
since-count =
    { $count ->
        [0] Vous aviez quitté la table { $when }.
        [one] Un tour, depuis que vous avez quitté la table { $when }.
       *[other] { $count } tours, depuis que vous avez quitté la table { $when }.
    }
since-words = En mots
since-earlier =
    { $count ->
        [one] Et un tour avant ceux-ci.
       *[other] Et { $count } tours avant ceux-ci.
    }
since-changed = Ce qui a changé depuis votre tour

## The stage

tab-rule = Règle
tabs-beside = À côté du plateau
undo-short = Reprendre
undo-ask-short = Demander à reprendre
point-short = Montrer
ask-below = Encore { $count } plus bas
ask-aside = Encore { $count } à droite
goal = But
legend = Légende
ask-change = Changer
sheet = Hauteur du volet
sheet-peek = { $count ->
    [0] Une ligne
    [one] Une ligne : 1 choix est caché
   *[other] Une ligne : { $count } choix sont cachés
}
sheet-half = La question et ses choix
sheet-full = Le volet entier
sheet-ways = { $count } choix
sheet-leaves = Feuillets du volet
leaf-choices = Choix
leaf-table = Table
leaf-story = Récit
