reason-hi-lo-flip-last = Ta dernière carte : tu ramasses { $a } points et 10 de plus.
reason-hi-lo-flip-follow = { $a } cartes cachées sur { $b } peuvent suivre ; la pile vaut alors { $c }.
reason-hi-lo-flip-skip = La personne suivante pioche et passe son tour.
reason-hi-lo-flip-again = Tu joues encore une fois.
