# Les mots de Broom Service. Une espace insécable précède ? ! : ; et borde les guillemets.

game-title = Broom Service
game-pitch = Brave ou lâche ? Enfourchez votre balai, livrez vos potions aux tours du royaume, et gardez un œil sur vos rivaux.

## Morceaux de phrases, pour les messages qui suivent.

landscape-name = { $landscape ->
    [forest] forêt
    [hill] colline
    [mountain] montagne
    [prairie] prairie
    [water] région maritime
   *[none] hors du plateau
}
to-first = { $first ->
    [forest] une forêt
    [hill] une colline
    [mountain] une montagne
   *[prairie] une prairie
}
to-second = { $second ->
    [forest] une forêt
    [hill] une colline
    [mountain] une montagne
   *[prairie] une prairie
}
colour-name = { $colour ->
    [orange] orange
    [violet] violette
   *[green] verte
}
n-resource = { $resource ->
    [orange] { $number ->
        [one] { $number } potion orange
       *[other] { $number } potions orange
    }
    [violet] { $number ->
        [one] { $number } potion violette
       *[other] { $number } potions violettes
    }
    [green] { $number ->
        [one] { $number } potion verte
       *[other] { $number } potions vertes
    }
   *[wand] { $number ->
        [one] { $number } baguette magique
       *[other] { $number } baguettes magiques
    }
}
a-resource = { $resource ->
    [orange] une potion orange
    [violet] une potion violette
    [green] une potion verte
   *[wand] une baguette magique
}
n-wands = { $wands ->
    [one] { $wands } baguette magique
   *[other] { $wands } baguettes magiques
}
n-bolts = { $bolts ->
    [0] aucun éclair
    [one] { $bolts } éclair
   *[other] { $bolts } éclairs
}
n-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
n-amulets = { $number ->
    [one] { $number } amulette
   *[other] { $number } amulettes
}
n-resources = { $number ->
    [0] aucune ressource
    [one] { $number } ressource
   *[other] { $number } ressources
}
basket-orange = { $orange ->
    [0] {""}
    [one] { $orange } potion orange
   *[other] { $orange } potions orange
}
basket-violet = { $violet ->
    [0] {""}
    [one] { $violet } potion violette
   *[other] { $violet } potions violettes
}
basket-green = { $green ->
    [0] {""}
    [one] { $green } potion verte
   *[other] { $green } potions vertes
}
basket-wand = { $wand ->
    [0] {""}
    [one] { $wand } baguette magique
   *[other] { $wand } baguettes magiques
}
after-orange = { $orange ->
    [0] {""}
   *[other] { $violet ->
        [0] { $green ->
            [0] { $wand ->
                [0] {""}
               *[other] {" et "}
            }
           *[other] { $wand ->
                [0] {" et "}
               *[other] {", "}
            }
        }
       *[other] { $green ->
            [0] { $wand ->
                [0] {" et "}
               *[other] {", "}
            }
           *[other] {", "}
        }
    }
}
after-violet = { $violet ->
    [0] {""}
   *[other] { $green ->
        [0] { $wand ->
            [0] {""}
           *[other] {" et "}
        }
       *[other] { $wand ->
            [0] {" et "}
           *[other] {", "}
        }
    }
}
after-green = { $green ->
    [0] {""}
   *[other] { $wand ->
        [0] {""}
       *[other] {" et "}
    }
}
basket = { basket-orange }{ after-orange }{ basket-violet }{ after-violet }{ basket-green }{ after-green }{ basket-wand }

## Rôles

role-forest-witch = sorcière de la forêt
role-hill-witch = sorcière de la colline
role-mountain-witch = sorcière de la montagne
role-prairie-witch = sorcière de la prairie
role-root-gatherer = cueilleur de racines
role-fruit-gatherer = cueilleur de fruits
role-herb-gatherer = cueilleur d’herbes
role-valley-druid = druide de la vallée
role-peak-druid = druide du pic
role-weather-fairy = fée des nuages
role-unknown = rôle inconnu
role-text-witch-brave = Déplacez un de vos pions vers { to-first } adjacente, puis livrez-y une potion si vous voulez.
role-text-witch-cowardly = Déplacez un de vos pions vers { to-first } adjacente.
role-text-gatherer-brave = Prenez { basket }.
role-text-gatherer-cowardly = Prenez { basket }.
role-text-druid-brave = Livrez une potion depuis { to-first } ou { to-second } où se trouve un de vos pions : { $bonus } PV de plus.
role-text-druid-cowardly = Livrez une potion depuis { to-first } ou { to-second } où se trouve un de vos pions.
role-text-fairy-brave = Chassez un nuage adjacent à l’un de vos pions, en payant ses étoiles : { $bonus } PV.
role-text-fairy-cowardly = Chassez un nuage adjacent à l’un de vos pions, en payant ses étoiles.

## Événements

happening-more-or-less = Plus ou moins ?
happening-more-or-less-text = Gardez de 1 à 5 cartes Rôle. 1 carte : { $with1 } PV ; 2 : { $with2 } ; 3 : { $with3 } ; 4 : { $with4 } ; 5 : { $with5 }.
happening-black-market = Marché noir
happening-black-market-text = Chaque fois que vous jouez en lâche, vous pouvez prendre { $points } PV au lieu de l’action.
happening-moonshiner = Distillerie clandestine
happening-moonshiner-text = Chaque fois que vous jouez en lâche, vous pouvez prendre une ressource de votre choix au lieu de l’action.
happening-take-heart = Haut les cœurs !
happening-take-heart-text = Le premier joueur de chaque tour doit jouer en brave.
happening-dangerous-places = Lieux dangereux
happening-dangerous-places-text = À la fin de la manche, chaque pion compte selon son paysage. Forêt : { $forest } PV ; colline : { $hill } ; prairie : { $prairie } ; montagne : { $mountain }.
happening-protected-places = Lieux protégés
happening-protected-places-text = À la fin de la manche, chaque pion compte selon son paysage. Forêt : { $forest } PV ; colline : { $hill } ; prairie : { $prairie } ; montagne : { $mountain }.
happening-advantage = L’avantage
happening-advantage-text = À la fin de la manche, misez en secret autant de ressources que vous voulez. Le plus offrant : { $best } PV ; le suivant, ou chaque ex æquo en tête : { $second } PV. Toutes les mises sont perdues.
happening-empty-hands = Les mains vides
happening-empty-hands-text = À la fin de la manche, sans ressource : { $with0 } PV ; avec une : { $with1 } ; avec deux : { $with2 }.
happening-full-set = La totale !
happening-full-set-text = À la fin de la manche, vous pouvez rendre une potion de chaque couleur et une baguette magique : { $points } PV.
happening-gathering = Rassemblement
happening-gathering-text = À la fin de la manche, vos deux pions dans le même paysage : { $points } PV.

## Questions, posées à qui décide

question-choose-roles = { $row ->
    [yes] Quelle carte Rôle posez-vous ? Carte { $number } sur { $total } ; vous garderez les premières de la rangée.
   *[no] Quelle carte Rôle choisissez-vous ? Carte { $number } sur { $total }.
}
question-keep-roles = { $row ->
    [yes] Combien de vos cartes gardez-vous ? On compte depuis la première.
   *[no] Combien de cartes Rôle gardez-vous ? Moins de cartes, plus de points.
}
question-pick-roles = { $cards ->
    [one] Quelle carte Rôle gardez-vous ?
   *[other] Quelles { $cards } cartes Rôle gardez-vous ?
}
question-extra-card = Quelle carte Rôle ajoutez-vous à votre main ? Elle coûte votre tuile Forêt.
question-lead = Quelle carte Rôle jouez-vous, et comment ?
question-follow = { $claim ->
    [taken] Brave ou lâche : { $role } ? Vous devez servir, et { $rival } est brave.
   *[none] Brave ou lâche : { $role } ? Vous devez servir, et personne n’est encore brave.
}
question-coward-mode = Que faites-vous en lâche ? Votre rôle : { $role }.
question-gather = { $stance ->
    [brave] Prenez-vous les ressources ? L’action brave est à vous ({ $role }).
   *[cowardly] Prenez-vous la ressource ? Vous jouez en lâche ({ $role }).
}
question-move = { $owed ->
    [yes] Quel pion déplacez-vous, et où ? Il pourra y livrer.
   *[no] { $again ->
        [0] Quel pion déplacez-vous, et où ?
       *[other] Quel pion déplacez-vous en premier, et où ?
    }
}
question-turbo = Vers quel cercle de pierres file votre pion ? En balai turbo.
question-order = D’abord la tuile Montagne, ou la livraison ? La tuile : { $tile }.
question-use-tile = Utilisez-vous la tuile Montagne ({ $tile }) ?
question-deliver = { $bonus ->
    [0] À quelle tour livrez-vous une potion ?
   *[other] À quelle tour livrez-vous une potion ? En brave : { $bonus } PV de plus.
}
question-dispel = { $bonus ->
    [0] Quel nuage chassez-vous ?
   *[other] Quel nuage chassez-vous ? En brave : { $bonus } PV de plus.
}
question-bid = Combien en misez-vous ? Vous avez { n-resource }.
question-full-set = Rendez-vous un lot complet ? Une potion de chaque couleur, une baguette magique : { $points } PV.

## Coups

move-choose-roles = Choisir : { $role }
move-keep-roles = Garder { n-cards } ({ $points } PV)
move-pick-roles = Garder : { $roles }
list-none = rien
list-two = { $one } et { $two }
list-more = { $one }, { $rest }
move-extra-card = Ajouter : { $role }
move-extra-card-decline = Garder la tuile pour plus tard
move-lead-brave = Jouer en brave : { $role }
move-lead-cowardly = Jouer en lâche : { $role }
move-lead-none = Poser sans action : { $role }
move-follow-brave = Servir en brave : { $role }
move-follow-cowardly = Servir en lâche : { $role }
move-coward-mode-action = Faire l’action lâche : { $role }
move-coward-mode-points = Prendre { $points } PV au Marché noir
move-coward-mode-take = Prendre { n-resource } à la Distillerie clandestine
move-coward-mode-brave-coward = Utiliser la tuile Forêt pour l’action brave : { $role }
move-coward-mode-five-points = Utiliser la tuile Forêt pour { $points } PV
move-gather = Prendre { basket }
move-gather-all = Prendre les ressources
move-gather-decline = Ne rien prendre
move-move = Pion { $pawn } ({ $from }), destination : { $region } ({ landscape-name })
move-move-none = Un autre pion, destination : { $region } ({ landscape-name })
move-move-decline = Rester sur place
move-turbo = Filer au cercle { $circle } ({ $region })
move-turbo-decline = Ne pas s’envoler
move-order-tile = La tuile d’abord ({ $tile })
move-order-delivery = La livraison d’abord, puis la tuile ({ $tile })
move-use-tile = Utiliser la tuile ({ $tile })
move-use-tile-decline = Ne pas utiliser la tuile
move-deliver = { $wands ->
    [0] Pion { $pawn } ({ $from }) : livrer à la { $tower } ({ $points } PV)
   *[other] Pion { $pawn } ({ $from }) : livrer à la { $tower } ({ $points } PV et { n-wands })
}
move-deliver-decline = Ne pas livrer de potion
move-dispel = Chasser { $cloud }
move-dispel-decline = Ne pas chasser de nuage
move-bid = Miser { n-resource }
move-full-set = Rendre un lot complet pour { $points } PV
move-full-set-decline = Garder ses ressources

## Refus

refusal-game-over = La partie est terminée : il n’y a plus rien à jouer.
refusal-not-your-decision = Ce n’est pas à vous de décider pour l’instant. Attendez votre tour.
refusal-wrong-decision = Ce n’est pas le moment de faire cela. Répondez d’abord à la question posée.
refusal-no-such-move = Ce coup n’existe pas. Choisissez parmi ceux qui vous sont proposés.
refusal-wrong-hand-size = { $free ->
    [yes] Vous devez garder de 1 à 5 cartes.
   *[no] Cette manche, vous choisissez { n-cards }, ni plus ni moins.
}
refusal-duplicate-role = Vous avez déjà cette carte ({ $role }). Choisissez-en une autre.
refusal-role-not-held = Cette carte n’est pas dans votre main ({ $role }). Jouez-en une autre.
refusal-must-be-brave = Haut les cœurs ! Le premier joueur du tour doit jouer en brave.
refusal-not-adjacent = Trop loin pour ce pion : cette région ({ $region }) n’est pas adjacente à la sienne. Choisissez-en une qui la touche, ou qui soit de l’autre côté d’une eau sans nuage.
refusal-wrong-landscape = Votre sorcière ne vole pas vers ce paysage ({ $region }, { landscape-name }). Choisissez une région de son paysage.
refusal-cloud-on-target = Un nuage couvre cette région ({ $region }). Il faut d’abord le chasser.
refusal-cloud-on-water = L’eau à survoler ({ $region }) est sous les nuages. Il faut d’abord les chasser tous.
refusal-same-region = Votre pion est déjà dans cette région. Choisissez-en une autre.
refusal-no-such-pawn = Vous n’avez que deux pions. Déplacez l’un des deux.
refusal-wrong-pawn = Seul le pion qui vient de se déplacer peut livrer.
refusal-no-potion = Vous n’avez aucune potion à livrer.
refusal-wrong-colour = Il vous faudrait { a-resource } pour cette tour ({ $tower }). Choisissez-en une autre.
refusal-tower-occupied = Une potion s’y trouve déjà : la { $tower } est occupée. Choisissez une tour libre.
refusal-tower-covered = Une tuile Montagne couvre cette tour ({ $tower }) : elle ne reçoit plus rien.
refusal-tower-not-touching = Cette tour ({ $tower }) ne touche pas la région de votre pion. Choisissez une tour qui la touche.
refusal-landscape-not-served = Ce druide ne sert pas le paysage où se trouve votre pion { $pawn } ({ $region }, { landscape-name }).
refusal-cloud-not-adjacent = Aucun de vos pions n’est dans une région adjacente. Choisissez un nuage plus proche.
refusal-no-cloud-there = Il n’y a plus de nuage à cet endroit.
refusal-not-enough-wands = { $wands ->
    [0] Ce nuage montre { n-stars }, et vous n’avez aucune baguette magique.
   *[other] Ce nuage montre { n-stars }, et vous avez { n-wands }. Choisissez-en un à votre portée.
}
refusal-event-not-in-force = Ce n’est pas possible cette manche : il faudrait l’événement « { $event } ».
refusal-tile-not-held = Vous n’avez pas cette tuile Forêt ({ $tile }).
refusal-tile-taken-this-trick = Vous venez de prendre cette tuile Forêt ({ $tile }) : elle servira à partir du prochain tour.
refusal-one-tile-per-card = Une seule tuile Forêt par carte Rôle jouée : vous avez déjà utilisé la vôtre.
refusal-one-extra-card-per-round = Une seule carte supplémentaire par manche : vous avez déjà pris la vôtre.
refusal-circle-not-on-tile = Le cercle { $circle } n’est pas sur cette tuile Colline. Choisissez l’un des deux qu’elle montre.
refusal-circle-clouded = Un nuage couvre le cercle { $circle } : votre pion ne peut pas s’y poser.
refusal-bid-too-high = Vous ne pouvez pas miser plus que ce que vous avez : { n-resource }.
refusal-set-incomplete = Il vous manque une ressource : un lot complet, c’est une potion de chaque couleur et une baguette magique.
refusal-not-optional = { $question ->
    [turbo] Le balai turbo n’attend pas : choisissez un cercle de pierres.
   *[lead] Il faut choisir : brave ou lâche.
}

## Chronique

event-dealt = { $side ->
    [verso] Le plateau est prêt, côté verso. { $player } commence.
   *[recto] Le plateau est prêt, côté recto. { $player } commence.
}
event-round = { $event ->
    [more_or_less] Manche { $round }, événement « { happening-more-or-less } ».
    [black_market] Manche { $round }, événement « { happening-black-market } ».
    [moonshiner] Manche { $round }, événement « { happening-moonshiner } ».
    [take_heart] Manche { $round }, événement « { happening-take-heart } ».
    [dangerous_places] Manche { $round }, événement « { happening-dangerous-places } ».
    [protected_places] Manche { $round }, événement « { happening-protected-places } ».
    [advantage] Manche { $round }, événement « { happening-advantage } ».
    [empty_hands] Manche { $round }, événement « { happening-empty-hands } ».
    [full_set] Manche { $round }, événement « { happening-full-set } ».
   *[gathering] Manche { $round }, événement « { happening-gathering } ».
}
event-cursed = Rôle maudit de cette manche : { $role }.
event-chosen = Les cartes Rôle sont choisies. Que les balais s’envolent !
event-kept = { $player } garde { n-cards } : { $points } PV.
event-extra-used = { $player } utilise une tuile Forêt et ajoute une carte à sa main.
event-extra-card = Vous ajoutez à votre main : { $role }.
event-extra-declined = { $player } garde sa tuile Forêt pour plus tard.
event-led = { $stance ->
    [brave] { $player } joue en brave : { $role }.
   *[cowardly] { $player } joue en lâche : { $role }.
}
event-followed = { $stance ->
    [brave] { $player } sert en brave : { $role }.
   *[cowardly] { $player } sert en lâche : { $role }.
}
event-laid = { $player } pose sans action : { $role }.
event-passed = { $player } : « Au suivant ! »
event-curse = Rôle maudit : { $player } perd { $points } PV.
event-robbed = { $rival } prend l’action brave : { $player } est hors jeu pour ce tour.
event-performs = { $player } fait l’action brave ({ $role }).
event-market-points = { $player } prend { $points } PV au Marché noir.
event-moonshine = { $player } prend { a-resource } à la Distillerie clandestine.
event-tile-brave = { $player } utilise une tuile Forêt : l’action brave, sans risque.
event-tile-points = { $player } utilise une tuile Forêt : { $points } PV.
event-gathered = { $player } récolte { n-resource }.
event-declined = { $player } ne prend rien ({ $role }).
event-moved = { $player } déplace son pion { $pawn } : { $region } ({ landscape-name }).
event-stayed = { $player } reste sur place.
event-jumped = Balai turbo ! Le pion { DE($player) } file au cercle { $circle } ({ $region }).
event-forest-tile = { $tile ->
    [brave_coward] { $player } prend la tuile Forêt « { forest-brave-coward } ».
    [extra_card] { $player } prend la tuile Forêt « { forest-extra-card } ».
   *[five_points] { $player } prend la tuile Forêt « { forest-five-points } ».
}
event-amulet = { $number ->
    [1] { $player } prend une amulette, sa première.
   *[other] { $player } prend une amulette et en a { $number }.
}
event-tile-used = { $tile ->
    [potions] { $player } utilise la tuile Montagne « { mountain-potions } ».
    [wands] { $player } utilise la tuile Montagne « { mountain-wands } ».
    [deliver] { $player } utilise la tuile Montagne « { mountain-deliver } ».
    [two_moves] { $player } utilise la tuile Montagne « { mountain-two-moves } ».
   *[dispel] { $player } utilise la tuile Montagne « { mountain-dispel } ».
}
event-tile-left = { $tile ->
    [potions] { $player } laisse la tuile Montagne « { mountain-potions } ».
    [wands] { $player } laisse la tuile Montagne « { mountain-wands } ».
    [deliver] { $player } laisse la tuile Montagne « { mountain-deliver } ».
    [two_moves] { $player } laisse la tuile Montagne « { mountain-two-moves } ».
   *[dispel] { $player } laisse la tuile Montagne « { mountain-dispel } ».
}
event-took = { $player } prend { n-resource }.
event-delivered = { $player } livre à la { $tower } : { $points } PV.
event-delivery-wands = La tour offre { n-wands } à { $player }.
event-aura = Nuage d’orage tout proche : { $points } PV de plus pour { $player }.
event-not-delivered = { $player } ne livre pas de potion.
event-dispelled = { $bolts ->
    [0] { $player } chasse un nuage ({ $cloud }) pour { n-wands }.
   *[other] { $player } chasse un nuage ({ $cloud }) pour { n-wands } et gagne { n-bolts }.
}
event-brave-bonus = L’action brave rapporte { $points } PV de plus à { $player }.
event-hoard = Le nuage d’orage récompense les potions { DE($player) } : { $points } PV.
event-no-hoard = Le nuage d’orage voulait { n-resource } : rien pour { $player }.
event-not-dispelled = { $player } ne chasse pas de nuage.
event-places = Les pions { DE($player) } comptent selon leur paysage : { $points } PV.
event-resources = { $number ->
    [0] { $player } n’annonce aucune ressource.
   *[other] { $player } annonce { n-resources }.
}
event-bid = { $number ->
    [0] { $player } ouvre le poing : il est vide.
   *[other] { $player } ouvre le poing : { n-resources }.
}
event-bid-won = L’avantage rapporte { $points } PV à { $player }.
event-empty-hands = { $number ->
    [0] { $player } n’a aucune ressource : { $points } PV.
   *[other] { $player } a { n-resources } : { $points } PV.
}
event-set-handed = { $player } rend un lot complet : { $points } PV.
event-set-kept = { $player } garde ses ressources.
event-gathering = Rassemblement réussi : { $points } PV pour { $player }.
event-lightning = { $bolts ->
    [0] { $player } n’a aucun éclair : { $points } PV.
   *[other] { $player } a { n-bolts } : { $points } PV.
}
event-sets = Lots de ressources { DE($player) } : { $points } PV.
event-amulets = { $number ->
    [0] { $player } n’a aucune amulette : { $points } PV.
   *[other] { $player } a { n-amulets } : { $points } PV.
}
event-final = Total pour { $player } : { $points } PV ({ n-resources }).
event-won = { $player } gagne la partie !
event-shared = Égalité parfaite : la victoire est partagée.

ending-most-points = Sept manches sont passées : qui a le plus de points de victoire l’emporte.
ending-most-resources = Égalité de points : qui a le plus de ressources l’emporte.
ending-shared = Égalité de points et de ressources : la victoire est partagée.

## Ce que l’on peut désigner

thing-role = Carte Rôle ({ $role }). Brave : { $brave } Lâche : { $cowardly }
thing-region = { $clouds ->
    [0] { $region } ({ landscape-name })
    [one] { $region } ({ landscape-name }), { $clouds } nuage
   *[other] { $region } ({ landscape-name }), { $clouds } nuages
}
tower-state = { $state ->
    [occupied] , occupée
    [covered] , recouverte
   *[open] {""}
}
thing-tower = { $wands ->
    [0] La { $tower } : { $points } PV{ tower-state }
   *[other] La { $tower } : { $points } PV et { n-wands }{ tower-state }
}
thing-cloud = Ici : { $cloud }
thing-circle = Cercle de pierres { $circle } ({ $region })
thing-pawn = Pion { $pawn } { DE($player) } ({ $region })
thing-tile = { $kind ->
    [mountain] Tuile Montagne ({ $region }). { $text }
    [forest] Tuile Forêt ({ $region }). { $text }
   *[hill] Tuile Colline ({ $region }). { $text }
}
thing-resource = { $resource ->
    [orange] Une potion orange
    [violet] Une potion violette
    [green] Une potion verte
   *[wand] Une baguette magique
}
thing-answer-number = Le nombre { $number }
thing-answer-decline = Ne rien faire
thing-answer-brave = Brave
thing-answer-cowardly = Lâche
thing-answer-none = Sans action
thing-answer-action = L’action lâche
thing-answer-points = Les points du Marché noir
thing-answer-brave-coward = La tuile Forêt : action brave
thing-answer-five-points = La tuile Forêt : points
thing-answer-take = Prendre
thing-answer-tile-first = La tuile d’abord
thing-answer-delivery-first = La livraison d’abord
thing-answer-hand-in = Rendre un lot complet

## Tours, nuages et tuiles

tower-name = { $shape ->
    [square] tour carrée { colour-name } n° { $number }
   *[round] tour ronde { colour-name } n° { $number }
}
tower-market = tour du marché, sur la tuile Colline
tower-none = tour absente de ce plateau
cloud-heavy = un nuage épais ({ $region } ; { n-stars }, { n-bolts })
cloud-storm = un nuage d’orage ({ $region } ; { n-stars }, { n-bolts }). { $storm }
cloud-none = un nuage qui n’est plus là
storm-aura = Tant qu’il est là, une livraison depuis une région adjacente rapporte { $points } PV de plus.
storm-move = Une fois chassé, il vous laisse déplacer un pion vers une région adjacente.
storm-deliver = Une fois chassé, il vous laisse livrer une potion avec l’un de vos pions.
storm-hoard = Une fois chassé, il rapporte { $points } PV à qui a au moins { n-resource }.
mountain-potions = potions
mountain-potions-text = Prenez une potion de chaque couleur.
mountain-wands = baguettes
mountain-wands-text = Prenez { n-wands }.
mountain-deliver = livraison
mountain-deliver-text = Livrez une potion avec l’un de vos pions, quel que soit le paysage.
mountain-two-moves = deux déplacements
mountain-two-moves-text = Faites deux déplacements, avec un pion ou avec les deux, vers des régions de tout paysage.
mountain-dispel = nuage
mountain-dispel-text = Chassez un nuage adjacent à l’un de vos pions, en payant ses étoiles.
forest-brave-coward = lâche et brave
forest-brave-coward-text = En jouant en lâche, faites l’action brave aussitôt, sans la revendiquer.
forest-extra-card = carte supplémentaire
forest-extra-card-text = Au début d’une manche, gardez une carte Rôle de plus.
forest-five-points = points
forest-five-points-text = En jouant en lâche, prenez { $points } PV au lieu de l’action.
hill-turbo-text = Balai turbo : un pion qui arrive ici file aussitôt au cercle { $first } ou { $second }.
hill-market-text = Le marché vaut une tour carrée : livrez-y { n-resource } pour { $points } PV, autant de fois que vous voulez.
tile-none = Plus aucune tuile ici.

## Régions

region-unnamed = région { $id }
region-recto-a = Butte du Chat Noir
region-recto-b = Bois du Hibou
region-recto-c = Prairie du Château Nord
region-recto-d = Colline des Balais
region-recto-e = Mont Chaudron
region-recto-f = Forêt aux Lucioles
region-recto-g = Colline du Levant
region-recto-h = Mont Corbeau
region-recto-i = Prairie aux Grenouilles
region-recto-j = Bois des Murmures
region-recto-k = Prairie du Vent
region-recto-l = Prairie des Météores
region-recto-m = Forêt Moussue
region-recto-n = Colline aux Lapins
region-recto-o = Colline du Château Sud
region-recto-p = Butte du Druide
region-recto-q = Forêt Tordue
region-recto-r = Colline du Couchant
region-recto-s = Prairie aux Champignons
region-recto-t = Bois des Racines
region-recto-u = Prairie des Herbes
region-recto-v = Forêt Sombre
region-recto-w = Prairie des Elfes
region-recto-x = Mont Tonnerre
region-recto-1 = Lac des Châteaux
region-recto-2 = Lac Miroir
region-recto-3 = Lac aux Orages
region-recto-4 = Lac du Ponant
region-verso-a = Butte aux Chouettes
region-verso-b = Bois du Renard
region-verso-c = Mont Sorcier
region-verso-d = Colline Venteuse
region-verso-e = Prairie du Nord
region-verso-f = Forêt des Brumes
region-verso-g = Prairie du Château Nord
region-verso-h = Colline aux Chèvres
region-verso-i = Prairie du Milieu
region-verso-j = Bois Chantant
region-verso-k = Colline aux Pies
region-verso-l = Prairie du Rivage
region-verso-m = Prairie des Deux Châteaux
region-verso-n = Forêt du Lac
region-verso-o = Colline Ronde
region-verso-p = Prairie des Lièvres
region-verso-q = Mont Brise-Nuage
region-verso-r = Forêt du Château Sud
region-verso-s = Colline aux Fées
region-verso-t = Mont Amulette
region-verso-u = Colline du Guet
region-verso-v = Forêt de la Côte
region-verso-w = Prairie du Ponant
region-verso-x = Bois des Mûres
region-verso-y = Prairie aux Fruits
region-verso-z = Colline des Herbes
region-verso-E = Forêt du Cercle
region-verso-F = Prairie du Cap
region-verso-G = Île du Phare, prairie
region-verso-H = Île du Phare, colline
region-verso-I = Île Perdue, prairie
region-verso-J = Île Perdue, colline
region-verso-K = Île Perdue, forêt
region-verso-1 = Lac du Moulin
region-verso-2 = Lac de Cristal
region-verso-3 = Détroit du Phare

## Réglages d’une table

option-first = Premier joueur
option-first-help = Qui commence ; si vous ne choisissez personne, le sort en décide.
option-side = Face du plateau
option-side-help = Le recto pour le jeu de base ; le verso ajoute toujours les tuiles Montagne, Forêt et Colline.
option-side-recto = Recto
option-side-verso = Verso
option-storm-clouds = Nuages d’orage
option-storm-clouds-help = Huit nuages aux pouvoirs étonnants se mêlent aux nuages épais.
option-heavy-clouds = Nuages épais
option-heavy-clouds-help = Avec les nuages d’orage, on peut prendre moins de nuages épais : de 10 à 24 au recto, de 11 à 24 au verso.
option-mountain-tiles = Tuiles Montagne et amulettes
option-mountain-tiles-help = Au choix sur le recto, toujours en jeu sur le verso.
option-edition = Édition
option-edition-help = Un fichier à vous, qui corrige cartes, tuiles ou plateau là où notre édition diffère de votre boîte.

## D’où viennent les composants

provenance-rulebook = Indiqué par le livret de règles
provenance-public = Indiqué par une source publique
provenance-reconstructed = Reconstitué par nos soins
provenance-corrected = Corrigé par votre fichier

## Réponses données d’avance

case-follow = Brave ou lâche, quand il faudra servir ?
case-role = Le rôle appelé : { $role }
case-player-stance = { $stance ->
    [brave] { $player } joue en brave
   *[cowardly] { $player } joue en lâche
}
