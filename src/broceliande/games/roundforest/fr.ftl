# Les mots de Roundforest. Une espace insécable précède ? ! : ; et borde les guillemets.

game-title = Roundforest
game-pitch = Dans une forêt dont les tuiles tournent sous vos pas, cueillez trois pommes d’or, payez vos dettes et trouvez l’esprit de la forêt avant tout le monde.

## Morceaux de phrases, pour les messages qui suivent.

object-name = { $object ->
    [anvil] Enclume
    [barrel] Tonneau
    [stone] Pierre
    [saddle] Selle
    [chest] Coffre au trésor
    [sword] Épée
    [potion] Potion magique
    [cross] Croix
    [key] Clé
    [coin_copper] Jeton-pièce de cuivre
    [coin_silver] Jeton-pièce d’argent
    [helmet] Casque
    [horseshoe] Fer à cheval
    [hat] Chapeau
    [cheese] Fromage
    [kettle] Bouilloire
    [jug] Cruche
    [spoon] Cuillère
    [mortar] Mortier
    [mushroom] Champignon
    [bottle] Bouteille
    [boots] Bottes
   *[other] Rien
}
an-object = { $object ->
    [anvil] une enclume
    [barrel] un tonneau
    [stone] une pierre
    [saddle] une selle
    [chest] un coffre au trésor
    [sword] une épée
    [potion] une potion magique
    [cross] une croix
    [key] une clé
    [coin_copper] un jeton-pièce de cuivre
    [coin_silver] un jeton-pièce d’argent
    [helmet] un casque
    [horseshoe] un fer à cheval
    [hat] un chapeau
    [cheese] un fromage
    [kettle] une bouilloire
    [jug] une cruche
    [spoon] une cuillère
    [mortar] un mortier
    [mushroom] un champignon
    [bottle] une bouteille
    [boots] une paire de bottes
   *[other] un objet
}
the-object = { $object ->
    [anvil] l’enclume
    [barrel] le tonneau
    [stone] la pierre
    [saddle] la selle
    [chest] le coffre au trésor
    [sword] l’épée
    [potion] la potion magique
    [cross] la croix
    [key] la clé
    [coin_copper] le jeton-pièce de cuivre
    [coin_silver] le jeton-pièce d’argent
    [helmet] le casque
    [horseshoe] le fer à cheval
    [hat] le chapeau
    [cheese] le fromage
    [kettle] la bouilloire
    [jug] la cruche
    [spoon] la cuillère
    [mortar] le mortier
    [mushroom] le champignon
    [bottle] la bouteille
    [boots] les bottes
   *[other] l’objet
}
a-taken = { $taken ->
    [anvil] une enclume
    [barrel] un tonneau
    [stone] une pierre
    [saddle] une selle
    [chest] un coffre au trésor
    [sword] une épée
    [potion] une potion magique
    [cross] une croix
    [key] une clé
    [coin_copper] un jeton-pièce de cuivre
    [coin_silver] un jeton-pièce d’argent
    [helmet] un casque
    [horseshoe] un fer à cheval
    [hat] un chapeau
    [cheese] un fromage
    [kettle] une bouilloire
    [jug] une cruche
    [spoon] une cuillère
    [mortar] un mortier
    [mushroom] un champignon
    [bottle] une bouteille
    [boots] une paire de bottes
   *[other] un objet
}
character-name = { $character ->
    [smith] Forgeron
    [innkeeper] Aubergiste
    [sculptor] Sculpteur
    [witch] Sorcière
    [bandit] Bandit
    [devil] Démon
    [prince] Prince
    [unicorn] Licorne
    [pedlar] Marchand ambulant
    [goblin] Lutin
    [beggar] Mendiant
    [forest_spirit] Esprit de la forêt
   *[other] Personne
}
the-character = { $character ->
    [smith] le forgeron
    [innkeeper] l’aubergiste
    [sculptor] le sculpteur
    [witch] la sorcière
    [bandit] le bandit
    [devil] le démon
    [prince] le prince
    [unicorn] la licorne
    [pedlar] le marchand ambulant
    [goblin] le lutin
    [beggar] le mendiant
    [forest_spirit] l’esprit de la forêt
   *[other] le personnage
}
of-character = { $character ->
    [smith] du forgeron
    [innkeeper] de l’aubergiste
    [sculptor] du sculpteur
    [witch] de la sorcière
    [bandit] du bandit
    [devil] du démon
    [prince] du prince
    [unicorn] de la licorne
    [pedlar] du marchand ambulant
    [goblin] du lutin
    [beggar] du mendiant
    [forest_spirit] de l’esprit de la forêt
   *[other] du personnage
}
to-character = { $character ->
    [smith] au forgeron
    [innkeeper] à l’aubergiste
    [sculptor] au sculpteur
    [witch] à la sorcière
    [bandit] au bandit
    [devil] au démon
    [prince] au prince
    [unicorn] à la licorne
    [pedlar] au marchand ambulant
    [goblin] au lutin
    [beggar] au mendiant
    [forest_spirit] à l’esprit de la forêt
   *[other] au personnage
}
chip-name = { $chip ->
    [blue] puce bleue
    [yellow] puce jaune
   *[red] puce rouge
}
row-name = { $row ->
    [bottom] rangée inférieure
    [middle] rangée du milieu
   *[top] rangée supérieure
}
n-coins = { $metal ->
    [copper] { $coins ->
        [one] { $coins } pièce de cuivre
       *[other] { $coins } pièces de cuivre
    }
   *[silver] { $coins ->
        [one] { $coins } pièce d’argent
       *[other] { $coins } pièces d’argent
    }
}
a-coin = { $metal ->
    [copper] une pièce de cuivre
   *[silver] une pièce d’argent
}
n-apples = { $apples ->
    [0] aucune pomme d’or
    [one] { $apples } pomme d’or
   *[other] { $apples } pommes d’or
}
n-debts = { $debts ->
    [0] aucune dette
    [one] { $debts } dette
   *[other] { $debts } dettes
}
list-none = rien
list-two = { $one } et { $two }
list-more = { $one }, { $rest }
tile-name = { $column }{ $row }
gap-name = entre { $tile } et { $other }
lies-well = puits magique
lies-chip = { chip-name }
lies-object = { an-object }
lies-character = { the-character }
lies-nothing = rien

## Ce que veulent et font les personnages

wish = donner { $given } (en échange : { $reward })
wish-shown = donner { $given } en ayant { $shown } dans le sac à dos (en échange : { $reward })
reward-none = rien
reward-apple = une pomme d’or
missions = mission du haut, { $top } ; mission du bas, { $bottom }
ability-prince = tirer 3 objets du sac bleu et en garder un
ability-unicorn = chevaucher jusqu’à la tuile de son choix ; y agir si l’on dépense une selle
ability-pedlar = vendre de 1 à 3 objets, une pièce de cuivre chacun, ou acheter une pomme d’or contre une pièce d’argent
ability-goblin = échanger un de ses objets contre n’importe quel objet du sac bleu, sauf un jeton-pièce
ability-beggar = contre une pièce de cuivre, chercher dans la pioche la carte-personnage de son choix
ability-forest-spirit = sans aucune dette, remettre { n-apples }, recevoir l’anneau d’émeraude et gagner
where-pile = dans la pioche
where-drawn = carte que l’on vient de tirer
where-debt = en { $tile }, dette { DE($player) }
where-open = en { $tile }, pour qui voudra

## Questions, posées à qui décide

question-start-window = Une chose à faire avant d’avancer ?
question-end-window = Une chose à faire avant de finir ? Votre tour s’achève ensuite.
question-move = { $where ->
    [backpack] Où entrez-vous dans la forêt ? Votre pion attend sur votre sac à dos.
   *[tile] Où allez-vous depuis { $tile } ? Les symboles blancs y mènent.
}
question-object = { object-name } : qu’en faites-vous ?
question-coin-token = { $metal ->
    [copper] Changez-vous ce jeton en pièce de cuivre ? C’est maintenant ou jamais.
   *[silver] Changez-vous ce jeton en pièce d’argent ? C’est maintenant ou jamais.
}
question-yellow-target = Où posez-vous { the-object } ? Sur une tuile à { chip-name } ; la puce est mise de côté.
question-mission = Vous rencontrez { the-character } : que faire ? Mission accomplie, pas de dette.
question-ability = Faites-vous appel { to-character } ? Sinon, la carte attend ici qui passera.
question-prince-pick = Quel objet du prince gardez-vous ? Les autres retournent dans le sac bleu.
question-unicorn-target = Où la licorne vous dépose-t-elle ? Sans selle, vous vous arrêtez là.
question-saddle = Dépensez-vous votre selle pour agir ici ? Sur cette tuile : { $lies }.
question-pedlar = Quelle affaire avec le marchand ambulant ? Vous vendez des objets, ou vous achetez une pomme.
question-goblin = Quel objet échangez-vous, et contre lequel ? L’autre vient du sac bleu.
question-beggar-pick = Qui le mendiant va-t-il vous chercher ? Comme si vous veniez de piocher cette carte.
question-well = Quel échange faites-vous au puits ? Il s’en fait un au plus.
question-spirit-place = { $chip ->
    [none] Où posez-vous l’esprit de la forêt ? { $player } peut le rencontrer ; sur une tuile nue.
   *[other] Où posez-vous l’esprit de la forêt ? { $player } peut le rencontrer ; sur une tuile à { chip-name }.
}

## Coups

move-window-done = { $window ->
    [start] Passer au déplacement
   *[end] Terminer le tour
}
move-window-open = Ouvrir le coffre au trésor : le coffre et la clé contre une pomme d’or
move-window-fill = Poser { the-object } dans l’espace { $gap }
move-window-clear = Retirer { the-object } de l’espace { $gap }
move-move = Aller en { $tile } ({ $lies })
move-move-compass = Dépenser une boussole pour aller en { $tile } ({ $lies })
move-move-pause = { $where ->
    [backpack] Attendre sur le sac à dos
   *[tile] Faire une pause : on reste, et la tuile tourne
}
move-object-keep = Garder { the-object }
move-object-leave = Laisser { the-object } sur la tuile
move-object-barter = { $coins ->
    [0] Troquer { the-object } contre { $other } ({ row-name }, sans supplément)
   *[other] Troquer { the-object } contre { $other } ({ row-name }, plus { n-coins })
}
move-coin-token-convert = Changer le jeton contre { a-coin }
move-coin-token-keep = { $metal ->
    [copper] Garder le jeton-pièce de cuivre comme objet
   *[silver] Garder le jeton-pièce d’argent comme objet
}
move-yellow-target = Poser en { $tile } ({ $lies })
move-mission-top = Mission du haut { of-character } : { $wish }
move-mission-bottom = Mission du bas { of-character } : { $wish }
move-mission-apple = Sacrifier une pomme d’or { to-character }
move-mission-debt = Contracter une dette envers { the-character } ({ $text })
move-ability-use = Faire appel { to-character } : { $text }
move-ability-leave = Laisser ici { the-character } pour plus tard ({ $text })
move-prince-pick = Garder { the-object }
move-unicorn-target = Chevaucher jusqu’en { $tile } ({ $lies })
move-saddle-use = Dépenser la selle et agir
move-saddle-keep = Garder la selle et s’arrêter là
move-pedlar = Vendre { $objects } (une pièce de cuivre par objet)
move-pedlar-apple = Acheter une pomme d’or contre 1 pièce d’argent
move-goblin = Échanger { the-object } contre { $other }
move-beggar-pick = Faire chercher { the-character } : { $text }
move-well-nothing = Ne rien échanger
move-well-objects = Donner { $objects } contre 2 pièces de cuivre
move-well-silver = Donner 3 pièces de cuivre contre 1 pièce d’argent
move-well-apple = Donner 1 pièce d’argent contre 1 pomme d’or
move-spirit-place = Poser l’esprit de la forêt en { $tile } ({ $lies })

## Refus

refusal-game-over = La partie est terminée : il n’y a plus rien à jouer.
refusal-not-your-turn = Ce n’est pas à vous : c’est à { $player } de répondre.
refusal-wrong-phase = Ce n’est pas le moment. Répondez d’abord à la question posée.
refusal-no-such-move = Ce coup n’existe pas. Choisissez parmi ceux qui vous sont proposés.
refusal-not-in-forest = Cet endroit est hors de la forêt. Choisissez une tuile.
refusal-not-bordering = Votre premier pas mène à l’une des deux tuiles qui bordent votre sac à dos : choisissez l’une d’elles.
refusal-not-in-line = Cette tuile est hors de portée : on avance d’une ou deux tuiles, en ligne droite.
refusal-same-tile = Vous êtes déjà sur cette tuile. La licorne vous emmène vers une autre.
refusal-tile-occupied = { $player } s’y trouve déjà, et une tuile n’accueille jamais deux pions.
refusal-needs-saddle = Sur cette tuile attend { the-character }, et la licorne ne vous y emmène que si vous avez une selle à dépenser pour agir : { $text }.
refusal-spirit-not-ready = L’esprit de la forêt ne reçoit que ceux qui ont { $goal } pommes d’or et aucune dette. Vous avez { n-apples } et { n-debts }.
refusal-nothing-to-do = Sur cette tuile attend { the-character }, et vous ne pouvez rien y faire pour l’instant : { $text }.
refusal-no-white-symbol = Le symbole qui mène à cette tuile est vide, et vous n’avez plus de boussole. Suivez un symbole blanc, ou faites une pause.
refusal-must-leave-backpack = On ne fait pas de pause sur son sac à dos tant qu’une tuile voisine est libre. Entrez dans la forêt.
refusal-no-chest-and-key = Pour cela, il vous faut un coffre au trésor et une clé dans votre sac à dos.
refusal-blocking-off = Cette partie se joue sans blocage.
refusal-gap-used = Vous avez déjà posé ou retiré un objet lourd pendant ce tour : on ne le fait qu’une fois par tour.
refusal-gap-not-near = Cet espace ne borde pas votre tuile. Choisissez-en un qui la touche.
refusal-no-heavy-object = Vous ne portez pas d’objet lourd à poser là.
refusal-place-empty = La fée n’a rien à cet emplacement. Choisissez-en un autre.
refusal-cannot-pay-fairy = { $have ->
    [0] Cette rangée coûte { n-coins }, ou 1 pièce d’argent à défaut de cuivre ; vous n’avez ni l’un ni l’autre.
    [1] Cette rangée coûte { n-coins }, ou 1 pièce d’argent à défaut de cuivre ; vous n’avez qu’une pièce de cuivre.
   *[other] Cette rangée coûte { n-coins }, ou 1 pièce d’argent à défaut de cuivre ; vous n’avez que { NUMBER($have) } pièces de cuivre.
}
refusal-no-such-object = Il n’y a pas d’objet à cette place. Choisissez parmi ceux de votre sac à dos.
refusal-like-object = Vous en avez deux pareils : désignez le premier, cela revient au même.
refusal-not-two-objects = Le puits prend exactement deux objets, ni plus ni moins.
refusal-not-in-bag = { object-name } : il n’y en a pas dans le sac bleu. Choisissez un autre objet.
refusal-coin-not-swapped = Le lutin ne cède pas de jeton-pièce. Choisissez un autre objet.
refusal-no-room = { $places ->
    [one] Votre sac à dos est plein : il n’a que { NUMBER($places) } place.
   *[other] Votre sac à dos est plein : il n’a que { NUMBER($places) } places.
}
refusal-second-heavy = Vous portez déjà { the-object }, et un sac à dos ne supporte qu’un objet lourd.
refusal-not-drawn = Le prince n’a pas tiré cet objet. Choisissez parmi ceux qu’il montre.
refusal-wrong-tile = { $chip ->
    [none] Cette tuile n’est pas nue. Choisissez-en une qui ne porte rien.
   *[other] Il n’y a pas de { chip-name } sur cette tuile. Choisissez-en une qui en porte.
}
refusal-must-act = Vous voilà auprès { of-character } : il faut agir, et l’on ne contracte pas de dette ici.
refusal-not-your-debt = Cette dette envers { the-character } n’est pas la vôtre, et une pomme d’or n’efface que vos propres dettes.
refusal-no-apple = Vous n’avez pas de pomme d’or à sacrifier.
refusal-cannot-pay-mission = Vous n’avez pas de quoi remplir cette mission : { $wish }.
refusal-too-few-coins = Il vous faudrait { n-coins }.
refusal-no-coin-left = { $metal ->
    [copper] Le stock n’a plus assez de pièces de cuivre.
   *[silver] Le stock n’a plus de pièce d’argent.
}
refusal-no-apple-left = Le stock n’a plus de pomme d’or.
refusal-not-in-pile = { character-name } : cette carte n’est pas dans la pioche ({ $where }). Choisissez-en une autre.

## Chronique

event-dealt = La forêt est en place. Le premier tour est pour { $player }.
event-first-move = { $player } entre dans la forêt en { $tile }.
event-moved = { $player } va { DE($from) } en { $tile }.
event-compass-spent = { $left ->
    [0] { $player } dépense une boussole, la dernière.
    [1] { $player } dépense une boussole ; il lui en reste une.
   *[other] { $player } dépense une boussole ; il lui en reste { $left }.
}
event-paused = { $player } fait une pause en { $tile }.
event-waited = { $player } attend sur son sac à dos : les deux tuiles voisines sont prises.
event-turned = La tuile { $tile } tourne.
event-not-turned = La tuile { $tile } est bloquée et ne tourne pas.
event-restocked = Une { chip-name } est posée en { $tile }.
event-bag-refilled = { $chips ->
    [one] Le sac noir est vide : la puce mise de côté y retourne.
   *[other] Le sac noir est vide : les { $chips } puces mises de côté y retournent.
}
event-chip-taken = { $player } met de côté la { chip-name }.
event-object-drawn = { $player } tire { an-object }.
event-no-object = Le sac bleu est vide : { $player } ne tire rien.
event-object-found = { $player } trouve { an-object } en { $tile }.
event-kept = { $player } range { the-object } dans son sac à dos.
event-left = { $player } laisse { the-object } en { $tile }.
event-bartered = { $player } fait du troc avec la fée : { the-object } contre { a-taken } ({ row-name }).
event-paid = { $player } paie { n-coins } à la fée.
event-converted = { $player } change le jeton contre { a-coin }.
event-fairy-got = La rangée supérieure de la fée reçoit { an-object }.
event-laid = { $player } pose { the-object } en { $tile }.
event-returned = Aucune tuile ne convient : on remet { the-object } dans le sac bleu.
event-card-drawn = { $player } rencontre { the-character }.
event-no-card = La pioche est vide : { $player } ne rencontre personne.
event-mission-done = { $mission ->
    [top] { $player } remplit la mission du haut { of-character }.
   *[bottom] { $player } remplit la mission du bas { of-character }.
}
event-gave-object = { $player } cède { the-object }.
event-gave-coins = { $player } donne { n-coins }.
event-freed = { $player } ne doit plus rien { to-character }.
event-rewarded = { $player } reçoit { an-object } du sac bleu.
event-no-reward = { $player } ne reçoit rien : l’objet promis ({ an-object }) n’est pas dans le sac bleu.
event-got-apple = { $apples ->
    [1] { $player } reçoit une pomme d’or et en a maintenant une.
   *[other] { $player } reçoit une pomme d’or et en a maintenant { $apples }.
}
event-got-coins = { $player } reçoit { n-coins }.
event-sacrificed = { $player } sacrifie une pomme d’or { to-character }.
event-in-debt = { $player } contracte une dette envers { the-character }, qui attend en { $tile }.
event-card-laid = { $player } laisse { the-character } en { $tile }.
event-used = { $player } fait appel { to-character }.
event-none-fits = Aucun de ces objets ne tient dans le sac à dos : { $player } les rend tous.
event-rode = La licorne emmène { $player } en { $tile }.
event-fetched = Le mendiant va chercher { the-character } pour { $player }.
event-chest-opened = { $player } ouvre le coffre au trésor.
event-gap-filled = { $player } pose { the-object } dans l’espace { $gap }.
event-gap-cleared = { $player } retire { the-object } de l’espace { $gap }.
event-spirit-came = { $ready } peut rencontrer l’esprit de la forêt : { $player } le pose en { $tile }.
event-spirit-waits = { $ready } peut rencontrer l’esprit de la forêt, mais aucune tuile ne peut encore l’accueillir.
event-won = { $player } reçoit l’anneau d’émeraude des mains de l’esprit de la forêt et gagne la partie !
event-nobody-won = La limite de tours est atteinte : personne ne gagne.
ending-emerald-ring = L’anneau d’émeraude a trouvé preneur : la partie est finie.
ending-turn-limit = La limite de tours est atteinte : personne ne gagne.

## Ce que l’on peut désigner

thing-tile = Tuile { $tile } : { $lies }
thing-compass = Boussoles { DE($player) } : { $left }
thing-gap = { $object ->
    [none] Espace { $gap } : libre
   *[other] Espace { $gap } : { the-object }
}
thing-fairy = { $coins ->
    [0] Fée, { row-name } (sans supplément) : { object-name }
   *[other] Fée, { row-name } ({ n-coins }) : { object-name }
}
thing-carried = { $weight ->
    [heavy] { object-name } dans votre sac à dos (objet lourd)
   *[light] { object-name } dans votre sac à dos
}
thing-held = { $weight ->
    [heavy] { object-name }, à prendre ou à laisser (objet lourd)
   *[light] { object-name }, à prendre ou à laisser
}
thing-bag = { object-name } ({ $count } dans le sac bleu)
thing-character = { character-name } ({ $where }) : { $text }
thing-seat = { $player } : { n-apples }, { n-debts }
thing-answer-done = Continuer
thing-answer-open = Ouvrir le coffre
thing-answer-pause = Faire une pause
thing-answer-keep = Garder
thing-answer-leave = Laisser
thing-answer-convert = Changer contre une pièce
thing-answer-top = Mission du haut
thing-answer-bottom = Mission du bas
thing-answer-apple = Une pomme d’or
thing-answer-debt = Une dette
thing-answer-use = Utiliser
thing-answer-sell = Vendre
thing-answer-silver = Une pièce d’argent
thing-answer-nothing = Rien

## Options d’une table

option-first = Premier joueur
option-first-help = Qui joue en premier ; si vous ne désignez personne, le sort en décide.
option-harder = Partie plus difficile
option-harder-help = Les jetons-objets à pièce d’argent restent dans la boîte : l’argent ne vient plus que des puits.
option-blocking = Blocage et enlèvement
option-blocking-help = On peut poser des objets lourds entre les tuiles, qui ne tournent plus tant qu’ils y sont.
option-turn-limit = Limite de tours
option-turn-limit-help = Quand chacun a joué ce nombre de tours, la partie s’arrête sans vainqueur ; 100 tours, sauf si vous en décidez autrement.
option-corners = Coins des sacs à dos
option-corners-help = Les coins de la forêt où sont posés les sacs à dos, dans le sens horaire.
option-corners-NW-NE = Nord-ouest et nord-est
option-corners-NW-SE = Nord-ouest et sud-est
option-corners-NW-SW = Nord-ouest et sud-ouest
option-corners-NE-SE = Nord-est et sud-est
option-corners-NE-SW = Nord-est et sud-ouest
option-corners-SE-SW = Sud-est et sud-ouest
option-corners-NW-NE-SE = Nord-ouest, nord-est et sud-est
option-corners-NW-NE-SW = Nord-ouest, nord-est et sud-ouest
option-corners-NW-SE-SW = Nord-ouest, sud-est et sud-ouest
option-corners-NE-SE-SW = Nord-est, sud-est et sud-ouest
option-corners-NW-NE-SE-SW = Les quatre coins
option-edition = Édition
option-edition-help = Un fichier à vous qui corrige tuiles, objets ou personnages là où notre édition diffère de votre boîte.

## D’où vient le matériel

provenance-rulebook = Donné par la règle
provenance-public = Donné par une source publique
provenance-reconstructed = Reconstitué par nos soins
provenance-corrected = Corrigé par votre propre fichier
