reason-flip7-no-card = Il ne reste aucune carte : c’est un stop.
reason-flip7-saved = Sur { $b } cartes cachées, { $a ->
    [one] { $a } te ferait
   *[other] { $a } te feraient
  } sauter, mais ta Seconde chance en arrête une.
reason-flip7-safe = { $a ->
    [one] La seule carte cachée ne te fait pas sauter.
   *[other] Aucune des { $a } cartes cachées ne te fait sauter.
  }
reason-flip7-bust = { $a } sur { $b } cartes cachées { $a ->
    [one] te fait
   *[other] te font
  } sauter.
reason-flip7-seven = { $a ->
    [one] { $a } donne
   *[other] { $a } donnent
  } un Flip 7.
reason-flip7-stay = Tu gagnes { $a ->
    [one] { $a } point
   *[other] { $a } points
  }, pour un total de { $b }.
reason-flip7-freeze = { $name } gagne { $a ->
    [one] { $a } point
   *[other] { $a } points
  } et s’arrête à un total de { $b }.
reason-flip7-freeze-you = Tu gagnes { $a ->
    [one] { $a } point
   *[other] { $a } points
  } et t’arrêtes à un total de { $b }.
reason-flip7-three = Trois cartes font sauter { $name } dans { NUMBER($b, maximumFractionDigits: 0) } % des cas ; { $a ->
    [one] { $a } point est
   *[other] { $a } points sont
  } en jeu.
reason-flip7-three-you = Trois cartes te font sauter dans { NUMBER($b, maximumFractionDigits: 0) } % des cas ; { $a ->
    [one] { $a } point est
   *[other] { $a } points sont
  } en jeu.
reason-flip7-second = { $nameYou ->
    [yes] Tu as
   *[no] { $name } a
  } { $a ->
    [one] { $a } point
   *[other] { $a } points
  }, cette manche comprise.
