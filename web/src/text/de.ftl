# Die Texte der Seite selbst. Die eines Spiels stehen in seinem Ordner.
you = Du
seat-number = Platz { $seat }
home = Start
close = Schließen
loading = Einen Moment …
screen-failed = Dieser Teil der Seite konnte nicht geladen werden. Bist du offline?
engine-failed = Das Spiel konnte nicht gestartet werden: { $reason }

game-flip7 = Flip 7
game-hilo = HILO
game-hi_lo_flip = Hi Lo Flip
game-uno_flip = Uno Flip

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
total = Summe
table-tools = Tisch
leave-table = Tisch verlassen
undo = Zurücknehmen
hint = Tipp
scores = Punkte
log = Was geschah
let-go = Durchgehen lassen
win-chance = gewinnt zu { $chance }
game-over = Das Spiel ist aus
won-by = { $you ->
    [yes] Du hast gewonnen!
   *[no] { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
      }
  }
play-again = Noch einmal
lesson-not-now = Später! Mach erst, was der Lehrer sagt.
