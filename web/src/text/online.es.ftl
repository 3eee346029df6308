# Mesas con otras personas.
line-away = Reconectando…
line-none = No se puede contactar con el servidor. Nuevo intento…
line-kept-out = El servidor rechaza conexiones por ahora. Nuevo intento…
line-offline-games = Las partidas contra bots funcionan sin él.

error-away = Se ha perdido la conexión. Inténtalo de nuevo.
error-no_table = No hay ninguna mesa con este código. Puede que haya terminado o que el código tenga un error.
error-no_chair = En esta mesa no hay asientos libres.
error-busy = El servidor está muy ocupado. Inténtalo de nuevo.
error-frozen = Esta mesa se detuvo por un error. Quien administra el servidor puede revisarla.
error-cannot_save = El servidor no puede guardar en este momento. No ha cambiado nada; inténtalo pronto otra vez.
error-shutting_down = El servidor se está reiniciando. Un momento…
error-stale = Esta jugada ya está hecha: por ti en otro dispositivo o por un bot.
error-not_your_turn = Ya no te toca.
error-wrong_phase = Eso no es posible en este momento de la partida.
error-not_allowed = Eso no está permitido en esta mesa: no eres el anfitrión, o el anfitrión te ha expulsado.
error-not_seated = No tienes asiento en esta mesa. Siéntate primero.
error-hello_first = Escribe primero un nombre.
error-bad_options = El servidor no acepta estos ajustes. Elige otros.
error-bad_token = El servidor ya no te reconoce. Recarga la página.
error-bad_message = La página y el servidor no se entienden. Recarga la página.
error-unknown_move = Esa jugada no existe. Elige otra.
error-illegal_move = Eso no es posible ahora.
error-too_many-emote = Un mensaje por segundo es suficiente.
error-too_many-second = Demasiadas peticiones. Espera un segundo.
error-too_many-minute = Demasiados intentos. Espera un minuto.
error-too_many-hour = Demasiados intentos. Vuelve a probar dentro de una hora.
error-too_many-tables = Ahora no se pueden abrir más mesas. Termina o deja una de las tuyas, o prueba más tarde.
error-bad_name = El servidor no acepta este nombre. Elige otro.
error-muted = Quien administra este servidor te ha silenciado.
name-empty = Escribe un nombre: basta con una letra, cifra o signo.
name-long = Un nombre tiene como máximo 20 caracteres; este tiene { $count }.
name-unseen = Este nombre contiene caracteres invisibles, quizá dentro de un emoji compuesto como una familia. Los emojis sencillos sí valen.
needs-network = Para jugar con otros hace falta conexión, y no la tienes.

name-title = ¿Cómo te llamamos?
name-label = Tu nombre en la mesa
name-about = Los demás lo ven. No necesitas cuenta; este navegador te recuerda.
name-go = Continuar

friends-title = Jugar con amigos
friends-game = Juego
friends-seats = Asientos
friends-bots = De ellos, bots
friends-bots-help = Los bots también pueden ocupar más tarde los asientos libres.
friends-level = Nivel de los bots
friends-clock = Tiempo por jugada
clock-blitz = 10 segundos
clock-fast = 20 segundos
clock-normal = 1 minuto
clock-slow = 5 minutos
clock-day = 1 día
clock-week = 1 semana
clock-none = sin límite de tiempo
clock-days = { $days } d { $hours } h
clock-hours = { $hours }:{ $minutes } h
friends-absent = Si se acaba el tiempo
absent-bot = juega un bot
absent-bot-about = hasta que la persona vuelva
absent-out = sigue un bot
absent-out-about = la persona queda fuera
friends-watch = Quién puede mirar
watch-nobody = nadie
watch-invited = quien tenga el código
watch-everybody = todos
watch-everybody-about = una vez empezada, la partida está en «Mesas abiertas»
friends-delay = Retraso para espectadores, en segundos
friends-hints = Pistas
hints-alone = solo quien juegue a solas
hints-on = para todos
hints-off = para nadie
friends-hints-about = Las mejores jugadas y sus probabilidades, en esta página y en nuestros programas. Ningún servidor puede impedir que alguien calcule por su cuenta.
table-hints-on = Hay pistas para todos.
table-hints-off = No hay pistas.
lobby-hints = con pistas
friends-open = Mesa abierta
friends-open-about = Todo el mundo la ve en la lista y puede sentarse. Si no, solo quien tenga el código.
friends-more = Tiempo y más
friends-create = Abrir la mesa

table-code = Mesa { $code }
invite-title = Invitar a amigos
invite-about = Envíales este enlace o diles el código.
invite-link = Enlace a esta mesa
invite-code = Código
invite-copy = Copiar el enlace
invite-share = Enviar…
invite-text = ¡Ven a jugar a { $game } conmigo!
invite-qr = Código QR del enlace
invite-local = Esta dirección solo funciona en este equipo. Para otros dispositivos, inicia el servidor con --listen :4040 y abre la página en la dirección de este equipo en tu red.

waiting-title = { $game }: faltan jugadores
waiting-title-full = { $game }: mesa completa
waiting-seats = Aquí: { $here } de { $seats }
waiting-free = libre
waiting-you = tú
waiting-host = anfitrión
waiting-bot = bot, { $level }
waiting-away = ausente
waiting-sit = Sentarse
waiting-sit-here = Ocupar el asiento { $seat }
waiting-set = Asiento { $seat }
waiting-set-free = libre
waiting-set-bot = bot: { $level }
waiting-remove = Expulsar a { $name }
waiting-start = Empezar
waiting-fill = Empezar con bots en los asientos libres
waiting-fill-level = Nivel de los bots en asientos libres
waiting-for-host = { $host } empieza la partida.
waiting-for-nobody = El anfitrión empieza la partida.
waiting-watching = Estás mirando.
waiting-full = Todos los asientos están ocupados. Puedes mirar.
waiting-ready = Mesa completa: ¡ya se puede empezar!
waiting-missing = Todos los asientos están ocupados. Aún no están: { $names }.
waiting-rules = Reglas de esta mesa
waiting-usual = Las reglas habituales.
waiting-clock = { $clock } por jugada; después { $absent }.
waiting-clock-none = Sin límite de tiempo.
waiting-watchers = { $count ->
    [0] No mira nadie.
    [one] Mira { $count } persona.
   *[other] Miran { $count } personas.
  }
waiting-leave = Dejar la mesa
came = { $name } se ha sentado.
went = { $name } se ha ido.

online-joining = Buscando la mesa { $code }…
online-closed = Esta mesa se cerró antes de terminar la partida.
online-closed-operator = Quien administra el servidor ha cerrado esta mesa.
online-closed-empty = Esta mesa está cerrada: todos la han dejado.
online-closed-abandoned = Esta mesa está cerrada: hacía mucho que no había nadie.
online-paused = El servidor no puede guardar en este momento. La partida sigue en cuanto pueda; no se pierde ninguna jugada.
online-frozen = El servidor detuvo esta mesa por un error. Quien lo administra puede revisarla; no se pierde ninguna jugada.
online-restored = El servidor ha vuelto a una copia anterior: la partida continúa desde una jugada previa.
measure-ban = Quien administra este servidor no te deja entrar.
measure-mute = Quien administra este servidor te ha silenciado: nadie recibe tus mensajes.
measure-name = Quien administra este servidor te ha dado el nombre «{ $name }». No puedes cambiarlo.
measure-news = Quien administra este servidor anuncia: { $why }
measure-over = Quien administra este servidor ha levantado una medida contra ti.
measure-due = Está previsto para el { $date }.
measure-until = Vale hasta el { $date }.
measure-why = Motivo: { $why }
online-removed = El anfitrión te ha expulsado de esta mesa.
online-left = Has dejado esta mesa.
online-again = Volver a la mesa
online-over = Esta partida ha terminado.
online-replay = Ver la repetición
online-delay = Ves esta partida con { $seconds } segundos de retraso. Empieza enseguida.
online-soon = La partida empieza…
online-other-version = Esta página y el servidor tienen versiones distintas. Recarga la página o pregunta a quien administra el servidor.
online-private = No puedes mirar esta mesa: no admite espectadores, o el anfitrión te ha expulsado.
online-bot-name = { $name } (bot)
online-sending = Enviando tu jugada…
online-watching = Estás mirando.
online-late = { $seconds } s de retraso
online-stands-in = Se te acabó el tiempo: un bot juega por ti.
online-stands-still = Se te acabó el tiempo. En pausa hasta que vuelva alguien.
online-your-bot = bot en tu lugar
online-bot-of = bot por { $name }
online-back = He vuelto
online-out = Un bot termina la partida por ti. Puedes mirar.
online-reminder = { $seconds ->
    [one] Te toca: queda { $seconds } segundo.
   *[other] Te toca: quedan { $seconds } segundos.
  }
online-sit = Sentarse
online-take = Relevar a { $name } (bot)
online-sit-name = Sentarse
online-begun = Mientras tanto, la partida ha empezado.
online-code = Código de mesa
online-code-go = Buscar la mesa
online-all-away = En pausa hasta que vuelva alguien.

leave-title = ¿Dejar la mesa?
leave-playing = Desde ahora juega un bot por ti. El inicio te lleva de vuelta.
leave-host = Otra persona pasa a ser anfitrión.
leave-do = Dejarla: sigue un bot
leave-stay = Quedarme
leave-look = Inicio, conservando mi asiento
leave-look-about = Tu tiempo sigue corriendo.

people-title = Jugadores
people-and = { $count ->
    [one] Jugadores; { $count } espectador
   *[other] Jugadores; { $count } espectadores
  }
people-mute = Ocultar mensajes de { $name }
people-report = Denunciar a { $name }
people-reason = ¿Por qué?
report-name = nombre ofensivo
report-emotes = molesta con mensajes
report-stalling = juega lento a propósito
report-cheating = hace trampas
report-other = otra cosa
people-report-do = Denunciar
people-reported = Gracias. Quien administra el servidor lo revisará.
people-remove = Expulsar
people-remove-sure = ¿Expulsar a { $name }? Sigue un bot en su lugar, y no podrá volver.
people-remove-not = Cancelar
people-here = aquí
people-bot = bot, { $level }
people-open = libre
people-out = fuera de la partida: sigue un bot

emote-title = Decir algo
emote-said = { $name }: { $emote }
emote-hello = ¡Hola!
emote-thanks = ¡Gracias!
emote-well_played = ¡Bien jugado!
emote-good_luck = ¡Suerte!
emote-oops = ¡Ups!
emote-wow = ¡Guau!
emote-hurry = ¡Te toca!
emote-ouch = ¡Ay!
emote-close = ¡Por poco!
emote-lucky = ¡Qué suerte!
emote-sorry = ¡Lo siento!
emote-thinking = Déjame pensar…
emote-nice_try = ¡Buen intento!
emote-haha = ¡Ja, ja!
emote-bye = ¡Adiós!
emote-gone = Se fue: sigue un bot.
emote-late = Sin tiempo: juega un bot.
emote-back = ¡Ya estoy aquí!

rematch = Revancha
rematch-join = Sentarse a la revancha
rematch-there = Hay una revancha lista, con un asiento para ti.
rematch-begun = La revancha ha empezado, con un asiento para ti.
rematch-go = Ir a la revancha

lobby-title = Mesas abiertas
lobby-own = Tus mesas
lobby-your-turn = te toca
home-turns = Te toca
home-turn = { $game }: a la mesa
home-tables = Tus mesas
home-table = { $game }: continuar
home-table-with = con { $names }
home-back = { $game }: volver a la mesa
lobby-quick = Jugar ya con otros
lobby-quick-about = Te sientas a una mesa abierta de este juego, o abres una nueva.
lobby-none = Ahora no hay mesas abiertas. Abre una, o deja que la página te busque una arriba.
lobby-row = { $host }: { $free ->
    [0] sin asientos libres
    [one] { $free } asiento libre de { $seats }
   *[other] { $free } asientos libres de { $seats }
  }
lobby-join = Sentarse
lobby-look = Mirar
lobby-phase-waiting = sin empezar
lobby-phase-playing = en juego
lobby-phase-over = terminada
lobby-phase-closed = cerrada
lobby-phase-paused = en pausa
lobby-phase-frozen = detenida
lobby-go = A la mesa
lobby-new = Abrir una mesa
push-offer = Avísame cuando me toque
push-about = Una notificación en este dispositivo, también con la página cerrada. Llega por el servicio push de tu navegador y solo dice de qué mesa se trata.
push-turn = Te toca
push-table = Mesa
push-refused = El navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.
push-not-allowed = Sin tu permiso no hay notificaciones.
push-failed = No ha funcionado. Quizá no se pueda contactar con el servicio push del navegador; prueba más tarde.
