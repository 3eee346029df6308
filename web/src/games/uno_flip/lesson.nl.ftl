# De les van Uno Flip.
uno-lesson-hand = Elke kaart heeft twee kanten. Groot zie je de kant die nu telt, klein in de hoek de achterkant. Deze zijn van jou.
uno-lesson-others = Van de kaarten van de anderen zie je alleen de achterkant, net als bij de trekstapel. Wie als eerste alle kaarten kwijt is, wint de ronde.
uno-lesson-color = Bovenop ligt een blauwe 5. Een kaart van dezelfde kleur past: speel je blauwe 7.
uno-lesson-number = Ben legde er een rode 3 op. Hetzelfde getal past ook, in welke kleur dan ook: speel de groene 3.
uno-lesson-draw = Ada sloeg Ben over, en jij hebt geen groen en geen Overslaan. Pak dus een kaart.
uno-lesson-wild = Een keuzekaart past altijd, en jij kiest de kleur. Een net gepakte kaart mag je meteen spelen: speel hem en kies rood.
uno-lesson-challenge = Twee pakken? Keuzekaart Pak twee hoort alleen te spelen wie de kleur ervoor niet heeft: rood. Geloof je Ben? Daag hem uit!
uno-lesson-draw-one = Daar is zijn rode 5: betrapt! Ben pakte zelf twee, en jij bent aan de beurt. Speel +1: Ada pakt er een en slaat een beurt over.
uno-lesson-flip = Nu het mooiste: de flip. Die draait alles om: jouw kaarten, de stapels en alle handen. Speel hem!
uno-lesson-dark = De donkere kant is harder: +5, en pakken tot er een kleur komt. Ada heeft de richting omgekeerd. Sla iedereen over, dan speel je nog een keer.
uno-lesson-uno = Nog twee kaarten! Druk eerst op ‘Uno!’ en speel dan +5. Vergeet je het, dan kunnen de anderen je betrappen en pak je er twee. Let dus ook op hen.
uno-lesson-last = Ben pakte er vijf. Bovenop ligt een roze 7, dus je turquoise 7 past: speel je laatste kaart!
uno-lesson-end = Je hebt de ronde gewonnen en krijgt de punten van alle kaarten die de anderen nog hadden. Meestal wint wie 500 punten haalt. Dat is alles!
