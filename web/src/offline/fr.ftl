# La page de ceux qui n’ont pas de réseau. Ce fichier lui suffit : elle est gardée avec ses mots.
offline-title = Pas de réseau, Brocéliande
offline-none = Pas de réseau.
offline-tables = Voici vos tables telles que vous les avez laissées.
offline-nothing = Aucune table n’est restée sur cet appareil. Elles vous attendent là-bas.
offline-back = La page revient d’elle-même avec le réseau.
offline-again = Réessayer
offline-with = avec { $names }
offline-yours = C’était à vous.
offline-turn = C’était à { $name }.
offline-left = Quittée { $when }
