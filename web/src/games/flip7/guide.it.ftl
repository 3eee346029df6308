# Flip 7 in breve.
guide-flip7-goal = Raccogli punti, round dopo round. Quando qualcuno arriva a **200**, vince chi ha più punti.
guide-flip7-turn = **Carta**: prendi ancora una carta. **Mi fermo**: i tuoi punti sono al sicuro, e per te il round è finito. Un numero che hai già e hai **sballato**: niente punti in questo round. I numeri alti valgono di più ed escono più spesso: ci sono dodici 12 e un solo 1.
guide-flip7-freeze = **Congela**: scegli un giocatore, che incassa i suoi punti ed è fuori dal round.
guide-flip7-flip3 = **Pesca tre**: scegli un giocatore, che prende tre carte.
guide-flip7-second = **Seconda chance**: tienila. Ti salva una volta quando stai per sballare.
guide-flip7-plus = Da **+2** a **+10**: più punti per te.
guide-flip7-times = **×2** raddoppia le tue carte numero.
guide-flip7-end = Il round finisce quando nessuno può più prendere carte, o subito con **sette numeri diversi**: è un Flip 7, che vale **15** punti in più. Somma i tuoi numeri, raddoppiali se hai il ×2, poi aggiungi il resto.
