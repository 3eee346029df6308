# Het scoreblad van dit spel.
pad-who-hilo = Beëindigde de ronde
pad-starter-hilo = de hoogste som van twee open kaarten begint
pad-no-who-hilo = Wie beëindigde de ronde?
pad-no-nine-cards = er liggen hoogstens negen kaarten.
pad-no-no-layout = er liggen negen, zes, drie of geen kaarten.
pad-no-above-nine = negen kaarten hebben hoogstens 99 punten; alleen wie de ronde beëindigde, kan er meer hebben.
pad-no-doubled = Wie de ronde beëindigde, heeft niet de laagste som: de punten tellen dubbel.
hilo-odds-draw = Een gepakte kaart: gemiddeld { $mean }; { $lower } van { $cards } zijn lager dan de hoogste open kaart.
hilo-odds-sums = Laagste som na deze beurt, gemiddeld
