# Der Punktezettel.
pad-title = Punktezettel
pad-about = Für Spiele mit echten Karten: Die Regeln zählen zusammen und wissen, wer gibt und wann das Spiel zu Ende ist.
pad-not-kept = Dieser Browser speichert nichts: Der Zettel ist weg, wenn die Seite geschlossen wird.
pad-bad-file = { $file } ist nicht lesbar: { $reason }
pad-new = Neuer Zettel
pad-kept = Gespeicherte Zettel
pad-ended = beendet
pad-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  }
pad-remove = Löschen
pad-remove-sure = Sicher?
pad-not-removed = Der Browser hat ihn nicht gelöscht. Versuche es noch einmal.
pad-deleted = Gelöscht.
pad-import = Zettel aus einer Datei öffnen
pad-too-large = Die Datei ist zu groß für einen Zettel.
pad-new-title = Punkte zählen: { $game }
pad-names = Wer spielt mit, in der Reihenfolge der Plätze?
pad-without = Ohne { $name }
pad-more = Noch jemand
pad-begin = Zettel anlegen
pad-lost = Dieser Zettel ist nicht in diesem Browser.
pad-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
pad-nobody = Das Spiel ist zu Ende, und niemand hat gewonnen.
pad-leads = { $count ->
    [one] { $names } führt.
   *[other] { $names } führen.
  }
pad-played-off = { $names } liegen gleichauf vorn: Eine weitere Runde entscheidet.
pad-fixing = Runde { $round } wird korrigiert
pad-inserting = Eine vergessene Runde vor Runde { $round }
pad-round = Runde { $round }
pad-deals = { $name } gibt
pad-begins = { $names } beginnt
pad-begins-age = { $all ->
    [yes] wer am ältesten oder am jüngsten ist, beginnt
   *[no] wer am ältesten oder am jüngsten ist, beginnt: { $names }
}
pad-undo = Rückgängig
pad-sheet = Stand und Runden
pad-again = Neues Spiel mit denselben
pad-begun = Diese Runde wurde im Terminal Karte für Karte begonnen. Sie endet dort, oder hier nach Punkten.
pad-finish = Runde nach Punkten beenden
pad-then = dann zusammen { $total }
pad-counts = zählt { $points }
pad-by-points = Punkte
pad-by-cards = Karten addieren
pad-longer = { $points } für { $name }?
pad-follows = nächste Taste: { $name }
pad-all-the-same = Trotzdem eintragen
pad-included = { $points } mit dem Bonus
pad-left-out = Für { $names } ist nichts eingetragen. 0 Punkte?
pad-zero = Ja, 0 Punkte
pad-cancel = Abbrechen
pad-take = Korrektur übernehmen
pad-enter = Runde eintragen
pad-next = Weiter
pad-seats = Mitspieler
pad-minus = Plus oder minus
pad-clear = Leeren
pad-back = Ziffer löschen
pad-cards = Karten
pad-lying = Eingetragene Karten
pad-take-away = { $card } wegnehmen
pad-changes = Das ändert sich:
pad-same = Kein Stand ändert sich.
pad-fix-moves = Die Karten dieser Runde wurden einzeln eingetragen: Nach der Korrektur hat sie nur noch ihre Punkte.
pad-drop = Runde entfernen
pad-drop-sure = Wirklich entfernen?
pad-insert = Runde davor einfügen
pad-back-to = Zurück zum Zettel
pad-standings = Stand
pad-needs = noch { $points }
pad-left = { $points } vor Schluss
pad-all-rounds = Runden
pad-correct = Korrigieren
pad-correct-round = Runde { $round } korrigieren
pad-nothing-yet = Noch nichts.
pad-forgot = Eine Runde vergessen?
pad-forgot-before = Vor Runde { $round } eintragen
pad-name-of = Neuer Name von { $name }
pad-rename = Namen ändern
pad-others = Jemand kommt oder geht
pad-along = Wer bleibt, behält die Punkte
pad-along-about = Auf einem neuen Zettel; gleicher Name, gleiche Person. Dieser Zettel bleibt, wie er ist.
pad-renamed = Fertig
pad-export = Als Datei sichern
pad-speak = Stand vorlesen
pad-later = Runde { $round } wäre dann unmöglich.
pad-no-no-card = eine Karte { $word } gibt es nicht.
pad-no-copies = so viele Karten { $word } gibt es nicht.
pad-no-range = Punkte gehen von { $least } bis { $most }.
pad-no-who = Wer ist fertig?
pad-no-over = Das Spiel ist zu Ende.
pad-no-name = Dieser Name ist zu lang oder enthält | oder ;.
pad-no-above-all = alle Karten zusammen haben weniger Punkte.
pad-no-again = Jemand anders hat eben Runde { $round } eingetragen. Ist das hier eine andere?
pad-arrived = Runde { $round } wurde eben anderswo eingetragen.
pad-corrected = Runde { $round } wurde eben anderswo geändert.
pad-removed = Runde { $round } wurde anderswo zurückgenommen.
pad-undone = Zurückgenommen: Runde { $round }.
pad-undone-other = Zurückgenommen.
pad-redo = Wieder eintragen
pad-theirs = Nein, die andere gilt
pad-compare = Vergleichen
pad-another = Ja, Runde { $round }
pad-too-many = Es sind zu viele Namen: { $names }.
pad-no-changed = Ein anderes Fenster oder Handy hat diesen Zettel geändert. Sieh ihn dir an und versuche es noch einmal.
pad-no-undo = Es gibt nichts rückgängig zu machen.
pad-no-full = Der Zettel ist voll.
pad-no-line = das sind zu viele Wörter für einen Eintrag oder Zeichen, die keine Datei enthält.
pad-no-memory = Auf diesem Gerät ist zu wenig Speicher frei.
pad-no-begun = diese Runde wurde Karte für Karte begonnen.
pad-no-refused = die Regeln erlauben diesen Zug nicht.
pad-no-seen = Karten, die schon heraus sind, kann man hier nicht nennen.
pad-no-out = davon sind keine Karten mehr im Stapel: { $word }.
pad-no-next-round = vor { $word } ist die Runde zu Ende.
pad-follow = Karte für Karte
pad-total = gesamt { $total }
pad-which-card = { $name }: welche Karte?
pad-which-first = Welche Karte kommt zuerst?
pad-odds = Chancen
pad-odds-none = An diesem Tisch sind keine Chancen gewünscht.
pad-odds-failed = Die Chancen ließen sich nicht berechnen.
pad-odds-win = Chance auf den Sieg
pad-with-odds = Chancen an diesem Tisch
pad-assumed = Angenommen: { $count ->
    [one] Die Karten der Runde { $rounds } sind
   *[other] Die Karten der Runden { $rounds } sind
  } noch im Stapel, weil nicht alle von ihnen bekannt sind.
pad-outs = Ich tippe jetzt Karten an, die heraus sind
pad-count = Karten draußen
pad-count-about = Tippe jede Karte dieser Runde an, die heraus ist.
pad-count-means = Heraus ist eine Karte, die niemand mehr ziehen kann: Sie wurde gespielt, liegt offen oder wurde gezeigt. Die Chancen rechnen dann mit dem Rest.
pad-count-left = { $cards ->
    [one] Eine Karte ist noch nicht heraus.
   *[other] { $cards } Karten sind noch nicht heraus.
  }
pad-count-side = { $side ->
    [light] Helle Seite
   *[dark] Dunkle Seite
  } ⇄
pad-replay = Ansehen und analysieren
pad-no-record = In diesem Spiel bleiben Hände verdeckt: Ein Zettel hat die Punkte und die Karten, die zählen, und lässt sich nicht als Partie ansehen.
pad-who-deals = Wer gibt?
pad-need-lead = { $points } { $way ->
    [fewer] weniger
   *[more] mehr
  } als { $names } in dieser Runde zur Führung, { $level } zum Gleichstand
pad-need-level = Gleichauf mit { $names }
pad-need-ahead = { $points } vor { $names }
pad-need-others = { $count } Personen
pad-end-can = Diese Runde kann das Spiel beenden. { $shares ->
    [yes] Wer dann gemeinsam führt, gewinnt gemeinsam.
   *[no] Führen dann mehrere gemeinsam, folgt noch eine Runde.
  }
pad-end-last = Das ist die letzte Runde. { $shares ->
    [yes] Wer dann gemeinsam führt, gewinnt gemeinsam.
   *[no] Führen dann mehrere gemeinsam, folgt noch eine Runde.
  }
pad-story = Der Verlauf bisher
pad-story-best = Beste Runde: { $names }, { $points } in Runde { $round }
pad-story-changes = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count }-mal gewechselt.
  }
pad-story-ahead = { $name } gewann mit { $points } Vorsprung.
pad-story-back = { $name } lag nach Runde { $round } um { $points } zurück und { $over ->
    [yes] hat gewonnen.
   *[no] führt jetzt.
  }
pad-hand = Per QR-Code übergeben
pad-hand-about = Halte die Kamera des anderen Handys darauf: Es bekommt alle eingetragenen Runden, nicht die halb getippte, auch ohne Netz, wenn es diese Seite schon einmal geöffnet hat. Macht dann auf einem der beiden weiter.
pad-hand-qr = QR-Code dieses Zettels
pad-hand-part = Code { $part } von { $of }
pad-hand-next = Nächster Code
pad-hand-large = Dieser Zettel passt in keinen QR-Code. Speichere ihn als Datei und schicke sie weiter.
pad-hand-link = Dasselbe als Link
pad-taken = Diesen Zettel übernehmen?
pad-taken-part = Code { $part } von { $of } ist da. Halte die Kamera jetzt auf Code { $next }.
pad-taken-bad = Dieser Code ist nicht lesbar. Scanne ihn noch einmal, oder lass dir den Zettel als Datei schicken.
pad-taken-new = Übernehmen
pad-taken-more = Du hast diesen Zettel, und auf dem anderen Handy ging er weiter.
pad-taken-same = Du hast diesen Zettel schon, genau wie hier.
pad-taken-less = Du hast diesen Zettel schon, mit mehr Einträgen als hier.
pad-taken-split = Du hast diesen Zettel, und auf beiden Handys ging er weiter. Welcher gilt?
pad-taken-own = Mit meinem weitermachen
pad-taken-other = Diesen statt meinem nehmen
pad-taken-both = Beide behalten
pad-taken-open = Zettel öffnen
pad-taken-shared = Er wird geteilt: Was andere eintragen, kommt von selbst.
pad-share = Diesen Zettel teilen
pad-share-about = Andere öffnen ihn auf ihren Handys: mit diesem Code, diesem Link oder diesem Bild.
pad-share-look = Nur zum Zuschauen
pad-share-qr = QR-Code des Links
pad-share-tv = Großer Bildschirm
pad-shared = Geteilt
pad-only-looks = Du schaust zu.
pad-shared-away = Keine Verbindung.
pad-shared-waits = { $count ->
    [one] Ein Eintrag wartet.
   *[other] { $count } Einträge warten.
  }
pad-shared-gone = Der Server hat diesen Zettel nicht mehr.
pad-shared-again = Dem Server fehlten Einträge. Sie werden noch einmal gesendet.
pad-code-unknown = Es gibt keinen Zettel mit dem Code { $code }.
pad-to = bis { $target }
pad-rules = Regeln dieses Zettels
pad-rule-of = (Regel { $rule })
pad-rule = { $rule }: { $value }
pad-rules-differ = Anders als in der Anleitung:
pad-rules-same = Alle Regeln sind wie in der Anleitung.
pad-rules-book = Die Regeln der Anleitung
pad-rules-change = Regeln ändern
pad-rules-from = Ab wann?
pad-rules-now = ab jetzt
pad-rules-first = für das ganze Spiel
pad-rules-take = Diese Regeln nehmen
pad-rules-drop = { $rules } zurücknehmen
pad-rules-drop-sure = Änderung zurücknehmen
pad-play-on = Weiterspielen
pad-play-on-how = Mit einem späteren Ende geht das Spiel weiter: Ändert die Punkte oder Runden, die es beenden.
pad-goes-on = Das Spiel geht weiter.
pad-no-rules = Das lässt sich jetzt nicht ändern.
pad-heap-cards = Jede Karte
pad-for = für { $name }
pad-doubled = { $sum } ×2 = { $points }
pad-older = { $count ->
    [one] Ein älterer
   *[other] { $count } ältere
  }
