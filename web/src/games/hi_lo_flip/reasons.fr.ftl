reason-hi-lo-flip-last = Ta dernière carte : tu ramasses { $a ->
    [one] { $a } point
   *[other] { $a } points
  } et { $b } de plus.
reason-hi-lo-flip-follow = Sur { $b } cartes cachées, { $a ->
    [one] { $a } peut
   *[other] { $a } peuvent
  } suivre ; la pile vaut alors { $c }.
reason-hi-lo-flip-skip = La personne suivante pioche et passe son tour.
reason-hi-lo-flip-again = Tu joues encore une fois.
