# Los textos de la página. Los de cada juego están en su carpeta.
you = Tú
seat-number = Asiento { $seat }
name-up = Subir a { $name }
home = Inicio
close = Cerrar
loading = Un momento…
screen-failed = No se pudo cargar esta parte de la página. ¿Estás sin conexión, o hay una versión nueva de la página?
load-again = Recargar
old-browser = Este navegador es demasiado antiguo para los juegos, que necesitan uno de 2023 o posterior: actualízalo.
engine-failed = No se pudo iniciar la partida: { $reason }

your-turn = Te toca
is-to-act = tiene el turno
away = juega un bot
offline = sin conexión
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
round = Ronda
round-number = ronda { $round }
round-next = Ahora empieza la ronda { $round }.
round-to = · a { $target }
race = Carrera a { $target }
total = Total
table-tools = Mesa
leave-table = Dejar la mesa
undo = Deshacer
hint = Pista
mute = Silenciar
scores = Puntos
log = Historial
log-newest = Historial, lo último primero
let-go = Dejarlo pasar
win-chance = { $chance } de ganar
game-over = Fin de la partida
won-by = { $who ->
    [you] ¡Has ganado!
    [side] ¡Ha ganado tu pareja!
    [partners] { $names } han ganado en pareja.
   *[others] { $count ->
        [0] No ha ganado nadie.
        [one] { $names } ha ganado.
       *[other] Victoria compartida: { $names }.
      }
  }
play-again = Otra partida
result = Resultado
fewest-win = Gana quien tenga menos puntos.
lesson-not-now = ¡Luego! Primero haz este paso.

### replay
replay = Repetición
review = Análisis
verify = Verificar cartas
share = Compartir
share-link = Enlace a esta partida
share-file = Guardar como archivo
copy = Copiar
copied = Copiado.
copy-by-hand = Tu navegador no ha permitido copiar: selecciona el enlace y cópialo tú.
review-it = Repetir y analizar

### shell
skip = Ir al contenido
settings = Ajustes
rules = Reglas
learn = Aprender a jugar
back-home = Volver al inicio

level-random = al azar
level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto

home-tagline = { $games ->
    [4] Cuatro
   *[other] { $games }
  } juegos de cartas. Juega ya, a solas o con amigos.
home-games = Juegos
about-exactly = Para { $max } jugadores.
about-any = De { $min } a { $max } jugadores.
home-play = Jugar
home-play-game = Jugar a { $game }
home-go-on = Continuar
home-go-on-with = Continuar: { $game }
home-go-on-daily = Continuar: { $game } del reto diario
home-go-on-deal = Continuar: { $game } con las cartas de un amigo
home-go-on-together = Continuar: { $game } en un solo dispositivo
home-go-on-pad = Hoja de puntos: { $game }, { $names }
home-new = Nueva partida
home-new-of = Nueva partida: { $game }
home-new-sure = ¿Abandonar la otra?
home-new-sure-of = ¿Abandonar la otra? Nueva partida: { $game }
home-left = partida en curso
home-left-in = ronda { $round } · partida en curso
home-install = Instalar la app
home-options = Opciones
home-options-of = Opciones: { $game }
home-learn = Aprender
home-learn-game = Aprender (2 min): { $game }
home-learn-time = (2 min)
home-rules-of = Reglas: { $game }
home-friends = Con amigos
home-friends-about = Envíales un enlace o un código. Los bots ocupan los asientos libres.
home-offline = Estás sin conexión. Puedes jugar contra bots; para jugar con otros hace falta conexión.
home-play-with-friends = Jugar con amigos
home-code = Código
home-code-unclear = Un código tiene seis letras y cifras, como ABC 234.
home-daily = Reto diario
home-join = Unirse
home-puzzles = Ejercicios
home-together = En un dispositivo
home-judge = ¿Puedo hacerlo?
home-pad = Anotar puntos
home-lobby = Mesas abiertas
home-tv = Pantalla grande
home-more = Más
home-games-played = Tus partidas

update = Nueva versión
update-ready = Hay una versión nueva lista.
update-take = Cargarla ya
update-elsewhere = En otra pestaña se ha cargado una versión nueva. Recarga también esta.

### online: el marco de todas las mesas
scores-and-log = Puntos e historial
news-open = { $last } { $count ->
    [0] Historial
   *[other] +{ $count } más: historial
  }
state-of-game = La mesa en palabras
table-news = Novedades de la mesa
news-since = Desde tu última jugada
news-none = Nada todavía.
log-whole = La partida entera, lo último primero
face-title = Tu cara
face-name = la que va con tu nombre
face-number = cara { $number }
face-others = Otras caras
