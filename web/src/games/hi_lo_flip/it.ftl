# Hi Lo Flip

hi_lo_flip-hi = HI
hi_lo_flip-lo = LO
hi_lo_flip-any = una carta qualsiasi
hi_lo_flip-higher = più alta di { $top }
hi_lo_flip-lower = più bassa di { $top }
hi_lo_flip-not-higher = { $card } non è più alta di { $top }.
hi_lo_flip-not-lower = { $card } non è più bassa di { $top }.

hi_lo_flip-card-plain = { $card }
hi_lo_flip-card-ten = { $card }, 10 punti
hi_lo_flip-card-skip = { $card }, fa saltare il turno
hi_lo_flip-card-more = { $card }, e un’altra carta
hi_lo_flip-playable = giocabile
hi_lo_flip-not-playable = non giocabile
hi_lo_flip-hand = La tua mano, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }
hi_lo_flip-hand-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  } in mano
hi_lo_flip-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }
hi_lo_flip-taken = +{ $points }
hi_lo_flip-taken-long = prese in questo round: { $cards ->
    [0] nessuna carta
    [one] { $cards } carta, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
      }
   *[other] { $cards } carte, { $points } punti
  }
hi_lo_flip-draw-pile = Mazzo
hi_lo_flip-discard-pile = Pila
hi_lo_flip-discard-empty = La pila è vuota
hi_lo_flip-discard-long = Pila: { $top } in cima, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
hi_lo_flip-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
hi_lo_flip-chip = Il gettone mostra { $side }
hi_lo_flip-chip-none = Il gettone non è ancora stato lanciato
hi_lo_flip-chip-turned = girato!
hi_lo_flip-chip-stays = resta { $side }
hi_lo_flip-chip-hi = più alta
hi_lo_flip-chip-lo = più bassa

hi_lo_flip-now-skipped = salta
hi_lo_flip-now-took = prende { $points }
hi_lo_flip-now-owes = un’altra!
hi_lo_flip-now-reset = niente
hi_lo_flip-now-out = ultima carta!

hi_lo_flip-round-over = Fine del round { $round }
hi_lo_flip-seat = Giocatore
hi_lo_flip-piles = Pile
hi_lo_flip-bonus = Bonus
hi_lo_flip-sum = Round
hi_lo_flip-total = Totale
hi_lo_flip-last-round = Ultimo round: { $scores }
hi_lo_flip-last-score = { $name } { $score }

hi_lo_flip-dealt = Hai ricevuto { $card }.
hi_lo_flip-opened = Il gettone lanciato mostra { $side }: { $nameYou ->
    [yes] cominci tu.
   *[no] comincia { $name }.
  }
hi_lo_flip-tossed = { $nameYou ->
    [yes] Non avevi carte da giocare e hai lanciato il gettone:
   *[no] { $name } non aveva carte da giocare e ha lanciato il gettone:
  } { $turned ->
    [yes] ora mostra { $side }.
   *[no] resta { $side }.
  }
hi_lo_flip-drew = { $nameYou ->
    [yes] Hai pescato { $card }.
   *[no] { $name } ha pescato { $card }.
  }
hi_lo_flip-drew-hidden = { $nameYou ->
    [yes] Hai pescato una carta.
   *[no] { $name } ha pescato una carta.
  }
hi_lo_flip-played = { $drawn ->
    [yes] { $nameYou ->
        [yes] Hai giocato { $card }, la carta appena pescata.
       *[no] { $name } ha giocato { $card }, la carta appena pescata.
      }
   *[no] { $nameYou ->
        [yes] Hai giocato { $card }.
       *[no] { $name } ha giocato { $card }.
      }
  }
hi_lo_flip-owes = { $nameYou ->
    [yes] Finisce per 2: devi giocare un’altra carta.
   *[no] Finisce per 2: { $name } deve giocare un’altra carta.
  }
hi_lo_flip-skipped = { $byYou ->
    [yes] La tua carta finisce per 1:
   *[no] La carta di { $by } finisce per 1:
  } { $nameYou ->
    [yes] peschi una carta e salti il turno.
   *[no] { $name } pesca una carta e salta il turno.
  }
hi_lo_flip-recycled = La pila è diventata il mazzo ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }); { $top } è rimasta.
hi_lo_flip-no_card = { $nameYou ->
    [yes] Non c’erano carte da pescare per te.
   *[no] Non c’erano carte da pescare per { $name }.
  }
hi_lo_flip-took = { $fromYou ->
    [yes] Non avevi carte da giocare su { $top }:
   *[no] { $from } non aveva carte da giocare su { $top }:
  } { $nameYou ->
    [yes] prendi
   *[no] { $name } prende
  } { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  } per { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
  }
hi_lo_flip-out = { $nameYou ->
    [yes] Hai giocato l’ultima carta: prendi la pila
   *[no] { $name } ha giocato l’ultima carta e prende la pila
  } ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }) e { $bonus ->
    [one] { $bonus } punto.
   *[other] { $bonus } punti.
  }
hi_lo_flip-scored = { $nameYou ->
    [yes] Hai fatto
   *[no] { $name } ha fatto
  } { $score ->
    [one] { $score } punto
   *[other] { $score } punti
  } in questo round.
hi_lo_flip-round = Round { $round }: { $nameYou ->
    [yes] hai meno punti di tutti e cominci.
   *[no] { $name } ha meno punti di tutti e comincia.
  }
hi_lo_flip-won = { $nameYou ->
    [yes] Hai vinto con { $total ->
        [one] { $total } punto
       *[other] { $total } punti
      }!
   *[no] { $name } ha vinto con { $total ->
        [one] { $total } punto
       *[other] { $total } punti
      }.
  }

hi_lo_flip-move = Gioca { $card }

hi_lo_flip-over = La partita è finita.
hi_lo_flip-dealing = Si danno le carte…
hi_lo_flip-toss = Si lancia il gettone.
hi_lo_flip-draws = { $nameYou ->
    [yes] Peschi una carta.
   *[no] { $name } pesca una carta.
  }
hi_lo_flip-ask-begin = { $nameYou ->
    [yes] Cominci tu: gioca una carta qualsiasi.
   *[no] { $name } comincia con una carta qualsiasi.
  }
hi_lo_flip-ask-play = { $nameYou ->
    [yes] Tocca a te: { $wanted }.
   *[no] Tocca a { $name }: { $wanted }.
  }
hi_lo_flip-ask-another = { $nameYou ->
    [yes] Un’altra carta: { $wanted }.
   *[no] { $name } gioca un’altra carta: { $wanted }.
  }
hi_lo_flip-ask-restart = { $nameYou ->
    [yes] Nuova pila: una carta qualsiasi.
   *[no] { $name } comincia una nuova pila.
  }
hi_lo_flip-ask-stuck = { $nameYou ->
    [yes] Nessuna { $wanted }: si lancia il gettone.
   *[no] { $name } non ha carte adatte e lancia.
  }

# La lezione
hi_lo_flip-lesson-welcome = Ciao! Le carte vanno da 1 a 100. Ogni pila che prendi vale punti, e chi gioca per primo la sua ultima carta ne ha altri 10. Queste sette sono tue.
hi_lo_flip-lesson-chip = Il gettone mostra HI: ogni carta deve essere più alta della precedente. Con LO deve essere più bassa.
hi_lo_flip-lesson-begin = Cominci tu, con una carta qualsiasi. Una bassa lascia spazio: gioca 14.
hi_lo_flip-lesson-two = 46! Le tue carte più basse sono sbiadite, perché non vanno bene. Gioca 52: finisce per 2, quindi ne giochi subito un’altra.
hi_lo_flip-lesson-one = Ora la seconda carta: gioca 61. Finisce per 1: il prossimo giocatore pesca una carta e salta il turno.
hi_lo_flip-lesson-hundred = Turno saltato, quindi tocca di nuovo a te. Le carte che finiscono per 0 valgono 10 punti per chi le prende. Niente è più alto di 100: giocala!
hi_lo_flip-lesson-taken = Niente era più alto. Il gettone lanciato è rimasto su HI, e nemmeno la carta pescata andava bene. Così la pila è andata all’altro giocatore che aveva giocato per ultimo: tu! Cinque carte, 14 punti. Poi è cominciata una nuova pila, con una carta qualsiasi: 95.
hi_lo_flip-lesson-turned = Non avevi niente più alto di 95, ma il tuo lancio ha girato il gettone su LO. Allora tutte le carte della tua mano vanno bene. Gioca 73.
hi_lo_flip-lesson-lower = D’ora in poi si scende, finché un lancio non rigira il gettone. Più bassa di 24: gioca 19.
hi_lo_flip-lesson-reset = Che sfortuna: 8 non è più bassa di 5, il gettone è rimasto su LO, e il 40 che hai pescato non andava bene (altrimenti si sarebbe giocato da sé). Così la pila è andata all’altro.
hi_lo_flip-lesson-restart = Cominci una nuova pila con una carta qualsiasi. Liberati di quella alta: gioca 40.
hi_lo_flip-lesson-last = Resta una carta, ed è più bassa di 17. L’ultima carta chiude il round: prendi la pila e altri 10 punti. Gioca 8!
hi_lo_flip-lesson-end = Tutto qui! Le carte rimaste in mano non valgono niente. Di solito si gioca finché qualcuno non ha 75 punti. Buon divertimento!
