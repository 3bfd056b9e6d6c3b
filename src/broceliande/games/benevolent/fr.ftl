# Les mots de Benevolent. Une espace insécable précède ? ! : ; et borde les guillemets.

game-title = Benevolent
game-pitch = Pas après Pas, dans une forêt qui vous veut du bien, réunissez avant tout le monde les cinq Cadeaux des esprits.

## Morceaux de phrases, pour les messages qui suivent.

at-place = { $place ->
    [altar] à l’Autel Sacré
    [meadow] au Pré
    [nest] au Nid
    [pond] à l’Étang
    [circle] au Cercle de Pierre
    [table] à la Table en Bois
   *[other] hors de la Forêt
}
to-place = { at-place }
place-name = { $place ->
    [altar] { place-altar }
    [meadow] { place-meadow }
    [nest] { place-nest }
    [pond] { place-pond }
    [circle] { place-circle }
    [table] { place-table }
   *[other] Hors de la Forêt
}
gift-name = { $gift ->
    [clover] { gift-clover }
    [feather] { gift-feather }
    [crystal] { gift-crystal }
    [amber] { gift-amber }
    [statuette] { gift-statuette }
   *[other] Cadeau
}
a-gift = { $gift ->
    [clover] un Trèfle
    [feather] une Plume
    [crystal] un Cristal
    [amber] un Ambre
    [statuette] une Statuette
   *[other] un Cadeau
}
no-gift = { $gift ->
    [clover] aucun Trèfle
    [feather] aucune Plume
    [crystal] aucun Cristal
    [amber] aucun Ambre
    [statuette] aucune Statuette
   *[other] aucun Cadeau
}
next-gift = { $next ->
    [clover] un Trèfle
    [feather] une Plume
    [crystal] un Cristal
    [amber] un Ambre
    [statuette] une Statuette
   *[other] un Cadeau
}
first-given = { $give ->
    [clover] un Trèfle
    [feather] une Plume
    [crystal] un Cristal
    [amber] un Ambre
    [statuette] une Statuette
   *[other] un Cadeau
}
second-given = { $and ->
    [clover] un Trèfle
    [feather] une Plume
    [crystal] un Cristal
    [amber] un Ambre
    [statuette] une Statuette
   *[other] un Cadeau
}
both-given = { $give ->
    [clover] { $and ->
        [clover] deux Trèfles
       *[other] { first-given } et { second-given }
    }
    [feather] { $and ->
        [feather] deux Plumes
       *[other] { first-given } et { second-given }
    }
    [crystal] { $and ->
        [crystal] deux Cristaux
       *[other] { first-given } et { second-given }
    }
    [amber] { $and ->
        [amber] deux Ambres
       *[other] { first-given } et { second-given }
    }
   *[statuette] { $and ->
        [statuette] deux Statuettes
       *[other] { first-given } et { second-given }
    }
}
n-leaves = { $leaves ->
    [one] { $leaves } Feuille
   *[other] { $leaves } Feuilles
}
n-dues = { $dues ->
    [one] { $dues } Feuille
   *[other] { $dues } Feuilles
}
n-price = { $price ->
    [one] { $price } Feuille
   *[other] { $price } Feuilles
}
n-discount = { $discount ->
    [one] { $discount } Feuille
   *[other] { $discount } Feuilles
}
n-stash = { $stash ->
    [one] { $stash } Feuille
   *[other] { $stash } Feuilles
}
but-you-have = { $leaves ->
    [0] vous n’en avez aucune
    [1] vous n’en avez qu’une
   *[other] vous n’en avez que { $leaves }
}

## Lieux et Cadeaux

place-altar = Autel Sacré
place-meadow = Pré
place-nest = Nid
place-pond = Étang
place-circle = Cercle de Pierre
place-table = Table en Bois

gift-clover = Trèfle
gift-feather = Plume
gift-crystal = Cristal
gift-amber = Ambre
gift-statuette = Statuette

## Questions, posées à qui décide

question-window = { $window ->
    [1] Utilisez-vous un Secret avant le mouvement ?
    [2] Utilisez-vous un Secret avant l’action ?
   *[3] Utilisez-vous un Secret avant la fin du tour ?
}
question-step = Quel Pas déplacez-vous ?
question-hex = { $from ->
    [card] Où posez-vous votre Pas ?
   *[forest] Où va ce Pas ?
}
question-action = { $dues ->
    [0] Que faites-vous { at-place } ? Sur la case { $hex }, aucun péage n’est dû.
   *[other] Que faites-vous { at-place } ? Sur la case { $hex }, agir coûte { n-dues } de péage.
}
question-buy = Quel Cadeau achetez-vous ?
question-arrow = Quelle flèche suivez-vous ? Vous rêvez sur la case { $space } du Chemin Onirique.
question-exchange = Quel Cadeau échangez-vous ?
question-secret = Quelle tuile Secret prenez-vous ?
question-victim = À qui prenez-vous { a-gift } ? La pile est vide ; ces adversaires en ont le plus.
question-repeat = { $leaves ->
    [0] { $again ->
        [exchange] Faites-vous un second échange ? Il ne coûte rien.
       *[sleep] Dormez-vous une seconde fois ? Cela ne coûte rien.
    }
   *[other] { $again ->
        [exchange] Faites-vous un second échange ? Il coûte { n-leaves }.
       *[sleep] Dormez-vous une seconde fois ? Cela coûte { n-leaves }.
    }
}
question-stash = Garnissez-vous la cachette ou y puisez-vous ? Elle contient { n-stash }.

## Coups

move-window-go-on = { $window ->
    [1] Passer au mouvement
    [2] Passer à l’action
   *[3] Terminer le tour
}
move-window = Utiliser « { $secret } »
move-step-card = Prendre un Pas sur la carte Personnage
move-step = Déplacer le Pas posé { at-place } (case { $hex })
move-hex = { $dues ->
    [0] Aller { to-place }, case { $hex }
   *[other] Aller { to-place }, case { $hex } (péage de l’action : { n-dues })
}
move-action-gather = Ramasser { n-leaves }
act-there = { $place ->
    [altar] Acheter un Cadeau à l’Autel Sacré
    [meadow] Prendre un Trèfle au Pré
    [nest] Prendre une Plume au Nid
    [pond] Dormir à l’Étang
    [circle] Échanger un Cadeau au Cercle de Pierre
    [table] Prendre un Secret à la Table en Bois
   *[other] Faire l’action de la case
}
move-action = { $dues ->
    [0] { act-there }
   *[other] { act-there } (péage : { n-dues })
}
move-buy = { $leaves ->
    [0] Acheter { a-gift } sans rien payer
   *[other] Acheter { a-gift } pour { n-leaves }
}
move-arrow = { $gift ->
    [none] Suivre la flèche de la case { $from } à la case { $to } (sans Cadeau)
   *[other] { $had ->
        [no] Suivre la flèche de la case { $from } à la case { $to } ({ no-gift } à obtenir)
       *[yes] Suivre la flèche de la case { $from } à la case { $to } (Cadeau : { gift-name })
    }
}
move-exchange = { $next ->
    [none] Échanger { a-gift }
   *[other] Échanger { a-gift } contre { next-gift }
}
move-secret = Prendre la tuile { $at } : { $secret }
move-victim = Prendre { a-gift } à { $rival }
move-repeat-no = { $again ->
    [exchange] En rester là, sans second échange
   *[sleep] En rester là, sans second sommeil
}
move-repeat-yes = { $leaves ->
    [0] { $again ->
        [exchange] Faire un second échange
       *[sleep] Dormir une seconde fois
    }
   *[other] { $again ->
        [exchange] Payer { n-leaves } et faire un second échange
       *[sleep] Payer { n-leaves } et dormir une seconde fois
    }
}
move-stash-put = Mettre { n-leaves } de la Réserve dans la cachette
move-stash-take = Reprendre { n-leaves } de la cachette

## Refus

refusal-game-over = La partie est terminée : il n’y a plus rien à jouer.
refusal-not-your-turn = Ce n’est pas votre tour : c’est à { $player } de jouer.
refusal-wrong-phase = Ce n’est pas le moment de faire cela. Répondez d’abord à la question posée.
refusal-no-such-move = Ce coup n’existe pas. Choisissez parmi ceux qui vous sont proposés.
refusal-must-use-card = Il reste des Pas sur votre carte Personnage, et c’est l’un d’eux que vous devez poser. Ceux de la Forêt bougeront quand la carte sera vide.
refusal-no-such-step = Vous n’avez aucun Pas à prendre là. Choisissez un de vos Pas dans la Forêt.
refusal-no-such-hex = Cette case n’est pas dans la Forêt de cette partie. Choisissez-en une autre.
refusal-same-hex = Ce Pas vient de cette case et ne peut pas y retourner. Portez-le sur une autre.
refusal-own-step-there = { $most ->
    [1] Un de vos Pas est déjà sur cette case. Choisissez une autre case.
   *[other] Cette case porte déjà { $most } de vos Pas, et c’est le maximum. Choisissez une autre case.
}
refusal-not-adjacent = Cette case ne touche aucun de vos autres Pas. Choisissez une case voisine de l’un d’eux.
refusal-not-connected = Vos Pas ne formeraient plus un seul groupe. Choisissez une case qui les relie tous, ou un autre Pas.
refusal-cannot-pay-dues = Agir ici coûte { n-dues } de péage, et { but-you-have }. Ramassez plutôt des Feuilles.
refusal-effect-impossible = { $place ->
    [altar] Le péage réglé, il n’y a pas de Cadeau que vous puissiez à la fois obtenir et payer. Ramassez plutôt des Feuilles.
    [meadow] Il n’y a aucun Trèfle à prendre : la pile est vide, et vos adversaires n’en ont pas. Ramassez plutôt des Feuilles.
    [nest] Il n’y a aucune Plume à prendre : la pile est vide, et vos adversaires n’en ont pas. Ramassez plutôt des Feuilles.
    [circle] Aucun de vos Cadeaux ne peut s’échanger pour l’instant. Ramassez plutôt des Feuilles.
    [table] Il n’y a plus aucune tuile dans la pyramide. Ramassez plutôt des Feuilles.
   *[other] L’action de cette case est impossible pour l’instant. Ramassez plutôt des Feuilles.
}
refusal-no-such-choice = { $question ->
    [window] Ce Secret n’est pas à vous. Choisissez un de vos Secrets Éphémères, ou continuez.
    [arrow] Cette flèche ne part pas de la case où se trouve votre Pas. Choisissez-en une qui en part.
    [exchange] Vous n’avez pas ce Cadeau. Choisissez parmi les vôtres.
    [secret] Il n’y a plus de tuile à cette place. Choisissez-en une qui reste dans la pyramide.
   *[stash] Il n’y a aucune Feuille à prendre là. Choisissez l’autre possibilité.
}
refusal-gift-unobtainable = Il n’y a { no-gift } à obtenir : la pile est vide, et vos adversaires n’en ont pas. Choisissez un autre Cadeau.
refusal-price-too-high = Pour { a-gift }, il faut { n-price }, et { but-you-have }. Choisissez un Cadeau à votre portée.
refusal-not-exchangeable = La Statuette est le plus précieux des Cadeaux : elle ne s’échange contre rien. Choisissez un autre Cadeau.
refusal-tile-covered = Cette tuile repose encore sur une autre. Choisissez une tuile sous laquelle il n’y a plus rien.
refusal-secret-not-usable = { $lacks ->
    [gift] « { $secret } » ne peut pas servir pour l’instant : il n’y a { no-gift } à obtenir. Gardez ce Secret pour plus tard.
    [all] « { $secret } » ne peut pas servir pour l’instant : il n’y a { no-gift } à obtenir, et la Réserve est vide. Gardez ce Secret pour plus tard.
    [price] « { $secret } » ne peut pas servir pour l’instant : il faut { n-price }, et { but-you-have }. Gardez ce Secret pour plus tard.
    [given] { $count ->
        [1] « { $secret } » ne peut pas servir pour l’instant : il faut rendre { first-given }, et vous n’en avez pas. Gardez ce Secret pour plus tard.
        [2] « { $secret } » ne peut pas servir pour l’instant : il faut rendre { both-given }, et vous n’avez pas le compte. Gardez ce Secret pour plus tard.
       *[other] « { $secret } » ne peut pas servir pour l’instant : il faut rendre les { $count } Cadeaux que montre la tuile, et vous n’avez pas le compte. Gardez ce Secret pour plus tard.
    }
    [exchange] « { $secret } » ne peut pas servir pour l’instant : aucun de vos Cadeaux ne peut s’échanger. Gardez ce Secret pour plus tard.
   *[buy] « { $secret } » ne peut pas servir pour l’instant : il n’y a pas de Cadeau que vous puissiez à la fois obtenir et payer. Gardez ce Secret pour plus tard.
}
refusal-not-a-tied-rival = Vous devez prendre { a-gift } à l’adversaire qui en a le plus : choisissez parmi ceux qui sont à égalité.

## Chronique

event-dealt = La Forêt est prête, avec ses { $hexes } cases. { $player } commence.
event-step-put = { $player } pose un Pas { at-place } (case { $hex }).
event-step-moved = { $player } porte un Pas de la case { $from } { to-place } (case { $hex }).
event-solitude = { $leaves ->
    [0] « Solitude » ne rapporte aucune Feuille à { $player }.
   *[other] « Solitude » rapporte { n-leaves } à { $player }.
}
event-paid-reserve = { $player } paie { n-leaves } de péage à la Réserve.
event-paid-rival = { $player } paie { n-leaves } de péage à { $rival }.
event-gathered = { $leaves ->
    [0] { $player } cherche des Feuilles et n’en trouve pas une seule.
   *[other] { $player } ramasse { n-leaves }.
}
event-stashed = { $player } met { n-leaves } de la Réserve dans sa cachette.
event-unstashed = { $player } reprend { n-leaves } de sa cachette.
event-bought = { $leaves ->
    [0] { $player } achète { a-gift } sans rien payer.
   *[other] { $player } achète { a-gift } pour { n-leaves }.
}
event-slept = { $player } dort et glisse de la case { $from } à la case { $to } du Chemin Onirique.
event-gave-back = { $player } remet { a-gift } sur la pile.
event-from-pile = { $player } prend { a-gift } sur la pile.
event-from-rival = La pile est vide : { $player } prend { a-gift } à { $rival }.
event-no-gift = { $player } ne reçoit { no-gift } : la pile est vide, et personne d’autre n’en a.
event-secret-taken = { $player } prend le Secret « { $secret } ».
event-secret-used = { $player } utilise le Secret « { $secret } ».
event-paid-again = { $leaves ->
    [0] { $again ->
        [exchange] { $player } fait un second échange, sans rien payer.
       *[sleep] { $player } dort une seconde fois, sans rien payer.
    }
   *[other] { $again ->
        [exchange] { $player } paie { n-leaves } à la Réserve pour un second échange.
       *[sleep] { $player } paie { n-leaves } à la Réserve pour dormir une seconde fois.
    }
}
event-leaves-gained = { $leaves ->
    [0] La Réserve est vide : { $player } ne reçoit aucune Feuille.
   *[other] { $player } reçoit { n-leaves } de la Réserve.
}
event-won = { $player } réunit les cinq Cadeaux et gagne la partie !
event-nobody-won = La limite de tours est atteinte : personne ne gagne.

ending-five-gifts = Les cinq Cadeaux sont réunis : la partie est gagnée.
ending-turn-limit = La limite de tours est atteinte : personne ne gagne.

## Ce que l’on peut désigner

thing-hex = { $dues ->
    [0] { place-name }, case { $hex }
   *[other] { place-name }, case { $hex } (péage de l’action : { n-dues })
}
thing-card = { $player }, carte Personnage : { $steps } Pas
thing-reserve = Réserve : { n-leaves }
thing-gift = { $left ->
    [0] { gift-name } : pile vide (valeur : { n-price })
    [one] { gift-name } : { $left } jeton sur la pile (valeur : { n-price })
   *[other] { gift-name } : { $left } jetons sur la pile (valeur : { n-price })
}
thing-arrow = { $gift ->
    [none] Flèche de la case { $from } à la case { $to } (sans Cadeau)
   *[other] { $had ->
        [no] Flèche de la case { $from } à la case { $to } ({ no-gift } à obtenir)
       *[yes] Flèche de la case { $from } à la case { $to } (Cadeau : { gift-name })
    }
}
thing-tile = Place { $at } de la pyramide : { $secret }
thing-seat = { $player } : { n-leaves } en main
thing-answer-go-on = Continuer
thing-answer-no = Non
thing-answer-yes = Oui
thing-answer-put = Mettre dans la cachette
thing-answer-take = Reprendre de la cachette

## Secrets Permanents

secret-P1 = Second échange
secret-P1-text = { $exchange_again ->
    [one] Secret Permanent : après un échange, vous pouvez payer { $exchange_again } Feuille pour en faire un autre.
   *[other] Secret Permanent : après un échange, vous pouvez payer { $exchange_again } Feuilles pour en faire un autre.
}
secret-P2 = Second sommeil
secret-P2-text = { $sleep_again ->
    [one] Secret Permanent : après avoir dormi, vous pouvez payer { $sleep_again } Feuille pour dormir une seconde fois.
   *[other] Secret Permanent : après avoir dormi, vous pouvez payer { $sleep_again } Feuilles pour dormir une seconde fois.
}
secret-P3 = Petite cachette
secret-P3-text = { $put ->
    [one] Secret Permanent : quand vous ramassez, mettez aussi { $put } Feuille de la Réserve sur cette tuile, ou reprenez-en { $take } en main.
   *[other] Secret Permanent : quand vous ramassez, mettez aussi { $put } Feuilles de la Réserve sur cette tuile, ou reprenez-en { $take } en main.
}
secret-P4 = Double Pas
secret-P4-text = Secret Permanent : vous pouvez poser un Pas là où vous en avez déjà un, jusqu’à { $most } par case.
secret-P5 = Solitude
secret-P5-text = { $solitude ->
    [one] Secret Permanent : après votre mouvement, prenez { $solitude } Feuille à la Réserve si la case d’arrivée ne porte aucun Pas adverse.
   *[other] Secret Permanent : après votre mouvement, prenez { $solitude } Feuilles à la Réserve si la case d’arrivée ne porte aucun Pas adverse.
}
secret-P6 = Pas libres
secret-P6-text = Secret Permanent : posez votre Pas sur toute case où vous n’en avez pas ; vos Pas n’ont plus besoin de se toucher.
secret-P7 = Esprits apaisés
secret-P7-text = Secret Permanent : les Pas gris ne vous coûtent aucun péage.
secret-P8 = Offrande à la Réserve
secret-P8-text = Secret Permanent : vous payez à la Réserve le péage des Pas adverses, et vos adversaires ne reçoivent rien.
secret-P9 = Bon prix
secret-P9-text = Secret Permanent : chaque Cadeau que vous achetez vous coûte { n-discount } de moins.

## Secrets Éphémères, nommés par leur effet

secret-gain = { $leaves ->
    [0] { $gift ->
        [clover] Trèfle trouvé
        [feather] Plume trouvée
        [crystal] Cristal trouvé
        [amber] Ambre trouvé
       *[statuette] Statuette trouvée
    }
    [one] { gift-name } et Feuille
   *[other] { gift-name } et Feuilles
}
secret-gain-text = { $leaves ->
    [0] Secret Éphémère : prenez { a-gift }.
   *[other] Secret Éphémère : prenez { a-gift }, puis { n-leaves } à la Réserve.
}
secret-buy-fixed = { $price ->
    [0] { gift-name } pour rien
   *[other] { gift-name } à { n-price }
}
secret-buy-fixed-text = { $price ->
    [0] Secret Éphémère : prenez { a-gift } sans rien payer.
   *[other] Secret Éphémère : achetez { a-gift } pour { n-price }.
}
secret-recipe = { $gift ->
    [clover] Transmutation en Trèfle
    [feather] Transmutation en Plume
    [crystal] Transmutation en Cristal
    [amber] Transmutation en Ambre
   *[statuette] Transmutation en Statuette
}
secret-recipe-text = { $count ->
    [0] Secret Éphémère : prenez { a-gift }.
    [1] Secret Éphémère : rendez { first-given }, puis prenez { a-gift }.
    [2] Secret Éphémère : rendez { both-given }, puis prenez { a-gift }.
   *[other] Secret Éphémère : rendez les { $count } Cadeaux que montre la tuile, puis prenez { a-gift }.
}
secret-sleep = Sieste
secret-sleep-text = Secret Éphémère : dormez comme à l’Étang, sans péage.
secret-exchange = Échange soudain
secret-exchange-text = Secret Éphémère : faites un échange comme au Cercle de Pierre, sans péage.
secret-buy = { $discount ->
    [0] Achat soudain
   *[other] Achat au rabais (−{ $discount })
}
secret-buy-text = { $discount ->
    [0] Secret Éphémère : achetez un Cadeau comme à l’Autel Sacré, sans péage.
   *[other] Secret Éphémère : achetez un Cadeau comme à l’Autel Sacré, à { n-discount } de moins et sans péage.
}
secret-gone = plus de tuile

## Réglages d’une table

option-first = Premier joueur
option-first-help = Qui joue en premier. Si vous ne désignez personne, le sort en décide.
option-turn-limit = Limite de tours
option-turn-limit-help = Quand chacun a joué autant de tours, la partie s’arrête sans gagnant. Avec 0, il n’y a pas de limite.
option-layout = Disposition de la Forêt
option-layout-help = La façon d’assembler les segments. Si vous n’en choisissez aucune, elle est tirée au sort.
option-faces = Segments de forêt
option-faces-help = Les faces visibles des segments, dans l’ordre où on les pose (par exemple 1A, 2B) ; sinon, elles sont tirées au sort.
option-secrets = Pyramide des Secrets
option-secrets-help = Les neuf faces visibles, de la place 1 à la place 9 (par exemple E7, P4…) ; sinon, elles sont tirées au sort.
option-edition = Édition
option-edition-help = Un fichier à vous, qui corrige cartes, tuiles ou plateau là où notre édition diffère de votre boîte.

## D’où viennent les composants

provenance-rulebook = Indiqué par le livret de règles
provenance-public = Indiqué par une source publique
provenance-reconstructed = Reconstitué par nos soins
provenance-corrected = Corrigé par votre fichier
