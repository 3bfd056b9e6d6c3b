# Ce que dit le serveur. Une espace insécable précède ? ! : ; et borde les guillemets.

sorry-malformed = Ce message n’a pas été compris. Rien n’a changé.
sorry-bad-seats = Le jeu ne se joue pas avec ces places.
sorry-bad-option = Une des options ne convient pas à ce jeu.
sorry-bad-edition = Cette édition ne peut pas servir.
sorry-unknown-game = Ce jeu n’existe pas ici.
sorry-unknown-table = Cette table n’existe pas. Le lien aurait-il été coupé ?
sorry-not-found = Il n’y a rien ici.
sorry-not-allowed = Cela ne se fait pas ici.
sorry-wrong-secret = Ce secret n’ouvre aucune place à cette table.
sorry-not-your-seat = Cette place n’est pas la vôtre.
sorry-covered = Quelqu’un d’autre tient l’appareil. Dites d’abord que c’est vous.
sorry-not-known = Cet appareil ne vous connaît pas encore. Jouez-y une première partie, ou dites qui vous êtes.
sorry-signed-out = Cet appareil a été déconnecté. Votre place est toujours à vous.
sorry-seat-of-another = Ce lien est à quelqu’un d’autre. Vous pouvez regarder.
sorry-wrong-code = Ce code ne va pas. { $left ->
    [1] Encore un essai.
    [2] Encore deux essais.
    [3] Encore trois essais.
    [4] Encore quatre essais.
   *[other] Encore { $left } essais.
}
sorry-used-code = Ce code a déjà servi. { $left ->
    [0] C’était le dernier.
    [1] Il vous en reste un.
    [2] Il vous en reste deux.
    [3] Il vous en reste trois.
    [4] Il vous en reste quatre.
    [5] Il vous en reste cinq.
    [6] Il vous en reste six.
    [7] Il vous en reste sept.
   *[other] Il vous en reste { $left }.
}
sorry-code-expired = Les deux minutes sont passées. Demandez un nouveau code à l’autre appareil.
sorry-too-many-tries = Trop d’essais. { $minutes ->
    [1] Revenez dans une minute.
   *[other] Revenez dans { $minutes } minutes.
}
sorry-passkey-failed = Rien n’a changé. Réessayez, ou revenez avec un code.
sorry-no-passkeys = Le doigt et le visage ne marchent pas à cette adresse. Huit codes sur papier marchent partout.
sorry-too-many-passkeys = Vous avez autant de clés qu’on peut en avoir ici. Retirez-en une d’abord.
sorry-already-played = { $device ->
    [phone] Vous avez déjà joué, sur le téléphone.
    [tablet] Vous avez déjà joué, sur la tablette.
    [computer] Vous avez déjà joué, sur l’ordinateur.
   *[other] Vous avez déjà joué.
}
sorry-wrong-name = Ce n’est pas votre nom. Rien n’a été effacé.
sorry-banned = { $where ->
    [address] On ne joue plus ici depuis cette adresse
   *[other] Vous ne pouvez plus jouer ici
}{ $ends ->
    [no] , et aucune fin n’est prévue
   *[other] { " " }jusqu’au { DATETIME($until, dateStyle: "long", timeStyle: "short") } (UTC)
}. La raison : { $reason }. La page Moi reste ouverte : vous pouvez y emporter tout ce qu’on garde de vous, ou vous effacer.
sorry-muted = Vous ne pouvez plus écrire aux autres { $ends ->
    [no] ici
   *[other] jusqu’au { DATETIME($until, dateStyle: "long", timeStyle: "short") } (UTC)
}. La raison : { $reason }. Vous pouvez jouer comme avant.
sorry-no-network = Ce n’est pas une plage d’adresses. Écrivez-la ainsi : 203.0.113.0/24, et de même pour IPv6.
sorry-holds-you = Cette plage contient l’adresse d’où l’on tient le bureau. Rien n’a changé ; prenez-en une plus étroite.
sorry-is-keeper = C’est un gardien. Rien n’a changé ; retirez-lui d’abord le bureau : broceliande admin keeper remove.
sorry-unknown-person = Personne ne s’appelle ainsi ici.
sorry-several-people = Plusieurs personnes portent ce nom. Prenez un identifiant de la liste.
sorry-handled-already = Ce signalement est déjà traité.
sorry-too-many-ways = Vous avez autant de chemins qu’on peut en suivre. Retirez-en un d’abord.
sorry-unknown-zone = On ne connaît pas les heures de ce lieu.
sorry-no-letters = On n’écrit pas de lettres ici.
sorry-call-inside = Cette adresse ne mène pas au-dehors. On ne peut pas y écrire.
sorry-call-bad-address = On ne peut pas appeler à cette adresse. Copiez-la en entier, de « https » jusqu’à la fin.
sorry-call-not-safe = Cette adresse n’est pas protégée. Il en faut une qui commence par « https ».
sorry-call-unknown-name = Personne ne répond à ce nom. Vérifiez l’adresse.
sorry-call-silent = On n’a pas eu de réponse. On réessaiera.
sorry-call-astray = Cette adresse renvoie toujours ailleurs. Donnez celle où elle mène.
sorry-call-ended = Ce navigateur ne prend plus nos appels. Remettez-les si vous en voulez.
sorry-call-too-long = Cet appel était trop long pour ce chemin.
sorry-call-too-many = On a trop appelé par là. On attend un peu.
sorry-call-refused = Le navigateur n’a pas pris cet appel. Coupez les appels, puis remettez-les.
sorry-call-foreign = Ce navigateur n’a pas donné de quoi l’appeler. Réessayez.
sorry-channel-closed = Le salon ne nous laisse pas entrer. Vérifiez son adresse et sa clé.
sorry-channel-gone = Ce salon n’existe plus. On ne lui écrit plus.
sorry-channel-silent = Le salon n’a pas répondu. On réessaie deux fois, puis on s’arrête.
sorry-channel-refused = Le salon n’a pas pris ce message.
sorry-channel-other = { $name ->
    [discord] Ce n’est pas l’adresse d’un salon Discord.
    [slack] Ce n’est pas l’adresse d’un salon Slack.
    [ntfy] Il faut l’adresse d’un sujet ntfy, comme ntfy.sh/notre-table.
    [matrix] Il faut l’adresse du serveur Matrix, un salon qui commence par un point d’exclamation, et une clé.
   *[other] Ce n’est pas l’adresse d’un salon.
}
sorry-way-silent = On a appelé plusieurs fois sans réponse. On n’appelle plus par là.
sorry-way-stopped = Arrêté depuis un message.
sorry-mail-bounced = Le courriel est revenu. On n’écrit plus à cette adresse.
sorry-mail-silent = Le courriel n’est pas parti. On réessaiera.
sorry-mail-waits = On attend encore que le lien de la première lettre soit ouvert.
sorry-mail-refused = Ce courriel n’a pas été pris.
call-play = Jouer
call-tonight = Ce soir
call-stop = Plus d’appels
call-coming = J’arrive
call-another = Une autre fois
call-replay = Revoir
call-test-title = Un essai de Brocéliande
call-test-text = On vous appellera ainsi quand ce sera à vous.
call-test-public = Un essai de Brocéliande. Les tables appelleront ici :
stop-push-title = Plus d’appels sur cet appareil ?
stop-push-text = Vos places restent à vous. Vous pourrez remettre les appels quand vous voudrez.
stop-mail-title = Ne plus vous écrire ?
stop-mail-text = Vos places restent à vous. Vous pourrez remettre les lettres quand vous voudrez.
stop-channel-title = Plus d’appels dans ce salon ?
stop-channel-text = Les places restent à ceux qui les ont. On pourra relier le salon à nouveau.
daily-title = Une lettre par jour, au plus ?
daily-text = Ce qui arrive est rassemblé et vous est dit une fois par jour.
daily-button = Une par jour
daily-done-title = C’est noté.
daily-done-text = On vous appellera une fois par jour au plus.
stop-button = Plus d’appels
stop-more = Régler mes appels
stopped-title = C’est arrêté.
stopped-text = On ne vous appelle plus par là.
stop-unknown-title = Ce lien ne mène plus à rien.
stop-unknown-text = Vos appels se règlent sur la page Moi.
confirm-title = Vous écrire à cette adresse ?
confirm-text = Seulement quand une table vous attend. Chaque lettre dit comment l’arrêter.
confirm-button = Oui, écrivez-moi
confirmed-title = C’est noté.
confirmed-text = On vous écrira quand ce sera à vous.
sorry-bad-origin = Cette page n’a pas le droit de parler à ce serveur.
sorry-no-spectators = Les joueurs de cette table préfèrent jouer sans public.
sorry-no-editions = Ce serveur ne joue qu’avec ses propres éditions.
sorry-not-started = La partie n’a pas commencé : { $open ->
    [one] une place est encore libre.
   *[other] { $open } places sont encore libres.
}
sorry-already-over = La partie est terminée.
sorry-not-over = La partie n’est pas terminée. Tout sera montré à la fin.
sorry-stale = La table a avancé entre-temps. Voici où elle en est.
sorry-table-full = Toutes les places de cette table sont prises.
sorry-seat-taken = { $named ->
    [no] Quelqu’un
   *[other] { $name }
} vient de s’asseoir. { $open ->
    [0] Il ne reste aucune place.
    [1] Il reste une place.
   *[other] Il reste { $open } places.
}
sorry-seat-freed = Votre place a été libérée. { $open ->
    [0] Il n’en reste aucune.
    [1] Il en reste une.
   *[other] Il en reste { $open }.
}
sorry-has-begun = La partie a commencé : chacun reste où il est.
sorry-not-host = Seul l’hôte de la table peut le faire.
sorry-no-offer = Personne ne propose de revanche à cette table.
sorry-not-a-person = Un bot est assis là.
sorry-still-here = { $seconds ->
    [0] La personne qui tient cette place est toujours là.
    [one] Attendez encore une seconde : la personne va peut-être revenir.
   *[other] Attendez encore { $seconds } secondes : la personne va peut-être revenir.
}
sorry-waited-for = La table attend encore. { $seconds ->
    [one] On vous le redemandera dans une seconde.
   *[other] On vous le redemandera dans { $seconds } secondes.
}
sorry-asked-now = C’est à vous : répondez maintenant, il n’y a rien à prévoir.
sorry-not-foreseen = Cela ne peut plus arriver, à ce point de la partie. Revoyez ce qu’on pourrait vous demander.
sorry-chosen-already = Quelqu’un d’autre à la table vient de choisir. Voici où elle en est.
sorry-not-offered = Cette place n’est plus offerte. Vous pouvez regarder.
sorry-sits-already = Vous avez déjà une place à cette table.
sorry-owner-back = { $name } est de retour et reprend sa place. Merci d’avoir joué à sa place ; vous pouvez regarder.
sorry-resigned = Vous avez quitté cette table pour de bon : un bot y joue.
sorry-table-closed = Cette table est rangée.
sorry-nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
sorry-undo-declined = Les autres ont refusé : la réponse reste.
sorry-no-request = Personne ne demande à reprendre quoi que ce soit.
sorry-no-such-step = La partie n’a pas cette étape.
sorry-nothing-there = Il n’y a rien à faire là pour l’instant.
sorry-other-rules = Cette partie suivait d’autres règles que celles de ce serveur. Elle ne peut pas continuer ici ; une fois finie, on peut encore lire ce qui s’y est passé.
sorry-hint-watching = Les conseils sont pour ceux qui jouent : vous regardez.
sorry-hint-company = D’autres personnes sont assises à cette table, donc personne n’y reçoit de conseil : ils sont pour ceux qui jouent seuls contre des bots, ou tous ensemble.
sorry-hint-not-asked = Vous n’avez rien à décider pour l’instant. Redemandez quand la question sera pour vous.
sorry-hint-busy = Le hibou conseille beaucoup de tables en ce moment. Réessayez dans un instant.
sorry-coach-busy = L’entraîneur est pris par d’autres parties. Réessayez dans un instant.
sorry-flood = Cela fait beaucoup d’un coup. { $seconds ->
    [one] Reprenez dans une seconde.
   *[other] Reprenez dans { $seconds } secondes.
}
sorry-repeated = Vous venez de le dire. { $seconds ->
    [one] On pourra le redire dans une seconde.
   *[other] On pourra le redire dans { $seconds } secondes.
}
sorry-talk-closed = À cette table, on ne dit que les phrases toutes faites.
sorry-no-rematch = Cette revanche ne se fera pas. Vous pouvez dresser une autre table.
sorry-blocked-there = { $named ->
    [no] Quelqu’un
   *[other] { $name }
} est à cette table, et vous bloquez cette personne. Débloquez-la d’abord, ou prenez une autre table.
sorry-no-seat-for-you = Il n’y a pas de place pour vous à cette table. D’autres attendent.
sorry-oneself = C’est vous.
sorry-not-together = On se demande en ami à une table où l’on joue ensemble. Ailleurs, envoyez votre lien.
sorry-not-friends = Vous n’êtes pas amis, ou vous ne l’êtes plus.
sorry-friend-link-gone = Ce lien ne mène plus à personne. Demandez-en un nouveau.
sorry-too-many-friends = On ne peut pas avoir plus d’amis ici. Il faut d’abord en retirer un de la liste.
sorry-too-many-asked = Vous avez déjà demandé beaucoup de monde. Attendez quelques réponses.
sorry-too-many-blocked = Votre liste est pleine. Retirez-en d’abord quelqu’un.
sorry-invited-already = Cette personne a déjà été invitée à cette table.
sorry-too-many-invited = Assez de monde a été invité à cette table. Le lien vaut pour tous.
sorry-invitation-gone = Cette place n’est plus gardée.
sorry-several-voices = Choisissez les lignes d’une seule personne. Pour plusieurs, signalez plusieurs fois.
sorry-lines-gone = Une de ces lignes n’est plus là.
sorry-reported-already = Vous avez déjà signalé ces lignes. Elles seront lues.
sorry-too-many-reports = Vous avez beaucoup signalé aujourd’hui. Ce qui est envoyé sera lu ; revenez demain.
sorry-too-large = C’est plus que ce serveur ne lit d’un coup.
sorry-too-long = Ce message est trop long.
sorry-rate-limited = Doucement, s’il vous plaît : c’était un peu rapide. Rien n’est perdu ; réessayez dans un instant.
sorry-newer-database = Ces tables ont été gardées par un Brocéliande plus récent ({ $found } ; celui-ci connaît { $known }). Rien n’a été touché. Installez le plus récent, ou revenez à une copie d’avant.
sorry-storage = Le serveur ne peut rien écrire pour l’instant, donc il ne joue rien non plus. Rien n’est perdu ; réessayez un peu plus tard.
sorry-closing = Le serveur ferme et revient dans un instant. Rien n’est perdu.
sorry-trouble = Quelque chose s’est mal passé de notre côté. Rien n’a changé.

ending-abandoned = La partie a été abandonnée ; personne n’a gagné ni perdu.
clock-fell = Le temps est écoulé : un bot continue à la place { DE($name) }.
bot-name = Bot { $number }
page-title = Brocéliande
page-pitch = Cinq jeux de société dans la forêt enchantée, entiers et dans les règles.
page-soon = Le serveur tourne. Les pages où jouer ne sont pas encore construites ; l’interface pour les programmes l’est.
told-unread = Une ligne que les règles d’aujourd’hui ne savent plus dire.

# Les arbres des codes courts, et les animaux auxquels deux appareils se reconnaissent.
tree-beech = hêtre
tree-oak = chêne
tree-ash = frêne
tree-elm = orme
tree-lime = tilleul
tree-birch = bouleau
tree-alder = aulne
tree-willow = saule
tree-poplar = peuplier
tree-aspen = tremble
tree-maple = érable
tree-hornbeam = charme
tree-hazel = noisetier
tree-walnut = noyer
tree-chestnut = châtaignier
tree-rowan = sorbier
tree-holly = houx
tree-yew = if
tree-pine = pin
tree-fir = sapin
tree-spruce = épicéa
tree-larch = mélèze
tree-cedar = cèdre
tree-juniper = genévrier
tree-elder = sureau
tree-hawthorn = aubépine
tree-blackthorn = prunellier
tree-apple = pommier
tree-pear = poirier
tree-cherry = merisier
tree-boxwood = buis
tree-ivy = lierre
beast-heron = un héron
beast-hedgehog = un hérisson
beast-badger = un blaireau
beast-bee = une abeille
beast-dragonfly = une libellule
beast-boar = un sanglier
beast-ladybug = une coccinelle
beast-wolf = un loup
beast-cat = un chat
beast-bat = une chauve-souris
beast-hare = un lièvre
beast-squirrel = un écureuil

# Phrases toutes faites. Chacun les lit dans sa langue.
phrases-hello = Pour se saluer
phrases-play = En jouant
phrases-together = Ensemble
phrases-away = Un instant
phrases-end = À la fin
phrase-silence = …
phrase-hushed = { $name } a fermé la parole libre. Les phrases toutes faites restent.
phrase-freed = { $name } a rouvert la parole libre.
phrase-hello = Bonjour tout le monde.
phrase-good-evening = Bonsoir la compagnie.
phrase-pleasure = Quel plaisir de jouer avec vous.
phrase-first-game = C’est ma première partie. Soyez indulgents.
phrase-long-ago = Je n’ai pas joué depuis longtemps.
phrase-know-the-rules = Vous connaissez les règles ?
phrase-shall-we-begin = On commence ?
phrase-somebody-comes = On attend encore quelqu’un.
phrase-one-minute = Une minute, j’arrive.
phrase-i-am-here = Je suis là.
phrase-good-luck = Bonne chance, et que la forêt vous soit douce.
phrase-enjoy = Amusons-nous bien.
phrase-nicely-done = Joli coup.
phrase-not-seen-coming = Je ne l’avais pas vu venir.
phrase-let-me-think = Je réfléchis…
phrase-take-your-time = Prenez votre temps.
phrase-your-turn = C’est à vous, je crois.
phrase-ouch = Aïe.
phrase-luck-likes-you = La chance vous aime bien.
phrase-forest-dislikes-me = La forêt ne m’aime pas aujourd’hui.
phrase-slip = Mon doigt a glissé. Je peux reprendre ?
phrase-of-course = Bien sûr.
phrase-rather-not = J’aime mieux pas.
phrase-thank-you = Merci.
phrase-sorry-about-that = Pardon pour ce coup-là.
phrase-eye-on-you = Je vous ai à l’œil.
phrase-look-here = Regardez ici.
phrase-what-do-you-think = Qu’en pensez-vous ?
phrase-good-idea = Bonne idée.
phrase-wait-a-turn = Attendons un tour.
phrase-leave-it-to-me = Je m’en occupe.
phrase-you-decide = À vous de décider.
phrase-we-must-hurry = Il faut se presser.
phrase-agreed = D’accord.
phrase-doubts = J’ai des doutes.
phrase-nearly-there = On y est presque.
phrase-a-hand = Un coup de main ?
phrase-trust = Je vous fais confiance.
phrase-tea = Je vais faire du thé.
phrase-back-in-five = Je reviens dans cinq minutes.
phrase-i-am-back = Me revoilà.
phrase-tonight = Je jouerai ce soir.
phrase-tomorrow = Je jouerai demain.
phrase-weekend = Je ne suis pas là ce week-end.
phrase-slow-line = Ma connexion traîne.
phrase-must-go = Je dois filer.
phrase-a-call = On m’appelle, un instant.
phrase-are-you-there = Vous êtes là ?
phrase-no-rush = Rien ne presse.
phrase-thanks-for-waiting = Merci de votre patience.
phrase-good-game = Belle partie.
phrase-earned = Bien joué, c’est mérité.
phrase-close = C’était serré.
phrase-another = On en refait une ?
phrase-next-time = La prochaine fois, la forêt est à moi.
phrase-learned = J’ai appris quelque chose.
phrase-thank-you-all = Merci à tous.
phrase-good-night = Bonne nuit.
phrase-until-tomorrow = À demain.
phrase-under-the-trees = À bientôt sous les arbres.
phrase-what-a-game = Quelle partie.
phrase-fine-defence = Vous n’avez rien lâché.

# Ce qu’on garde d’une personne, comme le bureau le nomme.
stored-persons-id = la personne, son nom et ses armes
stored-sessions-person = appareils qui la connaissent
stored-passkeys-person = clés d’accès
stored-codes-person = codes de secours
stored-challenges-person = clés en train d’être faites
stored-handovers-person = appareils en chemin
stored-seats-person = places à des tables
stored-seats-stand-in-person = places tenues pour d’autres
stored-freed-person = places libérées par un hôte
stored-chat-person = lignes écrites à table
stored-reports-reporter = signalements faits
stored-reports-reported = signalements à son sujet
stored-reports-handled-by = signalements traités
stored-measures-person = mesures prises à son égard
stored-keepers-person = garde du bureau
stored-desk-codes-person = codes pour ouvrir le bureau
stored-desk-visits-person = bureau ouvert
stored-desk-log-keeper = actes au journal, comme gardien
stored-desk-log-about = lignes du journal à son sujet
stored-ways-person = façons de l’appeler
stored-calling-person = préférences d’appel
stored-calls-person = appels
stored-friends-person = amis
stored-friends-other = personnes dont elle est l’amie
stored-asks-person = demandes d’amitié faites
stored-asks-other = demandes d’amitié reçues
stored-blocks-person = personnes bloquées
stored-blocks-other = personnes qui la bloquent
stored-mutes-person = personnes qu’elle n’entend pas
stored-mutes-other = personnes qui ne l’entendent pas
stored-friend-links-person = liens pour ses amis
stored-presences-person = présence montrée aux amis
stored-invitations-person = invitations faites
stored-invitations-guest = invitations reçues
stored-paces-person = temps de réponse, partie par partie
stored-rests-person = jours de repos
stored-ahead-person = réponses données d’avance
since-undone =
    { $count ->
        [one] Une réponse a été reprise.
       *[other] { $count } réponses ont été reprises.
    }
preview-site = Cinq jeux de plateau dans la forêt enchantée, seul contre des bots ou ensemble.
preview-game = Un jeu de la forêt enchantée
preview-keeps = { $name } vous garde une place
preview-seat = Une place vous attend
preview-full = La table est complète
preview-running = Une partie est en cours
preview-waits = On attend { $names }
preview-table =
    { $seats ->
        [one] Une place
       *[other] { $seats } places
    }{ $pace ->
        [now] , maintenant
        [today] , aujourd’hui
        [days] , sur plusieurs jours
       *[none] {""}
    }
preview-winner =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } l’emportent ensemble
    }
preview-won = Gagné ensemble
preview-lost = La forêt l’emporte
preview-cleared = Rangée avant la fin
preview-and = { $names } et { $last }
