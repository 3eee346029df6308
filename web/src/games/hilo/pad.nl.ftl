# Het scoreblad van dit spel.
pad-who-hilo = Eindigde de ronde
pad-no-who-hilo = Wie eindigde de ronde? Markeer met ★.
pad-no-nine-cards = er liggen hoogstens negen kaarten.
pad-no-no-layout = er liggen negen, zes, drie of geen kaarten.
pad-no-above-nine = negen kaarten hebben hoogstens 99 punten; alleen wie de ronde eindigde kan meer hebben.
pad-no-doubled = Wie de ronde eindigde heeft niet de laagste som: de punten tellen dubbel.
hilo-odds-draw = Een getrokken kaart: gemiddeld { $mean }; { $lower } van { $cards } zijn lager dan de hoogste open kaart.
hilo-odds-sums = Laagste som na deze beurt, gemiddeld
