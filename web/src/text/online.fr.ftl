# Les tables avec d’autres.
line-away = Reconnexion…
line-none = Le serveur est injoignable. Nouvel essai…
line-kept-out = Le serveur refuse les connexions en ce moment. Nouvel essai…
line-offline-games = Les parties contre les bots marchent sans lui.

error-away = La connexion a été perdue. Réessaie.
error-no_table = Il n’y a pas de table avec ce code. Elle est peut-être finie, ou le code contient une erreur.
error-no_chair = Aucune place n’est libre à cette table.
error-busy = Le serveur est très chargé. Réessaie.
error-frozen = Cette table a été arrêtée à cause d’une erreur. L’administrateur du serveur peut l’examiner.
error-cannot_save = Le serveur ne peut rien enregistrer en ce moment. Rien n’a changé ; réessaie bientôt.
error-shutting_down = Le serveur redémarre. Un instant…
error-stale = Ce coup a déjà été joué : par toi sur un autre appareil, ou par un bot.
error-not_your_turn = Ce n’est plus ton tour.
error-wrong_phase = Ce n’est pas possible à ce stade de la partie.
error-not_allowed = Ce n’est pas permis à cette table : tu n’es pas l’hôte, ou l’hôte t’a retiré.
error-not_seated = Tu n’as pas de place à cette table. Assieds-toi d’abord.
error-hello_first = Indique d’abord un nom.
error-bad_options = Le serveur n’accepte pas ces réglages. Choisis-en d’autres.
error-bad_token = Le serveur ne te connaît plus. Recharge la page.
error-bad_message = La page et le serveur ne se comprennent pas. Recharge la page.
error-unknown_move = Ce coup n’existe pas. Choisis-en un autre.
error-illegal_move = Ce n’est pas possible maintenant.
error-too_many-emote = Tu peux envoyer un message par seconde.
error-too_many-second = Trop de demandes. Attends une seconde.
error-too_many-minute = Trop d’essais. Attends une minute.
error-too_many-hour = Trop d’essais. Réessaie dans une heure.
error-too_many-tables = On ne peut plus ouvrir de table. Finis ou quitte une des tiennes, ou réessaie plus tard.
error-bad_name = Le serveur n’accepte pas ce nom. Choisis-en un autre.
error-muted = L’administrateur de ce serveur t’a rendu muet.
name-empty = Indique un nom : une lettre, un chiffre ou un signe suffit.
name-long = Un nom a au plus 20 caractères ; celui-ci en a { $count }.
name-unseen = Ce nom contient des caractères invisibles, peut-être dans un emoji composé comme une famille. Les emojis simples sont acceptés.
needs-network = Pour jouer avec d’autres, il faut un réseau, et tu es hors ligne.

name-title = Comment t’appelles-tu ?
name-label = Ton nom à la table
name-about = Les autres le voient. Pas besoin de compte ; ce navigateur se souvient de toi.
name-go = Continuer

friends-title = Jouer entre amis
friends-game = Jeu
friends-seats = Places
friends-bots = Dont pour des bots
friends-bots-help = Des bots peuvent aussi prendre plus tard les places libres.
friends-level = Force des bots
friends-clock = Temps par coup
clock-blitz = 10 secondes
clock-fast = 20 secondes
clock-normal = 1 minute
clock-slow = 5 minutes
clock-day = 1 jour
clock-week = 1 semaine
clock-none = sans limite de temps
clock-days = { $days } j { $hours } h
clock-hours = { $hours }:{ $minutes } h
friends-absent = Quand le temps est écoulé
absent-bot = un bot prend le relais
absent-bot-about = jusqu’au retour
absent-out = un bot continue
absent-out-about = la personne quitte la partie
friends-watch = Qui peut regarder
watch-nobody = personne
watch-invited = qui a le code
watch-everybody = tout le monde
watch-everybody-about = une fois commencée, la partie est sous « Tables ouvertes »
friends-delay = Retard pour les spectateurs, en secondes
friends-hints = Conseils
hints-alone = seulement en solo
hints-on = pour tous
hints-off = pour personne
friends-hints-about = Les meilleurs coups et leurs chances, sur cette page et dans nos programmes. Aucun serveur ne peut empêcher quelqu’un de calculer de son côté.
table-hints-on = Conseils pour tous.
table-hints-off = Pas de conseils.
lobby-hints = avec conseils
friends-open = Table ouverte
friends-open-about = Tout le monde la voit dans la liste et peut s’asseoir. Sinon, seulement avec le code.
friends-more = Temps et plus
friends-create = Ouvrir la table

table-code = Table { $code }
invite-title = Inviter des amis
invite-about = Envoie-leur ce lien, ou donne-leur le code.
invite-link = Lien vers cette table
invite-code = Code
invite-copy = Copier le lien
invite-share = Envoyer…
invite-text = Viens jouer à { $game } avec moi !
invite-qr = QR code du lien
invite-local = Cette adresse ne marche que sur cette machine. Pour d’autres appareils, lance le serveur avec --listen :4040 et ouvre la page à l’adresse de cette machine dans ton réseau.

waiting-title = { $game } : en attente
waiting-title-full = { $game } : au complet
waiting-seats = Présents : { $here } sur { $seats }
waiting-free = libre
waiting-you = toi
waiting-host = hôte
waiting-bot = bot, { $level }
waiting-away = absent pour l’instant
waiting-sit = S’asseoir
waiting-sit-here = Prendre la place { $seat }
waiting-set = Place { $seat }
waiting-set-free = libre
waiting-set-bot = bot : { $level }
waiting-remove = Retirer { $name }
waiting-start = Commencer
waiting-fill = Commencer avec des bots aux places libres
waiting-fill-level = Force des bots aux places libres
waiting-for-host = { $host } lance la partie.
waiting-for-nobody = L’hôte lance la partie.
waiting-watching = Tu regardes.
waiting-full = Toutes les places sont prises. Tu peux regarder.
waiting-ready = Toutes les places sont prises : tu peux commencer !
waiting-missing = Toutes les places sont prises. Pas encore là : { $names }.
waiting-rules = Règles de cette table
waiting-usual = Les règles habituelles.
waiting-clock = { $clock } par coup ; ensuite { $absent }.
waiting-clock-none = Sans limite de temps.
waiting-watchers = { $count ->
    [0] Personne ne regarde.
    [1] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }
waiting-leave = Quitter la table
came = { $name } est là.
went = { $name } n’est plus là.

online-joining = Recherche de la table { $code }…
online-closed = Cette table a été fermée avant la fin de la partie.
online-closed-operator = L’administrateur du serveur a fermé cette table.
online-closed-empty = Cette table est fermée : tout le monde l’a quittée.
online-closed-abandoned = Cette table est fermée : personne n’y est venu depuis longtemps.
online-paused = Le serveur ne peut rien enregistrer en ce moment. La partie reprend dès que possible ; aucun coup n’est perdu.
online-frozen = Le serveur a arrêté cette table à cause d’une erreur. Son administrateur peut l’examiner ; aucun coup n’est perdu.
online-restored = Le serveur est revenu à une copie plus ancienne : la partie reprend à un coup antérieur.
measure-ban = L’administrateur de ce serveur ne te laisse pas entrer.
measure-mute = L’administrateur de ce serveur t’a rendu muet : personne ne reçoit tes messages.
measure-name = L’administrateur de ce serveur t’a donné le nom « { $name } ». Tu ne peux pas le changer.
measure-news = L’administrateur de ce serveur annonce : { $why }
measure-over = L’administrateur de ce serveur a levé une mesure contre toi.
measure-due = C’est prévu pour le { $date }.
measure-until = Cela vaut jusqu’au { $date }.
measure-why = Motif : { $why }
online-removed = L’hôte t’a retiré de cette table.
online-left = Tu as quitté cette table.
online-again = Retour à la table
online-over = Cette partie est finie.
online-replay = La revoir
online-delay = Tu vois cette partie { $seconds } secondes plus tard. Elle commence dans un instant.
online-soon = La partie commence…
online-other-version = Cette page et le serveur ont des versions différentes. Recharge la page, ou demande à l’administrateur du serveur.
online-private = Tu ne peux pas regarder cette table : elle n’admet pas de spectateurs, ou l’hôte t’a retiré.
online-bot-name = { $name } (bot)
online-sending = Ton coup est envoyé…
online-watching = Tu regardes.
online-late = { $seconds } s de retard
online-stands-in = Ton temps est écoulé : un bot joue pour toi.
online-stands-still = Ton temps est écoulé. En pause jusqu’au retour de quelqu’un.
online-your-bot = un bot pour toi
online-bot-of = un bot pour { $name }
online-back = Je suis là
online-out = Un bot finit la partie pour toi. Tu peux regarder.
online-reminder = { $seconds ->
    [one] À toi de jouer : encore { $seconds } seconde.
   *[other] À toi de jouer : encore { $seconds } secondes.
  }
online-sit = S’asseoir
online-take = Remplacer { $name } (bot)
online-sit-name = Prendre place
online-begun = La partie a commencé entre-temps.
online-code = Code de table
online-code-go = Trouver la table
online-all-away = En pause jusqu’au retour de quelqu’un.

leave-title = Quitter la table ?
leave-playing = Un bot jouera pour toi. L’accueil te ramène à la table.
leave-host = Quelqu’un d’autre deviendra l’hôte.
leave-do = Quitter : un bot continue
leave-stay = Rester ici
leave-look = Accueil, en gardant ma place
leave-look-about = Ton temps continue de s’écouler.

people-title = À la table
people-and = { $count ->
    [one] À la table ; { $count } spectateur
   *[other] À la table ; { $count } spectateurs
  }
people-mute = Cacher les messages de { $name }
people-report = Signaler { $name }
people-reason = Pourquoi ?
report-name = nom offensant
report-emotes = messages pénibles
report-stalling = joue lentement exprès
report-cheating = triche
report-other = autre chose
people-report-do = Signaler
people-reported = Merci. L’administrateur du serveur va y jeter un œil.
people-remove = Retirer
people-remove-sure = Vraiment retirer { $name } ? Un bot continue, sans retour possible.
people-remove-not = Annuler
people-here = présent
people-bot = bot, { $level }
people-open = libre
people-out = hors jeu : un bot continue

emote-title = Dire quelque chose
emote-said = { $name } : { $emote }
emote-hello = Salut !
emote-thanks = Merci !
emote-well_played = Bien joué !
emote-good_luck = Bonne chance !
emote-oops = Oups !
emote-wow = Waouh !
emote-hurry = À toi !
emote-ouch = Aïe !
emote-close = C’était serré !
emote-lucky = Quelle veine !
emote-sorry = Pardon !
emote-thinking = Je réfléchis…
emote-nice_try = Bien tenté !
emote-haha = Ha ha !
emote-bye = Au revoir !
emote-gone = Parti : un bot continue.
emote-late = Temps écoulé : un bot joue.
emote-back = Me revoilà !

rematch = Revanche
rematch-join = S’asseoir pour la revanche
rematch-there = Une revanche est prête, avec une place pour toi.
rematch-begun = La revanche a commencé, avec une place pour toi.
rematch-go = Aller à la revanche

lobby-title = Tables ouvertes
lobby-own = Tes tables
lobby-your-turn = à toi
home-turns = C’est à toi
home-turn = { $game } : à la table
home-tables = Tes tables
home-table = { $game } : continuer
home-table-with = avec { $names }
home-back = { $game } : revenir à la table
lobby-quick = Jouer tout de suite avec d’autres
lobby-quick-about = Tu t’assieds à une table ouverte de ce jeu, ou tu en ouvres une.
lobby-none = Aucune table n’est ouverte. Ouvre-en une, ou laisse la page t’en trouver une ci-dessus.
lobby-row = { $host } : { $free ->
    [0] aucune place libre
    [1] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
  }
lobby-join = S’asseoir
lobby-look = Regarder
lobby-phase-waiting = pas commencée
lobby-phase-playing = en cours
lobby-phase-over = finie
lobby-phase-closed = fermée
lobby-phase-paused = en pause
lobby-phase-frozen = arrêtée
lobby-go = À la table
lobby-new = Ouvrir une table
push-offer = Me prévenir quand c’est à moi
push-about = Une notification sur cet appareil, même page fermée. Elle passe par le service de ton navigateur et dit seulement quelle table c’est.
push-turn = C’est à toi de jouer
push-table = Table
push-refused = Le navigateur bloque les notifications de cette page. Tu peux les permettre dans ses réglages.
push-not-allowed = Sans ton accord, il n’y a pas de notification.
push-failed = Ça n’a pas marché. Le service du navigateur est peut-être injoignable ; réessaie plus tard.
