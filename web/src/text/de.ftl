# Die Texte der Seite selbst. Die eines Spiels stehen in seinem Ordner.
you = Du
seat-number = Platz { $seat }
name-up = { $name } nach oben
home = Startseite
close = Schließen
loading = Einen Moment …
screen-failed = Dieser Teil der Seite konnte nicht geladen werden. Bist du offline, oder gibt es eine neue Version der Seite?
load-again = Neu laden
old-browser = Dieser Browser ist zu alt für die Spiele, die einen von 2023 oder neuer brauchen: Bitte aktualisiere ihn.
engine-failed = Das Spiel ließ sich nicht starten: { $reason }

your-turn = Du bist dran
is-to-act = ist dran
away = ein Bot spielt
offline = nicht verbunden
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
round = Runde
round-number = Runde { $round }
round-next = Gleich beginnt Runde { $round }.
round-to = · bis { $target }
race = Rennen bis { $target }
total = Summe
table-tools = Tisch
leave-table = Tisch verlassen
undo = Zurücknehmen
hint = Tipp
mute = Stumm
scores = Punkte
log = Verlauf
log-newest = Verlauf, Neuestes zuerst
let-go = Durchgehen lassen
win-chance = Gewinnchance { $chance }
game-over = Spielende
won-by = { $who ->
    [you] Du hast gewonnen!
    [side] Eure Seite hat gewonnen!
    [partners] { $names } haben als Partner gewonnen.
   *[others] { $count ->
        [0] Niemand hat gewonnen.
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
      }
  }
play-again = Noch einmal
result = Ergebnis
fewest-win = Wer die wenigsten Punkte hat, gewinnt.
lesson-not-now = Später! Mach erst diesen Schritt.

### replay
replay = Wiederholung
review = Analyse
verify = Karten prüfen
share = Teilen
share-link = Ein Link zu diesem Spiel
share-file = Als Datei speichern
copy = Kopieren
copied = Kopiert.
copy-by-hand = Dein Browser lässt das Kopieren nicht zu: Bitte markiere den Link und kopiere ihn selbst.
review-it = Spiel analysieren

### shell
skip = Zum Inhalt
settings = Einstellungen
rules = Regeln
learn = Spielen lernen
back-home = Zur Startseite

level-random = zufällig
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Profi

home-tagline = { $games ->
    [4] Vier
   *[other] { $games }
  } Kartenspiele. Spiel gleich los, allein oder mit Freunden.
home-games = Spiele
about-exactly = Für { $max } Spieler.
about-any = Für { $min } bis { $max } Spieler.
home-play = Spielen
home-play-game = { $game } spielen
home-go-on = Weiterspielen
home-go-on-with = Weiterspielen: { $game }
home-go-on-daily = Weiterspielen: { $game } im Tagesspiel
home-go-on-deal = Weiterspielen: { $game } mit Karten von Freunden
home-go-on-together = Weiterspielen: { $game } an einem Gerät
home-go-on-pad = Punktezettel: { $game }, { $names }
home-new = Neues Spiel
home-new-of = Neues Spiel: { $game }
home-new-sure = Das alte aufgeben?
home-new-sure-of = Das alte aufgeben? Ein neues Spiel: { $game }
home-left = dein Spiel läuft
home-left-in = Runde { $round } · dein Spiel läuft
home-install = App installieren
home-options = Optionen
home-options-of = Optionen: { $game }
home-learn = Lernen
home-learn-game = Lernen (2 Min.): { $game }
home-learn-time = (2 Min.)
home-rules-of = Regeln: { $game }
home-friends = Mit Freunden
home-friends-about = Schick ihnen einen Link oder einen Code. Auf freien Plätzen spielen so lange Bots.
home-offline = Du bist offline. Gegen Bots kannst du spielen; mit anderen geht es nur mit Netz.
home-play-with-friends = Mit Freunden spielen
home-code = Tisch-Code
home-code-unclear = Ein Code hat sechs Buchstaben und Ziffern, etwa ABC 234.
home-daily = Tagesspiel
home-join = Los
home-puzzles = Rätsel
home-together = An einem Gerät
home-judge = Darf ich das?
home-pad = Punkte zählen
home-lobby = Offene Tische
home-tv = Großer Bildschirm
home-more = Mehr
home-games-played = Deine Spiele

update = Neue Version
update-ready = Eine neue Version ist bereit.
update-take = Jetzt laden
update-elsewhere = In einem anderen Tab wurde eine neue Version geladen. Lade auch diesen neu.

### online: der Rahmen aller Tische
scores-and-log = Punkte und Verlauf
news-open = { $last } { $count ->
    [0] Verlauf
    [one] +{ $count } weiteres: Verlauf
   *[other] +{ $count } weitere: Verlauf
  }
state-of-game = Der Stand in Worten
table-news = Neues vom Tisch
news-since = Seit deinem letzten Zug
news-none = Noch nichts.
log-whole = Das ganze Spiel, Neuestes zuerst
face-title = Dein Gesicht
face-name = das zu deinem Namen gehört
face-number = Gesicht { $number }
face-others = Andere Gesichter
