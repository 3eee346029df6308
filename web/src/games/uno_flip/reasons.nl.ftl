reason-uno-flip-last = Het is je laatste kaart: de ronde is van jou.
reason-uno-flip-draw-one = { $name } pakt er een.
reason-uno-flip-draw-five = { $name } pakt er vijf.
reason-uno-flip-skip = { $name } slaat een beurt over.
reason-uno-flip-skip-all = Alle anderen slaan een beurt over.
reason-uno-flip-draw-two = { $name } pakt er twee.
reason-uno-flip-draw-color = { $name } pakt tot een kaart de kleur heeft die jij kiest.
reason-uno-flip-flip = Je hand telt { $a } aan deze kant en { $b } aan de andere.
reason-uno-flip-more = Je hebt nog { $a } { $color ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [pink] roze
    [teal] turquoise
    [purple] paarse
   *[orange] oranje
  } { $a ->
    [one] kaart
   *[other] kaarten
  }.
reason-uno-flip-left = { $a ->
    [one] Er blijft { $a } kaart
   *[other] Er blijven { $a } kaarten
  } in je hand.
reason-uno-flip-color = Je hebt { $a } { $color ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [pink] roze
    [teal] turquoise
    [purple] paarse
   *[orange] oranje
  } { $a ->
    [one] kaart
   *[other] kaarten
  }.
reason-uno-flip-holds = { $name } heeft { $a ->
    [one] { $a } kaart
   *[other] { $a } kaarten
  }.
reason-uno-flip-catch = { $name } pakt kaarten voor het vergeten woord.
reason-uno-flip-say = Niemand kan je meer betrappen.
reason-uno-flip-draw = Een kaart meer in de hand, die misschien past.
reason-uno-flip-draw-until = Je pakt tot een kaart past, en die mag je spelen.
reason-uno-flip-draw-keep = Een kaart meer in de hand, en je beurt is voorbij.
reason-uno-flip-keep = De hand blijft zoals hij is.
reason-uno-flip-stack = Je pakt voor de hele stapeling.
