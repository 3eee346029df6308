# Het grote scherm.
tv-title = Groot scherm
tv-about = Een tafel voor de televisie: die toont de kaarten, en telefoons zijn de handen. Meedoen gaat door te scannen.
tv-name = TV
tv-game = Welk spel?
tv-seats = Plaatsen
tv-sound = Geluid op dit scherm
tv-create = Tafel openen
tv-closed = Deze tafel is gesloten.
tv-another = Nog een tafel openen
tv-scan = Scan om mee te spelen
tv-join = Meespelen of kijken
tv-first = Wie het eerst scant, start het spel.
tv-host = { $name } start het spel op de telefoon.
tv-happened = Wat er gebeurde
tv-round = Ronde { $round }
tv-won = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen!
  }
tv-next = Speel op een telefoon nog een keer: het volgende spel verschijnt hier.
