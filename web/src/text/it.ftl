# I testi della pagina stessa. Quelli di un gioco sono nella sua cartella.
you = Tu
seat-number = Posto { $seat }
name-up = Sposta { $name } in su
home = Home
close = Chiudi
loading = Un momento…
screen-failed = Non è stato possibile caricare questa parte della pagina. Sei offline, o c’è una nuova versione della pagina?
load-again = Ricarica
old-browser = Questo browser è troppo vecchio per i giochi, che ne richiedono uno del 2023 o più recente: aggiornalo.
engine-failed = Non è stato possibile avviare il gioco: { $reason }

your-turn = Tocca a te
is-to-act = è di turno
away = gioca un bot
offline = offline
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
round = Round
round-number = round { $round }
round-next = Tra poco il round { $round }.
round-to = · ai { $target }
race = Corsa ai { $target }
total = Totale
table-tools = Tavolo
leave-table = Lascia il tavolo
undo = Annulla
hint = Consiglio
mute = Muto
scores = Punti
log = Cronaca
log-newest = Cronaca, dall’ultima mossa
let-go = Lascia correre
win-chance = { $chance } di vincere
game-over = Partita finita
won-by = { $who ->
    [you] Hai vinto!
    [side] La tua coppia ha vinto!
    [partners] { $names } hanno vinto in coppia.
   *[others] { $count ->
        [0] Non ha vinto nessuno.
        [one] { $names } ha vinto.
       *[other] { $names } vincono a pari merito.
      }
  }
play-again = Gioca ancora
result = Risultato
fewest-win = Vince chi ha meno punti.
lesson-not-now = Dopo! Prima fai questo passo.

### replay
replay = Replay
review = Analisi
verify = Verifica carte
share = Condividi
share-link = Un link a questa partita
share-file = Salva come file
copy = Copia
copied = Copiato.
copy-by-hand = Il browser non ha permesso la copia: seleziona il link e copialo a mano.
review-it = Rivedi e analizza

### shell
skip = Vai al contenuto
settings = Impostazioni
rules = Regole
learn = Impara a giocare
back-home = Alla home

level-random = a caso
level-easy = facile
level-normal = normale
level-hard = difficile
level-expert = esperto

home-tagline = { $games ->
    [4] Quattro
   *[other] { $games }
  } giochi di carte. Gioca subito, contro i bot o con gli amici.
home-games = Giochi
about-exactly = Per { $max } giocatori.
about-any = Da { $min } a { $max } giocatori.
home-play = Gioca
home-play-game = Gioca a { $game }
home-go-on = Continua
home-go-on-with = Continua { $game }
home-go-on-daily = Continua { $game }, la sfida del giorno
home-go-on-deal = Continua { $game } con le carte di un amico
home-go-on-together = Continua { $game } su un solo dispositivo
home-go-on-pad = Segnapunti: { $game }, { $names }
home-new = Nuova partita
home-new-of = Nuova partita: { $game }
home-new-sure = Abbandoni l’altra?
home-new-sure-of = Abbandoni l’altra? Nuova partita: { $game }
home-left = partita in corso
home-left-in = round { $round } · partita in corso
home-install = Installa l’app
home-options = Opzioni
home-options-of = Opzioni: { $game }
home-learn = Impara
home-learn-game = Impara (2 min): { $game }
home-learn-time = (2 min)
home-rules-of = Regole: { $game }
home-friends = Con gli amici
home-friends-about = Manda loro un link o un codice. Nei posti ancora liberi giocano i bot.
home-offline = Sei offline. Contro i bot puoi giocare; per giocare con altri serve la rete.
home-play-with-friends = Gioca con gli amici
home-code = Codice tavolo
home-code-unclear = Un codice ha sei lettere e cifre, per esempio ABC 234.
home-daily = Sfida del giorno
home-join = Entra
home-puzzles = Rompicapi
home-together = Stesso schermo
home-judge = Posso farlo?
home-pad = Segna i punti
home-lobby = Tavoli aperti
home-tv = Schermo grande
home-more = Altro
home-games-played = Le tue partite

update = Nuova versione
update-ready = È pronta una nuova versione.
update-take = Caricala ora
update-elsewhere = Un’altra scheda ha caricato una nuova versione. Ricarica anche questa.

### online: la cornice di tutti i tavoli
scores-and-log = Punti e cronaca
news-open = { $last } { $count ->
    [0] Cronaca
    [one] +{ $count } altra: cronaca
   *[other] +{ $count } altre: cronaca
  }
state-of-game = Il tavolo a parole
table-news = Novità dal tavolo
news-since = Dalla tua ultima mossa
news-none = Ancora niente.
log-whole = Tutta la partita, dall’ultima mossa
face-title = La tua faccia
face-name = quella del tuo nome
face-number = faccia { $number }
face-others = Altre facce
