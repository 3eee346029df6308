# Uno Flip in breve.
guide-uno_flip-goal = Le carte hanno un lato chiaro e uno scuro; ne conta uno. Liberati per primo delle tue sette carte: le carte degli altri sono i tuoi punti. Con **500** vinci.
guide-uno_flip-turn = Gioca una carta dello **stesso colore**, **numero** o **simbolo** di quella in cima, o un jolly. Se non puoi o non vuoi, pescane una; se va bene puoi giocarla. Con la penultima carta di’ **Uno!** Chi ti becca senza ti fa pescare 2 carte.
guide-uno_flip-draw = **Pesca uno**, di notte **pesca cinque**: il prossimo pesca e salta il turno.
guide-uno_flip-skip = **Salta turno**: il prossimo salta il turno; di notte lo saltano tutti gli altri.
guide-uno_flip-reverse = **Cambio giro**: si inverte il senso.
guide-uno_flip-flip = **Flip**: tutte le carte si girano, quelle sul tavolo e quelle in mano.
guide-uno_flip-wild = **Jolly**: va sempre bene; scegli tu il colore. **Jolly pesca due**: in più il prossimo pesca 2 carte e salta il turno.
guide-uno_flip-color = **Jolly pesca colore**, di notte: il prossimo pesca finché non esce il tuo colore.
guide-uno_flip-end = La tua ultima carta vince il round. Fai i punti delle carte in mano a tutti gli altri: i numeri il loro valore, le carte azione da **10** a **30**, i jolly da **40** a **60**.
