about-flip7 = Encore une carte, ou stop ? Deux fois le même nombre, et tu sautes.
