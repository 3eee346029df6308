# Un nuovo tavolo: posti, livelli, opzioni delle regole.
number-less = { $label }: meno
number-more = { $label }: più
new-title = { $game }: nuova partita
new-players = Giocatori, te compreso
new-level = Livello dei bot
level-random-about = Una mossa permessa qualsiasi. Per cominciare.
level-easy-about = Come un simpatico principiante.
level-normal-about = Conta le carte che ha visto e pesa ogni mossa.
level-hard-about = Pensa in anticipo e prova le sue mosse.
level-expert-about = Pensa in anticipo, fino a un secondo per mossa.
new-rules = Regole di questo tavolo
new-usual = Le regole solite
new-changed = { $count ->
    [0] le solite
    [one] una cambiata
   *[other] { $count } cambiate
  }
new-single = Cambia singole regole
new-house = Regole di casa
new-house-about = Non sono nel regolamento stampato, ma si usano a molti tavoli. Secondo il regolamento sono tutte disattivate.
new-house-changed = { $count ->
    [0] nessuna
   *[other] { $count }
  }
clash-rules = “{ $one }” e “{ $two }” non vanno insieme. Rimetti una delle due com’era.
clash-seats = “{ $rule }” così non è possibile con { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
  }. Cambia la regola, o il numero di giocatori.
preset-book = Da regolamento
preset-family = Famiglia
preset-quick = Rapida
preset-wild = Folle
preset-own = Mie regole
preset-own-about = Quelle che hai salvato: { $count ->
    [one] una modifica
   *[other] { $count } modifiche
  }.
preset-changed = Cambiate
preset-keep = Salva come mie regole
preset-kept = Salvate in questo browser.
preset-not-kept = Questo browser non può salvarle.
preset-link = Copia un link a queste regole
preset-copied = Link copiato.
new-begin = Dai le carte
new-instead = La partita a { $game } che hai lasciato andrà persa.
ages-up = { $name }: più grande

# Opzioni: option-GIOCO-CHIAVE è il nome, -help una frase di spiegazione, e un testo per ognuna delle sue parole.
# preset-GIOCO-NOME è la frase su un insieme di regole, preset-NOME il suo nome in tutti i giochi.
new-more = Altre regole
new-more-about = Per il gioco stesso: i punti non dipendono da queste.
