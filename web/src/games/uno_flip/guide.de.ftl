# Uno Flip in Kürze.
guide-uno_flip-goal = Jede Karte hat eine helle und eine dunkle Seite; eine davon gilt. Werde deine sieben Karten als Erster los: Die Karten der anderen sind deine Punkte. Mit **500** gewinnst du.
guide-uno_flip-turn = Spiele eine Karte mit **gleicher Farbe**, **Zahl** oder **gleichem Zeichen** wie die oberste, oder eine Farbwahl. Kannst oder willst du nicht, zieh eine; passt sie, darfst du sie spielen. Sag bei der vorletzten Karte **Uno!** Wer dich ohne erwischt, lässt dich 2 ziehen.
guide-uno_flip-draw = **Zieh eins**, nachts **Zieh fünf**: Der Nächste zieht und setzt aus.
guide-uno_flip-skip = **Aussetzen**: Der Nächste setzt aus; nachts alle anderen.
guide-uno_flip-reverse = **Richtungswechsel**: Es geht andersherum.
guide-uno_flip-flip = **Flip**: Alle Karten drehen sich um, die auf dem Tisch und die in den Händen.
guide-uno_flip-wild = **Farbwahl**: passt immer; du wünschst die Farbe. **Farbwahl Zieh zwei**: Der Nächste zieht auch 2 und setzt aus.
guide-uno_flip-color = **Farbwahl Zieh die Farbe**, nachts: Der Nächste zieht, bis deine Farbe kommt.
guide-uno_flip-end = Deine letzte Karte gewinnt die Runde. Du bekommst Punkte für die Karten aller anderen Hände: Zahlen ihren Wert, Aktionskarten **10** bis **30**, Farbwahlen **40** bis **60**.
