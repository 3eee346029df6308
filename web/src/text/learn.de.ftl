# Rund um eine Lektion; was der Lehrer sagt, steht im Ordner ihres Spiels.
learn-about = Eine kurze erste Runde von jedem Spiel. Die Anleitung sagt dir Schritt für Schritt, was du tun kannst, und die Karten sind immer dieselben.
learn-coach = Anleitung
learn-watch = Sieh zu, was geschieht …
learn-step = { $step } von { $steps }
learn-next = Weiter
learn-again = Von vorn
learn-end = Lektion beenden
learn-done = Das ist { $game }. Nun kannst du mitspielen.
learn-real = Ein richtiges Spiel
