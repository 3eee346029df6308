# Uno Flip in het kort.
guide-uno_flip-goal = Kaarten hebben een lichte en een donkere kant; een ervan telt. Raak als eerste je zeven kaarten kwijt: de kaarten van de anderen zijn jouw punten. Met **500** win je.
guide-uno_flip-turn = Speel een kaart met **dezelfde kleur**, **hetzelfde getal** of **teken** als de bovenste, of een keuzekaart. Kun of wil je niet, pak er dan een; die mag je spelen als hij past. Zeg bij je voorlaatste kaart **Uno!** Wie je zonder betrapt, laat je 2 pakken.
guide-uno_flip-draw = **Pak één**, ’s nachts **Pak vijf**: de volgende pakt en slaat een beurt over.
guide-uno_flip-skip = **Overslaan**: de volgende slaat een beurt over; ’s nachts alle anderen.
guide-uno_flip-reverse = **Omkeren**: de richting draait om.
guide-uno_flip-flip = **Flip**: alle kaarten draaien om, die op tafel en die in de handen.
guide-uno_flip-wild = **Keuzekaart**: past altijd; jij kiest de kleur. **Keuzekaart Pak twee**: ook pakt de volgende 2 en slaat een beurt over.
guide-uno_flip-color = **Keuzekaart Pak kleur**, ’s nachts: de volgende pakt tot jouw kleur komt.
guide-uno_flip-end = Je laatste kaart wint de ronde. Je krijgt punten voor de kaarten in alle andere handen: getallen hun waarde, actiekaarten **10** tot **30**, keuzekaarten **40** tot **60**.
