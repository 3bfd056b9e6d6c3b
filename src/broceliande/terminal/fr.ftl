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

## Sortes de choses : comment les nommer au clavier

kind-hex = h hex case c
kind-card = carte card
kind-gift = g cadeau gift
kind-arrow = a flèche fleche arrow
kind-tile = t tuile tile
kind-seat = joueur siège siege
kind-secret = secret

## Premier écran

welcome = Brocéliande · { $game }
aim-benevolent = Réunissez avant les autres un jeton de chacun des cinq Cadeaux : Trèfle, Plume, Cristal, Ambre et Statuette. À votre tour, posez un Pas dans la Forêt, puis faites l’action de la case, en payant une Feuille pour chaque Pas qui n’est pas à vous, ou ramassez 2 Feuilles.
commands-play = Un numéro joue ce coup · ? la règle · ? MOT une autre · w h3 pourquoi pas h3
commands-more = i infos · u annuler · c chronique · l en langue · s FICHIER garder · q quitter
sealed = Tirage scellé, à vérifier en fin de partie (SHA-256) : { $commitment }

## À chaque décision

heading-turn = { $game } · tour { $turn }
chronicle-more = (c raconte aussi le début)
not-now = Impossible : { $move }. { $reason } [{ $rule }]
hint = numéro : jouer · ? règle · w pourquoi pas · i infos · u annuler · h aide
prompt = { $player } >
hand-over = Au tour de { $player } : passez le clavier, puis appuyez sur Entrée.

## Réponses

help =
    Un numéro joue le coup de ce numéro ; le nom d’une chose la choisit aussi : h7 pour la case 7, t2 pour la tuile 2.
    ?             la règle de la question posée
    ? BE-031      ce paragraphe des règles
    ? péage       les paragraphes où ce mot se trouve
    w h3          pourquoi la case 3 n’est pas possible
    i             les lieux et les Secrets en vue ; i P4, i t2, i h7 : une seule chose
    u             annuler votre dernière réponse, tant que personne n’a joué après vous
    c             toute la chronique
    l en          changer de langue (fr, en)
    s partie.json garder la partie dans un fichier
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
no-undo-yet = Il n’y a encore rien à annuler.
no-undo = Cette fois, ce qui est fait est fait : on n’annule que sa propre réponse, avant qu’un autre ait joué, que le hasard s’en mêle ou qu’un secret se dévoile.
no-such-language = Je ne parle pas « { $text } » ; je connais : { $languages }.
saved = Partie gardée dans { $file }. Pour la reprendre : broceliande play { $game } --load { $file }
file-exists = { $file } existe déjà et pourrait être précieux : donnez un autre nom.
not-saved = La partie n’a pas pu être gardée dans { $file } : { $reason }. Essayez un autre nom.
nothing-to-say = Je n’ai rien à en dire. Essayez i tout court, i P4, i h7 ou i t2.
quit-unsaved = La partie serait perdue. s FICHIER la garde, Entrée quitte, toute autre chose continue :
go-on = Très bien, on continue.
goodbye = À bientôt dans la Forêt !

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
end-prompt = s FICHIER garde la partie, à vérifier par broceliande verify FICHIER ; Entrée pour partir :

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

# Compiler et mesurer
warm-game = Compilation de { $game }
bench-begins = Mesures en cours…
bench-peers = Le même jeu au hasard dans OpenSpiel
bench-seats = { $game } ne se joue pas à { $seats }.
bench-title = Parties au hasard, tous les coups légaux engendrés à chaque pas ; un cœur
bench-game = Jeu
bench-count = Places
bench-plain = Simple, coups/s
bench-fast = Rapide, coups/s
bench-games = Rapide, parties/s
bench-step = Pas à pas depuis Python, coups/s
bench-clones = Copies/s
bench-compile = Compilation à froid, s de calcul
bench-warm = Départ à chaud, s
bench-ratios = À côté des parties d’OpenSpiel en C++, même mesure (coups/s sous chaque nom)
