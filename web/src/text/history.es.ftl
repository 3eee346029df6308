# La lista de las partidas terminadas.
games-title = Tus partidas
games-about = Todas las partidas que has terminado en este navegador, con o sin conexión. Se quedan en este dispositivo.
games-none = Aún no hay partidas terminadas. La próxima que termines aparecerá aquí.
games-only = Ver
games-all = todos los juegos
games-import = Importar archivos
games-export = Guardar todas en un archivo
games-imported = { $games ->
    [one] Se ha importado una partida.
   *[other] Se han importado { $games } partidas.
  } { $fresh ->
    [0] Ya estaban todas aquí.
   *[other] Nuevas: { $fresh }.
  }
games-count = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  }{ $whose ->
    [others] { "" }
    [all] , victorias: { $won }
   *[some] ; en tu propio puesto ganaste { $won } de { $own }
  }
games-won = Has ganado
games-side = Ha ganado tu pareja
games-shared = Victoria compartida
games-won-by = Victoria: { $names }
games-nobody = No ha ganado nadie
games-place = Puesto { $place } de { $seats }
games-with = con { $names }
games-undone = con jugadas deshechas
games-remove = Borrar
games-remove-sure = ¿Seguro?
games-export-shown = Guardar estas en un archivo
games-more = Ver más
games-none-such = No hay partidas así.
games-filter = Qué partidas
games-result = Resultado
games-any = todas
games-result-won = ganadas
games-result-lost = no ganadas
games-against = Contra
games-people = personas
games-bots = solo bots
games-period = Periodo
games-ever = desde el principio
games-week = últimos 7 días
games-month = últimos 30 días
games-year = último año
games-no-record = no es el registro de una partida
games-not-over = esta partida no ha terminado
games-bad-file = No se ha importado { $file }: { $reason }. No se ha cambiado nada.
games-bad-game = No se ha importado { $file } por su partida número { $game }: { $reason }. No se ha cambiado nada.
games-no-room = Este navegador no tenía sitio para las partidas o no quiere guardar ninguna. No se ha cambiado nada; tus archivos siguen como están.
games-not-removed = No se pudo borrar la partida. No se ha cambiado nada.
games-removed = Borrado.
games-refused = Este navegador no guarda partidas aquí, como suele pasar en una ventana privada. Puedes guardar una partida como archivo cuando termine.
stats-title = Resumen
stats-games = Partidas
stats-won = Ganadas
stats-row = Victorias seguidas
stats-row-best = récord: { $games }
stats-round = Mejor ronda
stats-results = Tus últimos resultados ({ $games }), el más reciente a la derecha. Relleno: ganada. Cuanto más alto, mejor puesto.
stats-results-places = Tus puestos, del más antiguo al más reciente: { $places }
stats-judge = { $games ->
    [one] Analizar una partida
   *[other] Analizar { $games } partidas
  }
stats-judge-about = Muestra lo que dio la suerte y lo que costaron tus jugadas. Tarda unos segundos por partida.
stats-judging = Analizando las partidas…
stats-judged = Análisis terminado.
stats-unjudged = { $games ->
    [one] No se pudo analizar una partida.
   *[other] No se pudieron analizar { $games } partidas.
  }
stats-balance = Suerte y habilidad
stats-balance-mean = { $games ->
    [one] En la partida analizada, la suerte cambió tu probabilidad de ganar en { $luck }; tus jugadas costaron { $cost }.
   *[other] En las { $games } partidas analizadas, la suerte cambió tu probabilidad de ganar en { $luck } por partida; tus jugadas costaron { $cost }.
  }
stats-points = { $points ->
    [one] { $sign }{ $points } punto porcentual
   *[other] { $sign }{ $points } puntos porcentuales
  }
stats-balance-chart = La suerte y el coste de tus jugadas en cada partida. Los números están en la tabla de abajo.
stats-luck = Suerte: cartas y rivales
stats-cost = Coste de tus jugadas
stats-table = Como tabla
stats-game = Partida
stats-start = Al empezar
