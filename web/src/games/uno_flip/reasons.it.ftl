reason-uno-flip-last = È la tua ultima carta: il round è tuo.
reason-uno-flip-draw-one = { $name } ne pesca una.
reason-uno-flip-draw-five = { $name } ne pesca cinque.
reason-uno-flip-skip = { $name } salta il turno.
reason-uno-flip-skip-all = Tutti gli altri saltano il turno.
reason-uno-flip-draw-two = { $name } ne pesca due.
reason-uno-flip-draw-color = { $name } pesca finché non esce il colore che scegli.
reason-uno-flip-flip = La tua mano vale { $a } su questo lato e { $b } sull’altro.
reason-uno-flip-more = Hai ancora { $a } { $a ->
    [one] carta { $color ->
        [red] rossa
        [yellow] gialla
        [green] verde
        [blue] blu
        [pink] rosa
        [teal] turchese
        [purple] viola
       *[orange] arancione
      }
   *[other] carte { $color ->
        [red] rosse
        [yellow] gialle
        [green] verdi
        [blue] blu
        [pink] rosa
        [teal] turchesi
        [purple] viola
       *[orange] arancioni
      }
  }.
reason-uno-flip-left = { $a ->
    [one] Ti resta { $a } carta
   *[other] Ti restano { $a } carte
  } in mano.
reason-uno-flip-color = Hai { $a } { $a ->
    [one] carta { $color ->
        [red] rossa
        [yellow] gialla
        [green] verde
        [blue] blu
        [pink] rosa
        [teal] turchese
        [purple] viola
       *[orange] arancione
      }
   *[other] carte { $color ->
        [red] rosse
        [yellow] gialle
        [green] verdi
        [blue] blu
        [pink] rosa
        [teal] turchesi
        [purple] viola
       *[orange] arancioni
      }
  }.
reason-uno-flip-holds = { $name } ha { $a ->
    [one] { $a } carta
   *[other] { $a } carte
  }.
reason-uno-flip-catch = { $name } pesca carte per la parola dimenticata.
reason-uno-flip-say = Nessuno può più beccarti.
reason-uno-flip-draw = Una carta in più in mano, che potrebbe andare bene.
reason-uno-flip-draw-until = Peschi finché una carta va bene, e puoi giocarla.
reason-uno-flip-draw-keep = Una carta in più in mano, e il tuo turno è finito.
reason-uno-flip-keep = La mano resta com’è.
reason-uno-flip-stack = Peschi tutto l’accumulo.
