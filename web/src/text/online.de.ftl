# Tische mit anderen.
line-away = Verbinde neu …
line-none = Der Server ist nicht erreichbar. Neuer Versuch …
line-kept-out = Der Server nimmt gerade niemanden an. Neuer Versuch …
line-offline-games = Gegen Bots kannst du auch ohne ihn spielen.

error-away = Die Verbindung ist abgebrochen. Bitte versuch es noch einmal.
error-no_table = Es gibt keinen Tisch mit diesem Code. Vielleicht ist das Spiel schon zu Ende, oder der Code ist falsch.
error-no_chair = An diesem Tisch ist kein Platz frei.
error-busy = Der Server hat viel zu tun. Bitte versuch es noch einmal.
error-frozen = Dieser Tisch wurde wegen eines Fehlers angehalten. Der Betreiber des Servers kann nachsehen.
error-cannot_save = Der Server kann gerade nicht speichern. Nichts wurde geändert; bitte versuch es bald noch einmal.
error-shutting_down = Der Server wird neu gestartet. Einen Moment …
error-stale = Dieser Zug ist schon gemacht: von dir auf einem anderen Gerät oder von einem Bot.
error-not_your_turn = Du bist nicht mehr dran.
error-wrong_phase = Das geht an dieser Stelle des Spiels nicht.
error-not_allowed = An diesem Tisch darfst du das nicht: Du bist nicht der Gastgeber, oder er hat dich weggeschickt.
error-not_seated = Du hast keinen Platz an diesem Tisch. Bitte setz dich zuerst.
error-hello_first = Bitte gib zuerst einen Namen ein.
error-bad_options = Der Server nimmt diese Einstellungen nicht an. Bitte wähle andere.
error-bad_token = Der Server kennt dich nicht mehr. Bitte lade die Seite neu.
error-bad_message = Seite und Server verstehen einander nicht. Bitte lade die Seite neu.
error-unknown_move = Diesen Zug gibt es nicht. Bitte wähle einen anderen.
error-illegal_move = Das geht jetzt nicht.
error-too_many-emote = Ein Zuruf in der Sekunde genügt.
error-too_many-second = Das war viel auf einmal. Bitte warte eine Sekunde.
error-too_many-minute = Das waren zu viele Versuche. Bitte warte eine Minute.
error-too_many-hour = Das waren zu viele Versuche. Bitte versuch es in einer Stunde noch einmal.
error-too_many-tables = Mehr Tische gehen gerade nicht. Beende oder verlass einen von deinen, oder versuch es später.
error-bad_name = Der Server nimmt diesen Namen nicht an. Bitte wähle einen anderen.
error-muted = Der Betreiber dieses Servers hat dich stummgeschaltet.
name-empty = Bitte gib einen Namen ein: Ein Buchstabe, eine Ziffer oder ein Zeichen genügt.
name-long = Ein Name hat höchstens 20 Zeichen; dieser hat { $count }.
name-unseen = Dieser Name enthält unsichtbare Zeichen, vielleicht in einem zusammengesetzten Emoji wie einer Familie. Einfache Emojis gehen.
needs-network = Mit anderen spielen geht nur mit Netz, und du bist offline.

name-title = Wie sollen wir dich nennen?
name-label = Dein Name am Tisch
name-about = Die anderen sehen ihn. Du brauchst kein Konto; dieser Browser merkt sich dich.
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
clock-none = ohne Zeitlimit
clock-days = { $days } T { $hours } Std.
clock-hours = { $hours }:{ $minutes } Std.
friends-absent = Wenn die Zeit um ist
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
invite-share = Senden …
invite-text = Komm und spiel { $game } mit mir!
invite-qr = QR-Code des Links
invite-local = Diese Adresse gilt nur auf diesem Rechner. Für andere Geräte starte den Server mit --listen :4040 und öffne die Seite unter der Adresse dieses Rechners in eurem Netz.

waiting-title = { $game }: Warten auf Mitspieler
waiting-title-full = { $game }: Alle Plätze sind besetzt
waiting-seats = Schon da: { $here } von { $seats }
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
online-closed-operator = Der Betreiber des Servers hat diesen Tisch geschlossen.
online-closed-empty = Dieser Tisch ist geschlossen: Alle haben ihn verlassen.
online-closed-abandoned = Dieser Tisch ist geschlossen: Hier war schon lange niemand mehr.
online-paused = Der Server kann gerade nicht speichern. Das Spiel geht weiter, sobald er es kann; kein Zug ist verloren.
online-frozen = Der Server hat diesen Tisch wegen eines Fehlers angehalten. Der Betreiber kann nachsehen; kein Zug ist verloren.
online-restored = Der Server ist auf eine ältere Kopie zurückgegangen: Das Spiel geht von einem früheren Zug an weiter.
measure-ban = Der Betreiber dieses Servers lässt dich nicht herein.
measure-mute = Der Betreiber dieses Servers hat dich stummgeschaltet: Niemand bekommt deine Zurufe.
measure-name = Der Betreiber dieses Servers hat dir den Namen „{ $name }“ gegeben. Du kannst ihn nicht ändern.
measure-news = Der Betreiber dieses Servers gibt bekannt: { $why }
measure-over = Der Betreiber dieses Servers hat eine Maßnahme gegen dich aufgehoben.
measure-due = Geplant für { $date }.
measure-until = Das gilt bis { $date }.
measure-why = Grund: { $why }
online-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt.
online-left = Du hast diesen Tisch verlassen.
online-again = Zurück an den Tisch
online-over = Dieses Spiel ist zu Ende.
online-replay = Wiederholung ansehen
online-delay = Du siehst dieses Spiel { $seconds } Sekunden später. Gleich geht es los.
online-soon = Das Spiel beginnt …
online-other-version = Diese Seite und der Server haben verschiedene Versionen. Bitte lade die Seite neu, oder frag den Betreiber des Servers.
online-private = Bei diesem Tisch kannst du nicht zusehen: Zuschauer sind nicht erlaubt, oder der Gastgeber hat dich weggeschickt.
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
online-sit-name = Platz nehmen
online-begun = Das Spiel hat inzwischen begonnen.
online-code = Tisch-Code
online-code-go = Tisch suchen
online-all-away = Pause, bis jemand zurück ist.

leave-title = Tisch verlassen?
leave-playing = Von jetzt an spielt ein Bot für dich. Die Startseite führt dich zurück.
leave-host = Jemand anderes wird Gastgeber.
leave-do = Verlassen: ein Bot spielt weiter
leave-stay = Hier bleiben
leave-look = Startseite, Platz behalten
leave-look-about = Deine Zeit läuft weiter.

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
people-reported = Danke. Der Betreiber des Servers sieht es sich an.
people-remove = Wegschicken
people-remove-sure = { $name } wirklich wegschicken? Ein Bot spielt weiter, und zurückkommen geht nicht mehr.
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
emote-bye = Tschüss!
emote-gone = Weg: ein Bot spielt weiter.
emote-late = Zeit um: ein Bot spielt.
emote-back = Wieder da!

rematch = Revanche
rematch-join = Zur Revanche hinsetzen
rematch-there = Eine Revanche ist bereit, mit einem Platz für dich.
rematch-begun = Die Revanche hat begonnen, mit einem Platz für dich.
rematch-go = Zur Revanche

lobby-title = Offene Tische
lobby-own = Deine Tische
lobby-your-turn = du bist dran
home-turns = Du bist dran
home-turn = { $game }: zum Tisch
home-tables = Deine Tische
home-table = { $game }: weiter
home-table-with = mit { $names }
home-back = { $game }: zurück an den Tisch
lobby-quick = Gleich mit anderen spielen
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
