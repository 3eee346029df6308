# Il segnapunti di questo gioco.
pad-who-hilo = Ha chiuso il round
pad-starter-hilo = comincia la somma più alta di due carte scoperte
pad-no-who-hilo = Chi ha chiuso il round?
pad-no-nine-cards = ci sono al massimo nove carte.
pad-no-no-layout = ci sono nove, sei, tre o nessuna carta.
pad-no-above-nine = nove carte hanno al massimo 99 punti; solo chi ha chiuso il round può averne di più.
pad-no-doubled = Chi ha chiuso il round non ha la somma più bassa: i punti raddoppiano.
hilo-odds-draw = Una carta pescata: { $mean } in media; { $lower } su { $cards } sono più basse della carta scoperta più alta.
hilo-odds-sums = Somma più bassa dopo questo turno, in media
