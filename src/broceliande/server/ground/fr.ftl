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
