# Les mots du terminal. Une espace insécable précède ? ! : ; et borde les guillemets.

## Commandes : les mots que l’on peut taper, séparés par des espaces

command-rules = règles regles regle règle rules
command-why = w pourquoi why
command-undo = u annuler undo
command-chronicle = c chronique chronicle
command-language = l langue language
command-save = s sauver save
command-info = i infos info
command-quit = q quitter quit exit
command-help = h aide help
command-counsel = a conseil avis hint
command-coach = k coach entraîneur entraineur

## Sortes de choses : comment les nommer au clavier

kind-hex = h hex case c
kind-card = carte card
kind-gift = g cadeau gift
kind-arrow = a flèche fleche arrow
kind-tile = t tuile tile
kind-seat = joueur siège siege
kind-secret = secret
kind-grove = b bosquet
kind-token = j jeton
kind-pile = p pile élite elite
kind-machine = m machine
kind-section = section
kind-spy = espion spy
kind-worker = ouvrier worker
kind-character = personnage character
kind-compass = boussole compass
kind-gap = espace gap
kind-fairy = fée fee f
kind-carried = objet o
kind-held = tiré tire
kind-bag = sac bag
kind-role = r rôle role
kind-region = région region
kind-tower = tour tower
kind-cloud = n nuage cloud
kind-circle = cercle circle
kind-pawn = pion pawn
kind-resource = ressource resource

## Premier écran

welcome = Brocéliande · { $game }
aim-benevolent = Réunissez avant les autres un jeton de chacun des cinq Cadeaux : Trèfle, Plume, Cristal, Ambre et Statuette. À votre tour, posez un Pas dans la Forêt, puis faites l’action de la case, en payant une Feuille pour chaque Pas qui n’est pas à vous, ou ramassez 2 Feuilles.
aim-bloody-grove = Contrôlez les trois Bosquets à la fin d’une manche, ou ayez le plus de Domination après quatre manches. À votre tour, invoquez un Esprit au Bosquet actif, ou transformez votre Druide pour recruter des Esprits Élite.
aim-bethel-woods = Gagnez tous ensemble en construisant la Machine à Songes : envoyez six Ouvriers dans l’Orphelinat, chacun payé en Connaissances. À votre tour, prenez les Ouvriers d’une Machine et égrainez-les un à un, en réparant au passage ; puis de nouvelles pannes arrivent.
aim-roundforest = Cueillez trois pommes d’or, payez vos dettes et rencontrez avant les autres l’esprit de la forêt. À votre tour, suivez un symbole blanc de votre tuile, ou faites une pause ; la tuile où vous êtes tourne, et vous agissez selon ce qui s’y trouve.
aim-broom-service = Ayez le plus de points de victoire après sept manches. À chaque manche, choisissez quatre rôles en secret ; quand vous en jouez un, soyez brave, au risque de vous faire prendre l’action, ou lâche, pour agir aussitôt. Volez de région en région, livrez des potions aux tours, chassez les nuages.
commands-play = Un numéro joue ce coup · ? la règle · ? MOT une autre · w { $thing } pourquoi pas { $thing }
commands-more = a conseil · i infos · u annuler · c chronique · l en langue · s FICHIER garder · q quitter
sealed = Tirage scellé, à vérifier en fin de partie (SHA-256) : { $commitment }

## À chaque décision

heading-turn = { $game } · tour { $turn }
chronicle-more = (c raconte aussi le début)
not-now = Impossible : { $move }. { $reason } [{ $rule }]
hint = numéro : jouer · a conseil · ? règle · w pourquoi pas · i infos · u annuler · h aide
prompt = { $player } >
hand-over = Au tour { DE($player) } : passez le clavier, puis appuyez sur Entrée.

## Réponses

help =
    Un numéro joue le coup de ce numéro ; le nom d’une chose la choisit aussi, par exemple { $thing }.
    ?             la règle de la question posée
    ? { $rule }      ce paragraphe des règles
    ? MOT         les paragraphes où ce mot se trouve
    w CHOSE       pourquoi ce n’est pas possible, par exemple w { $thing }
    i             ce qu’il y a à savoir de la table ; i { $thing } : d’une seule chose
    a             un conseil : les trois meilleurs coups et pourquoi (conseil fait de même)
    u             annuler votre dernière réponse, tant que personne n’a joué après vous
    c             toute la chronique
    l en          changer de langue (fr, en)
    s partie.json garder la partie dans un fichier
    k             une fois la partie finie : la revoir avec l’entraîneur (coach fait de même)
    q             quitter
    Entrée        redessiner la table
no-such-number = { $count ->
    [one] Il n’y a qu’un coup possible : tapez 1.
   *[other] Les coups possibles vont de 1 à { $count } : tapez l’un de ces numéros.
}
possible = C’est possible : tapez { $numbers }.
refused = { $reason } [{ $rule }]
not-understood = « { $text } » ne me dit rien. Tapez le numéro d’un coup, ou h pour l’aide.
no-move-there = Aucun coup ne désigne cela. Tapez le numéro d’un coup, ou h pour l’aide.
no-such-rule = Aucun paragraphe des règles ne répond à « { $text } ».
more-rules = { $count ->
    [one] Et { $count } autre paragraphe. Toutes les règles : broceliande rules { $game }
   *[other] Et { $count } autres paragraphes. Toutes les règles : broceliande rules { $game }
}
together = Tapez leurs numéros sur une ligne, dans n’importe quel ordre : 2 5 9
together-not = Ce n’est pas le nombre demandé.
no-undo-yet = Il n’y a encore rien à annuler.
no-undo = Cette fois, ce qui est fait est fait : on n’annule que sa propre réponse, avant qu’un autre ait joué, que le hasard s’en mêle ou qu’un secret se dévoile.
no-such-language = Je ne parle pas « { $text } » ; je connais : { $languages }.
saved = Partie gardée dans { $file }. Pour la reprendre : broceliande play { $game } --load { $file }
file-exists = { $file } existe déjà et pourrait être précieux : donnez un autre nom.
not-saved = La partie n’a pas pu être gardée dans { $file } : { $reason }. Essayez un autre nom.
nothing-to-say = Je n’ai rien à en dire. Essayez i tout court, ou i { $thing }.
quit-unsaved = La partie serait perdue. s FICHIER la garde, Entrée quitte, toute autre chose continue :
go-on = Très bien, on continue.
goodbye = À bientôt dans la Forêt !

## N’importe quel jeu

plain-legend = ? hors de votre vue · ► doit répondre
plain-hidden = hors de vue

## Fin

end-title = La partie est finie
end-winner = { $player } gagne la partie !
end-winners = Victoire partagée : { $players }.
end-everybody = Vous gagnez tous ensemble !
end-nobody = Personne ne gagne.
end-place = Place
end-name = Nom
end-score = Score
turns-played = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
end-length = { $turns ->
    [0] { $answers ->
        [one] { $answers } réponse.
       *[other] { $answers } réponses.
    }
   *[other] { $answers ->
        [one] { turns-played }, { $answers } réponse.
       *[other] { turns-played }, { $answers } réponses.
    }
}
end-commitment = Annoncé au début (SHA-256 de la graine) : { $commitment }
end-seed = Graine du tirage : { $seed }
end-prompt = k revoit la partie avec l’entraîneur ; s FICHIER garde la partie, à vérifier par broceliande verify FICHIER ; Entrée pour partir :

## Le conseil et l’entraîneur

counsel-thinks = Le hibou réfléchit…
counsel-over = Il n’y a plus rien à décider : k revoit la partie avec l’entraîneur.
counsel-company = Plusieurs personnes jouent ici, chacune pour soi : les conseils sont pour ceux qui jouent seuls contre des bots, ou tous ensemble.
counsel-title = Ce que le plus fort des bots regarderait, le meilleur d’abord :
counsel-title-figures = Ce que le plus fort des bots regarderait, avec vos chances si tous jouent comme ces bots :
counsel-title-alone = Ce que le plus fort des bots regarderait, avec vos chances si vous continuez comme le ferait un apprenti druide :
counsel-move = { $move } · { $percent } %
coach-later = L’entraîneur revoit la partie une fois qu’elle est finie.
coach-thinks = L’entraîneur revoit la partie…
coach-title = La partie telle qu’on la voyait à chaque moment, plus haut est meilleur
coach-title-figures = La partie telle qu’on pouvait la voir à chaque moment : les chances de gagner
coach-team = Vous tous
coach-curve = { $from } % → { $to } %
coach-known = Chaque courbe est tracée d’après ce que cette place pouvait savoir alors.
coach-costly = { $count ->
    [one] Le coup le plus coûteux { DE($player) }
   *[other] Les coups les plus coûteux { DE($player) }
}
coach-none = { $player } n’a rien laissé filer : aucun coup n’a coûté bien cher.
coach-lapse = Réponse { $ply } : { $played }
coach-better = Mieux : { $better }.
coach-lapse-figures = Réponse { $ply } : { $played } ({ $percent } %)
coach-better-figures = Mieux : { $better } ({ $best } %). Coût : { $cost } points.
coach-no-seat = Cette place n’existe pas : tapez k et un numéro de 1 à { $count }.

## Vérification et lecture

verify-table = { $game }, { $seats } joueurs, { $answers ->
    [one] { $answers } réponse rejouée
   *[other] { $answers } réponses rejouées
}.
verify-commitment = Empreinte de la graine (SHA-256) : { $commitment }
verify-seed = Graine : { $seed }
verify-right = Tout est juste : le tirage vient de cette graine, et chaque réponse était permise.
verify-no-seed = Chaque réponse était permise. La position de départ a été posée à la main : il n’y a pas de tirage à vérifier.
verify-wrong = Cette partie n’est pas juste : { $reason }
verify-other-seed = Cette partie n’est pas juste : l’empreinte annoncée n’est pas celle de sa graine.
verify-unreadable = Impossible de lire { $file } : { $reason }

## Benevolent

benevolent-place = { $place ->
    [altar] Autel
    [meadow] Pré
    [nest] Nid
    [pond] Étang
    [circle] Cercle
   *[table] Table
}
benevolent-place-does = { $place ->
    [altar] Autel Sacré : acheter un Cadeau à son prix.
    [meadow] Pré : prendre un Trèfle.
    [nest] Nid : prendre une Plume.
    [pond] Étang : dormir, c’est-à-dire suivre une flèche du Chemin Onirique.
    [circle] Cercle de Pierre : échanger un Cadeau contre le suivant, à droite.
   *[table] Table en Bois : prendre un Secret libre de la pyramide.
}
benevolent-legend = ○ Pas gris · [n] un coup · −n péage
benevolent-head-leaves = Feuilles
benevolent-head-card = Pas
benevolent-head-price = { "  " }prix
benevolent-head-supply = { "  " }Réserve et piles
benevolent-dream = Chemin Onirique
benevolent-arrow = { $way ->
    [on] → { $to }
   *[back] ← { $to }
}{ $gift ->
    [none] { "" }
   *[other] { " " }{ gift-name }
}
benevolent-pyramid = Pyramide des Secrets
benevolent-pyramid-empty = Elle est vide.
benevolent-secret-name = { $code } { $name }
benevolent-secret = { $code } { $name }. { $text }

# La table de Bloody Grove
bloody-grove-round = Manche { $round } sur 4, tour { $turn } sur 6
bloody-grove-starter = commence cette manche
bloody-grove-player = main { $hand } [{ $backs }] · paquet { $deck } · Domination { $points }
bloody-grove-druid = { $druid ->
    [black] Druide noir
   *[green] Druide vert
}
bloody-grove-transformation = Transformation { $count } : { $card }
bloody-grove-known = en main : { $cards }
bloody-grove-hand = Votre main
bloody-grove-elites = À recruter (dans les piles : { $left })
bloody-grove-venerables = Vénérables
bloody-grove-reserve = Réserve
bloody-grove-discard = Défausse
bloody-grove-legend = gauche|force ⇄ Ruse ✦ Arcane ★ Domination|droite · ? jeton caché ✕ Détruire

# Compiler et mesurer
warm-game = Compilation { DE($game) }
bench-begins = Mesures en cours…
bench-peers = Le même jeu au hasard dans OpenSpiel
bench-seats = { $game } ne se joue pas à { $seats }.
vector-title = Parties avancées ensemble, { $batch } à la fois, sur { $threads ->
        [one] un fil
       *[other] { $threads } fils
    } ; observations et coups légaux écrits à chaque pas
vector-steps = pas/s
vector-room = octets par partie
vector-zoo = une seule partie, façon PettingZoo
vector-peer = face à connect_four
bench-title = Parties au hasard, tous les coups légaux engendrés à chaque pas ; un cœur
bench-game = Jeu
bench-count = Places
bench-plain = Simple, coups/s
bench-fast = Rapide, coups/s
bench-games = Rapide, parties/s
bench-step = Pas à pas depuis Python, coups/s
bench-clones = Copies/s
bench-redeals = Redonnes/s
bench-compile = Compilation à froid, s de calcul
bench-warm = Départ à chaud, s
arena-plays = L’arène : { $game }
arena-title = { $game }, { $seats } { $seats ->
    [one] place
   *[other] places
}
arena-bot = Bot
arena-elo = Elo
arena-won = Parties gagnées
arena-interval = Intervalle à 95 %
arena-games = Parties
arena-share = Part des victoires
arena-mean = Score moyen
arena-pairs = Toutes les paires : ce que gagne un bot seul parmi d’autres
arena-alone = Seul
arena-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-pair = { $share }
    ({ $low } à { $high }), { $games }
calibrate-plays = Étalonnage : { $game }
calibrate-title = Chances sur cent, { $positions } positions ; chacune annoncée par une droite ajustée sur d’autres parties
calibrate-called = Annoncé
calibrate-won = Gagné
calibrate-count = Positions
calibrate-holds = Cela tient : des chiffres sont donnés à de telles tables.
calibrate-fails = Cela ne tient pas à trois sur cent partout, ou les positions sont trop peu nombreuses : aucun chiffre n’est donné à de telles tables.
train-games = Génération { $number } sur { $of } : parties
train-master = Génération { $number } sur { $of } : un maître apprend et joue
train-learning = Génération { $number } sur { $of } : apprentissage
train-beliefs = Génération { $number } sur { $of } : quels mondes sont probables
train-duels = Génération { $number } sur { $of } : duels
train-title = Ce qui a été appris
train-picture = { $game } : ce qui a été appris
train-generation = Génération
train-games-seen = Parties
train-positions = Positions
train-surprise = Surprise sur des parties mises de côté, en bits
train-duels-won = Duels gagnés, sur cent
train-kept = Gardé
train-yes = oui
train-no = non
train-duel = À { $seats } : { $won } (intervalle : { $low } à { $high }), { $games } parties ; { $fair } serait égal
train-best = Le meilleur réseau : { $net }. La courbe : { $picture }.
train-use = Pour jouer avec lui : { $command }
arena-picture = Elo au-dessus du plus faible de chaque jeu, avec intervalles à 95 %.
card-title = Parties sur une carte graphique ({ $card }), { $batch } de front
card-moves-per-s = Jeu au hasard, coups/s
card-games-per-s = Jeu au hasard, parties/s
card-steps-per-s = Pas à pas, pas/s
card-position-bytes = Octets d’une position
card-bytes-per-game = Octets d’une partie, tous tableaux compris
card-start = Démarrage, s
bench-ratios = À côté des parties d’OpenSpiel en C++, même mesure (coups/s sous chaque nom)
load-title = { $game } à des tables de { $seats }, parties au hasard par de vraies connexions ; le serveur sur un cœur
load-tables = Tables
load-moves = Coups/s tenus
load-half = p50, ms
load-most = p99, ms
load-client = p99 vu des clients, ms
load-core = Part du cœur
load-waited = À l’attendre
load-limit = Coups/s au plus
load-idle = Table au repos, Ko
load-full = Avec ses connexions, Ko
load-long = Une partie de { $answers } réponses se charge en { $load_s } s ; une partie entamée prend { $midst_table_kb } Ko en mémoire. Le serveur démarre en { $start_s } s à côté de { $stored } parties gardées, en { $start_empty_s } s sans aucune.
figure-most = Au plus vite, à { $tables } tables de 3 : { $most_moves_per_s } coups/s (but : { $aim } au moins). En temps de calcul du serveur seul : { $moves_per_core_s } coups par seconde de son cœur ; part du temps à attendre ce cœur : { $core_waited }.
figure-pace = { $tables } tables de { $seats } à { $moves_per_s } coups/s (demandés : { $rate }) : p99 { $p99_ms } ms (but : { $aim } au plus), p50 { $p50_ms } ms ; vu des clients : p99 { $client_p99_ms } ms. Part du cœur : { $core_share } ; à l’attendre : { $core_waited }.
figure-sockets = { $sockets } connexions au repos : { $memory_mb } Mo de mémoire (but : { $aim } au plus), soit { $socket_kb } Ko chacune, avec sa part de table.
figure-lobby = Une page de l’accueil avec { $listed } tables ouvertes, { $pages } pages que personne n’avait encore demandées : p99 { $p99_ms } ms (but : { $aim } au plus), p50 { $p50_ms } ms. La première page, avec { $wishes } souhaits : p99 { $wish_p99_ms } ms, p50 { $wish_p50_ms } ms. La plus grande page : { $largest_kb } Ko.
figure-hostile = Les autres, à { $tables } tables et { $rate } coups/s : p99 { $calm_p99_ms } ms ; à côté d’un client hostile qui use de tout ce qui lui est permis ({ $frames_per_s } messages/s et autant de requêtes) : { $beside_p99_ms } ms. Ralentis : { $slower_percent } % (but : { $aim } % au plus).
figure-calls = Les autres, à { $tables } tables et { $rate } coups/s : p99 { $calm_p99_ms } ms ; avec des appels à { $calls_per_min } personnes par minute : { $beside_p99_ms } ms. Ralentis : { $slower_percent } % (but : { $aim } % au plus). Appels faits : { $calls }, partis : { $taken }, le plus lent après { $longest_s } s ; ennuis : { $troubles }.
figure-load = Charge de la machine juste avant : { $load }.

## Bethel Woods

bethel-letter = { $type ->
    [mechanical] M
    [structural] S
    [digital] D
   *[electrical] É
}
bethel-worker = { $worker ->
    [mechanic] Méc
    [engineer] Ing
    [technician] Tec
   *[electrician] Éle
}
bethel-machine = Machine { $machine }
bethel-section = Orphelinat
bethel-spy = Espion
bethel-unknown-tile = Tuile Critique ?
bethel-hand = En main : { $workers } → Machine { $machine }
bethel-dream = Machine à Songes { $picture } { $built } sur 6 · coût de la prochaine tuile : { $cost }
bethel-stock = Réserve { $left } · défausse { $gone }
bethel-column = Espions à venir : { $column }

## Roundforest

roundforest-legend = ● blanc ○ vide, intérieur d’abord · [n] coup · (n) avec boussole · × bloquée
roundforest-head-compass = boussoles
roundforest-head-copper = cuivre
roundforest-head-silver = argent
roundforest-head-apples = pommes
roundforest-head-debts = dettes
roundforest-ready = en règle
roundforest-carries = { $objects }
roundforest-owes = doit à { $characters }
roundforest-held = En question : { $objects }
roundforest-chip = { $chip ->
    [blue] bleue
    [yellow] jaune
   *[red] rouge
}
roundforest-fairy = Fée des bois
roundforest-row = { $row ->
    [bottom] En bas, { $cost } cuivre
    [middle] Milieu, { $cost } cuivre
   *[top] En haut, { $cost } cuivre
}
roundforest-blue-bag = Sac bleu : { $objects }
roundforest-black-bag = Noir : { $blue }b { $yellow }j { $red }r
roundforest-pile = Pioche : { $cards }
roundforest-supply = Stock : { $copper }c { $silver }a { $apples }p
roundforest-gap = { $object } { $gap }
roundforest-called = Pour { $player }

## Broom Service

broom-round = Manche { $round } sur 7 · tour { $trick } · { $event }
broom-cursed = Rôles maudits : { $roles }
broom-led = À servir : { $role }
broom-hand = Votre main :
broom-head = { $head ->
    [points] PV
    [cards] cartes
    [bolts] écl.
    [amulets] amul.
   *[tiles] tuiles
}
broom-resource = { $resource ->
    [orange] Or
    [violet] Vi
    [green] Ve
   *[wand] bag.
}
broom-stance = { $stance ->
    [brave] brave !
    [cowardly] lâche
    [none] sans action
    [passed] au suivant
   *[out] hors jeu
}
broom-landscape = { $landscape ->
    [forest] F
    [hill] C
    [mountain] M
    [prairie] P
   *[water] eau
}
broom-colour = { $colour ->
    [orange] Or
    [violet] Vi
   *[green] Ve
}
broom-tile-kind = { $kind ->
    [mountain] tuile
    [forest] tuile
   *[hill] marché
}
broom-tile = { $region } : { $text }
broom-legend = ☁ étoiles/éclairs (! : orage) · tours : couleur, points, □ carrée, + baguette

## Des bots plus rapides

faster-offer = Brocéliande : ici les bots réfléchissent en Python seul, et sont moins forts. Pour les renforcer : broceliande faster
faster-there = Tout est là : les jeux sont compilés, et les bots réfléchissent aussi vite qu’ils le peuvent.
faster-what = Pour compiler les jeux, ceci installe { $packages } : environ { $download } Mo à télécharger, { $unpacked } Mo sur le disque.
faster-ask = L’installer ? (o/N)
faster-say-yes = Rien n’a été installé. Personne ne peut répondre ici ; si vous êtes d’accord, lancez : broceliande faster --yes
faster-done = C’est fait. Les jeux se compilent en arrière-plan à la prochaine partie.
faster-failed = L’installation n’a pas abouti ; les lignes ci-dessus disent pourquoi. Rien n’est perdu : les jeux continuent comme avant. Réessayez quand le réseau sera revenu.
faster-passing = Cette copie de Brocéliande disparaît d’elle-même, avec tout ce qu’on y installe. Lancez-la plutôt ainsi : { $command }
faster-no-pip = Il n’y a pas de pip ici pour installer. Installez comme vous avez installé Brocéliande : { $packages }
faster-no-room = Il n’y a pas assez de place dans { $folder } : { $free } Mo sont libres, il en faut { $needed }. Faites de la place et réessayez.
foreign-part = La bibliothèque { $name } est installée ici, mais pour une autre machine ou un autre Python, et ne se charge pas. Réinstallez-la : { $command }
no-compiler = Il faut pour cela des jeux compilés, et ce qui les compile n’est pas installé ici. Ceci l’installe : broceliande faster
