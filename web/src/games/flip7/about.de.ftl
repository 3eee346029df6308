about-flip7 = Noch eine Karte, oder aufhören? Zweimal dieselbe Zahl, und du bist raus.
