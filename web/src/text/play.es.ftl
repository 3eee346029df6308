# Mensajes poco frecuentes sobre una partida contra bots.
play-elsewhere = Esta partida está abierta en otra pestaña.
play-elsewhere-about = Dos pestañas no pueden continuar la misma partida. Sigue en la otra o trae la partida aquí.
play-take = Traerla aquí
play-stopped = La partida se ha detenido: { $reason }
play-unread = Puede que la partida guardada esté dañada. Puedes empezar otra en su lugar.
play-fresh = Nueva partida
play-unkept = Este navegador no puede guardar nada: la partida se pierde al cerrar la página.
play-lost = Este navegador no pudo guardar la partida: su repetición se pierde al cerrar la página.
