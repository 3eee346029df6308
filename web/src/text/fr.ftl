# Les textes de la page elle-même. Ceux d’un jeu sont dans son dossier.
you = Toi
seat-number = Place { $seat }
name-up = Monter { $name }
home = Page d’accueil
close = Fermer
loading = Un instant…
screen-failed = Cette partie de la page n’a pas pu être chargée. Es-tu hors ligne, ou y a-t-il une nouvelle version de la page ?
load-again = Recharger
old-browser = Ce navigateur est trop ancien pour les jeux, qui en demandent un de 2023 ou plus récent : mets-le à jour.
engine-failed = La partie n’a pas pu démarrer : { $reason }

your-turn = À toi de jouer
is-to-act = doit jouer
away = un bot joue
offline = hors ligne
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
round = Manche
round-number = manche { $round }
round-next = Bientôt la manche { $round }.
round-to = · en { $target }
race = Course à { $target }
total = Total
table-tools = Table
leave-table = Quitter la table
undo = Annuler le coup
hint = Conseil
mute = Couper le son
scores = Scores
log = Journal
log-newest = Journal, le plus récent d’abord
let-go = Ignorer
win-chance = { $chance } de gagner
game-over = La partie est finie
won-by = { $who ->
    [you] Tu as gagné !
    [side] Ton équipe a gagné !
    [partners] { $names } gagnent en équipe.
   *[others] { $count ->
        [0] Personne n’a gagné.
        [1] { $names } a gagné.
       *[other] { $names } se partagent la victoire.
      }
  }
play-again = Rejouer
result = Résultat
fewest-win = Le plus petit total gagne.
lesson-not-now = Plus tard ! Fais d’abord cette étape.

### Revoir une partie
replay = Revoir
review = Analyse
verify = Vérifier les cartes
share = Partager
share-link = Un lien vers cette partie
share-file = Enregistrer dans un fichier
copy = Copier
copied = Copié.
copy-by-hand = Ton navigateur n’a pas permis la copie : sélectionne le lien et copie-le toi-même.
review-it = Revoir et analyser

### Cadre
skip = Aller au contenu
settings = Réglages
rules = Règles
learn = Apprendre
back-home = Page d’accueil

level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert

home-tagline = { $games ->
    [4] Quatre
   *[other] { $games }
  } jeux de cartes. Joue tout de suite, en solo ou entre amis.
home-games = Jeux
about-exactly = Pour { $max } joueurs.
about-any = De { $min } à { $max } joueurs.
home-play = Jouer
home-play-game = Jouer à { $game }
home-go-on = Continuer
home-go-on-with = Continuer { $game }
home-go-on-daily = Continuer { $game }, la donne du jour
home-go-on-deal = Continuer { $game } avec les cartes d’un ami
home-go-on-together = Continuer { $game } sur un seul appareil
home-go-on-pad = Feuille de points : { $game }, { $names }
home-new = Nouvelle partie
home-new-of = Nouvelle partie de { $game }
home-new-sure = Abandonner l’ancienne ?
home-new-sure-of = Abandonner l’ancienne ? Nouvelle partie de { $game }
home-left = partie en cours
home-left-in = manche { $round } · partie en cours
home-install = Installer l’appli
home-options = Options
home-options-of = Options de { $game }
home-learn = Apprendre
home-learn-game = Apprendre (2 min) : { $game }
home-learn-time = (2 min)
home-rules-of = Règles de { $game }
home-friends = Entre amis
home-friends-about = Envoie un lien ou un code. Des bots prennent les places encore libres.
home-offline = Tu es hors ligne. Les parties contre les bots fonctionnent ; pour jouer avec d’autres, il faut un réseau.
home-play-with-friends = Jouer entre amis
home-code = Code
home-code-unclear = Un code a six lettres ou chiffres, par exemple ABC 234.
home-daily = Donne du jour
home-join = Entrer
home-puzzles = Énigmes
home-together = Sur un seul appareil
home-judge = Ai-je le droit ?
home-pad = Compter les points
home-lobby = Tables ouvertes
home-tv = Grand écran
home-more = Plus
home-games-played = Tes parties

update = Nouvelle version
update-ready = Une nouvelle version est prête.
update-take = Charger
update-elsewhere = Un autre onglet a chargé une nouvelle version. Recharge aussi celui-ci.

### Tables
scores-and-log = Scores et journal
news-open = { $last } { $count ->
    [0] Journal
   *[other] +{ $count } : journal
  }
state-of-game = La table en mots
table-news = Nouvelles de la table
news-since = Depuis ton dernier coup
news-none = Rien pour l’instant.
log-whole = Toute la partie, le plus récent d’abord
face-title = Ton visage
face-name = celui qui va avec ton nom
face-number = visage { $number }
face-others = D’autres visages
