# Les mots du plateau de Roundforest que les règles ne disent pas. Une espace insécable précède ? ! : ;

# la légende
legend-white = Symbole blanc : on peut y aller. Intérieur : tuile voisine ; extérieur : celle d’après
legend-gold = Symbole doré : il vous y mène maintenant
legend-empty = Symbole vide : seulement avec une boussole
legend-compass = Boussole : suivez un symbole vide, puis elle est perdue
legend-turn = Flèche : la tuile où l’on entre fait un quart de tour
legend-blue = Puce bleue : un objet pour vous
legend-yellow = Puce jaune : un objet à poser ailleurs
legend-red = Puce rouge : une rencontre
legend-light = Objet léger
legend-heavy = Objet lourd : un seul par sac à dos
legend-gap = Entre les tuiles : un objet lourd bloque les voisines
legend-well = Puits magique : un échange
legend-copper = Pièce de cuivre
legend-silver = Pièce d’argent : vaut trois cuivres
legend-apple = Pomme d’or : réunissez-en trois
legend-friendly = Personnage amical : du travail pour vous
legend-hostile = Personnage hostile : il veut être payé
legend-ring = Anneau d’émeraude : qui le reçoit gagne
progress-apples = { $debts ->
    [0] { $count } sur { $apples } pommes
    [one] { $count } sur { $apples } pommes, { $debts } dette
   *[other] { $count } sur { $apples } pommes, { $debts } dettes
}

board-forest = La forêt
board-card = En question
board-backpack = Sac à dos
board-meetings = Rencontres
board-fairy = La fée des bois
board-barter = troc : votre objet contre un des siens
board-bags = Sacs et stock
board-pile = pioche : { $count }
board-in-pile = Encore dans la pioche :
board-black = Sac noir : { $count ->
    [one] { $count } puce
   *[other] { $count } puces
}
board-blue = Sac bleu : { $count ->
    [one] { $count } objet
   *[other] { $count } objets
}
board-aside = de côté
board-supply = Stock
board-ring = L’anneau d’émeraude
board-chips = { chip-name } : { $count }
board-chip-does = { $chip ->
    [blue] Bleue : un objet pour vous
    [yellow] Jaune : un objet à poser ailleurs
   *[red] Rouge : une rencontre
}
board-free = offert
board-quits = quitte
board-wants = veut
board-or = ou
board-choose = Choisir : { $thing }
board-stands = { $you ->
    [yes] Vous êtes ici.
   *[no] Ici : { $player }.
}
board-tile-title = { $tile } · { $lies }
board-does-blue = Tirez un objet : gardez-le, laissez-le ou troquez-le avec la fée.
board-does-yellow = Tirez un objet et posez-le sur une tuile portant une autre puce jaune.
board-does-red = Tirez une carte-personnage : une rencontre.
board-does-object = Prenez cet objet, troquez-le avec la fée ou laissez-le.
board-does-well = Un échange : 2 objets contre 2 pièces de cuivre, 3 de cuivre contre 1 d’argent, ou 1 d’argent contre une pomme d’or.
board-does-nothing = Rien ne se trouve ici.
board-does-character = On ne vient ici que si l’on peut payer :
board-does-ability = On ne vient ici que pour en profiter.
board-does-compass = Une boussole permet de suivre un symbole vide. Dépensée, elle ne revient jamais.
board-costs-compass = { $left ->
    [1] Le symbole est vide : y aller coûte votre dernière boussole.
   *[other] Le symbole est vide : y aller coûte une de vos { NUMBER($left) } boussoles.
}
board-compass-again = Encore une fois, pour dépenser une boussole et y aller.
board-tap-again = Touchez encore pour choisir.
board-next = Après son quart de tour : { $exits }.
board-still = Un objet lourd bloque cette tuile : elle ne tourne pas.
board-exit = { $way ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
} { $far ->
    [both] (1 ou 2)
    [two] (2)
   *[one] (1)
}
board-exit-none = aucune issue
board-gap-free = Posé ici, un objet lourd empêche les tuiles voisines de tourner.
board-gap-full = Les tuiles voisines ne tournent pas.
board-object = { $weight ->
    [heavy] Lourd : un seul par sac à dos.
   *[light] Léger.
} { $use }
board-use = { $object ->
    [anvil] Le forgeron la demande.
    [barrel] L’aubergiste le demande.
    [stone] Le sculpteur la demande.
    [saddle] Avec la licorne : agir à l’arrivée.
    [chest] Avec une clé : une pomme d’or.
    [sword] Pour le forgeron et le bandit.
    [potion] Pour l’aubergiste et la sorcière.
    [cross] Pour le sculpteur, la sorcière et le démon.
    [key] Avec un coffre au trésor : une pomme d’or.
    [coin_copper] À changer aussitôt contre une pièce de cuivre.
    [coin_silver] À changer aussitôt contre une pièce d’argent.
   *[other] À troquer, à vendre ou à donner au puits.
}
board-price = { $coins ->
    [0] Prix : votre objet, rien de plus.
    [one] Prix : votre objet et { $coins } pièce de cuivre.
   *[other] Prix : votre objet et { $coins } pièces de cuivre.
}
board-class-friendly = Personnage amical : il a du travail pour vous.
board-class-hostile = Personnage hostile : il veut être payé.
board-class-altruistic = Personnage altruiste : il vous aide.
board-apples = Pommes d’or : { $apples } sur { $goal }
board-progress = { $stand ->
    [won] tient l’anneau d’émeraude
    [ready] l’esprit de la forêt l’attend !
    [owes] { $missing ->
        [0] { $debts ->
            [one] une dette à payer, puis l’esprit
           *[other] { $debts } dettes à payer, puis l’esprit
        }
       *[other] { $debts ->
            [one] une dette, encore { $missing } à cueillir
           *[other] { $debts } dettes, encore { $missing } à cueillir
        }
    }
   *[free] { $missing ->
        [one] aucune dette, à une pomme de l’esprit
       *[other] aucune dette, { $missing } pommes à cueillir
    }
}
board-debt-of = { $tile } · dette de
board-for-all = { $tile } · pour tous
board-spirit = { $where ->
    [asleep] L’esprit de la forêt dort
   *[here] L’esprit de la forêt est en { $tile }
}
board-spirit-text = Il paraît pour qui a { $goal } pommes et aucune dette.
board-spirit-ready = { $player } peut le rencontrer !
board-spirit-gave = { $player } tient l’anneau d’émeraude.
board-or-barter = ou troquez-le : choisissez un objet de la fée
board-well = Puits magique
board-well-once = Un échange, ou aucun.
board-chest = Le coffre au trésor
board-chest-text = Vous avez le coffre et la clé.
board-give-apple = Donner une pomme
board-take-debt = S’endetter
board-sell = Vendre pour du cuivre
board-buy-apple = Acheter une pomme
board-goblin-give = Choisissez l’objet que vous donnez.
board-goblin-take = Puis celui que vous voulez dans le sac bleu.
board-apples-counted = { $count ->
    [one] pomme d’or
   *[other] pommes d’or
}
board-column-debts = Dettes
board-column-silver = Argent
board-column-copper = Cuivre
board-chart = Pommes d’or (l’anneau compte comme une quatrième)

## Les éléments, pour la page de l’édition

part-backpack = Sacs à dos
part-goal = But
part-limit = Limite de tours
part-supply = Stock
part-chips = Puces
part-fairy = Plateau-fée
part-fairy-price = Prix de la fée
part-colours = Couleurs des joueurs
part-layout = Plans de la forêt
part-corners = Coins des sacs à dos
part-tile = Tuiles et leurs symboles
part-object = Jetons-objets
part-character = Personnages

# tabs, where the right column is a drawer
tab-fairy = Fée
tab-meetings = Rencontres
tab-bags = Sacs

# what it is about, and where it is
board-goal = Trois pommes d’or, aucune dette, puis rencontrez l’esprit de la forêt.
board-when = Tour { $round }

# les cartes d’un choix : ce que c’est, en 22 lettres au plus ; ce qu’on y fait, en 34 au plus
card-lang = fr
card-free = libre
card-object = { $object ->
    [coin_copper] Pièce de cuivre
    [coin_silver] Pièce d’argent
   *[other] { object-name }
}
card-character = { $character ->
    [forest_spirit] Esprit
   *[other] { character-name }
}
card-bare = tuile nue
card-chip = { $stock ->
    [empty] Plus rien à piocher
    [full] Sac plein : seulement les pièces
   *[enough] { $chip ->
        [blue] Piochez un objet
        [yellow] Un objet à poser ailleurs
       *[red] Risque de dette, ou une aide
    }
}
card-lies = { $room ->
    [coin] Une pièce aussitôt
    [full] Sac plein : rien à prendre
    [heavy] Déjà un objet lourd : à troquer
   *[yes] À prendre, ou à troquer
}
card-well = { $exchange ->
    [apple] 1 pièce d’argent pour une pomme
    [silver] 3 de cuivre pour 1 d’argent
    [copper] 2 objets pour 2 de cuivre
   *[nothing] Trop peu pour un échange
}
card-mission = { $brings ->
    [short] { $whose ->
        [own] Votre dette, contre une pomme
       *[other] Hors de portée : une dette
    }
    [apple] { $whose ->
        [own] Payez votre dette : une pomme
       *[other] Vous pouvez payer : une pomme
    }
    [object] { $whose ->
        [own] Payez votre dette : un objet
       *[other] Vous pouvez payer : un objet
    }
   *[nothing] { $whose ->
        [own] Payez ici votre dette
       *[other] Vous pouvez payer, sans retour
    }
}
card-ability = { $character ->
    [prince] Piochez 3 objets, gardez-en un
    [unicorn] Chevauchez où vous voulez
    [pedlar] Vendez, ou achetez une pomme
    [goblin] Échangez un objet avec le sac bleu
    [beggar] Un personnage pour 1 de cuivre
   *[forest_spirit] { $apples } pommes pour l’anneau : gagné !
}
card-last-compass = Coûte votre dernière boussole
card-wait = Attendre sur le sac
card-wait-note = Les deux tuiles sont occupées
card-pause = Pause en { $tile }
card-pause-note = { $still ->
    [yes] On reste, la tuile est bloquée
   *[no] On reste, la tuile tourne
}
card-lay = Posez ici { the-object }
card-spirit = L’esprit apparaît ici
card-no-saddle = Sans selle : vous vous arrêtez là
card-barter = { $coins ->
    [0] Troc, rangée inférieure, gratuit
   *[other] { $metal ->
        [silver] Troc ; faute de cuivre, l’argent
       *[copper] { $row ->
            [middle] Troc, rangée du milieu
           *[top] Troc, rangée supérieure
        }
    }
}
card-these = Les objets montrés ici
card-give = { $deed ->
    [sell] { $count ->
        [one] Vendre { $count } objet
       *[other] Vendre { $count } objets
    }
   *[well] Donner { $count } objets
}
card-swap = Contre { the-object }
card-gap = Poser dans l’espace
card-gap-fill = Plus rien ne tourne { $gap }
card-gap-clear = À reprendre { $gap }
card-keep = Garder
card-keep-note = Dans le sac, place { $place } sur { $places }
card-leave = Laisser ici
card-leave-note = Pour qui passera par ici
card-leave-card = Laisser la carte ici
card-coin = { $metal ->
    [silver] Pièce d’argent
   *[copper] Pièce de cuivre
}
card-coin-note = Le jeton retourne dans le sac bleu
card-keep-token = Garder le jeton
card-mission-note = { $shows ->
    [yes] Ce qu’on montre, on le garde
   *[no] { $brings ->
        [apple] Pas de dette, et une pomme
        [object] Pas de dette, et un objet
       *[nothing] Pas de dette, rien en retour
    }
}
card-sacrifice = Sacrifier une pomme
card-sacrifice-note = { $fresh ->
    [yes] Pas de dette, rien en retour
   *[no] Votre dette est payée
}
card-debt-note = { $debts ->
    [one] Pas d’anneau tant qu’elle est due
   *[other] Dettes : { $debts }. Pas d’anneau avant
}
card-saddle = Dépenser la selle
card-saddle-keep = Garder la selle
card-saddle-keep-note = Vous vous arrêtez là sans agir
card-apple = Pomme d’or
card-apple-note = Achetée 1 pièce d’argent
card-silver = Pièce d’argent
card-nothing = Ne rien échanger
card-nothing-note = Vous gardez ce que vous avez
card-chest = Ouvrir le coffre
card-chest-note = Coffre et clé contre une pomme
card-go = Passer au déplacement
card-end = Terminer le tour
card-done-note = Tout reste en l’état
card-compass = Dépenser une boussole
card-compass-note = { $left ->
    [1] Votre dernière, perdue pour de bon
   *[other] Vous en avez { $left } ; elle est perdue
}
card-way-swap = À échanger avec le sac bleu
card-sign = { $key ->
    [copper] pièce de cuivre
    [silver] pièce d’argent
    [gapple] pomme d’or
    [emerald] anneau d’émeraude
    [cmp] boussole
    [slot0] un objet
    [cardback] un personnage
    [objects] objets
   *[debt] dette
}
deed-enters = entre en { $tile }
deed-pauses = pause en { $tile }
deed-rides = à dos de licorne vers { $tile }
deed-laid = { $object } en { $tile }
deed-apple = +1 pomme d’or
deed-apple-given = −1 pomme d’or
deed-meets = rencontre : { $character }
deed-debt = dette : { $character }
