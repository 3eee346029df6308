# Plusieurs personnes sur un appareil.
together-title = Sur un seul appareil
together-about = Faites passer cet appareil. On joue avec les règles imprimées, sans réseau.
together-game = Jeu
together-covered = Toutes les cartes sont cachées pendant que l’appareil passe de main en main.
together-open = Dans ce jeu, toutes les cartes sont visibles : rien n’est caché.
together-undo = On ne peut rien annuler, car les autres ont vu la suite. Chacun peut demander des conseils.
together-names = Qui joue ?
together-without = Sans { $name }
together-more = Une personne de plus
together-bots = Bots en plus
together-level = Force des bots
together-begin = Distribuer
together-go-on = Continuer la dernière partie
together-instead = La partie en cours sur cet appareil sera abandonnée.
together-pass = Passe l’appareil à { $name }
together-pass-about = Toutes les mains sont cachées. Les autres regardent ailleurs.
together-show = { $name } : montrer mes cartes
