reason-hi-lo-flip-last = La tua ultima carta: prendi { $a } punti e altri 10.
reason-hi-lo-flip-follow = { $a } delle { $b } carte non viste possono seguirla; la pila allora vale { $c }.
reason-hi-lo-flip-skip = Il prossimo giocatore pesca e salta il turno.
reason-hi-lo-flip-again = Giochi ancora una volta.
