# Flip 7 en breve.
guide-flip7-goal = Suma puntos, ronda tras ronda. Cuando alguien llega a **200**, gana quien tenga más puntos.
guide-flip7-turn = **Pedir**: tomas otra carta. **Plantarse**: tus puntos están a salvo y dejas la ronda. Con un número que ya tienes **te pasas**: ningún punto en esta ronda. Los números altos dan más y salen más: hay doce 12 y un 1.
guide-flip7-freeze = **Congelar**: elige a alguien, que guarda sus puntos y deja la ronda.
guide-flip7-flip3 = **Roba tres**: elige a alguien, que toma tres cartas.
guide-flip7-second = **Segunda oportunidad**: guárdala. Te salva una vez de pasarte.
guide-flip7-plus = De **+2** a **+10**: más puntos para ti.
guide-flip7-times = **×2** duplica tus cartas de número.
guide-flip7-end = La ronda termina cuando nadie puede tomar otra carta, o al instante con **siete números distintos**: un Flip 7, que da **15** puntos más. Suma tus números, duplícalos si tienes ×2 y añade el resto.
