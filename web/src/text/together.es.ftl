# Varias personas en un dispositivo.
together-title = En un dispositivo
together-about = El dispositivo va de mano en mano. Se juega con las reglas impresas y sin conexión.
together-game = Juego
together-covered = Todas las cartas quedan tapadas mientras se pasa el dispositivo.
together-open = En este juego todas las cartas están a la vista, así que no se tapa nada.
together-undo = No se puede deshacer nada, porque los demás ya han visto lo que siguió. Cualquiera puede pedir pistas.
together-names = ¿Quién juega?
together-without = Sin { $name }
together-more = Otra persona
together-bots = Bots además
together-level = Nivel de los bots
together-begin = Repartir
together-go-on = Continuar la última partida
together-instead = Se abandonará la partida de este dispositivo que dejaste a medias.
together-pass = Pasa el dispositivo a { $name }
together-pass-about = Todas las manos están tapadas. Los demás miran a otro lado.
together-show = { $name }: ver mis cartas
