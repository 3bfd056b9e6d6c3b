# Les mots du plateau de Bloody Grove que les règles ne disent pas. Une espace insécable précède ? ! : ;

board-duel = Le duel
board-round-card = Carte Manche
board-round = Manche { $round }
board-turn = tour { $turn } sur { $turns }
board-before = avant le tour 1
board-resolving = fin de manche
board-round-over = partie finie
board-as = { $animal ->
    [bear] en Ours
    [owl] en Hibou
   *[fox] en Renard
}
board-bare = sans Esprit
board-your-druid = Votre Druide, { $shape }
board-druid-of = Druide { DE($player) }
board-druid-bare = Aucun Esprit n’y est posé. Ses deux bords portent les demi-symboles des trois animaux.
board-druid-as = { $count ->
    [one] Transformation : { $card }, le seul Esprit de la pile.
   *[other] Transformation : { $card }. Esprits dans la pile : { $count }.
}
board-left = à gauche
board-right = à droite
board-tag-left = ← à gauche
board-tag-right = à droite →
board-tag-both = des deux côtés
board-recruits = Recrutement : { $which }.
board-recruits-none = Aucun symbole n’est complété de ce côté : pas de Recrutement.
board-nothing = rien
board-card = { $card } ({ $mark })
board-choose = À choisir : { $thing }
board-tap-again = Touchez encore pour choisir.
board-hand = { $count ->
    [0] Votre main, vide
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
board-hand-empty = Votre main est vide.
board-order = En position { $place } sous le paquet, de haut en bas.
board-deck-of = { $count ->
    [0] Paquet { DE($player) } : vide
    [one] Paquet { DE($player) } : { $count } carte
   *[other] Paquet { DE($player) } : { $count } cartes
}
board-deck-unknown = On ne sait rien de son ordre.
board-deck-place = { $place }. { $card }.
board-cards = En main { $hand }, paquet { $deck }
board-known = { $card }, carte connue des deux joueurs
board-controls = Contrôle
board-domination-name = Domination
board-domination = Domination { $count }
board-domination-of = Domination { DE($player) } : { $count }
board-domination-how = Elle compte à la fin de la quatrième manche.
board-groves-held = Bosquets
board-on-druid = Esprits sur le Druide
board-strength = Force { DE($player) } : { $total }
board-part-cards = Cartes
board-part-transformation = Transformation
board-part-grove = Bosquet
board-part-tokens = Arcanes
board-part-unknown = { $unknown ->
    [one] { $known } et un jeton inconnu
   *[other] { $known } et { $unknown } jetons inconnus
}
board-doomed = { $count ->
    [one] Un Esprit, sous un jeton Détruire que vous connaissez, n’est pas compté.
   *[other] { $count } Esprits, sous des jetons Détruire que vous connaissez, ne sont pas comptés.
}
board-bears = { $count ->
    [one] Porte un jeton Arcane : { $which }.
   *[other] Porte { $count } jetons Arcane : { $which }.
}
board-grove-does = { $animal ->
    [bear] Chaque Ours posé ici a +1 de force.
    [owl] Chaque Hibou posé ici a +1 de force.
   *[fox] Chaque Renard posé ici a +1 de force.
}
board-venerables = Vénérables à gagner
board-stack = { $count ->
    [3] puis 3 à dos rouge
   *[other] puis { $count }, dont { $red } à dos rouge
}
board-stack-none = les derniers
board-taken = Choisissez l’Esprit qu’il remplace.
board-elites = Esprits Élite
board-to-recruit = à recruter
board-pile-left = Dans la pile : { $count }.
board-where = Où va la recrue
board-end-hand = Vous pourrez la jouer dès votre prochain tour.
board-end-top = Vous la piocherez en premier à la prochaine manche.
board-end-bottom = Elle sera la dernière carte de votre paquet.
board-arcanes = Cercle des Arcanes
board-reserve = réserve { $count }
board-discard = défausse { $count }
board-token = Jeton { $token }
board-unknown = Inconnus
board-seen-you = vu de vous
board-seen-by = vu { DE($who) }
board-seen-both = vu de vous et { DE($player) }
board-ruse-free = Chaque Ruse est facultative.
board-arcane-free = Chaque Arcane est facultatif.
board-wins = { $player } l’emporte
board-ties = Égalité
board-druid-colour = { $druid ->
    [black] Druide noir
   *[green] Druide vert
}

## Les composants, pour la page de l’édition

part-druid = Druides
part-grove = Bosquets
part-arcane = Jetons Arcane
part-base = Esprits de base
part-elite = Esprits Élite
part-venerable = Esprits Vénérables
part-rounds = Manches
part-turns = Ordre des tours
part-active = Bosquet actif
part-strength = Bonus de force
part-adjacent = Bosquets voisins

# tabs, where the right column is a drawer
tab-venerables = Vénérables
tab-elites = Élites
tab-arcanes = Arcanes

# what it is about, and where it is
board-goal = Tenez les trois bosquets à la fois, ou ayez le plus de Domination à la fin.
board-when = Manche { $round } sur 4, tour { $turn }
deed-druid = { $card } sur le Druide
deed-takes = prend { $card }
deed-token = jeton { $token } posé
deed-looks = regarde le jeton { $token }
deed-control = { grove-name } : { $player }
deed-tie = { grove-name } : égalité
