# Tafels met anderen.
line-away = Opnieuw verbinden …
line-none = De server is niet bereikbaar. Nieuwe poging …
line-kept-out = De server weigert nu verbindingen. Nieuwe poging …
line-offline-games = Spelen tegen bots kan ook zonder.

error-away = De verbinding was weg. Probeer het nog eens.
error-no_table = Er is geen tafel met deze code. Misschien is hij al gesloten, of zit er een fout in de code.
error-no_chair = Aan deze tafel is geen plaats vrij.
error-busy = De server heeft het druk. Probeer het nog eens.
error-frozen = Deze tafel is stilgezet vanwege een fout. De beheerder van de server kan ernaar kijken.
error-cannot_save = De server kan nu niets opslaan. Er is niets gewijzigd; probeer het zo nog eens.
error-shutting_down = De server wordt herstart. Een ogenblik …
error-stale = Deze zet is al gedaan: door jou op een ander apparaat, of door een bot.
error-not_your_turn = Je bent niet meer aan de beurt.
error-wrong_phase = Dat kan niet op dit moment van het spel.
error-not_allowed = Dat mag niet aan deze tafel: je bent niet de host, of de host heeft je verwijderd.
error-not_seated = Je hebt geen plaats aan deze tafel. Ga eerst zitten.
error-hello_first = Geef eerst een naam op.
error-bad_options = De server accepteert deze instellingen niet. Kies andere.
error-bad_token = De server kent je niet meer. Laad de pagina opnieuw.
error-bad_message = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
error-unknown_move = Die zet bestaat niet. Kies een andere.
error-illegal_move = Dat kan nu niet.
error-too_many-emote = Eén reactie per seconde is genoeg.
error-too_many-second = Te veel verzoeken. Wacht een seconde.
error-too_many-minute = Te veel pogingen. Wacht een minuut.
error-too_many-hour = Te veel pogingen. Probeer het over een uur nog eens.
error-too_many-tables = Er kunnen nu geen tafels meer bij. Beëindig of verlaat er een van jou, of probeer het later.
error-bad_name = De server accepteert deze naam niet. Kies een andere.
error-muted = De beheerder van deze server heeft je gedempt.
name-empty = Geef een naam op: één letter, cijfer of teken is genoeg.
name-long = Een naam heeft hoogstens 20 tekens; deze heeft er { $count }.
name-unseen = Deze naam bevat onzichtbare tekens, misschien in een samengestelde emoji zoals een gezin. Gewone emoji’s zijn prima.
needs-network = Om met anderen te spelen heb je een netwerk nodig, en je bent offline.

name-title = Hoe zullen we je noemen?
name-label = Je naam aan tafel
name-about = De anderen zien hem. Je hebt geen account nodig; deze browser onthoudt je.
name-go = Verder

friends-title = Met vrienden spelen
friends-game = Spel
friends-seats = Plaatsen
friends-bots = Daarvan bots
friends-bots-help = Bots kunnen ook later op vrije plaatsen.
friends-level = Sterkte van de bots
friends-clock = Tijd voor een zet
clock-blitz = 10 seconden
clock-fast = 20 seconden
clock-normal = 1 minuut
clock-slow = 5 minuten
clock-day = 1 dag
clock-week = 1 week
clock-none = geen tijdslimiet
clock-days = { $days } d { $hours } u
clock-hours = { $hours }:{ $minutes } u
friends-absent = Als de tijd om is
absent-bot = valt een bot in
absent-bot-about = tot de speler terug is
absent-out = speelt een bot verder
absent-out-about = de speler is uit het spel
friends-watch = Wie mag meekijken
watch-nobody = niemand
watch-invited = wie de code heeft
watch-everybody = iedereen
watch-everybody-about = na het begin staat het spel bij ‘Open tafels’
friends-delay = Vertraging voor toeschouwers, in seconden
friends-hints = Hints
hints-alone = alleen voor wie alleen speelt
hints-on = voor iedereen
hints-off = voor niemand
friends-hints-about = De beste zetten en hun kansen, op deze pagina en in onze programma’s. Geen server kan voorkomen dat spelers zelf rekenen.
table-hints-on = Hints staan voor iedereen aan.
table-hints-off = Hints staan uit.
lobby-hints = met hints
friends-open = Open tafel
friends-open-about = Iedereen ziet hem in de lijst en mag gaan zitten. Anders alleen wie de code heeft.
friends-more = Tijd en meer
friends-create = Tafel openen

table-code = Tafel { $code }
invite-title = Vrienden uitnodigen
invite-about = Stuur ze deze link, of zeg ze de code.
invite-link = Link naar deze tafel
invite-code = Code
invite-copy = Link kopiëren
invite-share = Versturen …
invite-text = Kom { $game } met me spelen!
invite-qr = QR-code van de link
invite-local = Dit adres werkt alleen op deze computer. Start de server voor andere apparaten met --listen :4040 en open de pagina op het adres van deze computer in je netwerk.

waiting-title = { $game }: wachten op spelers
waiting-title-full = { $game }: alle plaatsen bezet
waiting-seats = Aanwezig: { $here } van { $seats }
waiting-free = vrij
waiting-you = jij
waiting-host = host
waiting-bot = bot, { $level }
waiting-away = nu niet hier
waiting-sit = Gaan zitten
waiting-sit-here = Plaats { $seat } nemen
waiting-set = Plaats { $seat }
waiting-set-free = vrij
waiting-set-bot = bot: { $level }
waiting-remove = { $name } verwijderen
waiting-start = Spel starten
waiting-fill = Starten met bots op de vrije plaatsen
waiting-fill-level = Sterkte van bots op vrije plaatsen
waiting-for-host = { $host } start het spel.
waiting-for-nobody = De host start het spel.
waiting-watching = Je kijkt mee.
waiting-full = Alle plaatsen zijn bezet. Je kunt meekijken.
waiting-ready = Alle plaatsen zijn bezet: je kunt beginnen!
waiting-missing = Alle plaatsen zijn bezet. Nog niet hier: { $names }.
waiting-rules = Regels van deze tafel
waiting-usual = De gewone regels.
waiting-clock = { $clock } voor een zet; dan { $absent }.
waiting-clock-none = Geen tijdslimiet.
waiting-watchers = { $count ->
    [0] Niemand kijkt mee.
    [one] { $count } persoon kijkt mee.
   *[other] { $count } kijken mee.
  }
waiting-leave = Tafel verlaten
came = { $name } is gaan zitten.
went = { $name } is weggegaan.

online-joining = Tafel { $code } wordt gezocht …
online-closed = Deze tafel is gesloten voordat het spel was afgelopen.
online-closed-operator = De beheerder van de server heeft deze tafel gesloten.
online-closed-empty = Deze tafel is gesloten: alle spelers zijn weg.
online-closed-abandoned = Deze tafel is gesloten: hier was al lang niemand meer.
online-paused = De server kan nu niets opslaan. Het spel gaat verder zodra het kan; geen zet gaat verloren.
online-frozen = De server heeft deze tafel stilgezet vanwege een fout. De beheerder kan ernaar kijken; geen zet gaat verloren.
online-restored = De server is teruggegaan naar een oudere kopie: het spel gaat verder vanaf een eerdere zet.
measure-ban = De beheerder van deze server laat je niet binnen.
measure-mute = De beheerder van deze server heeft je gedempt: niemand krijgt je reacties.
measure-name = De beheerder van deze server heeft je de naam ‘{ $name }’ gegeven. Je kunt die niet veranderen.
measure-news = De beheerder van deze server meldt: { $why }
measure-over = De beheerder van deze server heeft een maatregel tegen je opgeheven.
measure-due = Gepland voor { $date }.
measure-until = Dit geldt tot { $date }.
measure-why = Reden: { $why }
online-removed = De host heeft je van deze tafel verwijderd.
online-left = Je hebt deze tafel verlaten.
online-again = Terug naar de tafel
online-over = Dit spel is afgelopen.
online-replay = Herhaling bekijken
online-delay = Je ziet dit spel { $seconds } seconden later. Het begint zo.
online-soon = Het spel begint …
online-other-version = Deze pagina en de server hebben verschillende versies. Laad de pagina opnieuw, of vraag de beheerder van de server.
online-private = Je kunt aan deze tafel niet meekijken: er mogen geen toeschouwers bij, of de host heeft je verwijderd.
online-bot-name = { $name } (bot)
online-sending = Je zet wordt verstuurd …
online-watching = Je kijkt mee.
online-late = { $seconds } s vertraagd
online-stands-in = Je tijd is om: een bot speelt voor je.
online-stands-still = Je tijd is om. Pauze tot er iemand terug is.
online-your-bot = bot (voor jou)
online-bot-of = bot (voor { $name })
online-back = Ik ben er weer
online-out = Een bot speelt voor je uit. Je kunt meekijken.
online-reminder = { $seconds ->
    [one] Jij bent aan de beurt: nog { $seconds } seconde.
   *[other] Jij bent aan de beurt: nog { $seconds } seconden.
  }
online-sit = Gaan zitten
online-take = { $name } (bot) aflossen
online-sit-name = Plaatsnemen
online-begun = Het spel is inmiddels begonnen.
online-code = Tafelcode
online-code-go = Tafel zoeken
online-all-away = Pauze tot er iemand terug is.

leave-title = Tafel verlaten?
leave-playing = Vanaf nu speelt een bot voor je. De startpagina brengt je terug.
leave-host = Een andere speler wordt host.
leave-do = Verlaten: een bot speelt verder
leave-stay = Hier blijven
leave-look = Startpagina, plaats houden
leave-look-about = Je tijd loopt door.

people-title = Spelers
people-and = { $count ->
    [one] Spelers; { $count } toeschouwer
   *[other] Spelers; { $count } toeschouwers
  }
people-mute = Reacties van { $name } verbergen
people-report = { $name } melden
people-reason = Waarom?
report-name = kwetsende naam
report-emotes = stoort met reacties
report-stalling = speelt expres traag
report-cheating = speelt vals
report-other = iets anders
people-report-do = Melden
people-reported = Bedankt. De beheerder van de server kijkt ernaar.
people-remove = Verwijderen
people-remove-sure = { $name } echt verwijderen? Er speelt dan een bot verder, en terugkomen kan niet.
people-remove-not = Annuleren
people-here = hier
people-bot = bot, { $level }
people-open = vrij
people-out = uit het spel: een bot speelt verder

emote-title = Iets zeggen
emote-said = { $name }: { $emote }
emote-hello = Hallo!
emote-thanks = Dank je!
emote-well_played = Goed gespeeld!
emote-good_luck = Veel geluk!
emote-oops = Oeps!
emote-wow = Wauw!
emote-hurry = Jij bent!
emote-ouch = Au!
emote-close = Dat scheelde weinig!
emote-lucky = Mazzel!
emote-sorry = Sorry!
emote-thinking = Even denken …
emote-nice_try = Goed geprobeerd!
emote-haha = Ha ha!
emote-bye = Tot ziens!
emote-gone = Weg: een bot speelt verder.
emote-late = Tijd om: een bot speelt.
emote-back = Weer terug!

rematch = Revanche
rematch-join = Naar de revanche
rematch-there = Er staat een revanche klaar, met een plaats voor jou.
rematch-begun = De revanche is begonnen, met een plaats voor jou.
rematch-go = Naar de revanche

lobby-title = Open tafels
lobby-own = Jouw tafels
lobby-your-turn = jouw beurt
home-turns = Jouw beurt
home-turn = { $game }: naar de tafel
home-tables = Jouw tafels
home-table = { $game }: verder
home-table-with = met { $names }
home-back = { $game }: terug naar de tafel
lobby-quick = Nu met anderen spelen
lobby-quick-about = Je gaat aan een open tafel van dit spel zitten, of opent er een.
lobby-none = Er is nu geen tafel open. Open er een, of laat er hierboven een voor je zoeken.
lobby-row = { $host }: { $free ->
    [0] geen plaats vrij
    [one] { $free } van { $seats } plaatsen vrij
   *[other] { $free } van { $seats } plaatsen vrij
  }
lobby-join = Gaan zitten
lobby-look = Meekijken
lobby-phase-waiting = nog niet begonnen
lobby-phase-playing = bezig
lobby-phase-over = afgelopen
lobby-phase-closed = gesloten
lobby-phase-paused = gepauzeerd
lobby-phase-frozen = stilgezet
lobby-go = Naar de tafel
lobby-new = Tafel openen
push-offer = Zeg het me als ik aan de beurt ben
push-about = Een melding op dit apparaat, ook als de pagina gesloten is. Ze komt via de pushdienst van je browser en zegt alleen om welke tafel het gaat.
push-turn = Jouw beurt
push-table = Tafel
push-refused = De browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in zijn instellingen.
push-not-allowed = Zonder jouw toestemming zijn er geen meldingen.
push-failed = Dat lukte niet. Misschien is de pushdienst van de browser niet bereikbaar; probeer het later nog eens.
