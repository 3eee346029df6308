# Der Punktezettel dieses Spiels.
pad-who-hilo = Hat die Runde beendet
pad-starter-hilo = die höchste Summe zweier offener Karten beginnt
pad-no-who-hilo = Wer hat die Runde beendet?
pad-no-nine-cards = eine Auslage hat höchstens neun Karten.
pad-no-no-layout = es liegen neun, sechs, drei oder keine Karten.
pad-no-above-nine = neun Karten haben höchstens 99 Punkte; mehr hat nur, wer die Runde beendet hat.
pad-no-doubled = Wer die Runde beendet hat, hat nicht die kleinste Summe: Die Punkte zählen doppelt.
hilo-odds-draw = Eine gezogene Karte: im Mittel { $mean }; { $lower } von { $cards } sind niedriger als die höchste offene Karte.
hilo-odds-sums = Niedrigste Summe nach diesem Zug, im Mittel
