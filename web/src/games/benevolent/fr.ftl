# Les mots du plateau de Benevolent que les règles ne disent pas. Une espace insécable précède ? ! : ;

# la légende
legend-leaf = Feuille : paie les péages et les Cadeaux
legend-step = Pas d’un joueur : une Feuille due à ce joueur
legend-grey = Pas gris : une Feuille due à la Réserve
legend-gift = { $gift ->
    [clover] Trèfle
    [feather] Plume
    [crystal] Cristal
    [amber] Ambre
   *[statuette] Statuette
}
legend-place = { $place ->
    [altar] Autel : achetez un Cadeau
    [meadow] Pré : prenez un Trèfle
    [nest] Nid : prenez une Plume
    [pond] Étang : dormez, et rêvez un Cadeau
    [circle] Cercle : échangez un Cadeau
   *[table] Table : prenez un Secret
}

board-forest = La Forêt
board-dream = Plateau des Rêves
board-path = Chemin Onirique
board-pyramid = Pyramide des Secrets
board-reserve = Réserve
board-short-altar = Autel
board-short-meadow = Pré
board-short-nest = Nid
board-short-pond = Étang
board-short-circle = Cercle
board-short-table = Table
board-does-altar = Achetez un Cadeau de votre choix, au prix marqué sous sa pile.
board-does-meadow = Prenez un Trèfle.
board-does-nest = Prenez une Plume.
board-does-pond = Dormez : suivez une flèche du Chemin Onirique et prenez le Cadeau qu’elle montre.
board-does-circle = Échangez un de vos Cadeaux contre celui de la pile suivante.
board-does-table = Prenez un Secret libre de la pyramide.
board-gather = Ramassez { $leaves ->
    [one] { $leaves } Feuille
   *[other] { $leaves } Feuilles
} au lieu d’agir sur la case. Ramasser ne coûte jamais rien.
board-free = libre
board-pile-empty = pile vide
board-pile = × { $left }
board-tiles = { $free ->
    [0] aucun libre
    [one] { $free } libre sur { $left }
   *[other] { $free } libres sur { $left }
}
board-tiles-none = pyramide vide
board-covered = Pas encore : d’autres tuiles sont dessous.
board-open = Libre : la Table en Bois permet de la prendre.
board-tap-again = Touchez encore pour choisir.
board-choose = À choisir : { $thing }
board-stand = Ici : { $who }.
board-steps-of = { $count ->
    [one] un Pas { DE($player) }
   *[other] { $count } Pas { DE($player) }
}
board-own-steps = { $count ->
    [one] un de vos Pas
   *[other] { $count } de vos Pas
}
board-grey-steps = { $count ->
    [one] un Pas gris
   *[other] { $count } Pas gris
}
board-dues-none = Rien à payer pour agir ici.
board-dues = À payer pour agir ici : { $leaves ->
    [one] { $leaves } Feuille
   *[other] { $leaves } Feuilles
}.
board-leaves = { $count ->
    [one] { $count } Feuille
   *[other] { $count } Feuilles
}
board-card = Carte : { $count } Pas
board-gifts-different = Cadeaux différents
board-gifts-counted = { $count ->
    [one] Cadeau différent
   *[other] Cadeaux différents
}
board-column-leaves = Feuilles
board-column-secrets = Secrets
board-gifts = Cadeaux
board-of-five = { $count } sur 5 Cadeaux
board-gift-count = { $gift } : { $count }
board-short-of = Il manque { $gift ->
    [clover] le Trèfle
    [feather] la Plume
    [crystal] le Cristal
    [amber] l’Ambre
   *[statuette] la Statuette
}
board-space = Case { $space } : { $who }
board-space-empty = Case { $space }
board-stash = sur la tuile : { $count ->
    [one] { $count } Feuille
   *[other] { $count } Feuilles
}
board-price = Prix : { $leaves ->
    [0] rien
    [one] { $leaves } Feuille
   *[other] { $leaves } Feuilles
}
board-price-yours = Prix pour vous : { $leaves ->
    [0] rien
    [one] { $leaves } Feuille
   *[other] { $leaves } Feuilles
}
board-to-reserve = à la Réserve
board-to = à { $player }

## Les composants, pour la page de l’édition

part-gifts = Cadeaux
part-leaves = Feuilles
part-steps = Pas
part-colours = Couleurs des joueurs
part-dream-path = Chemin Onirique
part-arrow = Flèches du Chemin Onirique
part-segment-shape = Forme des segments
part-face = Faces des segments de forêt
part-layout = Dispositions de la Forêt
part-permanent = Secrets Permanents
part-ephemeral = Secrets Éphémères
part-secret = Tuiles Secret, recto et verso
part-pyramid = Pyramide des Secrets

# tabs, where the right column is a drawer
tab-dream = Rêve
tab-pyramid = Secrets

# what it is about, and where it is
board-goal = Réunissez cinq Cadeaux différents.
board-when = Tour { $round }

# les cartes des coups : la chose ou le geste (22 lettres au plus), et ce que l’on y fait (34)
card-hex = { $place } · case { $hex }
card-does = { $place ->
    [altar] Acheter un Cadeau
    [meadow] Prendre un Trèfle
    [nest] Prendre une Plume
    [pond] Dormir
    [circle] Échanger un Cadeau
   *[table] Prendre un Secret
}
card-buys = { $owed ->
    [0] Acheter, dès { n-leaves }
   *[other] Puis acheter, dès { n-leaves }
}
card-short = { $short ->
    [one] Il manque { $short } Feuille : ramasser
   *[other] Il manque { $short } Feuilles : ramasser
}
card-none = { $place ->
    [altar] Rien à acheter : ramasser
    [meadow] Plus de Trèfle : ramasser
    [nest] Plus de Plume : ramasser
    [circle] Rien à échanger : ramasser
   *[table] Plus de Secret : ramasser
}
card-lift = Déplacer ce Pas
card-new = Un nouveau Pas
card-from-card = De votre carte Personnage
card-gather = Ramasser
card-instead = Au lieu d’agir ici
card-have = { $count ->
    [0] Vous n’en avez pas encore
   *[other] Vous en avez déjà { $count }
}
card-from-rival = Pile vide : à un adversaire
card-dream = Rêver vers la case { $to }
card-brings = Rapporte { a-gift }
card-brings-none = Pas de Cadeau sur cette flèche
card-brings-gone = Hélas, { no-gift } à obtenir
card-swap = { $from } contre { $to }
card-keep = { $count ->
    [0] Vous n’en aurez plus
   *[other] Il vous en reste { $count }
}
card-later = Gardez vos Secrets pour plus tard
card-loses = Perd { a-gift }
card-again = Encore une fois
card-again-exchange = Échanger un autre Cadeau
card-again-sleep = Suivre une autre flèche
card-enough = En rester là
card-save = Gardez vos Feuilles
card-put = Garnir la cachette
card-from-reserve = Depuis la Réserve
card-take = Reprendre en main
card-to-hand = De votre cachette
card-offering = Offrande
card-transmutation = Transmutation
card-secret-P1 = { $exchange_again ->
    [one] { $exchange_again } Feuille : échanger encore
   *[other] { $exchange_again } Feuilles : échanger encore
}
card-secret-P2 = { $sleep_again ->
    [one] { $sleep_again } Feuille : dormir encore
   *[other] { $sleep_again } Feuilles : dormir encore
}
card-secret-P3 = Feuilles de côté en ramassant
card-secret-P4 = Jusqu’à { $most } de vos Pas par case
card-secret-P5 = +{ $solitude } loin des Pas adverses
card-secret-P6 = Vos Pas n’ont plus à se toucher
card-secret-P7 = Pas de péage pour les Pas gris
card-secret-P8 = Votre péage va à la Réserve
card-secret-P9 = Cadeaux : { n-discount } de moins
card-secret-gain = { $leaves ->
    [0] Prendre { a-gift }, une fois
   *[other] Avec { n-leaves }, une fois
}
card-secret-buy-fixed = { $price ->
    [0] Prendre { a-gift }, une fois
   *[other] Pour { n-price }, une fois
}
card-secret-recipe = { $count ->
    [one] { $count } Cadeau devient { a-gift }
   *[other] { $count } Cadeaux font { a-gift }
}
card-secret-sleep = Dormir sans péage, une fois
card-secret-exchange = Échanger sans péage, une fois
card-secret-buy = { $discount ->
    [0] Acheter sans péage, une fois
   *[other] { n-discount } de moins, une fois
}
card-costs = coûte { $what }
card-gains = rapporte { $what }
card-a-secret = un Secret
card-a-dream = une autre case du Chemin Onirique
deed-step = nouveau Pas : { $place }
deed-secret = +1 Secret
deed-gift-from = +{ gift-name }, pris à { $player }
deed-dream = rêve, case { $space }
