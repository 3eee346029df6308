# Het scoreblad.
pad-title = Scorebladen
pad-about = Voor spellen met echte kaarten: de regels tellen op en weten wie deelt en wanneer het spel uit is.
pad-not-kept = Deze browser bewaart niets: het blad is weg als de pagina wordt gesloten.
pad-bad-file = { $file } kan niet worden gelezen: { $reason }
pad-new = Nieuw blad
pad-kept = Bewaarde bladen
pad-ended = afgelopen
pad-rounds = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  }
pad-remove = Verwijderen
pad-remove-sure = Zeker?
pad-not-removed = De browser heeft het niet verwijderd. Probeer het opnieuw.
pad-deleted = Verwijderd.
pad-import = Blad uit een bestand openen
pad-too-large = het is te groot voor een blad.
pad-new-title = Score bijhouden: { $game }
pad-names = Wie spelen mee, in volgorde van de plaatsen?
pad-without = Zonder { $name }
pad-more = Nog iemand
pad-begin = Blad beginnen
pad-lost = Dit blad staat niet in deze browser.
pad-wins = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
  }
pad-nobody = Het spel is uit en niemand heeft gewonnen.
pad-leads = { $count ->
    [one] { $names } staat voor.
   *[other] { $names } staan voor.
  }
pad-played-off = { $names } staan samen bovenaan: nog een ronde beslist.
pad-fixing = Ronde { $round } wordt gecorrigeerd
pad-inserting = Een vergeten ronde vóór ronde { $round }
pad-round = Ronde { $round }
pad-deals = { $name } deelt
pad-begins = { $names } begint
pad-begins-age = { $all ->
    [yes] de oudste of de jongste begint
   *[no] de oudste of de jongste begint: { $names }
}
pad-undo = Ongedaan maken
pad-sheet = Stand en rondes
pad-again = Nieuw spel met dezelfde mensen
pad-begun = Deze ronde is kaart voor kaart begonnen in de terminal. Ze eindigt daar, of hier met punten.
pad-finish = Ronde met punten afmaken
pad-then = dan { $total } in totaal
pad-counts = telt { $points }
pad-by-points = Punten
pad-by-cards = Kaarten optellen
pad-longer = { $points } voor { $name }?
pad-follows = volgende toets: { $name }
pad-all-the-same = Toch noteren
pad-included = { $points } met de bonus
pad-left-out = Voor { $names } is niets genoteerd. 0 punten?
pad-zero = Ja, 0 punten
pad-cancel = Annuleren
pad-take = Correctie overnemen
pad-enter = Ronde noteren
pad-next = Volgende
pad-seats = Spelers
pad-minus = Plus of min
pad-clear = Wissen
pad-back = Cijfer wissen
pad-cards = Kaarten
pad-lying = Genoteerde kaarten
pad-take-away = { $card } weghalen
pad-changes = Dit verandert:
pad-same = Geen totaal verandert.
pad-fix-moves = De kaarten van deze ronde zijn een voor een ingevoerd: na de correctie heeft ze alleen nog haar punten.
pad-drop = Ronde verwijderen
pad-drop-sure = Echt verwijderen?
pad-insert = Ronde ervoor invoegen
pad-back-to = Terug naar het blad
pad-standings = Stand
pad-needs = nog { $points }
pad-left = { $points } voor het einde
pad-all-rounds = Rondes
pad-correct = Corrigeren
pad-correct-round = Ronde { $round } corrigeren
pad-nothing-yet = Nog niets.
pad-forgot = Een ronde vergeten?
pad-forgot-before = Vóór ronde { $round } noteren
pad-name-of = Nieuwe naam van { $name }
pad-rename = Namen wijzigen
pad-others = Er komt of gaat iemand
pad-along = Wie blijft, houdt de punten
pad-along-about = Op een nieuw blad; dezelfde naam is dezelfde persoon. Dit blad blijft zoals het is.
pad-renamed = Klaar
pad-export = Als bestand opslaan
pad-speak = Standen voorlezen
pad-later = Ronde { $round } zou dan onmogelijk zijn.
pad-no-no-card = kaart { $word } bestaat niet.
pad-no-copies = zoveel kaarten { $word } zijn er niet.
pad-no-range = punten gaan van { $least } tot { $most }.
pad-no-who = Wie was uit?
pad-no-over = Het spel is uit.
pad-no-name = Deze naam is te lang of bevat | of ;.
pad-no-above-all = alle kaarten samen hebben minder punten.
pad-no-again = Iemand anders heeft net ronde { $round } ingevoerd. Is dit een andere?
pad-arrived = Ronde { $round } is net elders ingevoerd.
pad-corrected = Ronde { $round } is net elders gewijzigd.
pad-removed = Ronde { $round } is elders teruggenomen.
pad-undone = Teruggenomen: ronde { $round }.
pad-undone-other = Teruggenomen.
pad-redo = Weer noteren
pad-theirs = Nee, de andere geldt
pad-compare = Vergelijken
pad-another = Ja, ronde { $round }
pad-too-many = Er zijn te veel namen: { $names }.
pad-no-changed = Een ander venster of een andere telefoon heeft dit blad gewijzigd. Kijk ernaar en probeer het opnieuw.
pad-no-undo = Er valt niets ongedaan te maken.
pad-no-full = Het blad is vol.
pad-no-line = dit zijn te veel woorden voor één regel, of tekens die geen bestand bevat.
pad-no-memory = Dit apparaat heeft te weinig geheugen.
pad-no-begun = deze ronde is kaart voor kaart begonnen.
pad-no-refused = de regels staan deze zet niet toe.
pad-no-seen = kaarten die al uit het spel zijn, kun je hier niet noemen.
pad-no-out = deze kaarten zijn niet meer in de stapel: { $word }.
pad-no-next-round = de ronde is afgelopen vóór { $word }.
pad-follow = Kaart voor kaart
pad-total = { $total } in totaal
pad-which-card = { $name }: welke kaart?
pad-which-first = Welke kaart komt eerst?
pad-odds = Kansen
pad-odds-none = Deze tafel wil geen kansen.
pad-odds-failed = De kansen konden niet worden berekend.
pad-odds-win = Kans om te winnen
pad-with-odds = Kansen aan deze tafel
pad-assumed = Aangenomen: { $count ->
    [one] de kaarten van ronde { $rounds } zitten
   *[other] de kaarten van de rondes { $rounds } zitten
  } nog in de stapel, omdat ze niet allemaal bekend zijn.
pad-outs = Ik tik nu kaarten aan die eruit zijn
pad-count = Kaarten eruit
pad-count-about = Tik elke kaart van deze ronde aan die eruit is.
pad-count-means = Een kaart is eruit als niemand haar nog kan trekken: ze is gespeeld, ligt open of is getoond. De kansen rekenen dan met de rest.
pad-count-left = { $cards ->
    [one] Eén kaart is er nog niet uit.
   *[other] { $cards } kaarten zijn er nog niet uit.
  }
pad-count-side = { $side ->
    [light] Lichte kant
   *[dark] Donkere kant
  } ⇄
pad-replay = Terugkijken en analyseren
pad-no-record = In dit spel blijven handen verborgen: een blad heeft de punten en de kaarten die tellen, en de partij is niet terug te kijken.
pad-who-deals = Wie deelt?
pad-need-lead = { $points } { $way ->
    [fewer] minder
   *[more] meer
  } dan { $names } in deze ronde om te leiden, { $level } om gelijk te komen
pad-need-level = Gelijk met { $names }
pad-need-ahead = { $points } voor op { $names }
pad-need-others = { $count } anderen
pad-end-can = Deze ronde kan het spel beëindigen. { $shares ->
    [yes] Wie dan samen leidt, wint samen.
   *[no] Leiden er dan meerdere samen, dan volgt nog een ronde.
  }
pad-end-last = Dit is de laatste ronde. { $shares ->
    [yes] Wie dan samen leidt, wint samen.
   *[no] Leiden er dan meerdere samen, dan volgt nog een ronde.
  }
pad-story = Het verloop tot nu toe
pad-story-best = Beste ronde: { $names }, { $points } in ronde { $round }
pad-story-changes = { $count ->
    [0] De leiding is niet gewisseld.
    [one] De leiding is één keer gewisseld.
   *[other] De leiding is { $count } keer gewisseld.
  }
pad-story-ahead = { $name } won met { $points } voorsprong.
pad-story-back = { $name } stond na ronde { $round } { $points } achter en { $over ->
    [yes] won.
   *[no] leidt nu.
  }
pad-hand = Doorgeven met QR-code
pad-hand-about = Richt de camera van de andere telefoon erop: die krijgt alle ingevoerde rondes, niet de half getypte, ook zonder netwerk als deze pagina daar al eens open was. Ga daarna verder op een van de twee.
pad-hand-qr = QR-code van dit blad
pad-hand-part = Code { $part } van { $of }
pad-hand-next = Volgende code
pad-hand-large = Dit blad past niet in QR-codes. Bewaar het als bestand en stuur dat.
pad-hand-link = Hetzelfde als link
pad-taken = Dit blad overnemen?
pad-taken-part = Code { $part } van { $of } is er. Richt de camera nu op code { $next }.
pad-taken-bad = Deze code is niet te lezen. Scan hem nog eens, of vraag het blad als bestand.
pad-taken-new = Overnemen
pad-taken-more = Je hebt dit blad al, en de andere telefoon is ermee verdergegaan.
pad-taken-same = Je hebt dit blad al, precies zoals hier.
pad-taken-less = Je hebt dit blad al, met meer regels dan hier.
pad-taken-split = Je hebt dit blad al, en beide telefoons zijn ermee verdergegaan. Welk telt?
pad-taken-own = Verder met het mijne
pad-taken-other = Dit nemen in plaats van het mijne
pad-taken-both = Beide bewaren
pad-taken-open = Blad openen
pad-taken-shared = Het wordt gedeeld: wat anderen invoeren, komt vanzelf.
pad-share = Dit scoreblad delen
pad-share-about = Anderen openen het op hun telefoon: met deze code, deze link of dit plaatje.
pad-share-look = Alleen om te kijken
pad-share-qr = QR-code van de link
pad-share-tv = Groot scherm
pad-shared = Gedeeld
pad-only-looks = Je kijkt mee.
pad-shared-away = Geen verbinding.
pad-shared-waits = { $count ->
    [one] Eén regel wacht.
   *[other] { $count } regels wachten.
  }
pad-shared-gone = De server heeft dit scoreblad niet meer.
pad-shared-again = De server miste regels. Ze worden opnieuw verstuurd.
pad-code-unknown = Er is geen scoreblad met de code { $code }.
pad-to = tot { $target }
pad-rules = Regels van dit blad
pad-rule-of = (regel { $rule })
pad-rule = { $rule }: { $value }
pad-rules-differ = Anders dan in het boekje:
pad-rules-same = Alle regels zijn zoals in het boekje.
pad-rules-book = De regels van het boekje
pad-rules-change = Regels wijzigen
pad-rules-from = Vanaf wanneer?
pad-rules-now = vanaf nu
pad-rules-first = voor het hele spel
pad-rules-take = Deze regels nemen
pad-rules-drop = { $rules } terugnemen
pad-rules-drop-sure = Wijziging terugnemen
pad-play-on = Verder spelen
pad-play-on-how = Met een later einde gaat het spel verder: verander de punten of rondes die het beëindigen.
pad-goes-on = Het spel gaat door.
pad-no-rules = Dat kan nu niet worden gewijzigd.
pad-heap-cards = Elke kaart
pad-for = voor { $name }
pad-doubled = { $sum } ×2 = { $points }
pad-older = { $count ->
    [one] Eén ouder
   *[other] { $count } oudere
  }
