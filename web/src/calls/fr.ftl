calls = Quand c’est à vous
calls-here = Sur cet appareil
calls-here-words = même quand la page est fermée
calls-there = { $device }
calls-there-words = un autre de vos appareils
calls-mail = Par courriel
calls-mail-words = une seule lettre par jour, s’il y en a plusieurs
calls-mail-wait = Ouvrez le lien de la première lettre, et c’est fait.
calls-mail-address = Votre adresse
calls-mail-go = M’écrire
calls-channel = Dans un salon
calls-channel-words = Discord, Slack, ntfy, Matrix
calls-channel-none = Aucun salon relié.
calls-channel-connect = Relier
calls-channel-all = Tout le monde y lit : le salon n’apprend que ce que voit un spectateur.
calls-preset = Quel salon ?
calls-preset-name = { $preset ->
    [discord] Discord
    [slack] Slack
    [ntfy] ntfy
    [matrix] Matrix
   *[plain] Un programme à vous
}
calls-preset-how = { $preset ->
    [discord] Dans Discord : les réglages du salon, Intégrations, Webhooks, puis Copier l’URL.
    [slack] Dans Slack : une application avec Incoming Webhooks, puis l’adresse qu’elle donne.
    [ntfy] L’adresse du sujet, comme dans l’application ntfy.
    [matrix] L’adresse de votre serveur Matrix, et le salon par son nom intérieur.
   *[plain] Une adresse protégée (https) qui prend du JSON.
}
calls-address = Son adresse
calls-room = Le nom intérieur du salon
calls-key = Sa clé
calls-key-maybe = Sa clé, s’il en faut une
calls-connect = Relier ce salon
calls-cancel = Laisser
calls-remove = Retirer
calls-remove-title = Retirer { $what }
calls-try = Essayer
calls-try-title = Essayer { $what }
calls-quiet = { $some ->
    [yes] Silence entre { $from } et { $to }
   *[no] Pas d’heures de silence
}
calls-quiet-words = Ce qui arrive la nuit vous est dit au matin.
calls-quiet-from = Silence à partir de
calls-quiet-to = jusqu’à
calls-how = À quel rythme ?
calls-at-once = tout de suite
calls-daily = une fois par jour, à { $hour } h
calls-hour = L’heure
calls-kinds = Pour quoi ?
calls-kind = { $kind ->
    [turn] c’est à moi
    [soon] il reste peu de temps
    [rematch] une revanche
    [finished] une partie finie
    [invitation] on me garde une place
   *[friend] quelqu’un veut être mon ami
}
calls-test = M’envoyer un essai
calls-test-sent = Un essai est parti.
calls-refused = Le navigateur ne laisse pas passer nos appels.
calls-refused-how = Comment l’autoriser
calls-refused-mail = Par courriel
calls-refused-steps = Touchez le signe à gauche de l’adresse de cette page, puis Notifications, puis Autoriser. Revenez ensuite ici.
calls-not-yet = Le navigateur n’a pas répondu. Rien n’a changé.
calls-cannot = Le navigateur n’y arrive pas pour l’instant. Réessayez plus tard, ou choisissez un autre chemin.
calls-install = Ajoutez d’abord Brocéliande à l’écran d’accueil
calls-install-share = Touchez Partager
calls-install-add = puis Sur l’écran d’accueil
calls-install-open = Ouvrez Brocéliande de là
calls-ask = On vous appelle quand c’est à vous ?
calls-ask-yes = Oui
calls-ask-no = Non merci
calls-ask-done = C’est noté, on vous appellera.
calls-ask-set = Régler
