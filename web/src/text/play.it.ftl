# Messaggi rari su una partita contro i bot.
play-elsewhere = Questa partita è aperta in un’altra scheda.
play-elsewhere-about = Due schede non possono continuare la stessa partita. Continua nell’altra, o porta la partita qui.
play-take = Portala qui
play-stopped = La partita si è fermata: { $reason }
play-unread = Forse la partita salvata è danneggiata. Puoi iniziarne una nuova.
play-fresh = Nuova partita
play-unkept = Questo browser non può salvare nulla: se chiudi la pagina, la partita va persa.
play-lost = Questo browser non ha potuto salvare la partita: se chiudi la pagina, il replay va perso.
