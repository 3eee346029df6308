# Tavoli con altri.
line-away = Riconnessione…
line-none = Il server non risponde. Nuovo tentativo…
line-kept-out = Al momento il server rifiuta le connessioni. Nuovo tentativo…
line-offline-games = Contro i bot si gioca anche senza.

error-away = La connessione è caduta. Riprova.
error-no_table = Nessun tavolo ha questo codice. Forse la partita è finita, o nel codice c’è un errore.
error-no_chair = A questo tavolo non ci sono posti liberi.
error-busy = Il server è molto occupato. Riprova.
error-frozen = Questo tavolo è stato fermato per un errore. Il gestore del server può controllare.
error-cannot_save = Al momento il server non può salvare. Non è cambiato nulla; riprova fra poco.
error-shutting_down = Il server si sta riavviando. Un momento…
error-stale = Questa mossa è già stata fatta: da te su un altro dispositivo, o da un bot.
error-not_your_turn = Non tocca più a te.
error-wrong_phase = In questa fase della partita non si può.
error-not_allowed = A questo tavolo non puoi farlo: non sei l’host, o l’host ti ha tolto dal tavolo.
error-not_seated = Non hai un posto a questo tavolo. Prima siediti.
error-hello_first = Prima scrivi un nome.
error-bad_options = Il server non accetta queste impostazioni. Scegline altre.
error-bad_token = Il server non ti riconosce più. Ricarica la pagina.
error-bad_message = La pagina e il server non si capiscono. Ricarica la pagina.
error-unknown_move = Questa mossa non esiste. Scegline un’altra.
error-illegal_move = Adesso non si può.
error-too_many-emote = Puoi mandare una frase al secondo.
error-too_many-second = Troppe richieste. Aspetta un secondo.
error-too_many-minute = Troppi tentativi. Aspetta un minuto.
error-too_many-hour = Troppi tentativi. Riprova fra un’ora.
error-too_many-tables = Ora non si possono aprire altri tavoli. Finisci o lascia uno dei tuoi, o riprova più tardi.
error-bad_name = Il server non accetta questo nome. Scegline un altro.
error-muted = Il gestore di questo server ti ha silenziato.
name-empty = Scrivi un nome: basta una lettera, una cifra o un segno.
name-long = Un nome ha al massimo 20 caratteri; questo ne ha { $count }.
name-unseen = Questo nome contiene caratteri invisibili, forse dentro un’emoji composta come una famiglia. Le emoji semplici vanno bene.
needs-network = Per giocare con altri serve la rete, e tu sei offline.

name-title = Come ti chiami?
name-label = Il tuo nome al tavolo
name-about = Gli altri lo vedono. Non serve un account: questo browser si ricorda di te.
name-go = Continua

friends-title = Gioca con gli amici
friends-game = Gioco
friends-seats = Posti
friends-bots = Di cui bot
friends-bots-help = Altri bot possono occupare i posti liberi anche dopo.
friends-level = Livello dei bot
friends-clock = Tempo per mossa
clock-blitz = 10 secondi
clock-fast = 20 secondi
clock-normal = 1 minuto
clock-slow = 5 minuti
clock-day = 1 giorno
clock-week = 1 settimana
clock-none = senza limite di tempo
clock-days = { $days } g { $hours } h
clock-hours = { $hours }:{ $minutes } h
friends-absent = A tempo scaduto
absent-bot = subentra un bot
absent-bot-about = finché il giocatore non torna
absent-out = un bot continua
absent-out-about = il giocatore è fuori
friends-watch = Chi può guardare
watch-nobody = nessuno
watch-invited = chi ha il codice
watch-everybody = tutti
watch-everybody-about = una volta iniziata, la partita è fra i “Tavoli aperti”
friends-delay = Ritardo per gli spettatori, in secondi
friends-hints = Consigli
hints-alone = solo per chi gioca da solo
hints-on = per tutti
hints-off = per nessuno
friends-hints-about = Le mosse migliori e le loro probabilità, su questa pagina e nei nostri programmi. Nessun server può impedire a un giocatore di calcolarle per conto suo.
table-hints-on = Consigli attivi per tutti.
table-hints-off = Consigli disattivati.
lobby-hints = con consigli
friends-open = Tavolo aperto
friends-open-about = Tutti lo vedono nell’elenco e possono sedersi. Altrimenti solo chi ha il codice.
friends-more = Tempo e altro
friends-create = Apri il tavolo

table-code = Tavolo { $code }
invite-title = Invita gli amici
invite-about = Manda loro questo link, o di’ loro il codice.
invite-link = Link a questo tavolo
invite-code = Codice
invite-copy = Copia il link
invite-share = Invia…
invite-text = Vieni a giocare a { $game } con me!
invite-qr = Codice QR del link
invite-local = Questo indirizzo funziona solo su questo computer. Per altri dispositivi avvia il server con --listen :4040 e apri la pagina all’indirizzo di questo computer nella tua rete.

waiting-title = { $game }: si aspettano i giocatori
waiting-title-full = { $game }: tavolo completo
waiting-seats = Presenti: { $here } su { $seats }
waiting-free = libero
waiting-you = tu
waiting-host = host
waiting-bot = bot, { $level }
waiting-away = assente
waiting-sit = Siediti
waiting-sit-here = Siediti al posto { $seat }
waiting-set = Posto { $seat }
waiting-set-free = libero
waiting-set-bot = bot: { $level }
waiting-remove = Togli { $name }
waiting-start = Inizia partita
waiting-fill = Inizia con i bot nei posti liberi
waiting-fill-level = Livello dei bot nei posti liberi
waiting-for-host = { $host } avvia la partita.
waiting-for-nobody = L’host avvia la partita.
waiting-watching = Stai guardando.
waiting-full = Tutti i posti sono occupati. Puoi guardare.
waiting-ready = Tutti i posti sono occupati: si può iniziare!
waiting-missing = Tutti i posti sono occupati. Manca ancora: { $names }.
waiting-rules = Regole di questo tavolo
waiting-usual = Le regole solite.
waiting-clock = { $clock } per mossa; poi { $absent }.
waiting-clock-none = Senza limite di tempo.
waiting-watchers = { $count ->
    [0] Nessuno guarda.
    [one] { $count } persona guarda.
   *[other] { $count } persone guardano.
  }
waiting-leave = Lascia il tavolo
came = { $name } si siede.
went = { $name } se ne va.

online-joining = Cerco il tavolo { $code }…
online-closed = Questo tavolo è stato chiuso prima della fine della partita.
online-closed-operator = Il gestore del server ha chiuso questo tavolo.
online-closed-empty = Questo tavolo è chiuso: tutti i giocatori lo hanno lasciato.
online-closed-abandoned = Questo tavolo è chiuso: da molto tempo non c’era nessuno.
online-paused = Al momento il server non può salvare. La partita riprende appena possibile; nessuna mossa va persa.
online-frozen = Il server ha fermato questo tavolo per un errore. Il gestore può controllare; nessuna mossa va persa.
online-restored = Il server è tornato a una copia meno recente: la partita riprende da una mossa precedente.
measure-ban = Il gestore di questo server non ti fa entrare.
measure-mute = Il gestore di questo server ti ha silenziato: nessuno riceve le tue frasi.
measure-name = Il gestore di questo server ti ha dato il nome «{ $name }». Non puoi cambiarlo.
measure-news = Il gestore di questo server annuncia: { $why }
measure-over = Il gestore di questo server ha revocato una misura contro di te.
measure-due = È previsto per il { $date }.
measure-until = Vale fino al { $date }.
measure-why = Motivo: { $why }
online-removed = L’host ti ha tolto da questo tavolo.
online-left = Hai lasciato questo tavolo.
online-again = Torna al tavolo
online-over = Questa partita è finita.
online-replay = Guarda il replay
online-delay = Vedi questa partita con { $seconds } secondi di ritardo. Fra poco comincia.
online-soon = La partita comincia…
online-other-version = La pagina e il server hanno versioni diverse. Ricarica la pagina, o chiedi al gestore del server.
online-private = Non puoi guardare questo tavolo: non ammette spettatori, o l’host ti ha tolto dal tavolo.
online-bot-name = { $name } (bot)
online-sending = Invio della tua mossa…
online-watching = Stai guardando.
online-late = { $seconds } s di ritardo
online-stands-in = Il tuo tempo è scaduto: un bot gioca per te.
online-stands-still = Il tuo tempo è scaduto. Pausa finché non torna qualcuno.
online-your-bot = un bot per te
online-bot-of = un bot per { $name }
online-back = Eccomi
online-out = Un bot finisce la partita per te. Puoi guardare.
online-reminder = { $seconds ->
    [one] Tocca a te: ancora { $seconds } secondo.
   *[other] Tocca a te: ancora { $seconds } secondi.
  }
online-sit = Siediti
online-take = Sostituisci { $name } (bot)
online-sit-name = Prendere posto
online-begun = Nel frattempo la partita è iniziata.
online-code = Codice tavolo
online-code-go = Trova il tavolo
online-all-away = Pausa finché non torna qualcuno.

leave-title = Lasci il tavolo?
leave-playing = Da ora gioca un bot per te. La home ti riporta al tavolo.
leave-host = L’host diventa un altro giocatore.
leave-do = Lascia: continua un bot
leave-stay = Resta qui
leave-look = Home, tenendo il posto
leave-look-about = Il tuo tempo continua a scorrere.

people-title = Giocatori
people-and = { $count ->
    [one] Giocatori; { $count } spettatore
   *[other] Giocatori; { $count } spettatori
  }
people-mute = Niente frasi da { $name }
people-report = Segnala { $name }
people-reason = Perché?
report-name = nome offensivo
report-emotes = disturba con le frasi
report-stalling = gioca lento apposta
report-cheating = bara
report-other = altro
people-report-do = Segnala
people-reported = Grazie. Il gestore del server controllerà.
people-remove = Togli
people-remove-sure = Vuoi davvero togliere { $name }? Un bot continua al suo posto, e non potrà tornare.
people-remove-not = Annulla
people-here = qui
people-bot = bot, { $level }
people-open = libero
people-out = fuori dalla partita: un bot continua

emote-title = Di’ qualcosa
emote-said = { $name }: { $emote }
emote-hello = Ciao!
emote-thanks = Grazie!
emote-well_played = Bel colpo!
emote-good_luck = Buona fortuna!
emote-oops = Ops!
emote-wow = Wow!
emote-hurry = Tocca a te!
emote-ouch = Ahi!
emote-close = Per un pelo!
emote-lucky = Che fortuna!
emote-sorry = Scusa!
emote-thinking = Ci penso…
emote-nice_try = Bel tentativo!
emote-haha = Ah ah!
emote-bye = Alla prossima!
emote-gone = Via: continua un bot.
emote-late = Tempo scaduto: gioca un bot.
emote-back = Sono di nuovo qui!

rematch = Rivincita
rematch-join = Siediti per la rivincita
rematch-there = La rivincita è pronta, con un posto per te.
rematch-begun = La rivincita è cominciata, con un posto per te.
rematch-go = Alla rivincita

lobby-title = Tavoli aperti
lobby-own = I tuoi tavoli
lobby-your-turn = tocca a te
home-turns = Tocca a te
home-turn = { $game }: al tavolo
home-tables = I tuoi tavoli
home-table = { $game }: continua
home-table-with = con { $names }
home-back = { $game }: torna al tavolo
lobby-quick = Gioca subito con chi c’è
lobby-quick-about = Ti siedi a un tavolo aperto di questo gioco, o ne apri uno.
lobby-none = Ora non ci sono tavoli aperti. Aprine uno, o fatti trovare un tavolo qui sopra.
lobby-row = { $host }: { $free ->
    [0] nessun posto libero
    [one] { $free } posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
  }
lobby-join = Siediti
lobby-look = Guarda
lobby-phase-waiting = non iniziata
lobby-phase-playing = in corso
lobby-phase-over = finita
lobby-phase-closed = chiuso
lobby-phase-paused = in pausa
lobby-phase-frozen = fermato
lobby-go = Al tavolo
lobby-new = Apri un tavolo
push-offer = Avvisami quando tocca a me
push-about = Una notifica su questo dispositivo, anche a pagina chiusa. Arriva dal servizio push del tuo browser e dice solo di quale tavolo si tratta.
push-turn = Tocca a te
push-table = Tavolo
push-refused = Il browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
push-not-allowed = Senza il tuo permesso non ci sono notifiche.
push-failed = Non ha funzionato. Forse il servizio push del browser non è raggiungibile; riprova più tardi.
