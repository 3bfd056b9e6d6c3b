# Les mots de Bloody Grove. Une espace insécable précède ? ! : ; et borde les guillemets.

game-title = Bloody Grove
game-pitch = Deux Druides, trois Bosquets, quatre manches : invoquez vos Esprits, transformez votre Druide, et dominez la clairière.

## Morceaux de phrases, pour les messages qui suivent.

animal-name = { $animal ->
    [bear] Ours
    [owl] Hibou
   *[fox] Renard
}
grove-name = { $grove ->
    [bear] Bosquet Ours
    [owl] Bosquet Hibou
   *[fox] Bosquet Renard
}
from-grove = { $from ->
    [bear] Bosquet Ours
    [owl] Bosquet Hibou
   *[fox] Bosquet Renard
}
animal-list = { $animals ->
    [bear] Ours
    [owl] Hibou
    [fox] Renard
    [bear-owl] Ours et Hibou
    [bear-fox] Ours et Renard
    [owl-fox] Hibou et Renard
    [bear-owl-fox] Ours, Hibou et Renard
   *[other] aucun
}
left-edge = { $left ->
    [bear] Ours
    [owl] Hibou
    [fox] Renard
    [bear-owl] Ours et Hibou
    [bear-fox] Ours et Renard
    [owl-fox] Hibou et Renard
    [bear-owl-fox] Ours, Hibou et Renard
   *[other] rien
}
right-edge = { $right ->
    [bear] Ours
    [owl] Hibou
    [fox] Renard
    [bear-owl] Ours et Hibou
    [bear-fox] Ours et Renard
    [owl-fox] Hibou et Renard
    [bear-owl-fox] Ours, Hibou et Renard
   *[other] rien
}
to-end = { $to ->
    [hand] le prend en main
    [top] le pose sur son paquet
   *[bottom] le glisse sous son paquet
}
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
n-tokens = { $tokens ->
    [one] { $tokens } jeton Arcane
   *[other] { $tokens } jetons Arcane
}
effect-first = { $first ->
    [look] Effet : regarder un Arcane.
    [recruit] Effet : Recrutement.
    [bottom] Effet : carte du dessous.
   *[other] Aucun effet.
}
effect-second = { $second ->
    [look] { " " }Puis : regarder un Arcane.
    [recruit] { " " }Puis : Recrutement.
    [bottom] { " " }Puis : carte du dessous.
   *[other] { "" }
}
effect-third = { $third ->
    [look] { " " }Puis : regarder un Arcane.
    [recruit] { " " }Puis : Recrutement.
    [bottom] { " " }Puis : carte du dessous.
   *[other] { "" }
}
effect-name = { $effect ->
    [look] regarder un Arcane
    [recruit] Recrutement
   *[bottom] carte du dessous
}

## Cartes et jetons

bear-name = { $id ->
    [bear_base_1] Ours bourru
    [bear_base_2] Ours gourmand
    [bear_base_3] Ours rêveur
    [bear_elite_1] Ours des Runes
    [bear_elite_2] Ours des Ronces
    [bear_elite_3] Ours des Torrents
    [bear_elite_4] Ours des Cavernes
    [bear_elite_5] Ours du Tonnerre
    [bear_elite_6] Ours des Marais
    [bear_elite_7] Ours du Trône
    [bear_elite_8] Ours des Falaises
    [bear_elite_9] Ours des Cimes
   *[bear_elite_10] Ours des Ruches
}
owl-name = { $id ->
    [owl_base_1] Hibou veilleur
    [owl_base_2] Hibou frileux
    [owl_base_3] Hibou bavard
    [owl_elite_1] Hibou des Astres
    [owl_elite_2] Hibou du Sceptre
    [owl_elite_3] Hibou du Beffroi
    [owl_elite_4] Hibou du Chêne
    [owl_elite_5] Hibou des Ombres
    [owl_elite_6] Hibou du Soir
    [owl_elite_7] Hibou des Orages
    [owl_elite_8] Hibou de la Lune
    [owl_elite_9] Hibou des Ruines
   *[owl_elite_10] Hibou du Givre
}
fox-name = { $id ->
    [fox_base_1] Renard rôdeur
    [fox_base_2] Renard espiègle
    [fox_base_3] Renard futé
    [fox_elite_1] Renard des Lueurs
    [fox_elite_2] Renard du Terrier
    [fox_elite_3] Renard des Haies
    [fox_elite_4] Renard de Minuit
    [fox_elite_5] Renard du Diadème
    [fox_elite_6] Renard des Landes
    [fox_elite_7] Renard des Fables
    [fox_elite_8] Renard du Vent
    [fox_elite_9] Renard des Braises
   *[fox_elite_10] Renard des Miroirs
}
venerable-name = { $id ->
    [venerable_1] Cerf des Racines
    [venerable_2] Phalène du Crépuscule
    [venerable_3] Doyen du Cercle
    [venerable_4] Lièvre de Rosée
    [venerable_5] Phalène de Jade
    [venerable_6] Cerf des Songes
    [venerable_7] Vieux Pommier
    [venerable_8] Lièvre aux deux lunes
    [venerable_9] Colosse de Bois
    [venerable_red_1] Phalène aux trois feux
    [venerable_red_2] Chêne rouge
   *[venerable_red_3] Cerf de la Lune rousse
}
card-bear = l’{ bear-name }
card-owl = le { owl-name }
card-fox = le { fox-name }
card-venerable = { $id ->
    [venerable_1] le Cerf des Racines
    [venerable_2] la Phalène du Crépuscule
    [venerable_3] le Doyen du Cercle
    [venerable_4] le Lièvre de Rosée
    [venerable_5] la Phalène de Jade
    [venerable_6] le Cerf des Songes
    [venerable_7] le Vieux Pommier
    [venerable_8] le Lièvre aux deux lunes
    [venerable_9] le Colosse de Bois
    [venerable_red_1] la Phalène aux trois feux
    [venerable_red_2] le Chêne rouge
   *[venerable_red_3] le Cerf de la Lune rousse
}
mark-base = base { $number }
mark-elite = Élite { $number }
mark-venerable = Vénérable { $number }
mark-red = Vénérable rouge { $number }
card-none = aucun Esprit
card-here = { $whose ->
    [own] { $card } (à vous, { grove-name })
   *[rival] { $card } (en face, { grove-name })
}
card-text = Force { $strength }, Ruse { $ruse }, Arcane { $arcane }, Domination { $domination } ; bord gauche : { left-edge } ; bord droit : { right-edge }.
strength-text = { $strength_per ->
    [column_venerables] { $strength ->
        [0] Force 1 par Esprit Vénérable de sa colonne, lui compris
       *[other] Force { $strength }, plus 1 par Esprit Vénérable de sa colonne, lui compris
    }
    [column_animals] { $strength ->
        [0] Force 1 par animal différent de sa colonne
       *[other] Force { $strength }, plus 1 par animal différent de sa colonne
    }
   *[other] Force { $strength }
}
domination-text = { $domination_per ->
    [column_venerables] { $domination ->
        [0] Domination 1 par Esprit Vénérable de sa colonne, lui compris
       *[other] Domination { $domination }, plus 1 par Esprit Vénérable de sa colonne, lui compris
    }
    [column_animals] { $domination ->
        [0] Domination 1 par animal différent de sa colonne
       *[other] Domination { $domination }, plus 1 par animal différent de sa colonne
    }
   *[other] Domination { $domination }
}
card-venerable-text = { strength-text } ; { domination-text }. { effect-first }{ effect-second }{ effect-third }
whose-side = { $side ->
    [told] { " " }{ DE($player) }
   *[untold] { "" }
}
arcane-plus = +{ $value }
arcane-destroy = Détruire
arcane-unknown = face cachée

## Questions, posées à qui décide

question-first-look = Quel jeton Arcane regardez-vous ? Il reste dans la réserve, face cachée.
question-action = { grove-name } : invoquer ou transformer ? C’est le tour { $turn } de la manche.
question-ruse = { $left ->
    [one] Ruse : quel Esprit déplacez-vous ? Il va dans un Bosquet voisin.
   *[other] Ruse : quel Esprit déplacez-vous ? Vous avez { $left } symboles à utiliser.
}
question-arcane = { $left ->
    [one] Arcane : quel jeton prenez-vous ? Il reste face cachée.
   *[other] Arcane : quel jeton prenez-vous ? Vous avez { $left } symboles à utiliser.
}
question-target = Sur quel Esprit posez-vous le jeton { $token } ?
question-recruit = Quel Élite recrutez-vous, et où va-t-il ? Votre Druide a complété son symbole.
question-leftover = Quelle carte va sous votre paquet ? Carte { $place } sur { $cards } : la dernière sera tout en dessous.
question-reward = Quel Vénérable prenez-vous ? Le { grove-name } est à vous.
question-replace = Quel Esprit cède la place au Vénérable ? Il quitte votre colonne du { grove-name }.
question-look = Quel jeton Arcane regardez-vous ? Il reste dans la réserve, face cachée.
question-effect-recruit = Quel Élite recrutez-vous, et où va-t-il ? Il va sur votre paquet ou dessous.

## Coups

move-decline = { $symbol ->
    [ruse] Renoncer à cette Ruse
    [arcane] Renoncer à cet Arcane
   *[other] Passer
}
move-summon = Invoquer { $card } au { grove-name }
move-transform = { $side ->
    [left] Transformer votre Druide avec { $card }, à gauche (Recrutement : { animal-list })
   *[right] Transformer votre Druide avec { $card }, à droite (Recrutement : { animal-list })
}
move-ruse = Déplacer { $card } vers le { grove-name }
move-recruit = { $to ->
    [hand] Recruter { $card } et le prendre en main
    [top] Recruter { $card } et le poser sur votre paquet
   *[bottom] Recruter { $card } et le glisser sous votre paquet
}
move-look = Regarder le jeton { $token }
move-arcane = Prendre le jeton { $token }
move-target = Poser le jeton { $token } sur { $card }
move-leftover = Glisser { $card } sous votre paquet
move-reward = Prendre { $card }
move-replace = Remplacer { $card }

## Refus

refusal-game-over = La partie est terminée : il n’y a plus rien à jouer.
refusal-not-your-decision = Ce n’est pas à vous de décider : c’est à { $player }.
refusal-not-pending = Ce n’est pas le moment de faire cela. Répondez d’abord à la question posée.
refusal-no-such-move = Ce coup n’existe pas. Choisissez parmi ceux qui vous sont proposés.
refusal-must-choose = { $question ->
    [first_look] Chacun regarde un jeton avant de commencer : choisissez-en un.
    [action] On ne passe pas son tour tant qu’on a une carte en main : invoquez un Esprit ou transformez votre Druide.
    [target] Le jeton est pris : choisissez l’Esprit qui le portera.
    [recruit] Un symbole Recrutement complété s’utilise toujours : choisissez un Esprit Élite.
    [leftover] Toute la main va sous le paquet : choisissez la carte suivante.
    [reward] Qui prend le contrôle prend un Esprit Vénérable : choisissez-en un.
    [replace] Le Vénérable remplace un Esprit de la colonne : choisissez lequel.
    [look] Cet effet est obligatoire : choisissez un jeton de la réserve.
   *[effect_recruit] Cet effet est obligatoire : choisissez un Esprit Élite.
}
refusal-card-not-in-hand = Cette carte n’est pas dans votre main. Choisissez-en une que vous tenez.
refusal-grove-not-active = Ce tour se joue au { grove-name } : c’est là seulement que vous pouvez invoquer.
refusal-card-not-in-column = { $question ->
    [ruse] Cette carte n’est sous aucun Bosquet. Choisissez un Esprit de vos colonnes.
   *[target] Cette carte n’est sous aucun Bosquet. Choisissez un Esprit d’une colonne.
}
refusal-card-not-yours = Cet Esprit est du côté adverse. La Ruse ne déplace que les vôtres.
refusal-grove-not-adjacent = Une Ruse mène à un Bosquet voisin, pas plus loin : { $card } ne peut pas aller là.
refusal-target-on-druid = Les Esprits posés sur un Druide ne portent pas de jeton. Choisissez un Esprit d’une colonne.
refusal-target-opponent-venerable = On ne pose pas de jeton sur un Vénérable adverse. Choisissez un autre Esprit.
refusal-token-not-in-reserve = Le jeton { $token } n’est pas dans la réserve. Choisissez-en un qui s’y trouve.
refusal-token-already-chosen = L’adversaire vient de regarder le jeton { $token }. Choisissez-en un autre.
refusal-symbol-not-completed = Le symbole Recrutement { animal-name } n’est pas complété, ou vous l’avez déjà utilisé. Choisissez-en un autre.
refusal-elite-not-available = Il n’y a plus d’Esprit Élite { animal-name } : la pile est épuisée. Choisissez un autre animal.
refusal-destination-not-allowed = Cette recrue-là ne va pas en main. Posez-la sur votre paquet ou glissez-la dessous.
refusal-venerable-not-offered = Ce Vénérable n’est pas proposé. Choisissez parmi ceux qui sont face visible.
refusal-card-not-replaceable = Le Vénérable remplace un Esprit de base ou Élite de votre colonne du { grove-name }. Choisissez parmi ceux-là.
refusal-bad-order = Cette carte a déjà sa place dans l’ordre. Choisissez-en une autre.

## Chronique

event-dealt = Les trois Bosquets sont en place, et le premier tour revient à { $player }.
event-round = Manche { $round } : { $player } commence.
event-offered = Un Vénérable se montre : { $card }.
event-drew = { $cards ->
    [0] { $player } n’a plus de carte à piocher.
   *[other] { $player } pioche { n-cards }.
}
event-drawn = Vous piochez { $card }.
event-looked = { $player } regarde le jeton { $token } en secret.
event-learned = Au revers du jeton { $token }, vous lisez « { $arcane } ».
event-summoned = { $player } invoque { $card } au { grove-name }.
event-moved = Ruse : { $player } déplace { $card } du { from-grove } au { grove-name }.
event-declined = { $symbol ->
    [ruse] { $player } renonce à une Ruse.
   *[arcane] { $player } renonce à un Arcane.
}
event-placed = { $player } pose le jeton { $token }, face cachée, sur { $card }{ $whose }.
event-transforming = { $side ->
    [left] { $player } place { $card } à gauche de son Druide.
   *[right] { $player } place { $card } à droite de son Druide.
}
event-recruited = { $player } recrute { $card } et { to-end }.
event-turned-up = Nouvel Esprit à recruter : { $card }.
event-pile-empty = Il n’y a plus d’Esprit Élite { animal-name } à recruter.
event-transformed = Transformation : { $card } recouvre le Druide { DE($player) }.
event-turn-lost = { $player } n’a plus de carte en main et perd ce tour.
event-tucked = { $cards ->
    [0] { $player } n’a plus de carte en main.
   *[other] { $player } glisse { n-cards } sous son paquet.
}
event-revealed = Le jeton { $token }, posé sur { $card }{ $whose }, se révèle : { $arcane }.
event-destroyed = Destruction : { $card } { DE($player) } retourne dans la boîte.
event-parts = Détail : jetons { $tokens }, cartes { $cards }, Transformation { $transformation }, Bosquet { $grove }.
event-total = Force { DE($player) } au { grove-name } : { $strength }.
event-control = { $player } prend le contrôle du { grove-name }.
event-tie = Égalité au { grove-name } : personne n’en prend le contrôle.
event-taken = { $player } prend { $card }.
event-replaced = Le Vénérable { DE($player) } remplace { $card }, qui retourne dans la boîte.
event-added = { $player } ajoute { $card } à sa colonne, sans rien remplacer.
event-bottom = { $player } tire { $card } du dessous de son paquet : il rejoint la colonne.
event-no-effect = L’effet « { effect-name } » n’apporte rien à { $player }.
event-discarded = { $tokens ->
    [one] { n-tokens } va à la défausse.
   *[other] { n-tokens } vont à la défausse.
}
event-refilled = La réserve est épuisée : la défausse, mélangée, en forme une nouvelle de { n-tokens }.
event-boxed = Personne n’a pris { $card } : retour dans la boîte.
event-domination = { $points ->
    [one] { $player } : { $points } point de Domination.
   *[other] { $player } : { $points } points de Domination.
}
event-won-groves = { $player } contrôle les trois Bosquets et gagne aussitôt la partie !
event-won-domination = { $player } a plus de Domination et gagne la partie !
event-won-transformations = À Domination égale, { $player } a plus d’Esprits sur son Druide et gagne la partie !
event-shared = Égalité parfaite : la victoire est partagée.

ending-groves = Les trois Bosquets sont dans les mêmes mains : la partie est gagnée.
ending-domination = Après quatre manches, la Domination décide.
ending-transformations = À Domination égale, le nombre d’Esprits sur le Druide décide.
ending-shared = Tout est à égalité : la victoire est partagée.

## Ce que l’on peut désigner

thing-card = { $card } ({ $mark }). { $text }
thing-grove = { $number ->
    [1] { grove-name }, le premier. Force, jetons cachés non comptés : { $first } { $a }, { $second } { $b }
    [2] { grove-name }, celui du milieu. Force, jetons cachés non comptés : { $first } { $a }, { $second } { $b }
   *[other] { grove-name }, le troisième. Force, jetons cachés non comptés : { $first } { $a }, { $second } { $b }
}
thing-token-reserve = Jeton { $token }, dans la réserve
thing-token-mixed = Jeton { $token }, mélangé depuis dans une nouvelle réserve
thing-token-discard = Jeton { $token }, dans la défausse : { $arcane }
thing-token = Jeton { $token }, sur { $card } { DE($player) } : { $arcane }
thing-pile = { $left ->
    [0] Esprit Élite { animal-name } à recruter : { $card } (la pile est vide)
   *[other] Esprit Élite { animal-name } à recruter : { $card } (encore { $left } dans la pile)
}
thing-seat = { $druid ->
    [black] { $player }, Druide noir : { n-cards } en main, { $deck } dans le paquet
   *[green] { $player }, Druide vert : { n-cards } en main, { $deck } dans le paquet
}
thing-answer-decline = Passer
thing-answer-left = À gauche du Druide
thing-answer-right = À droite du Druide
thing-answer-hand = En main
thing-answer-top = Sur le paquet
thing-answer-bottom = Sous le paquet

## Réglages d’une table

option-first = Premier tour
option-first-help = Qui commence la première manche. Si vous ne désignez personne, le sort en décide.
option-groves = Ordre des Bosquets
option-groves-help = Du plus proche de la carte Manche au plus éloigné. Si vous ne le fixez pas, il est tiré au sort.
option-edition = Édition
option-edition-help = Un fichier à vous, qui corrige les cartes et les jetons là où notre édition diffère de votre boîte.

## D’où viennent les composants

provenance-rulebook = Indiqué par le livret de règles
provenance-public = Indiqué par une source publique
provenance-reconstructed = Reconstitué par nos soins
provenance-corrected = Corrigé par votre fichier
