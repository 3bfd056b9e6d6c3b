# Les mots de Bethel Woods. Une espace insécable précède ? ! : ; et borde les guillemets.

game-title = Bethel Woods
game-pitch = Tous ensemble, égrainez les Ouvriers, réparez les Machines plus vite qu’elles ne tombent en panne, et construisez la Machine à Songes.

## Morceaux de phrases, pour les messages qui suivent.

worker-name = { $worker ->
    [mechanic] Mécanicien
    [engineer] Ingénieur
    [technician] Technicien
    [electrician] Électricien
   *[other] Ouvrier
}
the-worker = { $worker ->
    [mechanic] le Mécanicien
    [engineer] l’Ingénieur
    [technician] le Technicien
    [electrician] l’Électricien
   *[other] l’Ouvrier
}
a-worker = { $worker ->
    [mechanic] un Mécanicien
    [engineer] un Ingénieur
    [technician] un Technicien
    [electrician] un Électricien
   *[other] un Ouvrier
}
no-worker = { $worker ->
    [mechanic] aucun Mécanicien
    [engineer] aucun Ingénieur
    [technician] aucun Technicien
    [electrician] aucun Électricien
   *[other] aucun Ouvrier
}
malfunction-type = { $type ->
    [mechanical] Mécanique
    [structural] Structurel
    [digital] Digital
   *[electrical] Électrique
}
malfunctions-type = { $type ->
    [mechanical] Mécaniques
    [structural] Structurels
    [digital] Digitaux
   *[electrical] Électriques
}
knowledge-type = { $type ->
    [mechanical] Mécanique
    [structural] Structurelle
    [digital] Digitale
   *[electrical] Électrique
}
other-type = { $other ->
    [mechanical] Mécanique
    [structural] Structurelle
    [digital] Digitale
   *[electrical] Électrique
}
other-malfunction = { $other ->
    [mechanical] Mécanique
    [structural] Structurel
    [digital] Digital
   *[electrical] Électrique
}
malfunction-name = Dysfonctionnement { malfunction-type } { $value }
knowledge-name = Connaissance { knowledge-type } { $value }
direction-name = { $direction ->
    [clockwise] sens horaire
   *[anticlockwise] sens anti-horaire
}
character-name = { $character ->
    [nova] Nova
    [harris] Harris
    [junas] Junas
    [linny] Linny
    [violet] Violet
   *[fenn] Fenn
}
tile-name = { $tile ->
    [limit6] Mémoire réduite
    [redirect] Déviation
    [build_plus1] Chantier difficile
    [unmask_plus1] Espions tenaces
    [ability_fee] Capacité payante
   *[extra_malfunction] Panne de plus
}
n-cost = { $cost ->
    [one] { $cost } Connaissance
   *[other] { $cost } Connaissances
}
n-cost-of-type = { $cost ->
    [one] { $cost } Connaissance { knowledge-type }
   *[other] { $type ->
        [mechanical] { $cost } Connaissances Mécaniques
        [structural] { $cost } Connaissances Structurelles
        [digital] { $cost } Connaissances Digitales
       *[electrical] { $cost } Connaissances Électriques
    }
}
n-due = { $due ->
    [one] { $due } Connaissance
   *[other] { $due } Connaissances
}
n-due-of-type = { $due ->
    [one] { $due } Connaissance { knowledge-type }
   *[other] { $type ->
        [mechanical] { $due } Connaissances Mécaniques
        [structural] { $due } Connaissances Structurelles
        [digital] { $due } Connaissances Digitales
       *[electrical] { $due } Connaissances Électriques
    }
}
n-workers = { $workers ->
    [0] aucun Ouvrier
    [one] { $workers } Ouvrier
   *[other] { $workers } Ouvriers
}

## Questions, posées à qui décide

question-pick = Quelle Machine égrainez-vous, dans quel sens ?
question-place = { $workers ->
    [1] Où va votre dernier Ouvrier ? La Machine { $machine } est la prochaine.
   *[other] Quel Ouvrier posez-vous sur la Machine { $machine } ? Encore { n-workers } en main.
}
question-repair = { $repairs ->
    [one] Que réparez-vous sur la Machine { $machine } ? Encore { $repairs } réparation possible.
   *[other] Que réparez-vous sur la Machine { $machine } ? Encore { $repairs } réparations possibles.
}
question-finish = Que faites-vous encore ? Tous vos Ouvriers sont en place.
question-pay = { $purpose ->
    [build] Quelle Connaissance paie la construction ? Encore { $due } à payer.
   *[unmask] Quelle Connaissance démasque l’Espion ? Encore { $due } à payer.
}
question-fee = Quelle Connaissance défaussez-vous d’abord ? Une Tuile Critique rend votre Capacité payante.
question-spend = { $again ->
    [0] Quelle Connaissance défaussez-vous ? C’est pour la Capacité de { character-name }.
   *[other] Quelle autre Connaissance défaussez-vous ? Du même type, pour la Capacité de { character-name }.
}
question-shift = Quel { worker-name } Harris déplace-t-il, et où ?
question-receiver = À qui donnez-vous des Connaissances ?
question-give = { $given ->
    [0] Quelle Connaissance donnez-vous ? Elle va à { $receiver }.
   *[other] Donnez-vous une seconde Connaissance ? Elle va à { $receiver }.
}
question-remove = Quel Dysfonctionnement retirez-vous ? Il doit être de valeur { $value }.
question-discard = Quelle Connaissance défaussez-vous ? Vous en avez { $over } de trop ; la limite est de { $limit }.

## Coups

move-ability = Utiliser la Capacité de { character-name }
move-pick = Machine { $machine }, { direction-name } ({ n-workers })
move-place = { $repairs ->
    [0] Poser { the-worker } sur la Machine { $machine }
    [one] Poser { the-worker } sur la Machine { $machine } ({ $repairs } réparation possible)
   *[other] Poser { the-worker } sur la Machine { $machine } ({ $repairs } réparations possibles)
}
move-place-section = Envoyer { the-worker } dans la section { $section } et construire ({ n-cost-of-type })
move-place-section-ability = { $cost ->
    [1] Envoyer { the-worker } dans la section { $section } et construire ({ n-cost-of-type }, remplacée grâce à la Capacité de { character-name })
   *[other] Envoyer { the-worker } dans la section { $section } et construire ({ n-cost-of-type }, dont une remplacée grâce à la Capacité de { character-name })
}
move-repair = Réparer le { malfunction-name }
move-repair-done = Ne rien réparer de plus ici
move-finish = Démasquer l’Espion de la Machine { $machine } ({ n-cost })
move-finish-ability = Démasquer l’Espion de la Machine { $machine } ({ n-cost }, dont une remplacée grâce à la Capacité de { character-name })
move-finish-end = Terminer le tour
move-pay = Payer avec la { knowledge-name }
move-pay-ability = Payer avec la { knowledge-name } au lieu du type demandé (Capacité de { character-name })
move-fee = Défausser d’abord la { knowledge-name }
move-spend = Défausser la { knowledge-name }
move-shift = Déplacer { a-worker } de la Machine { $from } à la Machine { $to }
move-shift-orphanage = { $way ->
    [out] Faire sortir { a-worker } de l’Orphelinat
   *[in] Faire entrer { a-worker } dans l’Orphelinat
}
move-receiver = Donner à { $receiver }
move-give = Donner la { knowledge-name } à { $receiver }
move-give-done = En rester là
move-remove = Retirer le { malfunction-name } de la Machine { $machine }
move-discard = Défausser la { knowledge-name }

## Refus

refusal-game-over = La partie est terminée : il n’y a plus rien à jouer.
refusal-not-your-turn = Ce n’est pas à vous : { $player } a une décision à prendre.
refusal-another-question = Ce n’est pas le moment de faire cela. Répondez d’abord à la question posée.
refusal-no-such-move = Ce coup n’existe pas. Choisissez parmi ceux qui vous sont proposés.
refusal-already-picked = Vous avez déjà pris des Ouvriers ce tour-ci : on ne les déplace qu’une fois par tour.
refusal-bad-direction = On ne saute aucune Machine et on ne change pas de sens : l’Ouvrier suivant va sur la Machine { $machine }.
refusal-no-worker-on-machine = Il n’y a aucun Ouvrier sur la Machine { $machine }. Choisissez-en une autre.
refusal-nothing-in-hand = Vous n’avez aucun Ouvrier en main.
refusal-worker-not-in-hand = Vous n’avez { no-worker } en main. Posez l’un de ceux que vous tenez.
refusal-repair-type = { $worker ->
    [mechanic] Un Mécanicien ne répare que les Dysfonctionnements { malfunctions-type }.
    [engineer] Un Ingénieur ne répare que les Dysfonctionnements { malfunctions-type }.
    [technician] Un Technicien ne répare que les Dysfonctionnements { malfunctions-type }.
   *[electrician] Un Électricien ne répare que les Dysfonctionnements { malfunctions-type }.
}
refusal-repair-too-many = Chaque Ouvrier activé a déjà réparé : c’est tout pour cette Machine.
refusal-token-not-there = Ce Dysfonctionnement n’est pas sur cette Machine. Choisissez parmi ceux qui s’y trouvent.
refusal-not-last-worker = C’est réservé au dernier Ouvrier : posez d’abord les autres.
refusal-section-not-adjacent = Vos Ouvriers ne sont pas devant cette section. De là où ils se trouvent, seule la section { $section } est à portée.
refusal-section-occupied = Un Ouvrier occupe déjà cette section, et il y reste. Posez le vôtre sur la Machine suivante.
refusal-section-type = La section { $section } n’accepte que les types { malfunction-type } et { other-malfunction } : cet Ouvrier ne peut pas y entrer.
refusal-wrong-payment = { $purpose ->
    [build] Pour construire, il faut { n-cost-of-type } : les autres types ne comptent pas, et il vous en manque { $short }. Posez plutôt cet Ouvrier sur la Machine suivante.
    [unmask] Le paiement doit comprendre une Connaissance { knowledge-type } et une { other-type }, et il vous en manque { $short }.
   *[pay] { $other ->
        [none] { $type ->
            [any] Le paiement n’est pas complet : il manque encore { n-due }.
           *[other] Il manque encore { n-due-of-type }.
        }
       *[other] Il manque encore { n-due }, dont une { knowledge-type } et une { other-type }.
    }
}
refusal-too-many-substitutes = { $short ->
    [0] { character-name } ne remplace qu’une seule Connaissance par paiement. Payez le reste comme demandé.
   *[other] { character-name } ne remplace qu’une seule Connaissance par paiement, et il vous en manque { $short }.
}
refusal-ability-used = La Capacité de { character-name } a déjà servi ce tour-ci. Elle resservira à votre prochain tour.
refusal-fee-missing = Tant que « Capacité payante » est active, il faut défausser 1 Connaissance de plus avant d’utiliser sa Capacité, et vous n’en avez pas assez.
refusal-fee-not-due = Aucun supplément n’est dû en ce moment : gardez cette Connaissance.
refusal-knowledge-missing = { $purpose ->
    [build] Pour construire, il faut { n-cost-of-type }, et il vous en manque { $short }. Posez plutôt cet Ouvrier sur la Machine suivante.
    [unmask] { $cost ->
        [2] Pour démasquer cet Espion, il faut une Connaissance { knowledge-type } et une { other-type }, et vous n’avez pas les deux.
       *[other] Pour démasquer cet Espion, il faut { n-cost }, dont une { knowledge-type } et une { other-type }, et vous ne les avez pas.
    }
    [ability] { $cost ->
        [1] La Capacité de { character-name } demande une Connaissance, et vous n’en avez aucune.
       *[other] La Capacité de { character-name } demande { n-cost }, et vous n’en avez pas assez.
    }
    [kept] Il vous faut cette Connaissance pour la suite. Défaussez-en une autre.
   *[token] Vous n’avez pas cette Connaissance. Choisissez parmi les vôtres.
}
refusal-built-this-turn = Vous avez construit ce tour-ci : pour démasquer un Espion, il faudra attendre un autre tour.
refusal-not-last-machine = Vous ne pouvez démasquer un Espion que sur la Machine { $machine }, celle de votre dernier Ouvrier.
refusal-already-unmasked = Vous avez déjà démasqué un Espion ce tour-ci.
refusal-no-spy-here = Il n’y a pas d’Espion sur la Machine { $machine }.
refusal-wrong-character = { $character ->
    [nova] La Capacité de Nova s’utilise en payant, au moment de construire.
    [fenn] La Capacité de Fenn s’utilise en payant, au moment de démasquer un Espion.
   *[other] La Capacité de { character-name } ne permet pas cela.
}
refusal-no-ability-window = Posez d’abord un Ouvrier : la Capacité de { character-name } s’utilise avant de prendre des Ouvriers, ou après en avoir posé un.
refusal-machine-only = Harris déplace un Ouvrier d’une Machine à une autre, jamais de l’Orphelinat ni vers lui.
refusal-no-such-worker = { $step ->
    [ability] Aucune de vos Connaissances n’a d’Ouvrier de son type sur une Machine : Harris n’a personne à déplacer.
    [first] Il n’y a { no-worker } sur les Machines : choisissez une Connaissance d’un autre type.
   *[next] Il n’y a { no-worker } sur la Machine { $machine }. Choisissez-en une autre.
}
refusal-other-player-needed = Junas donne à quelqu’un d’autre : choisissez une autre personne à la table.
refusal-give-one-or-two = Junas donne 1 ou 2 Connaissances : choisissez au moins la première.
refusal-same-type-needed = { $step ->
    [ability] La Capacité de { character-name } demande deux Connaissances d’un même type, et les vôtres sont toutes de types différents.
    [first] La Capacité de { character-name } demande deux Connaissances d’un même type, et vous n’avez pas { n-cost-of-type }.
   *[next] Il faut une Connaissance { knowledge-type }, comme celle que vous venez de défausser.
}
refusal-value-mismatch = { $step ->
    [ability] Aucune de vos Connaissances n’a la valeur d’un Dysfonctionnement du plateau : Linny n’a rien à retirer.
    [first] Aucun Dysfonctionnement de valeur { $value } n’est sur le plateau : choisissez une Connaissance d’une autre valeur.
   *[next] Il n’y a pas de { malfunction-name } sur la Machine { $machine }. Linny retire un Dysfonctionnement de valeur { $value }.
}
refusal-discard-count = { $over ->
    [0] Vous n’avez rien à défausser maintenant (la limite est de { $limit }).
   *[other] Défaussez d’abord pour ne garder que { $limit } Connaissances : vous en avez { $over } de trop.
}
refusal-move-not-finished = Votre tour n’est pas fini : prenez des Ouvriers et posez-les tous.

## Chronique

event-solo = { $player } joue en solo avec un seul Personnage : c’est une variante de notre cru, car la boîte est prévue pour 2 à 4 personnes.
event-character = { $player } joue { character-name }.
event-put-back = Le { $malfunction } retourne dans la réserve : sa Machine en a déjà assez.
event-dealt = Tout est en place à Bethel Woods. { $player } commence.
event-picked = { $player } prend les Ouvriers de la Machine { $machine }, dans le { direction-name }.
event-laid = { $player } pose { a-worker } sur la Machine { $machine }.
event-repaired = { $player } répare le { $malfunction } de la Machine { $machine }.
event-paid = { $player } paie avec la { $knowledge }.
event-substituted = { $player } utilise la Capacité de { character-name } pour remplacer une Connaissance.
event-sent = { $player } envoie { a-worker } dans la section { $section } : la Tuile Machine à Songes { $tile } est gagnée.
event-unmasked = { $player } démasque l’Espion de la Machine { $machine }.
event-ability = { $player } utilise la Capacité de { character-name }.
event-fee-paid = { $player } défausse d’abord la { $knowledge }.
event-spent = { $player } défausse la { $knowledge }.
event-shifted = { $player } déplace { a-worker } de la Machine { $from } à la Machine { $machine }.
event-gave = { $player } donne la { $knowledge } à { $receiver }.
event-removed = { $player } retire le { $malfunction } de la Machine { $machine }.
event-discarded = { $player } dépasse la limite et défausse la { $knowledge }.
event-placed = Le { $malfunction } arrive sur la Machine { $machine }.
event-redirected = Le { $malfunction } est dévié vers la Machine { $machine }.
event-failed = La Machine { $machine } passe en situation Critique : « { tile-name } » prend effet.
event-restored = La Machine { $machine } n’est plus en situation Critique : « { tile-name } » prend fin.
event-spy-came = Un Espion se glisse sur la Machine { $machine }.
event-won = La Machine à Songes est complète : la partie est gagnée !
event-lost-reserve = { $left ->
    [0] { $due ->
        [one] Il faut encore placer { $due } Dysfonctionnement, et la réserve est vide : c’est perdu.
       *[other] Il faut encore placer { $due } Dysfonctionnements, et la réserve est vide : c’est perdu.
    }
   *[other] Il faut encore placer { $due } Dysfonctionnements, et la réserve n’en a plus que { NUMBER($left) } : c’est perdu.
}
event-lost-critical = Le tour s’achève avec { $machines } Machines en situation Critique : c’est perdu.
event-lost-spies = Les six Espions sont sur le Plateau Principal : c’est perdu.

ending-win = La Machine à Songes est complète : la partie est gagnée.
ending-loss-reserve = La réserve de Dysfonctionnements ne suffit plus : la partie est perdue.
ending-loss-critical = Trop de Machines en situation Critique à la fin d’un tour : la partie est perdue.
ending-loss-spies = Les six Espions sont sur le Plateau Principal : la partie est perdue.

## Ce que l’on peut désigner

n-lying = { $lying ->
    [0] aucun Dysfonctionnement
    [one] { $lying } Dysfonctionnement
   *[other] { $lying } Dysfonctionnements
}
thing-machine = { $critical ->
    [0] Machine { $machine } : { n-lying }, { n-workers }
   *[other] Machine { $machine }, en situation Critique : { n-lying }, { n-workers }
}
thing-section = { $worker ->
    [none] Section { $section } de l’Orphelinat, vide (types { malfunction-type } et { other-malfunction })
   *[other] Section { $section } de l’Orphelinat (types { malfunction-type } et { other-malfunction }) : { worker-name }
}
thing-orphanage = { $built ->
    [0] Orphelinat : aucune section occupée sur 6
    [one] Orphelinat : { $built } section occupée sur 6
   *[other] Orphelinat : { $built } sections occupées sur 6
}
thing-direction = { $direction ->
    [clockwise] Sens horaire
   *[anticlockwise] Sens anti-horaire
}
thing-worker = { worker-name } ({ $hand } en main)
thing-malfunction = { $malfunction } : { $count } sur la Machine { $machine }
thing-knowledge = { $player }, { $knowledge } : { $count }
thing-spy = { $there ->
    [0] Espion de la Machine { $machine } (dans la colonne d’Espions)
   *[other] Espion de la Machine { $machine } : pour le démasquer, une Connaissance { knowledge-type } et une { other-type }
}
thing-tile = { $up ->
    [0] Tuile Critique de la Machine { $machine }, face cachée. { $text }
   *[other] Tuile Critique de la Machine { $machine }, active. { $text }
}
thing-character = { character-name }. { $text }
thing-seat = { $player } ({ character-name }) : { $held ->
    [0] aucune Connaissance
    [one] { $held } Connaissance
   *[other] { $held } Connaissances
}
thing-answer-done = En rester là
thing-answer-end = Terminer le tour

## Tuiles Critiques

tile-hidden = Personne ne l’a encore vue.
tile-limit6-text = Mémoire réduite : dès qu’elle est retournée, chacun ne garde que { NUMBER($limit) } Connaissances et défausse les autres ; la limite reste de { $limit } tant qu’elle est active.
tile-redirect-text = Déviation : un Dysfonctionnement dont la Machine est en situation Critique va sur la prochaine Machine qui ne l’est pas, dans le { direction-name }.
tile-build-plus1-text = { $build ->
    [one] Chantier difficile : construire coûte { $build } Connaissance de plus, du type de l’Ouvrier.
   *[other] Chantier difficile : construire coûte { $build } Connaissances de plus, du type de l’Ouvrier.
}
tile-unmask-plus1-text = { $unmask ->
    [one] Espions tenaces : démasquer un Espion coûte { $unmask } Connaissance de plus, de n’importe quel type.
   *[other] Espions tenaces : démasquer un Espion coûte { $unmask } Connaissances de plus, de n’importe quel type.
}
tile-ability-fee-text = Capacité payante : il faut défausser une Connaissance avant d’utiliser sa Capacité.
tile-extra-malfunction-text = { $extra ->
    [one] Panne de plus : après chaque tour, { $extra } Dysfonctionnement de plus à placer.
   *[other] Panne de plus : après chaque tour, { $extra } Dysfonctionnements de plus à placer.
}

## Personnages

character-nova-text = Quand vous construisez, vous pouvez remplacer 1 des Connaissances demandées par 1 d’un autre type : cela utilise la Capacité.
character-harris-text = Défaussez 1 Connaissance pour déplacer 1 Ouvrier du même type d’une Machine à une autre. Il ne répare rien.
character-junas-text = Défaussez 1 Connaissance pour en donner 1 ou 2 du même type à quelqu’un d’autre.
character-linny-text = Défaussez 1 Connaissance pour retirer du plateau 1 Dysfonctionnement de même valeur.
character-violet-text = Défaussez 2 Connaissances d’un même type : { $fewer } Dysfonctionnements de moins seront placés à la fin de ce tour.
character-fenn-text = Quand vous démasquez un Espion, vous pouvez remplacer 1 des Connaissances demandées par 1 d’un autre type : cela utilise la Capacité.

## Réglages d’une table

option-level = Niveau de difficulté
option-level-help = Plus le niveau est élevé, plus il y a d’Espions sur le Plateau Principal au départ : 0, 2, 4 ou 5.
option-level-normal = Normal
option-level-hard = Difficile
option-level-insane = Dément
option-level-impossible = Impossible
option-spies = Espions au départ
option-spies-help = Le nombre exact d’Espions au départ, de 0 à 5 ; il prend la place de celui du niveau.
option-redirect = Sens de la Déviation
option-redirect-help = Le sens dans lequel la Tuile Critique « Déviation » envoie les Dysfonctionnements : la règle dit horaire, son exemple va dans l’autre sens.
option-redirect-clockwise = Sens horaire
option-redirect-anticlockwise = Sens anti-horaire
option-supply = Réserve
option-supply-help = La réserve entière, ou une réserve plus petite pour une partie plus courte et plus dure.
option-supply-full = Entière
option-supply-short = Réduite
option-first = Premier joueur
option-first-help = Qui joue en premier ; si vous ne choisissez personne, le sort en décide.
option-characters = Personnages
option-characters-help = Un Personnage par place, dans l’ordre (par exemple nova, linny) ; sinon, ils sont tirés au sort.
option-edition = Édition
option-edition-help = Un fichier à vous, qui corrige jetons, tuiles ou plateau là où notre édition diffère de votre boîte.

## D’où viennent les composants

provenance-rulebook = Indiqué par le livret de règles
provenance-public = Indiqué par une source publique
provenance-reconstructed = Reconstitué par nos soins
provenance-corrected = Corrigé par votre fichier
