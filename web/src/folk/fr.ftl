# Les mots entre gens : amis, places gardées, paroles, ce qu’on ne veut plus entendre.

title-friends = Mes amis, Brocéliande
friends = Mes amis
friends-none = Vos amis viennent par un lien.
friends-link = Le lien
friends-link-new = Un lien pour un ami
friends-link-words = Envoyez-le à qui vous voulez. Il vaut { $days } jours, pour { $uses } personnes. Qui vient par là et dit oui est de vos amis.
friends-link-send = Envoyer
friends-here = ici
friends-away = pas là
friends-part = Retirer
friends-part-title = Retirer { $name } de mes amis
friends-part-sure = { $name } n’en saura rien. Retirer ?
friends-part-yes = Oui, retirer
friends-part-no = Garder
friends-asks = On vous demande
friends-asks-who = { $name } vous demande en ami
friends-yes = Oui
friends-no = Pas maintenant
friends-shown = Mes amis voient quand je suis ici
friends-shown-words = Eux seuls. Sans cela, vous êtes « pas là » pour tout le monde.
friends-blocked = Vous bloquez
friends-blocked-words = Plus un mot entre vous, et plus jamais à la même table. On ne le leur dit pas.
friends-muted = Vous n’entendez pas
friends-unblock = Débloquer
friends-unblock-title = Débloquer { $name }
friends-unmute = Entendre à nouveau
friends-unmute-title = Entendre à nouveau { $name }
friends-nobody = Cet appareil ne connaît encore personne. Une première partie suffit, et vous aurez un lien.

## Un lien qu’on a reçu

link-from = { $name } vous demande en ami
link-from-words = Entre amis, on voit qui est ici et on se garde une place. Vous pourrez changer d’avis sans rien dire.
link-yes = Oui, soyons amis
link-no = Non merci
link-own = C’est votre propre lien. Envoyez-le à quelqu’un.
link-friends = Vous êtes déjà amis.
link-done = { $name } et vous êtes amis.

## Une place gardée

kept-title = { $name } vous garde une place
kept-what = { $title } à { $count ->
    [1] une place
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
}.
kept-what-pace = { $title } à { $count ->
    [1] une place
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
}, { $pace }.
kept-coming = J’arrive
kept-another-time = Une autre fois
kept-list = Places gardées
keep-a-seat = Garder une place à un ami
keep-a-seat-go = Lui garder une place
keep-a-seat-title = Garder une place à { $name }
keep-a-seat-done = C’est dit

## Qui est-ce ?

who = Qui est-ce ?
who-title = Qui est { $name } ?
facts-few = { $count ->
    [0] Aucune partie terminée avec d’autres.
    [one] Une partie jusqu’ici.
   *[other] { $count } parties jusqu’ici.
}
facts-finishes = Termine { $percent } % de ses parties ({ $count } jusqu’ici).
facts-within-minutes = Répond d’habitude en moins de { $count } minutes.
facts-within-hours = { $count ->
    [one] Répond d’habitude en moins d’une heure.
   *[other] Répond d’habitude en moins de { $count } heures.
}
facts-within-days = { $count ->
    [one] Répond d’habitude en moins d’un jour.
   *[other] Répond d’habitude en moins de { $count } jours.
}
facts-plays = Joue à { $games }.
facts-unknown = On ne sait rien de cette personne, et rien n’est gardé d’elle.
facts-you = C’est vous. Voilà ce que les autres lisent.
facts-bot = Un bot. Il termine toujours.
who-friend = Vous êtes amis.
who-ask = Devenir amis
who-asked = La demande est partie.
who-asks = { $name } vous demande en ami.
who-mute = Ne plus l’entendre
who-mute-help = Ses mots disparaissent pour vous, à toutes les tables. On ne le lui dit pas.
who-mute-here = Ne plus l’entendre sur cette page
who-unmute = L’entendre à nouveau
who-block = Bloquer
who-block-help = Plus un mot entre vous, et plus jamais à la même table. Une partie en cours continue. On ne le lui dit pas.
who-unblock = Débloquer
who-report-help = Pour signaler des mots, choisissez les lignes dans la conversation.

## Parler

talk-phrases = Phrases toutes faites
talk-hushed = On ne dit ici que les phrases toutes faites.
talk-close = Fermer la parole libre
talk-open = Rouvrir la parole libre
talk-report = Signaler…
talk-report-choose = Choisissez les lignes, d’une seule personne.
talk-report-line = Choisir : { $text }
report-reason = Pourquoi ?
report-insult = Insultes
report-hate = Haine
report-threat = Menaces
report-nuisance = Gêne, publicité
report-cheating = Triche
report-other = Autre chose
report-note = Ce qu’il faut savoir, si vous voulez
report-block = Bloquer aussi cette personne
report-send = { $count ->
    [0] Signaler
    [one] Signaler cette ligne
   *[other] Signaler ces { $count } lignes
}
report-never = Laisser
report-done = C’est transmis à qui tient la maison. Merci.
