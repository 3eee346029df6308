# Carte
flip7-plus = più { $points }
flip7-card-times = per 2
flip7-card-freeze = Congela
flip7-card-flip3 = Pesca tre
flip7-card-second = Seconda chance
flip7-card-busting = { $card }, il secondo: sballato
flip7-card-lost = { $card }, via

# Che cosa è successo
flip7-round = { $nameYou ->
    [yes] Round { $round }. Dai tu le carte.
   *[no] Round { $round }. Dà le carte { $name }.
  }
flip7-reshuffled = Gli scarti tornano mazzo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }.
flip7-dealt = { $nameYou ->
    [yes] Ricevi: { $card }.
   *[no] { $name } riceve: { $card }.
  }
flip7-drew = { $nameYou ->
    [yes] Chiedi carta: { $card }.
   *[no] { $name } chiede carta: { $card }.
  }
flip7-flipped = { $left ->
    [0] { $nameYou ->
        [yes] Peschi: { $card }, l’ultima.
       *[no] { $name } pesca: { $card }, l’ultima.
      }
   *[other] { $nameYou ->
        [yes] Peschi: { $card }. Ancora { $left }.
       *[no] { $name } pesca: { $card }. Ancora { $left }.
      }
  }
flip7-no-card = { $nameYou ->
    [yes] Per te non ci sono più carte.
   *[no] Per { $name } non ci sono più carte.
  }
flip7-stayed = { $nameYou ->
    [yes] Ti fermi con { $points }.
   *[no] { $name } si ferma con { $points }.
  }
flip7-busted = { $nameYou ->
    [yes] Un secondo { $card }: hai sballato.
   *[no] Un secondo { $card }: { $name } ha sballato.
  }
flip7-saved = { $nameYou ->
    [yes] La tua Seconda chance ti salva da un secondo { $card }.
   *[no] Una Seconda chance salva { $name } da un secondo { $card }.
  }
flip7-set-aside = { $nameYou ->
    [yes] Metti da parte “{ $card }” per dopo.
   *[no] { $name } mette da parte “{ $card }” per dopo.
  }
flip7-froze = { $nameYou ->
    [yes] Congeli { $target } a { $points }.
   *[no] { $targetYou ->
        [yes] { $name } ti congela a { $points }.
       *[no] { $name } congela { $target } a { $points }.
      }
  }
flip7-froze-self = { $nameYou ->
    [yes] Ti congeli a { $points }.
   *[no] { $name } si congela a { $points }.
  }
flip7-flip3 = { $nameYou ->
    [yes] Fai pescare tre carte a { $target }.
   *[no] { $targetYou ->
        [yes] { $name } ti fa pescare tre carte.
       *[no] { $name } fa pescare tre carte a { $target }.
      }
  }
flip7-flip3-self = { $nameYou ->
    [yes] Peschi tu tre carte.
   *[no] { $name } pesca tre carte.
  }
flip7-gave = { $nameYou ->
    [yes] Dai una Seconda chance a { $target }.
   *[no] { $targetYou ->
        [yes] { $name } ti dà una Seconda chance.
       *[no] { $name } dà una Seconda chance a { $target }.
      }
  }
flip7-discarded = { $nameYou ->
    [yes] La tua carta “{ $card }” va negli scarti.
   *[no] La carta “{ $card }” di { $name } va negli scarti.
  }
flip7-seven = { $nameYou ->
    [yes] Sette numeri: hai fatto Flip 7!
   *[no] Sette numeri: { $name } ha fatto Flip 7!
  }
flip7-round-over = Fine del round { $round }.
flip7-scored = { $nameYou ->
    [yes] { $points ->
        [0] Non fai punti.
        [one] Fai { $points } punto.
       *[other] Fai { $points } punti.
      }
   *[no] { $points ->
        [0] { $name } non fa punti.
        [one] { $name } fa { $points } punto.
       *[other] { $name } fa { $points } punti.
      }
  }
flip7-game-over = La partita è finita dopo il round { $round }.
flip7-won = { $nameYou ->
    [yes] Vinci { flip7-with-points }!
   *[no] { $name } vince { flip7-with-points }.
  }
flip7-gave-self = { $nameYou ->
    [yes] Tieni la Seconda chance.
   *[no] { $name } tiene la Seconda chance.
  }
flip7-lost = La sfida è persa: nessuno è arrivato a { points } in tempo.
flip7-challenge = Sfida: { points } entro la fine del round { $rounds }

# Mosse
flip7-move-hit = Carta
flip7-move-stay = Mi fermo con { $points }
flip7-move-target = { $nameYou ->
    [yes] Tu
   *[no] { $name }
  }
flip7-move-freeze = { $nameYou ->
    [yes] Congela te
   *[no] Congela { $name }
  }
flip7-move-flip3 = { $nameYou ->
    [yes] Pesca tre per te
   *[no] Pesca tre per { $name }
  }
flip7-move-second = { $nameYou ->
    [yes] Seconda chance per te
   *[no] Seconda chance per { $name }
  }

# Che cosa fare
flip7-prompt-over = La partita è finita.
flip7-prompt-choose = Carta o ti fermi?
flip7-prompt-hit = Prendi una carta.
flip7-prompt-target = Scegli qualcuno.
flip7-prompt-freeze = Congela: chi esce da questo round?
flip7-prompt-flip3 = Pesca tre: chi prende tre carte?
flip7-prompt-second = Hai già una Seconda chance: a chi va questa?
flip7-wait-deal = Si danno le carte…
flip7-wait-card = { $nameYou ->
    [yes] Arriva la tua carta…
   *[no] { $name } prende una carta…
  }
flip7-wait-choose = { $nameYou ->
    [yes] Tocca a te.
   *[no] { $name }: carta o si ferma?
  }
flip7-wait-target = { $nameYou ->
    [yes] Scegli a chi va la carta.
   *[no] { $name } sceglie a chi va la carta…
  }

# Il tavolo
flip7-others = Gli altri
flip7-cards-of = { $nameYou ->
    [yes] Le tue carte
   *[no] Carte di { $name }
  }
flip7-extras-of = { $nameYou ->
    [yes] Le tue altre carte
   *[no] Altre carte di { $name }
  }
flip7-seat-of = { $nameYou ->
    [yes] Il tuo posto
   *[no] Posto di { $name }
  }
flip7-hit = Carta
flip7-stay = Mi fermo
flip7-with-points = { $points ->
    [one] con { $points } punto
   *[other] con { $points } punti
  }
flip7-takes-card = ancora una
flip7-odds = { $bust } fuori
flip7-odds-seven = { $seven } Flip 7
flip7-odds-whole = Con la prossima carta sballi con una probabilità del { $bust }.{ $seven ->
    [no] {""}
   *[other] {" "}Se continui a chiedere carta, fai Flip 7 con una probabilità del { $seven }.
  }
flip7-actions = Cosa puoi fare
flip7-middle = Il centro del tavolo
flip7-stake = { $nameYou ->
    [yes] punti in gioco
   *[no] punti in gioco per { $name }
  }
flip7-stake-lost = { $nameYou ->
    [yes] punti: hai sballato
   *[no] punti: { $name } ha sballato
  }
flip7-deck = Mazzo
flip7-discard = Scarti
flip7-pile = { $pile }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  }
flip7-active = in gioco
flip7-stayed-status = si ferma
flip7-frozen = al gelo
flip7-busted-status = ha sballato
flip7-row-points = { $points ->
    [one] { $points } punto in questa fila
   *[other] { $points } punti in questa fila
  }
flip7-score = +{ $points }
flip7-score-last = ultimo round +{ $points }
flip7-progress = { $count ->
    [0] ancora nessun numero
    [7] Flip 7!
   *[other] { $count } su 7 numeri
  }
flip7-to-give = { $nameYou ->
    [yes] { $card }: per chi?
   *[no] { $name } ha “{ $card }”
  }
flip7-drawing = { $nameYou ->
    [yes] Pesca tre: ancora { $left } per te
   *[no] Pesca tre: ancora { $left } per { $name }
  }
flip7-waiting = da parte
flip7-waiting-card = { $nameYou ->
    [yes] { $card }, messa da parte da te
   *[no] { $card }, messa da parte da { $name }
  }
flip7-interrupted = interrotto
flip7-interrupted-card = { $nameYou ->
    [yes] { $card }, dopo peschi ancora
   *[no] { $card }, dopo { $name } pesca ancora
  }
flip7-shout-bust = Sballato!
flip7-shout-bust-about = Un secondo { $card } · { $points ->
    [one] { $points } punto perso
   *[other] { $points } punti persi
  }
flip7-shout-seven = Flip 7!
flip7-shout-seven-about = { $nameYou ->
    [yes] Tu: { $points } punti più 15 extra
   *[no] { $name }: { $points } punti più 15 extra
  }
flip7-end-of-round = Fine del round { $round }

# La lezione
flip7-lesson-1 = Raccogli numeri diversi: la loro somma sono i tuoi punti. Con un numero che hai già sballi: niente punti! La tua prima carta è in basso.
flip7-lesson-2 = Hai un 5. Prendi ancora una carta, o fermati e tieni quello che hai. Carta!
flip7-lesson-3 = Un 8: 13 punti. I numeri alti escono spesso: ci sono dodici 12, ma un solo 1. Il +4 di Ben aggiunge solo punti. Ancora carta!
flip7-lesson-4 = Una Seconda chance: ti salva una volta. Ada ha pescato Congela e l’ha dato a Ben: lui tiene i suoi punti, ma è fuori dal round. Tu non rischi: carta!
flip7-lesson-5 = Un secondo 8! La tua Seconda chance ti ha salvato; tutt’e due le carte sono via. Ada non ne aveva e ha sballato. Resti solo tu: carta!
flip7-lesson-6 = Per 2 raddoppia i tuoi numeri: (5 + 8) × 2 = 26. Ora niente ti salva più: da saggio, fermati.
flip7-lesson-7 = 26 punti per te. Vince chi per primo ha 200 punti a fine round. In questo round Ada ha già sballato. Carta!
flip7-lesson-8 = Pesca tre! Qualcuno deve prendere tre carte: scegli chi. Con solo un 1 hai poco da temere. Scegli te!
flip7-lesson-9 = Quattro numeri diversi. Sette sono un Flip 7: 15 punti extra, e il round finisce subito. Osa: carta!
flip7-lesson-10 = Un 12, cinque numeri! La fila mostra quanti ne mancano. Carta!
flip7-lesson-11 = Sei numeri! Con 44 punti ci si può anche fermare. Ma per questa volta: carta!
flip7-lesson-12 = Flip 7! 47 punti più 15 extra. Ora sai tutto quello che serve. Buon divertimento!
flip7-refused-stay = Non hai ancora carte, quindi non puoi fermarti.
flip7-refused-choose = Adesso devi scegliere: carta o ti fermi.
flip7-refused-assign = Prima scegli a chi va la carta.
flip7-refused-out = { $nameYou ->
    [yes] Sei
   *[no] { $name } è
  } fuori da questo round: scegli qualcuno ancora in gioco.
flip7-refused-others = Scegli qualcun altro: puoi prenderla tu solo se non c’è più nessun altro in gioco.
flip7-refused-second = { $nameYou ->
    [yes] Hai già una Seconda chance: dai questa a qualcun altro.
   *[no] { $name } ha già una Seconda chance: scegli qualcuno che non ce l’ha.
  }
