# Meer mensen op één apparaat.
together-title = Op één apparaat
together-about = Geef dit apparaat door. Gespeeld wordt volgens de gedrukte regels, zonder netwerk.
together-game = Spel
together-covered = Alle kaarten zijn bedekt terwijl het apparaat wordt doorgegeven.
together-open = In dit spel liggen alle kaarten open, dus er wordt niets bedekt.
together-undo = Terugnemen kan niet, omdat anderen hebben gezien wat volgde. Iedereen mag om hints vragen.
together-names = Wie speelt er mee?
together-without = Zonder { $name }
together-more = Nog iemand
together-bots = Bots erbij
together-level = Sterkte van de bots
together-begin = Kaarten delen
together-go-on = Het laatste spel voortzetten
together-instead = Het spel op dit apparaat dat je hebt verlaten, wordt dan opgegeven.
together-pass = Geef het apparaat aan { $name }
together-pass-about = Alle kaarten zijn bedekt. De anderen kijken weg.
together-show = { $name }: mijn kaarten tonen
