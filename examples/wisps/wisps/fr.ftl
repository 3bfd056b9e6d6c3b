game-title = Feux follets

question-show = { $points ->
    [one] Quelle lanterne montrez-vous, pour { $points } point ?
   *[other] Quelle lanterne montrez-vous, pour { $points } points ?
}
question-trade = Échangez-vous une lanterne contre celle du dessus du coffre ?

move-show = Montrer la lumière { $light }
move-trade = Échanger la lumière { $light }
move-keep = Garder vos lanternes

refusal-game-over = La partie est finie.
refusal-not-asked = On ne vous demande rien en ce moment.
refusal-another-question = Cela ne répond pas à la question posée.
refusal-no-such-move = Ce coup n’existe pas.
refusal-no-lantern = Vous n’avez plus de lanterne à cette place.

event-wisp = { $points ->
    [one] Manche { $round } : { $points } point luit sur la lande.
   *[other] Manche { $round } : { $points } points luisent sur la lande.
}
event-showed = { $player } montre la lumière { $light }.
event-caught = { $points ->
    [one] { $player } attrape les feux follets : { $points } point.
   *[other] { $player } attrape les feux follets : { $points } points.
}
event-drifted = { $points ->
    [one] Personne ne brille seul : { $points } point s’éloigne vers la manche suivante.
   *[other] Personne ne brille seul : { $points } points s’éloignent vers la manche suivante.
}
event-traded = { $player } écarte la lumière { $light } et pioche une lanterne.
event-drew = Vous piochez la lumière { $light }.
event-kept = { $player } garde toutes ses lanternes.

ending-most-points = La lande s’assombrit : le plus grand nombre de points l’emporte.
ending-shared = La lande s’assombrit, et la victoire est partagée.

# What the terminal and the plain board call fields and kinds of thing; `kind-` are the words that can be typed.
kind-lantern = lanterne l
kinds-lantern = Lanternes
field-round = Manche
field-glow = Feux follets sur la lande
field-left = Coffre
field-spent = Lumières sorties du jeu
field-points = Points
field-shown = Montrée en dernier
field-hand = Main

thing-lantern = Lanterne { $number }
