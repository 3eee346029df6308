# Mehrere Menschen an einem Gerät.
together-title = An einem Gerät
together-about = Gebt dieses Gerät herum. Gespielt wird nach den gedruckten Regeln, ohne Netz.
together-game = Spiel
together-covered = Alle Karten sind verdeckt, während das Gerät weitergegeben wird.
together-open = In diesem Spiel liegen alle Karten offen, also wird nichts verdeckt.
together-undo = Zurücknehmen geht nicht, weil die anderen gesehen haben, was folgte. Tipps bekommt, wer danach fragt.
together-names = Wer spielt mit?
together-without = Ohne { $name }
together-more = Noch jemand
together-bots = Bots dazu
together-level = Stärke der Bots
together-begin = Karten geben
together-go-on = Das letzte Spiel fortsetzen
together-instead = Das angefangene Spiel an diesem Gerät wird dann aufgegeben.
together-pass = Gib das Gerät an { $name }
together-pass-about = Alle Karten sind verdeckt. Die anderen schauen weg.
together-show = { $name }: meine Karten zeigen
