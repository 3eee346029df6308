# Flip 7 in brief.
guide-flip7-goal = Collect points, round after round. When somebody has **200**, the most points win.
guide-flip7-turn = **Hit**: you take one more card. **Stay**: your points are safe, and you are out of the round. A number that you already have is a **bust**: no points this round. High numbers bring more and come more often: there are twelve 12s, and one 1.
guide-flip7-freeze = **Freeze**: choose a player, who banks the points and is out of the round.
guide-flip7-flip3 = **Flip Three**: choose a player, who takes three cards.
guide-flip7-second = **Second Chance**: keep it. It saves you from one bust.
guide-flip7-plus = **+2** to **+10**: more points for you.
guide-flip7-times = **×2** doubles your number cards.
guide-flip7-end = The round ends when nobody may take another card, or at once with **seven different numbers**: a Flip 7, which brings **15** points more. Add up your numbers, double them if you have ×2, then add the rest.
