# Flip 7 in Kürze.
guide-flip7-goal = Sammle Runde für Runde Punkte. Sobald jemand **200** hat, gewinnt, wer die meisten Punkte hat.
guide-flip7-turn = **Noch eine**: Du nimmst eine Karte. **Aufhören**: Deine Punkte sind sicher, und die Runde ist für dich vorbei. Eine Zahl, die du schon hast, heißt **verzockt**: keine Punkte in dieser Runde. Hohe Zahlen bringen mehr und kommen öfter: Es gibt zwölf 12er und eine 1.
guide-flip7-freeze = **Einfrieren**: Wähle jemanden, der seine Punkte sichert und draußen ist.
guide-flip7-flip3 = **Drei ziehen**: Wähle jemanden, der drei Karten nimmt.
guide-flip7-second = **Zweite Chance**: Behalte sie. Sie rettet dich einmal vor dem Verzocken.
guide-flip7-plus = **+2** bis **+10**: mehr Punkte für dich.
guide-flip7-times = **×2** verdoppelt deine Zahlenkarten.
guide-flip7-end = Die Runde endet, wenn niemand mehr eine Karte nehmen darf, oder sofort bei **sieben verschiedenen Zahlen**: Das ist ein Flip 7 und bringt **15** Punkte extra. Zähle deine Zahlen zusammen, verdopple sie, wenn du ×2 hast, und zähle dann den Rest dazu.
