# Pourquoi un coup : une phrase pour chaque chose que regarde un indice, selon que le coup en laisse plus (up) ou moins (down).

## Tous les jeux

why-any-victory-up = Il gagne la partie sur-le-champ.
why-any-defeat-down = Il garde la partie en vie là où d’autres coups la perdent.
why-any-only-up = C’est le seul coup.
why-any-rivals-down = Il retient les autres.
why-any-search = C’est le meilleur quand on poursuit la partie en pensée.
why-any-next = Il vient après le meilleur quand on poursuit la partie en pensée.

# Pourquoi on juge à vue de nez au lieu de ce qui a été appris. $strange éléments sur $count sont autres.
unlearnt-components = Ici, bots et conseils jouent à vue de nez : { $strange ->
    [0] ils ont appris ce jeu avec d’autres éléments.
    [one] sur { $count } éléments, { $strange } n’est pas tel qu’ils l’ont appris.
   *[other] sur { $count } éléments, { $strange } ne sont pas tels qu’ils les ont appris.
}
unlearnt-rules = Ici, bots et conseils jouent à vue de nez : ce qu’ils ont appris correspond à un état plus ancien des règles.
unlearnt-damaged = Ici, bots et conseils jouent à vue de nez : ce qu’ils ont appris est illisible. Il suffit de réinstaller Brocéliande.

## Benevolent

why-benevolent-gifts-up = Il vous rapproche des cinq Cadeaux.
why-benevolent-gifts-down = Il se contente de moins de Cadeaux pour l’instant.
why-benevolent-third-up = Il vous donne un troisième Cadeau différent.
why-benevolent-third-down = Il vous laisse à moins de trois Cadeaux différents.
why-benevolent-fourth-up = Il vous donne un quatrième Cadeau différent : plus qu’un.
why-benevolent-fourth-down = Il vous laisse à moins de quatre Cadeaux différents.
why-benevolent-spare-up = Il vous laisse un Cadeau en double, bon à échanger.
why-benevolent-spare-down = Il n’amasse pas de Cadeaux en double.
why-benevolent-leaves-up = Il ménage vos Feuilles.
why-benevolent-leaves-down = Il met vos Feuilles au travail.
why-benevolent-affordable-up = Il met un Cadeau de plus à votre portée.
why-benevolent-affordable-down = Il achète maintenant ce qui aurait pu attendre.
why-benevolent-permanent-up = Il vous laisse un Secret Permanent, pour toute la partie.
why-benevolent-permanent-down = Il se passe d’un Secret Permanent de plus.
why-benevolent-ephemeral-up = Il vous laisse un Secret Éphémère pour le bon moment.
why-benevolent-ephemeral-down = Il utilise un Secret Éphémère au bon moment.
why-benevolent-steps-up = Il garde des Pas sur votre carte pour plus tard.
why-benevolent-steps-down = Il amène davantage de vos Pas dans la Forêt.
why-benevolent-turn-up = C’est encore à vous d’agir ensuite.
why-benevolent-turn-down = Il clôt bien votre tour.
why-benevolent-safe-up = Il garde vos Cadeaux hors des mains des autres.
why-benevolent-safe-down = Il risque un Cadeau pour obtenir mieux.

## Bethel Woods

why-bethel-woods-always-up = Il est bon à tout moment.
why-bethel-woods-always-down = Il ne coûte rien à aucun moment.
why-bethel-woods-work-up = Il construit la Machine à Songes.
why-bethel-woods-work-down = Il prend son temps avant de construire.
why-bethel-woods-time-up = Il ménage la réserve, et vous gagnez du temps.
why-bethel-woods-time-down = Il laisse filer du temps pour obtenir mieux.
why-bethel-woods-haste-up = Il laisse davantage à réunir dans les tours à venir.
why-bethel-woods-haste-down = Il réunit à temps ce que coûteront les prochaines tuiles.
why-bethel-woods-best-hand-up = Il réunit des Connaissances d’un même type dans une main.
why-bethel-woods-best-hand-down = Il dépense la meilleure main de Connaissances là où elle compte.
why-bethel-woods-ready-up = Il rend payable la prochaine tuile de la Machine à Songes.
why-bethel-woods-ready-down = Il dépense maintenant plutôt que pour la prochaine tuile.
why-bethel-woods-other-hands-up = Il prépare les mains des autres pour les tuiles à venir.
why-bethel-woods-other-hands-down = Il rassemble dans une main ce que d’autres tiendraient.
why-bethel-woods-critical-up = Il supporte une Machine critique de plus.
why-bethel-woods-critical-down = Il évite que des Machines deviennent critiques.
why-bethel-woods-doomed-up = Il ose se tenir au bord du gouffre.
why-bethel-woods-doomed-down = Il vous éloigne du bord de la défaite.
why-bethel-woods-on-the-brink-up = Il supporte une Machine près de céder.
why-bethel-woods-on-the-brink-down = Il soulage une Machine qui allait céder.
why-bethel-woods-lying-up = Il laisse des Dysfonctionnements pour plus tard.
why-bethel-woods-lying-down = Il élimine des Dysfonctionnements.
why-bethel-woods-spies-up = Il supporte les Espions pour l’instant.
why-bethel-woods-spies-down = Il débarrasse les Machines des Espions.
why-bethel-woods-many-spies-up = Il ose laisser entrer la plupart des Espions.
why-bethel-woods-many-spies-down = Il garde la plupart des Espions dans leur colonne.
why-bethel-woods-in-reach-up = Il met la prochaine tuile à portée de qui agira ensuite.
why-bethel-woods-in-reach-down = Il laisse la prochaine tuile à une autre main.

## Bloody Grove

why-bloody-grove-domination-up = Il vous apporte de la Domination.
why-bloody-grove-domination-down = Il prend du terrain avant de prendre des points.
why-bloody-grove-late-domination-up = Il apporte de la Domination, et la fin approche.
why-bloody-grove-late-domination-down = Il prend du terrain avant de prendre des points, même tard.
why-bloody-grove-cubes-up = Il vous donne le contrôle d’un Bosquet.
why-bloody-grove-cubes-down = Il laisse un Bosquet pour gagner les autres.
why-bloody-grove-leads-up = Il vous met en tête à un Bosquet.
why-bloody-grove-leads-down = Il laisse un Bosquet disputé pour l’instant.
why-bloody-grove-margin-up = Il ajoute de la force là où il en faut.
why-bloody-grove-margin-down = Il ne gaspille pas de force.
why-bloody-grove-late-leads-up = Il vous met en tête à un Bosquet en fin de manche.
why-bloody-grove-late-leads-down = Il lâche un Bosquet en fin de manche.
why-bloody-grove-druid-up = Il fait grandir votre Druide.
why-bloody-grove-druid-down = Il garde des Esprits pour les Bosquets plutôt que pour le Druide.
why-bloody-grove-elites-up = Il vous donne des Esprits Élite à jouer plus tard.
why-bloody-grove-elites-down = Il se passe d’Esprits Élite pour l’instant.
why-bloody-grove-hand-up = Il ménage les cartes de votre main.
why-bloody-grove-hand-down = Il joue des cartes tant qu’elles comptent.
why-bloody-grove-hand-strength-up = Il garde vos cartes les plus fortes pour plus tard.
why-bloody-grove-hand-strength-down = Il joue vos cartes fortes tant qu’elles comptent.
why-bloody-grove-all-groves-up = Il vous met en tête aux trois Bosquets.
why-bloody-grove-all-groves-down = Il ne vise pas les trois Bosquets à la fois.
why-bloody-grove-spirits-up = Il amène davantage de vos Esprits aux Bosquets.
why-bloody-grove-spirits-down = Il lui faut moins d’Esprits aux Bosquets.

## Roundforest

why-roundforest-apples-up = Il vous apporte une pomme d’or.
why-roundforest-apples-down = Il cède une pomme pour obtenir mieux.
why-roundforest-two-up = Il vous donne une deuxième pomme d’or.
why-roundforest-two-down = Il vous laisse à moins de deux pommes.
why-roundforest-ready-up = Grâce à lui, plus rien ne vous manque pour rencontrer l’esprit de la forêt.
why-roundforest-ready-down = Il continue de chercher avant d’aller vers l’esprit de la forêt.
why-roundforest-spirit-near-up = Il vous mène vers l’esprit de la forêt.
why-roundforest-spirit-near-down = Il fait un détour avant l’esprit de la forêt.
why-roundforest-debts-up = Il ose une dette.
why-roundforest-debts-down = Il vous épargne une dette.
why-roundforest-objects-up = Il vous laisse plus d’objets dans le sac à dos.
why-roundforest-objects-down = Il tire parti de vos objets.
why-roundforest-purse-up = Il garnit votre bourse.
why-roundforest-purse-down = Il tire parti de vos pièces.
why-roundforest-silver-up = Il vous laisse une pièce d’argent, bientôt une pomme.
why-roundforest-silver-down = Il tire parti de votre argent.
why-roundforest-well-near-up = Il vous mène vers un puits avec de quoi échanger.
why-roundforest-well-near-down = Il laisse les puits pour plus tard.
why-roundforest-mission-near-up = Il vous mène vers une mission qui rapporte une pomme.
why-roundforest-mission-near-down = Il laisse les missions pour plus tard.
why-roundforest-missions-up = Il vous laisse une mission à remplir.
why-roundforest-missions-down = Il ne compte pas sur les missions.
why-roundforest-chest-up = Il vous laisse le coffre au trésor.
why-roundforest-chest-down = Il se passe du coffre.
why-roundforest-key-up = Il vous laisse la clé.
why-roundforest-key-down = Il se passe de la clé.
why-roundforest-compass-up = Il ménage vos boussoles.
why-roundforest-compass-down = Il dépense une boussole là où elle compte.
why-roundforest-turn-up = C’est encore à vous d’agir ensuite.
why-roundforest-turn-down = Il clôt bien votre tour.
why-roundforest-pairs-up = Il vous laisse des objets à échanger au puits.
why-roundforest-pairs-down = Il n’amasse pas pour les puits.

## Broom Service

why-broom-service-points-up = Il vous rapporte des points de victoire.
why-broom-service-points-down = Il prépare plutôt que de marquer.
why-broom-service-sets-up = Il complète des lots qui compteront à la fin.
why-broom-service-sets-down = Il ne compte pas sur les lots.
why-broom-service-lightning-up = Il vous apporte des éclairs.
why-broom-service-lightning-down = Il laisse les éclairs aux autres.
why-broom-service-amulets-up = Il vous apporte des amulettes.
why-broom-service-amulets-down = Il laisse les amulettes pour plus tard.
why-broom-service-potions-up = Il vous laisse plus de potions à livrer.
why-broom-service-potions-down = Il fait livrer des potions.
why-broom-service-wands-up = Il vous laisse plus de baguettes magiques.
why-broom-service-wands-down = Il met vos baguettes à profit.
why-broom-service-potions-to-come-up = Il amasse des potions tant qu’il reste du temps pour les livrer.
why-broom-service-potions-to-come-down = Il livre plutôt que d’amasser.
why-broom-service-deliverable-up = Il met un pion là où une tour attend vos potions.
why-broom-service-deliverable-down = Il sert une tour maintenant.
why-broom-service-useful-cards-up = Il garde les cartes qui vous serviront.
why-broom-service-useful-cards-down = Il joue à temps une carte utile.
why-broom-service-cards-up = Il vous laisse plus de cartes à jouer.
why-broom-service-cards-down = Il joue une carte sans attendre.
why-broom-service-tiles-up = Il vous donne une tuile Forêt à utiliser.
why-broom-service-tiles-down = Il utilise à temps une tuile Forêt.
why-broom-service-claim-up = Il fait de vous le dernier brave.
why-broom-service-claim-down = Il ne vous expose pas en dernier brave.
why-broom-service-variety-up = Il vous laisse des ressources plus variées.
why-broom-service-variety-down = Il amasse ce qu’il faut plutôt qu’un peu de tout.
