# Uno Flip en breve.
guide-uno_flip-goal = Las cartas tienen un lado claro y uno oscuro; vale uno de ellos. Deshazte antes que nadie de tus siete cartas: las cartas de los demás son tus puntos. Con **500** ganas.
guide-uno_flip-turn = Juega una carta del **mismo color**, **número** o **símbolo** que la de encima, o un comodín. Si no puedes o no quieres, roba una; si sirve, puedes jugarla. Con tu penúltima carta, di **¡Uno!** Quien te atrape sin decirlo te hace robar 2.
guide-uno_flip-draw = **Roba uno**, de noche **roba cinco**: el siguiente roba y pierde el turno.
guide-uno_flip-skip = **Salto**: el siguiente pierde el turno; de noche, todos los demás.
guide-uno_flip-reverse = **Cambio de sentido**: se juega al revés.
guide-uno_flip-flip = **Flip**: se giran todas las cartas, las de la mesa y las de las manos.
guide-uno_flip-wild = **Comodín**: sirve siempre; eliges el color. **Comodín roba dos**: además, el siguiente roba 2 y pierde el turno.
guide-uno_flip-color = **Comodín roba color**, de noche: el siguiente roba hasta que salga tu color.
guide-uno_flip-end = Tu última carta gana la ronda. Sumas las cartas de todas las demás manos: los números su valor, las cartas de acción de **10** a **30**, los comodines de **40** a **60**.
