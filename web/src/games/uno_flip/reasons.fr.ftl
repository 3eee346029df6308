reason-uno-flip-last = C’est ta dernière carte : la manche est à toi.
reason-uno-flip-draw-one = { $name } pioche une carte.
reason-uno-flip-draw-five = { $name } pioche cinq cartes.
reason-uno-flip-skip = { $name } passe son tour.
reason-uno-flip-skip-all = Tous les autres passent leur tour.
reason-uno-flip-draw-two = { $name } pioche deux cartes.
reason-uno-flip-draw-color = { $name } pioche jusqu’à la couleur que tu choisis.
reason-uno-flip-flip = Ta main compte { $a } de ce côté et { $b } de l’autre.
reason-uno-flip-more = Il te reste { $a } { $a ->
    [one] carte de couleur
   *[other] cartes de couleur
  } { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [pink] rose
    [teal] turquoise
    [purple] violet
   *[other] orange
  }.
reason-uno-flip-left = Il te reste { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
  } en main.
reason-uno-flip-color = Tu as { $a } { $a ->
    [one] carte de couleur
   *[other] cartes de couleur
  } { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [pink] rose
    [teal] turquoise
    [purple] violet
   *[other] orange
  }.
reason-uno-flip-holds = { $name } a { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
  } en main.
reason-uno-flip-catch = { $name } pioche des cartes pour le mot oublié.
reason-uno-flip-say = Plus personne ne peut te surprendre.
reason-uno-flip-draw = Une carte de plus en main, qui ira peut-être.
reason-uno-flip-draw-until = Tu pioches jusqu’à ce qu’une carte aille, et tu peux la jouer.
reason-uno-flip-draw-keep = Une carte de plus en main, et ton tour est fini.
reason-uno-flip-keep = La main reste comme elle est.
reason-uno-flip-stack = Tu pioches pour toute la pile de « + ».
