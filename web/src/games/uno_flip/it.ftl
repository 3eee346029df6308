# Uno Flip.
uno-color-red = rosso
uno-color-yellow = giallo
uno-color-green = verde
uno-color-blue = blu
uno-color-pink = rosa
uno-color-teal = turchese
uno-color-purple = viola
uno-color-orange = arancione
uno-symbol-draw1 = pesca uno
uno-symbol-draw5 = pesca cinque
uno-symbol-reverse = cambio giro
uno-symbol-skip = salta turno
uno-symbol-skip-all = salta tutti
uno-symbol-flip = flip
uno-symbol-wild = jolly
uno-symbol-wild-draw2 = jolly pesca due
uno-symbol-wild-draw-color = jolly pesca colore
uno-face = { $symbol } { $color }
uno-any-wild = jolly

### events
uno-event-dealer_card = { $nameYou ->
    [yes] Hai pescato
   *[no] { $name } ha pescato
  } un { $card } per decidere chi dà le carte.
uno-event-dealer_tie = Parità: chi ha un { $number } pesca di nuovo.
uno-event-dealer_shuffled = Le carte pescate sono state rimescolate.
uno-event-dealer = { $nameYou ->
    [yes] Hai il numero più alto e dai le carte.
   *[no] { $name } ha il numero più alto e dà le carte.
  }
uno-event-round = Round { $round }: { $nameYou ->
    [yes] hai dato le carte tu.
   *[no] ha dato le carte { $name }.
  }
uno-event-turned_up = Prima carta: { $card }.
uno-event-put_back = Prima carta: { $card }, rimescolata nel mazzo.
uno-event-begins = { $nameYou ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
  }
uno-event-jumped_in = { $nameYou ->
    [yes] Hai giocato
   *[no] { $name } ha giocato
  } fuori turno, prima di { $beforeYou ->
    [yes] te
   *[no] { $before }
  }!
uno-event-swapped = { $nameYou ->
    [yes] Hai scambiato
   *[no] { $name } ha scambiato
  } la mano con { $withYou ->
    [yes] te
   *[no] { $with }
  }!
uno-event-new_hand = { $nameYou ->
    [yes] Ora hai
   *[no] { $name } ora ha
  }: { $hand }.
uno-event-played = { $nameYou ->
    [yes] Hai giocato
   *[no] { $name } ha giocato
  } un { $card }.
uno-event-played-drawn = { $nameYou ->
    [yes] Hai giocato
   *[no] { $name } ha giocato
  } la carta appena pescata: { $card }.
uno-event-said_uno = { $nameYou ->
    [yes] Hai detto
   *[no] { $name } ha detto
  } “Uno!”
uno-event-drew = { $nameYou ->
    [yes] Hai pescato
   *[no] { $name } ha pescato
  } un { $card }{ $why }.
uno-event-drew-back = { $nameYou ->
    [yes] Hai pescato
   *[no] { $name } ha pescato
  } una carta{ $why }; sul retro: { $back }.
uno-event-drew-hidden = { $nameYou ->
    [yes] Hai pescato
   *[no] { $name } ha pescato
  } una carta{ $why }.
uno-why-card = {" "}per la carta azione
uno-why-caught = {" "}per l’“Uno” dimenticato
uno-why-guilty = {" "}per penalità
uno-why-last-card = {" "}per l’ultima carta
uno-why-first-card = {" "}per la prima carta
uno-event-found = { $nameYou ->
    [yes] Hai trovato
   *[no] { $name } ha trovato
  } { $color }.
uno-event-kept = { $nameYou ->
    [yes] Hai tenuto
   *[no] { $name } ha tenuto
  } la carta.
uno-event-drew_on = Non andava bene: { $nameYou ->
    [yes] peschi ancora.
   *[no] { $name } pesca ancora.
  }
uno-event-passed = { $nameYou ->
    [yes] Hai passato.
   *[no] { $name } ha passato.
  }
uno-event-refilled = Gli scarti sono stati girati: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
  } da pescare.
uno-event-no_cards = Non c’erano più carte da pescare per { $nameYou ->
    [yes] te
   *[no] { $name }
  }.
uno-event-flipped = Flip! Ora conta il lato { $side ->
    [light] chiaro
   *[dark] scuro
  }; in cima c’è un { $card }.
uno-event-named = { $nameYou ->
    [yes] Hai scelto
   *[no] { $name } ha scelto
  } { $color }.
uno-event-reversed = Si cambia giro: { $direction ->
    [right] senso orario
   *[left] senso antiorario
  }.
uno-event-lost_turn = { $nameYou ->
    [yes] Hai saltato
   *[no] { $name } ha saltato
  } il turno.
uno-event-skipped_all = Saltano tutti gli altri: { $nameYou ->
    [yes] giochi
   *[no] { $name } gioca
  } di nuovo.
uno-event-caught = { $nameYou ->
    [yes] { $by } ti ha beccato: non hai detto
   *[no] { $byYou ->
        [yes] Hai beccato { $name }: non ha detto
       *[no] { $by } ha beccato { $name }: non ha detto
      }
  } “Uno!”
uno-event-challenged = { $nameYou ->
    [yes] Hai contestato
   *[no] { $name } ha contestato
  } { $ofYou ->
    [yes] la tua mossa
   *[no] la mossa di { $of }
  }.
uno-event-challenged-hand = { $nameYou ->
    [yes] Hai contestato
   *[no] { $name } ha contestato
  } { $ofYou ->
    [yes] la tua mossa
   *[no] la mossa di { $of }
  } e { $nameYou ->
    [yes] hai visto
   *[no] ha visto
  }: { $hand }.
uno-event-verdict = { $verdict ->
    [guilty] { $nameYou ->
        [yes] Avevi
       *[no] { $name } aveva
      } { $color }: colpevole!
   *[innocent] { $nameYou ->
        [yes] Non avevi
       *[no] { $name } non aveva
      } { $color }: innocente!
  }
uno-event-accepted = { $nameYou ->
    [yes] Hai accettato.
   *[no] { $name } ha accettato.
  }
uno-event-blocked = Nessuno poteva continuare: il round è finito dopo { $turns } turni.
uno-event-cards_left = { $nameYou ->
    [yes] Ti restavano
   *[no] A { $name } restavano
  }: { $cards } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }).
uno-event-round_over = { $nameYou ->
    [yes] Hai vinto
   *[no] { $name } ha vinto
  } il round { $round }!
uno-event-round_over-blocked = Il round { $round } è finito; non l’ha vinto nessuno.
uno-event-scored = { $nameYou ->
    [yes] Hai fatto
   *[no] { $name } ha fatto
  } { $points ->
    [one] un punto
   *[other] { $points } punti
  }.
uno-event-game_over = La partita è finita dopo { $rounds ->
    [one] un round
   *[other] { $rounds } round
  }.
uno-event-won = { $nameYou ->
    [yes] Hai vinto
   *[no] { $name } ha vinto
  } la partita con { $total ->
    [one] { $total } punto
   *[other] { $total } punti
  }!

### moves
uno-move-play = Gioca { $card }{ $wild ->
    [yes] {" "}e scegli { $color }
   *[no] {""}
  }{ $uno ->
    [yes] , dicendo “Uno!”
   *[no] {""}
  }
uno-move-swap = Scambia la mano con { $name }
uno-move-color = Scegli { $color }
uno-move-draw = Pesca carta
uno-move-pass = Passa
uno-move-take = Pesca { $search ->
    [only] finché non esce { $until }
    [both] finché non esce { $until }, poi { $cards }
   *[no] { $cards }
  }
uno-move-keep = Tieni la carta
uno-move-challenge = Contesta
uno-move-accept = Accetta
uno-move-catch = Becca { $name }!
uno-move-uno = Uno!

### what is to be done
uno-ask-over = La partita è finita.
uno-ask-color = Tocca a te: scegli un colore.
uno-ask-challenge = { $name } ha scelto { $color }. Contesti o accetti?
uno-ask-drawn = Giochi la carta pescata o la tieni?
uno-ask-play = Tocca a te: { $wanted }.
uno-ask-answer = Rispondi con una carta pesca, o pesca { $search ->
    [only] finché non esce { $until }
    [both] finché non esce { $until }, poi altre { $cards }
   *[no] { $cards }
  }.
uno-ask-take = Nessuna carta pesca va bene: pesca { $search ->
    [only] finché non esce { $until }
    [both] finché non esce { $until }, poi altre { $cards }
   *[no] { $cards }
  }!
uno-ask-swap = Un 7! Con chi scambi la mano?
uno-ask-jump = La carta identica: giocala fuori turno!
uno-ask-draw = Tocca a te: niente va bene. Pesca!
uno-ask-pass = Tocca a te: puoi solo passare.
uno-ask-catch = { $name } non ha detto “Uno”!
uno-ask-late = Non hai detto “Uno”! Dillo prima che qualcuno ti becchi.
uno-ask-keep = La carta pescata non va bene: la tieni.
uno-ask-wait = { $nameYou ->
    [yes] Tocca a te
   *[no] Tocca a { $name }
  }…
uno-ask-swapping = { $nameYou ->
    [yes] Scegli
   *[no] { $name } sceglie
  } con chi scambiare la mano…
uno-ask-drawing = { $nameYou ->
    [yes] Peschi
   *[no] { $name } pesca
  }{ $hunt ->
    [yes] {" "}finché non esce { $until }
   *[no] {""}
  }…
uno-ask-dealing = Si danno le carte…

### why not
uno-no-fit = { $card } non va bene: { $symbol ->
    [none] non è { $color }.
   *[other] né { $color } né { $symbol }.
  }
uno-no-turn = Non ancora: tocca a { $name }.
uno-no-other = Ora puoi giocare solo la carta appena pescata: { $card }. O tienila.
uno-no-answer = Prima contesta o accetta.
uno-no-wild = { $card } va solo con una mano senza { $color }.
uno-no-answer-stack = Solo una carta pesca adatta risponde a un accumulo. O pesca tutto.
uno-no-swap = Prima scegli con chi scambi la mano.
uno-no-last = { $card } non è un numero: l’ultima carta dev’esserlo.
uno-no-color = Prima scegli un colore.
uno-no-catch = Ora non c’è nessuno da beccare.
uno-no-uno = Ora non c’è nessuna parola da dire.
uno-no-fit-flip = { $card } non va sul primo flip: solo { $color }, un jolly o un altro flip.

### on the board
uno-others = Gli altri
uno-piles = Mazzo e scarti
uno-hand = Le tue carte
uno-actions = Cosa puoi fare
uno-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
uno-backs = { $count ->
    [one] Retro della carta
   *[other] Retro di { $count } carte
  }: { $cards }
uno-faces = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }: { $cards }
uno-next = segue
uno-dealer = mazziere
uno-draws-until = pesca fino a
uno-draws-more = ne pesca { $left }
uno-said = Uno!
uno-shout-caught = Beccato!
uno-dealer-card = Pescata per decidere chi dà le carte: { $card }
uno-card = { $card }, sul retro { $back }{ $playable ->
    [yes] , giocabile
   *[no] , ora non giocabile
  }{ $drawn ->
    [yes] , appena pescata
   *[no] {""}
  }
uno-draw-pile = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }{ $back ->
    [none] {""}
   *[other] , sul retro della prima { $back }
  }
uno-draw-pile-name = nel mazzo
uno-discard-pile = Scarti: in cima { $card }
uno-discard-empty = Scarti: vuoti
uno-discard-count = { $count ->
    [one] { $count } giocata
   *[other] { $count } giocate
  }
uno-color-now = Colore: { $color }
uno-side-light = lato chiaro
uno-side-dark = lato scuro
uno-direction-right = Si gioca in senso orario
uno-direction-left = Si gioca in senso antiorario
uno-clockwise = senso orario
uno-counterclockwise = senso anti­orario
uno-say = Uno!
uno-say-how = Di’ “Uno!” con la prossima carta
uno-say-when = prima di giocare la penultima carta
uno-choose = Quale colore?
uno-choose-for = { $card }: quale colore?
uno-cancel = Altra carta
uno-challenge-means = Vedi la mano. Se { $name } aveva { $color }: { $side ->
    [light] { $name } pesca 2, e giochi tu.
   *[dark] { $name } pesca finché non esce { $now }, e giochi tu.
  } Altrimenti { $side ->
    [light] peschi 4.
   *[dark] peschi tu così, e poi altre 2.
  }
uno-accept-means = { $side ->
    [light] Peschi 2 e salti il turno.
   *[dark] Peschi finché non esce { $now } e salti il turno.
  }
uno-color-before = il colore di prima
uno-hand-of = { $name } aveva:
uno-round-won = { $nameYou ->
    [yes] Hai vinto il round { $round }
   *[no] { $name } ha vinto il round { $round }
  }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
uno-round-blocked = Round { $round }: nessun vincitore
