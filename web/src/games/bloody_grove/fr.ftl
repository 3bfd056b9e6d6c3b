# Les mots du plateau de Bloody Grove que les règles ne disent pas. Une espace insécable précède ? ! : ;

# la légende
legend-animal = { $animal ->
    [bear] Ours
    [owl] Hibou
   *[fox] Renard
}
legend-strength = Force dans son Bosquet
legend-domination = Domination : compte à la fin
legend-ruse = Ruse : déplacez un Esprit
legend-arcane = Arcane : posez un jeton caché sur un Esprit
legend-recruit = Recrutement : prenez une carte
legend-look = Regardez un jeton de la réserve, en secret
legend-bottom = Posez ici la carte du dessous de votre paquet
legend-token = Jeton Arcane, face cachée
legend-eye = Ce joueur a vu le jeton
legend-cube = Cube : qui contrôle le Bosquet
progress-duel = { $groves ->
    [0] Domination { $count }
    [one] Domination { $count }, { $groves } Bosquet
   *[other] Domination { $count }, { $groves } Bosquets
}

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
board-venerables = Vénérables
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

# les cartes d’un choix : ce que c’est, en 22 lettres au plus ; ce qu’on y fait, en 34 au plus
card-free = libre
card-summon = Invoquer ici
card-stand = { $lead ->
    [ahead] { $own } contre { $rival } : vous menez
    [level] { $own } contre { $rival } : à égalité
    [behind] { $own } contre { $rival } : encore derrière
   *[unsure] { $own } contre { $rival }, jetons cachés
}
card-summon-stand = { $lead ->
    [ahead] Invoquer : { $own } à { $rival }, vous menez
    [level] Invoquer : { $own } à { $rival }, à égalité
    [behind] Invoquer : { $own } à { $rival }, derrière
   *[unsure] Invoquer : { $own } à { $rival }, jetons cachés
}
card-transform = { $side ->
    [left] Transformer, à gauche
   *[right] Transformer, à droite
}
card-joins = { $animals ->
    [bear] Ours sur Ours : recrutez
    [owl] Hibou sur Hibou : recrutez
    [fox] Renard sur Renard : recrutez
    [bear-owl] Ours et Hibou : recrutez-en deux
    [bear-fox] Ours et Renard : recrutez-en deux
    [owl-fox] Hibou et Renard : deux recrues
    [bear-owl-fox] Les trois symboles : trois recrues
    [spent] Plus d’Élite à recruter
   *[nobody] Aucun symbole : pas de recrue
}
card-side = { $side ->
    [left] À gauche
   *[right] À droite
}
card-transform-joins = { $animals ->
    [bear] { card-side } : recrute un Ours
    [owl] { card-side } : recrute un Hibou
    [fox] { card-side } : recrute un Renard
    [bear-owl] { card-side } : recrute Ours et Hibou
    [bear-fox] { card-side } : recrute Ours et Renard
    [owl-fox] { card-side } : recrute Hibou et Renard
    [bear-owl-fox] { card-side } : recrute les trois
    [spent] { card-side } : plus d’Élite
   *[nobody] { card-side } : ne recrute personne
}
card-ruse = { $grove ->
    [bear] Au Bosquet Ours : { $own } contre { $rival }
    [owl] Au Bosquet Hibou : { $own } contre { $rival }
   *[fox] Au Bosquet Renard : { $own } contre { $rival }
}
card-token = { $known ->
    [you] { $looks ->
        [looks] Vous le connaissez déjà : { $arcane }
       *[takes] Vous le connaissez : { $arcane }
    }
    [both] Connu des deux : { $arcane }
    [rival] L’autre Druide l’a regardé
   *[nobody] { $looks ->
        [looks] Connu de vous seulement
       *[takes] Personne ne l’a regardé
    }
}
card-bears = { $risk ->
    [yes] { $whose ->
        [own] Risqué. À vous, { grove-name }
       *[rival] Risqué. En face, { grove-name }
    }
   *[no] { $whose ->
        [own] À vous, { grove-name }
       *[rival] En face, { grove-name }
    }
}
card-recruit = { $to ->
    [hand] Dans votre main
    [top] Sur le paquet : pioché en premier
   *[bottom] Sous le paquet : pioché en dernier
}
card-under = Place { $place } sur { $cards } sous le paquet
card-venerable = { $does ->
    [look] Puis vous regardez un jeton
    [recruit] Puis vous recrutez un Élite
    [bottom] Puis la carte du dessous s’ajoute
    [look-look] Puis vous regardez deux jetons
    [look-recruit] Un regard, puis une recrue
    [look-bottom] Un regard, la carte du dessous
    [strength-column_venerables] Force : 1 par Vénérable ici
    [strength-column_animals] Force : 1 par animal ici
    [domination-column_venerables] Domination : 1 par Vénérable ici
    [domination-column_animals] Domination : 1 par animal ici
    [nothing] Sans effet, il rejoint la colonne
   *[other] Puis viennent ses effets
}
card-boxed = Il retourne dans la boîte
card-declined = { $symbol ->
    [ruse] Cette Ruse ne sert pas
   *[arcane] Cet Arcane ne sert pas
}
card-way-action = Ici { $own } contre { $rival }, ou transformer
card-way-ruse = Vers un Bosquet voisin
card-way-recruit = En main, ou dans votre paquet
card-sign = { $key ->
    [strength] force
    [domination] Domination
    [recruits] recrues
    [symbols] symboles à utiliser
    [destroy] Détruire
    [unknown] un jeton face cachée
   *[grove] { grove-name }
}
deed-druid = { $card } sur le Druide
deed-takes = prend { $card }
deed-token = jeton { $token } posé
deed-looks = regarde le jeton { $token }
deed-control = { grove-name } : { $player }
deed-tie = { grove-name } : égalité
