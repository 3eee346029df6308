# Più persone su un solo dispositivo.
together-title = Sullo stesso schermo
together-about = Passatevi questo dispositivo. Si gioca secondo le regole stampate, senza rete.
together-game = Gioco
together-covered = Le carte di tutti sono coperte mentre il dispositivo passa di mano.
together-open = In questo gioco tutte le carte sono scoperte, quindi non si copre nulla.
together-undo = Non si può annullare, perché gli altri hanno visto il seguito. I consigli sono per chi li chiede.
together-names = Chi gioca?
together-without = Senza { $name }
together-more = Ancora uno
together-bots = Bot in aggiunta
together-level = Livello dei bot
together-begin = Dai le carte
together-go-on = Continua l’ultima partita
together-instead = La partita lasciata su questo dispositivo andrà persa.
together-pass = Passa il dispositivo a { $name }
together-pass-about = Tutte le carte sono coperte. Gli altri non guardino.
together-show = { $name }: mostra le mie carte
