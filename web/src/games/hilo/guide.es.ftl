# HILO en breve.
guide-hilo-goal = Cada jugador tiene nueve cartas tapadas, de −1 a 11. Deshazte de las altas: cuando alguien llega a **100** puntos, gana quien tenga **menos**.
guide-hilo-turn = Para empezar, destapa dos de tus cartas. Después, en tu turno, haz una de estas dos cosas:
guide-hilo-take = **Toma** la carta visible del descarte y cámbiala por una de las tuyas, destapada o tapada.
guide-hilo-draw = **Roba** una carta que solo ves tú. Cámbiala del mismo modo, o descártala y destapa una de las tuyas.
guide-hilo-cards-title = ¡HILO!
guide-hilo-cards = Tres cartas destapadas de **un mismo color** en una fila, columna o diagonal: al final de tu turno puedes retirarlas, y el hueco se cierra.
guide-hilo-end = Cuando todas tus cartas están destapadas, has terminado la ronda: los demás tienen **un turno más**. Después todos suman. Si terminaste la ronda y no eres el único con la suma más baja, la tuya se **duplica**.
