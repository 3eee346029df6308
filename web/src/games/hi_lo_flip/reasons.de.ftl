reason-hi-lo-flip-last = Deine letzte Karte: Du bekommst { $a } Punkte und 10 dazu.
reason-hi-lo-flip-follow = { $a } von { $b } ungesehenen Karten können darauf folgen; der Stapel zählt dann { $c }.
reason-hi-lo-flip-skip = Wer danach dran ist, zieht und setzt aus.
reason-hi-lo-flip-again = Du spielst noch einmal.
