# La lezione di Uno Flip.
uno-lesson-hand = Ogni carta ha due lati. In grande vedi quello che conta ora; il piccolo angolo mostra il retro. Queste sono tue.
uno-lesson-others = Delle carte degli altri vedi solo il retro, e così per il mazzo. Chi finisce per primo le carte vince il round.
uno-lesson-color = In cima c’è un 5 blu. Una carta dello stesso colore va bene: gioca il tuo 7 blu.
uno-lesson-number = Ben ci ha messo un 3 rosso. Va bene anche lo stesso numero, di qualsiasi colore: gioca il 3 verde.
uno-lesson-draw = Ada ha fatto saltare Ben, e tu non hai né verde né salta turno. Allora pesca una carta.
uno-lesson-wild = Un jolly va sempre bene, e scegli tu il colore. Una carta appena pescata si può giocare subito: giocala e scegli il rosso.
uno-lesson-challenge = Pescare due? Un jolly pesca due lo dovrebbe giocare solo chi non ha il colore di prima: il rosso. Credi a Ben? Contesta!
uno-lesson-draw-one = Ecco il suo 5 rosso: beccato! Ben ne ha pescate due lui, e tocca a te. Gioca +1: Ada pesca una carta e salta il turno.
uno-lesson-flip = Ora il meglio: il flip. Gira tutto, le tue carte, il mazzo, gli scarti e tutte le mani. Giocalo!
uno-lesson-dark = Il lato scuro è più duro: +5, e si pesca finché non esce un colore. Ada ha cambiato il giro. Fai saltare tutti, e giochi di nuovo.
uno-lesson-uno = Restano due carte! Premi prima “Uno!”, poi gioca +5. Se te ne scordi, gli altri possono beccarti e peschi due carte. Quindi tieni d’occhio anche loro.
uno-lesson-last = Ben ne ha pescate cinque. In cima c’è un 7 rosa, quindi va bene il tuo 7 turchese: gioca la tua ultima carta!
uno-lesson-end = Hai vinto il round e fai i punti di tutte le carte rimaste agli altri. Di solito con 500 punti si vince la partita. Tutto qui!
