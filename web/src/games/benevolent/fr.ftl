# Les mots du plateau de Benevolent que les règles ne disent pas. Une espace insécable précède ? ! : ;

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
board-goal = Réunissez cinq cadeaux différents.
board-when = Tour { $round }
deed-step = nouveau Pas : { $place }
deed-secret = +1 Secret
deed-gift-from = +{ gift-name }, pris à { $player }
deed-dream = rêve, case { $space }
