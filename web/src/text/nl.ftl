# De teksten van de pagina zelf. Die van een spel staan in zijn map.
you = Jij
seat-number = Plaats { $seat }
name-up = { $name } omhoog
home = Startpagina
close = Sluiten
loading = Een ogenblik …
screen-failed = Dit deel van de pagina kon niet worden geladen. Ben je offline, of is er een nieuwe versie van de pagina?
load-again = Opnieuw laden
old-browser = Deze browser is te oud voor de spellen, die er een van 2023 of later nodig hebben: werk hem bij.
engine-failed = Het spel kon niet worden gestart: { $reason }

your-turn = Jouw beurt
is-to-act = is aan de beurt
away = een bot speelt
offline = niet verbonden
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
round = Ronde
round-number = ronde { $round }
round-next = Zo begint ronde { $round }.
round-to = · tot { $target }
race = Race naar { $target }
total = Totaal
table-tools = Tafel
leave-table = Tafel verlaten
undo = Terugnemen
hint = Hint
mute = Dempen
scores = Punten
log = Verloop
log-newest = Verloop, nieuwste eerst
let-go = Laten gaan
win-chance = { $chance } winstkans
game-over = Einde van het spel
won-by = { $who ->
    [you] Je hebt gewonnen!
    [side] Jullie team heeft gewonnen!
    [partners] { $names } hebben samen gewonnen.
   *[others] { $count ->
        [0] Niemand heeft gewonnen.
        [one] { $names } heeft gewonnen.
       *[other] { $names } delen de zege.
      }
  }
play-again = Nog een keer
result = Uitslag
fewest-win = Wie de minste punten heeft, wint.
lesson-not-now = Later! Doe eerst deze stap.

### replay
replay = Herhaling
review = Analyse
verify = Kaarten nagaan
share = Delen
share-link = Een link naar dit spel
share-file = Opslaan als bestand
copy = Kopiëren
copied = Gekopieerd.
copy-by-hand = Je browser stond kopiëren niet toe: selecteer de link en kopieer hem zelf.
review-it = Spel analyseren

### shell
skip = Naar de inhoud
settings = Instellingen
rules = Spelregels
learn = Leren spelen
back-home = Naar de startpagina

level-random = willekeurig
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk
level-expert = expert

home-tagline = { $games ->
    [4] Vier
   *[other] { $games }
  } kaartspellen. Speel meteen, alleen of met vrienden.
home-games = Spellen
about-exactly = Voor { $max } spelers.
about-any = Voor { $min } tot { $max } spelers.
home-play = Spelen
home-play-game = { $game } spelen
home-go-on = Verder spelen
home-go-on-with = Verder spelen: { $game }
home-go-on-daily = Verder spelen: { $game } van het dagspel
home-go-on-deal = Verder spelen: { $game } met de kaarten van een vriend
home-go-on-together = Verder spelen: { $game } op één apparaat
home-go-on-pad = Scoreblad: { $game }, { $names }
home-new = Nieuw spel
home-new-of = Nieuw spel: { $game }
home-new-sure = Het oude opgeven?
home-new-sure-of = Het oude opgeven? Nieuw spel: { $game }
home-left = je spel is bezig
home-left-in = ronde { $round } · je spel is bezig
home-install = App installeren
home-options = Opties
home-options-of = Opties: { $game }
home-learn = Leren
home-learn-game = Leren (2 min): { $game }
home-learn-time = (2 min)
home-rules-of = Spelregels: { $game }
home-friends = Met vrienden
home-friends-about = Stuur ze een link of een code. Bots nemen de plaatsen die nog vrij zijn.
home-offline = Je bent offline. Spelen tegen bots kan; om met anderen te spelen heb je een netwerk nodig.
home-play-with-friends = Met vrienden spelen
home-code = Tafelcode
home-code-unclear = Een code heeft zes letters en cijfers, zoals ABC 234.
home-daily = Dagspel
home-join = Meedoen
home-puzzles = Puzzels
home-together = Op één apparaat
home-judge = Mag dit?
home-pad = Score bijhouden
home-lobby = Open tafels
home-tv = Groot scherm
home-more = Meer
home-games-played = Jouw spellen

update = Nieuwe versie
update-ready = Er is een nieuwe versie.
update-take = Nu laden
update-elsewhere = In een ander tabblad is een nieuwe versie geladen. Laad dit ook opnieuw.

### online: het kader van alle tafels
scores-and-log = Punten en verloop
news-open = { $last } { $count ->
    [0] Verloop
   *[other] +{ $count } meer: verloop
  }
state-of-game = De tafel in woorden
table-news = Nieuws van de tafel
news-since = Sinds je laatste zet
news-none = Nog niets.
log-whole = Het hele spel, nieuwste eerst
face-title = Je gezicht
face-name = dat bij je naam hoort
face-number = gezicht { $number }
face-others = Andere gezichten
