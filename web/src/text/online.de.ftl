# Tische mit anderen.
line-away = Neu verbinden …
line-none = Der Server ist nicht erreichbar. Neuer Versuch …
line-kept-out = Der Server kann dich gerade nicht einlassen. Neuer Versuch …
line-offline-games = Spiele gegen Bots gehen auch ohne ihn.

error-away = Die Verbindung war weg. Bitte versuch es noch einmal.
error-no_table = Es gibt keinen Tisch mit diesem Code. Vielleicht ist er schon zu Ende, oder im Code ist ein Fehler.
error-no_chair = An diesem Tisch ist kein Platz frei.
error-busy = Der Server hat viel zu tun. Bitte versuch es noch einmal.
error-frozen = Dieser Tisch wurde angehalten, weil etwas nicht stimmt. Wer den Server betreibt, kann nachsehen.
error-cannot_save = Der Server kann gerade nichts speichern. Es hat sich nichts geändert; bitte versuch es bald noch einmal.
error-shutting_down = Der Server wird neu gestartet. Einen Moment …
error-stale = Für dich wurde schon gezogen: von dir auf einem anderen Gerät oder von einem Bot.
error-not_your_turn = Du bist nicht mehr dran.
error-wrong_phase = Dafür ist es zu spät oder zu früh.
error-not_allowed = Das geht an diesem Tisch nicht: Nur der Gastgeber darf es, oder er hat dich weggeschickt.
error-not_seated = Du hast keinen Platz an diesem Tisch. Bitte setz dich zuerst.
error-hello_first = Bitte gib zuerst einen Namen an.
error-bad_options = Diese Einstellungen nimmt der Server nicht an. Bitte wähle andere.
error-bad_token = Der Server kennt dich nicht mehr. Bitte lade die Seite neu.
error-bad_message = Seite und Server verstehen einander nicht. Bitte lade die Seite neu.
error-unknown_move = Diesen Zug gibt es nicht. Bitte wähle einen anderen.
error-illegal_move = Das geht jetzt nicht.
error-too_many-emote = Ein Zuruf in der Sekunde genügt.
error-too_many-second = Das war viel auf einmal. Bitte warte eine Sekunde.
error-too_many-minute = Das wurde zu oft versucht. Bitte warte eine Minute.
error-too_many-hour = Das war zu oft. Bitte versuch es in einer Stunde noch einmal.
error-too_many-tables = Mehr Tische gehen gerade nicht. Beende oder verlass einen von deinen, oder versuch es später.
error-bad_name = Diesen Namen nimmt der Server nicht. Bitte wähle einen anderen.
name-empty = Bitte gib einen Namen ein: Ein Buchstabe, eine Ziffer oder ein Zeichen genügt.
name-long = Ein Name hat höchstens 20 Zeichen; dieser hat { $count }.
name-unseen = Dieser Name enthält Zeichen, die man nicht sieht, vielleicht in einem zusammengesetzten Emoji wie einer Familie. Einfache Emojis gehen.
needs-network = Um mit anderen zu spielen, brauchst du ein Netz, und du bist offline.

name-title = Wie sollen wir dich nennen?
name-label = Dein Name am Tisch
name-about = Die anderen sehen ihn. Ein Konto braucht es nicht; dieser Browser behält deinen Platz.
name-go = Weiter

friends-title = Mit Freunden spielen
friends-game = Spiel
friends-seats = Plätze
friends-bots = Davon Bots
friends-bots-help = Weitere Bots kannst du später auf freie Plätze setzen.
friends-level = Stärke der Bots
friends-clock = Zeit für einen Zug
clock-blitz = 10 Sekunden
clock-fast = 20 Sekunden
clock-normal = 1 Minute
clock-slow = 5 Minuten
clock-day = 1 Tag
clock-week = 1 Woche
clock-none = unbegrenzt
clock-days = { $days } T { $hours } Std.
clock-hours = { $hours }:{ $minutes } Std.
friends-absent = Ist die Zeit um, dann
absent-bot = springt ein Bot ein
absent-bot-about = bis die Person zurück ist
absent-out = spielt ein Bot weiter
absent-out-about = die Person ist aus dem Spiel
friends-watch = Wer zusehen darf
watch-nobody = niemand
watch-invited = wer den Code hat
watch-everybody = alle
watch-everybody-about = sobald es läuft, steht das Spiel unter „Offene Tische“
friends-delay = Verzögerung für Zuschauer, in Sekunden
friends-hints = Tipps
hints-alone = nur wer allein spielt
hints-on = für alle
hints-off = für niemanden
friends-hints-about = Die besten Züge und ihre Chancen, auf dieser Seite und in unseren Programmen. Kein Server kann verhindern, dass jemand selbst rechnet.
table-hints-on = Tipps sind für alle an.
table-hints-off = Tipps sind aus.
lobby-hints = mit Tipps
friends-open = Offener Tisch
friends-open-about = Er steht in der Liste, und alle dürfen sich setzen. Sonst nur, wer den Code hat.
friends-more = Zeit und mehr
friends-create = Tisch eröffnen

table-code = Tisch { $code }
invite-title = Freunde einladen
invite-about = Schick ihnen diesen Link, oder sag ihnen den Code.
invite-link = Link zu diesem Tisch
invite-code = Code
invite-copy = Link kopieren
invite-copied = Kopiert!
invite-share = Senden …
invite-text = Komm und spiel { $game } mit mir!
invite-qr = QR-Code des Links
invite-local = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte starte den Server mit --listen :4040 und öffne die Seite unter der Adresse dieses Rechners in eurem Netz.

waiting-title = { $game }: Warten auf Mitspieler
waiting-title-full = { $game }: Alle Plätze sind besetzt
waiting-chairs = Schon da: { $here } von { $seats }
waiting-free = frei
waiting-you = du
waiting-host = Gastgeber
waiting-bot = Bot, { $level }
waiting-away = gerade nicht da
waiting-sit = Hinsetzen
waiting-sit-here = Auf Platz { $seat } setzen
waiting-set = Platz { $seat }
waiting-set-free = frei
waiting-set-bot = Bot: { $level }
waiting-remove = { $name } wegschicken
waiting-start = Spiel starten
waiting-fill = Mit Bots auf den freien Plätzen starten
waiting-fill-level = Stärke der Bots auf freien Plätzen
waiting-for-host = { $host } startet das Spiel.
waiting-for-nobody = Der Gastgeber startet das Spiel.
waiting-watching = Du siehst zu.
waiting-full = Alle Plätze sind besetzt. Du kannst zusehen.
waiting-ready = Alle Plätze sind besetzt: Es kann losgehen!
waiting-missing = Alle Plätze sind besetzt. Noch nicht da: { $names }.
waiting-rules = Regeln dieses Tisches
waiting-usual = Die üblichen Regeln.
waiting-clock = { $clock } für einen Zug; dann { $absent }.
waiting-clock-none = Ohne Zeitlimit.
waiting-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] { $count } Person sieht zu.
   *[other] { $count } sehen zu.
  }
waiting-leave = Tisch verlassen
came = { $name } hat sich gesetzt.
went = { $name } ist gegangen.

online-joining = Tisch { $code } wird gesucht …
online-closed = Dieser Tisch wurde vor dem Ende des Spiels geschlossen.
online-closed-operator = Wer den Server betreibt, hat diesen Tisch geschlossen.
online-closed-empty = Dieser Tisch ist geschlossen: Alle haben ihn verlassen.
online-closed-abandoned = Dieser Tisch ist geschlossen: Hier war schon lange niemand mehr.
online-paused = Der Server kann gerade nichts speichern. Der Tisch geht weiter, sobald er es kann; nichts Gespieltes ist verloren.
online-frozen = Der Server hat diesen Tisch angehalten, weil etwas nicht stimmt. Wer den Server betreibt, kann nachsehen; nichts Gespieltes ist verloren.
online-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
online-left = Du hast diesen Tisch verlassen.
online-again = Zurück an den Tisch
online-over = Dieses Spiel ist zu Ende.
online-replay = Wiederholung ansehen
online-delay = Du siehst dieses Spiel { $seconds } Sekunden später. Gleich geht es los.
online-soon = Das Spiel beginnt …
online-other-version = Diese Seite hat eine andere Version als der Server. Bitte lade sie neu, oder frag, wer den Server betreibt.
online-private = Du kannst an diesem Tisch nicht zusehen: Ohne Platz darf es niemand, oder der Gastgeber hat dich weggeschickt.
online-bot-name = { $name } (Bot)
online-sending = Dein Zug wird gesendet …
online-watching = Du siehst zu.
online-late = { $seconds } s verzögert
online-stands-in = Deine Zeit ist um: Ein Bot spielt für dich.
online-stands-still = Deine Zeit ist um. Pause, bis jemand zurück ist.
online-your-bot = Bot (für dich)
online-bot-of = Bot (für { $name })
online-back = Ich bin zurück
online-out = Ein Bot spielt für dich zu Ende. Du kannst zusehen.
online-reminder = { $seconds ->
    [one] Du bist dran: noch { $seconds } Sekunde.
   *[other] Du bist dran: noch { $seconds } Sekunden.
  }
online-sit = Hinsetzen
online-take = { $name } (Bot) ablösen
online-sit-name = Noch ein Name, dann hast du einen Platz:
online-code = Tisch-Code
online-code-go = Tisch suchen
online-all-away = Pause, bis jemand zurück ist.

leave-title = Tisch verlassen?
leave-playing = Von jetzt an spielt ein Bot für dich. Zurück kommst du mit dem Link oder über „Deine Tische“ bei „Offene Tische“.
leave-host = Jemand anderes wird Gastgeber.
leave-do = Verlassen
leave-stay = Hier bleiben
leave-look = Nur zur Startseite
leave-look-about = Du behältst deinen Platz, und deine Zeit läuft weiter.

people-title = Mitspieler
people-and = { $count ->
    [one] Mitspieler; { $count } Person sieht zu
   *[other] Mitspieler; { $count } sehen zu
  }
people-mute = Keine Zurufe von { $name }
people-report = { $name } melden
people-reason = Warum?
report-name = anstößiger Name
report-emotes = nervt mit Zurufen
report-stalling = spielt absichtlich langsam
report-cheating = schummelt
report-other = etwas anderes
people-report-do = Melden
people-reported = Danke. Wer den Server betreibt, sieht es sich an.
people-remove = Wegschicken
people-remove-sure = { $name } wirklich wegschicken? Dann spielt ein Bot weiter, und zurückkommen geht nicht mehr.
people-remove-not = Abbrechen
people-here = da
people-bot = Bot, { $level }
people-open = frei
people-out = aus dem Spiel: ein Bot spielt weiter

emote-title = Etwas zurufen
emote-said = { $name }: { $emote }
emote-hello = Hallo!
emote-thanks = Danke!
emote-well_played = Gut gespielt!
emote-good_luck = Viel Glück!
emote-oops = Hoppla!
emote-wow = Wow!
emote-hurry = Du bist dran!
emote-ouch = Autsch!
emote-close = Das war knapp!
emote-lucky = Glück gehabt!
emote-sorry = Tut mir leid!
emote-thinking = Ich überlege …
emote-nice_try = Netter Versuch!
emote-haha = Ha ha!
emote-bye = Auf Wiedersehen!

rematch = Revanche
rematch-join = Zur Revanche hinsetzen
rematch-there = Eine Revanche ist bereit, dein Platz ist reserviert.
rematch-begun = Die Revanche hat begonnen: Dein Platz ist reserviert.
rematch-go = Zur Revanche

lobby-title = Offene Tische
lobby-own = Deine Tische
lobby-your-turn = du bist dran
home-turns = Du bist dran
home-turn = { $game }: zum Tisch
home-tables = Deine Tische
home-table = { $game }: weiter
home-table-with = mit { $names }
lobby-quick = Gleich mit denen spielen, die da sind
lobby-quick-about = Du setzt dich an einen offenen Tisch dieses Spiels oder eröffnest einen.
lobby-none = Gerade ist kein Tisch offen. Eröffne einen, oder lass oben einen für dich suchen.
lobby-row = { $host }: { $free ->
    [0] kein Platz frei
    [one] { $free } von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
  }
lobby-join = Hinsetzen
lobby-look = Zusehen
lobby-phase-waiting = noch nicht begonnen
lobby-phase-playing = läuft
lobby-phase-over = zu Ende
lobby-phase-closed = geschlossen
lobby-phase-paused = pausiert
lobby-phase-frozen = angehalten
lobby-go = Zum Tisch
lobby-new = Tisch eröffnen
push-offer = Sag mir Bescheid, wenn ich dran bin
push-about = Eine Mitteilung auf diesem Gerät, auch wenn die Seite geschlossen ist. Sie kommt über den Push-Dienst deines Browsers und sagt nur, um welchen Tisch es geht.
push-turn = Du bist dran
push-table = Tisch
push-refused = Der Browser sperrt Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
push-not-allowed = Ohne deine Erlaubnis gibt es keine Mitteilungen.
push-failed = Das hat nicht geklappt. Vielleicht ist der Push-Dienst des Browsers nicht erreichbar; versuch es später noch einmal.
