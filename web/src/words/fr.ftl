# Les mots de la page. Une espace insécable précède ? ! : ; et borde les guillemets.

## Titres d’onglet

title-lobby = Brocéliande, cinq jeux de la forêt enchantée
title-lost = Perdu en forêt, Brocéliande
title-table = { $yours }{ $title }, Brocéliande
title-your-turn = À vous !{" "}
title-rules = Les règles { DE($title) }
title-about = L’édition { DE($title) }
title-credits = Remerciements, Brocéliande
title-join = Rejoindre une table
title-new = Une table { DE($title) }
title-replay = Revoir { $title }
title-teach = Apprendre { $title }

## Partout

skip-to-main = Aller au contenu
to-lobby = Brocéliande, retour à l’accueil
language = Langue
language-fr = Français
language-en = English
sound = Sons
sound-on = Sons : oui
sound-off = Sons : non
light-day = Clairière
light-night = Nuit
light-to-night = Passer à la nuit
light-to-day = Passer à la clairière
close = Fermer
try-again = Réessayer
understood = Compris
yes = Oui
no = Non
your-name = Votre nom
rules = Règles
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
card-soon = Bientôt à cette table
open-tables = Tables ouvertes
open-table-of = La table { DE($name) }
open-missing = { $count ->
    [one] il manque 1 joueur
   *[other] il manque { $count } joueurs
}
open-join = Rejoindre
open-join-title = Rejoindre la table { DE($name) }, { $title }
open-none = Aucune table n’attend de joueur en ce moment.
open-create = Dressez la vôtre
credit-line = Icônes game-icons.net, CC BY 3.0 · Lettres Grenze et Alegreya Sans, OFL · Composants reconstitués signalés dans chaque jeu

## Rejoindre

join-by-link = Rejoindre par lien
join-link = Le lien ou le code de la table
join-help = Collez ici ce que l’on vous a envoyé. Un code à scanner ouvre la table tout seul.
join-wrong = Ce n’est pas le lien d’une table. Demandez à votre hôte de le copier encore une fois.
join-go = Aller à la table

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
level-random = Promeneur : joue au hasard
level-greedy = Curieux : saisit ce qui brille
level-sapling = Arbrisseau : voit un pas devant, parfois
level-pupil = Apprenti druide : réfléchit, et se trompe
level-druid = Druide : réfléchit à l’avance
level-archdruid = Archidruide : voit très loin
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
pace-help = Le temps court aussi quand personne ne regarde. Quand le vôtre est écoulé, un bot joue à votre place jusqu’à ce que vous la repreniez.
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
time-until-hour = jusqu’à { $when }
time-until-day = jusqu’au { $when }

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

ask-choose = { $count ->
    [one] Un seul coup possible.
   *[other] Choisissez sur le plateau ou ici.
}
ask-chosen = { $count ->
    [one] Un premier choix est fait. Échap le reprend.
   *[other] { $count } choix sont faits. Échap reprend le dernier.
}
ask-back = Reprendre ce choix
ask-moves = Coups possibles
ask-ways = { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
ask-more = Encore { $count } coups
ask-thinks = { $name } réfléchit
ask-think = { $names } réfléchissent
ask-moment = Un instant…
ask-over = La partie est terminée
rule-of-moment = La règle du moment
skip-motion = Passer l’animation

## La table simple des jeux qui n’apportent pas de plateau

card-guest = Un invité dans la forêt : un autre paquet l’apporte.
kind-seat = Joueurs
kind-answer = Réponses
plain-hidden = caché
plain-known = connu { DE($names) }
plain-legend = Ce que disent les mots

## État de la table

table-laying = On dresse la table…
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
teach-other = Ce coup est permis ! Pour cette leçon, suivez plutôt le hibou.
teach-play = Jouer une vraie partie

## Se perdre

lost-title = Perdu en forêt
lost-page = Cette adresse ne mène nulle part : le lien est ancien, ou il lui manque un morceau.
lost-to-lobby = Retour à l’accueil
lost-without-seat = Entrer sans cette place
trouble-gone = Le serveur ne répond pas. Rien n’est perdu : vos parties vous attendent.
trouble-unknown = Quelque chose s’est mal passé dans cette page. Rechargez-la : rien n’est perdu.

## Remerciements

credits = Remerciements
credits-icons = Icônes
credits-icons-words = Les icônes viennent de game-icons.net, dessinées par
credits-letters = Lettres
credits-letters-words = Grenze, d’Omnibus-Type, et Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica), sous licence
credits-drawings = Dessins
credits-drawings-words = Les scènes, les lieux et les pièces sont dessinés pour ce projet.
credits-games = Jeux
credits-games-words = Les règles sont redites avec nos propres mots. Les noms des jeux appartiennent à leurs éditeurs ; si un jeu vous plaît, offrez-vous la boîte.

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
