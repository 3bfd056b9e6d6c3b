# Les mots de la page. Une espace insécable précède ? ! : ; et borde les guillemets.

## Titres d’onglet

title-lobby = Brocéliande, cinq jeux de la forêt enchantée
title-lost = Perdu en forêt, Brocéliande

## Partout

skip-to-main = Aller au contenu
to-lobby = retour à l’accueil
language = Langue
language-fr = Français
language-en = English
settings = Réglages
light-day = Clairière
light-night = Nuit
light-to-night = Passer à la nuit
light-to-day = Passer à la clairière
close = Fermer
try-again = Réessayer
yes = Oui
no = Non
invite = Inviter
teach-me = Apprenez-moi

## Les cinq jeux

game-benevolent = Benevolent
game-benevolent-pitch = Semez vos pas, rêvez à l’étang et réunissez les cinq cadeaux du bois.
game-benevolent-players = 2–4
game-benevolent-length = 20–25 min
game-benevolent-weight = léger
game-bloody-grove = Bloody Grove
game-bloody-grove-pitch = Deux druides, trois bosquets. Devenez ours, hibou ou renard.
game-bloody-grove-players = 2
game-bloody-grove-length = 4 manches
game-bloody-grove-weight = rusé
game-roundforest = Roundforest
game-roundforest-pitch = La forêt tourne : trouvez le chemin des pommes d’or et des puits.
game-roundforest-players = 2–4
game-roundforest-length = 45–60 min
game-roundforest-weight = moyen
game-bethel-woods = Bethel Woods
game-bethel-woods-pitch = Ensemble, réparez les six Machines et construisez la Machine à Songes.
game-bethel-woods-players = 1–4
game-bethel-woods-length = 40 min
game-bethel-woods-weight = ensemble
game-broom-service = Broom Service
game-broom-service-pitch = Brave ou lâche ? Livrez vos potions à dos de balai.
game-broom-service-players = 2–5
game-broom-service-length = 7 manches
game-broom-service-weight = moyen

## Accueil

lobby-lead = Cinq jeux de plateau dans la forêt enchantée. Seul contre des bots qui réfléchissent, ou entre amis, par un simple lien.
lobby-play-now = Jouer maintenant
lobby-play-first = { $title }, une partie facile de 20 min
lobby-play-what = { $count ->
    [one] { $title } en solo
   *[other] { $title }, { $count } à table, { $level }
}
lobby-laying = On dresse la table…
lobby-games = Les cinq jeux
card-players = Joueurs :
card-length = Durée :
card-weight = Caractère :
card-play = Jouer
card-play-title = Jouer à { $title } contre des bots
card-invite = Inviter
card-invite-title = Inviter des amis à une table { DE($title) }
card-rules = Règles
card-rules-title = Les règles { DE($title) }
card-learn = Apprendre
card-learn-title = Apprendre à jouer à { $title }
card-seats = { $count ->
    [one] en solo
   *[other] { $count } à table
}
card-company = { $title } : { $count } à table, bots : { $level }. Changer
card-guest = Un invité dans la forêt : un autre paquet l’apporte.
table-laying = On dresse la table…
card-soon = Bientôt à cette table
open-tables = Tables ouvertes
open-missing = { $count ->
    [one] il manque 1 joueur
   *[other] il manque { $count } joueurs
}
credit-line = Icônes game-icons.net, CC BY 3.0 · Caractères Grenze et Alegreya Sans, OFL · Composants reconstitués signalés dans chaque jeu

## Rejoindre

join-by-link = Rejoindre par lien

## Les bots

level-random = Promeneur : joue au hasard
level-greedy = Curieux : saisit ce qui brille
level-sapling = Arbrisseau : voit un pas devant, parfois
level-pupil = Apprenti druide : réfléchit, et se trompe
level-druid = Druide : réfléchit à l’avance
level-archdruid = Archidruide : voit très loin
level-merlin = Merlin : voit loin et a appris de milliers de parties

## Le temps

pace = Rythme
pace-name-none = Sans limite de temps
pace-name-now = Maintenant
pace-name-today = Aujourd’hui
pace-name-days = Sur plusieurs jours
pace-name-other = Un autre rythme
pace-none = sans limite de temps
pace-move = { $time } par coup
pace-game = { $time } chacun
pace-bonus = { $time }, +{ $bonus } à chaque coup
pace-cap = { $time }, +{ $bonus } à chaque coup, { $cap } au plus
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count } h
time-hours-minutes = { $hours } h { NUMBER($minutes, minimumIntegerDigits: 2) }
time-minutes = { $count } min
time-minutes-seconds = { $minutes } min { NUMBER($seconds, minimumIntegerDigits: 2) }
time-seconds = { $count } s
time-left = encore { $time }

## Se perdre

lost-title = Perdu en forêt
lost-page = Cette adresse ne mène nulle part : le lien est ancien, ou il lui manque un morceau.
lost-to-lobby = Retour à l’accueil
lost-without-seat = Entrer sans cette place
trouble-gone = Le serveur ne répond pas. Rien n’est perdu : vos parties vous attendent.
trouble-unknown = Quelque chose s’est mal passé dans cette page. Rechargez-la : rien n’est perdu.

## Les pièces du lieu

rooms = Où aller
room-play = Jouer
room-games = Mes parties
room-me = Moi
you = vous
passer-by = un passant
games-wait = { $count ->
    [one] Mes parties, une table vous attend
   *[other] Mes parties, { $count } tables vous attendent
}
enter-again = Dire qui je suis
