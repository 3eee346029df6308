# Hi Lo Flip in het kort.
guide-hi_lo_flip-goal = Raak je zeven kaarten kwijt en neem stapels: elke genomen kaart geeft punten. Heeft iemand **75**, dan wint wie de meeste punten heeft.
guide-hi_lo_flip-turn = Speel een kaart die **hoger** is dan de bovenste als de chip HI toont, of **lager** als hij LO toont. Past er een van jou, dan moet je spelen.
guide-hi_lo_flip-cards-title = Geen kaart past, en speciale kaarten
guide-hi_lo_flip-toss = **Gooi** de chip op. Op zijn andere kant passen je kaarten. Anders pak je een kaart, die wordt gespeeld als hij past.
guide-hi_lo_flip-reset = Nog steeds niets: de **andere speler die het laatst** een kaart speelde, neemt de hele stapel, en jij begint een nieuwe met een kaart naar keuze.
guide-hi_lo_flip-one = **Eindigt op 1**: de volgende speler pakt een kaart en slaat een beurt over.
guide-hi_lo_flip-two = **Eindigt op 2**: je speelt meteen nog een kaart.
guide-hi_lo_flip-ten = **Eindigt op 0**: 10 punten voor wie hem neemt.
guide-hi_lo_flip-end = Je laatste kaart beëindigt de ronde: je neemt de stapel en krijgt **10** punten extra. Elke genomen kaart geeft **1** punt, of **10** als hij op 0 eindigt. Kaarten in handen geven niets.
