about-flip7 = Encore une carte, ou stop ? Réunis des nombres différents ; deux fois le même, et tu sautes.
