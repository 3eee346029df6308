reason-hilo-trade = Le { $a } prend la place de ton { $b }.
reason-hilo-trade-down = Le { $a } prend la place d’une carte inconnue, qui vaut { $b } en moyenne.
reason-hilo-remove = { $a ->
    [one] { $a } point part
   *[other] { $a } points partent
  }.
reason-hilo-keep = L’alignement reste, pour partir plus tard.
reason-hilo-discard = Le { $a } part, et une de tes cartes est retournée.
reason-hilo-draw = Les cartes qui peuvent venir valent { $a } en moyenne.
reason-hilo-turn = Une carte cachée vaut { $a } en moyenne.
reason-hilo-left = Après ce tour, il te reste environ { $a ->
    [one] { $a } point
   *[other] { $a } points
  }.
