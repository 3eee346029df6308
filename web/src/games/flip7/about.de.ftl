about-flip7 = Noch eine Karte, oder aufhören? Sammle verschiedene Zahlen; zweimal dieselbe, und du bist raus.
