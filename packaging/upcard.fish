# Completion of upcard(1) for fish.
set -l commands play drive replay verify rules games bench simulate
set -l games flip7 hilo hi_lo_flip uno_flip
complete -c upcard -f
complete -c upcard -n "not __fish_seen_subcommand_from $commands" -a "$commands"
complete -c upcard -n "__fish_seen_subcommand_from play rules games simulate; and not __fish_seen_subcommand_from $games" -a "$games"
complete -c upcard -n "__fish_seen_subcommand_from replay verify" -F
complete -c upcard -n "__fish_seen_subcommand_from play simulate" -l seats -x -d "who sits where"
complete -c upcard -n "__fish_seen_subcommand_from play simulate" -l rules -x -d "rule options"
complete -c upcard -n "__fish_seen_subcommand_from play simulate" -l seed -x -d "makes it repeatable"
complete -c upcard -n "__fish_seen_subcommand_from play" -l record -r -F -d "write the game to a file"
complete -c upcard -n "__fish_seen_subcommand_from play" -l plain -d "lines of text"
complete -c upcard -n "__fish_seen_subcommand_from simulate" -l games -x -d "how many"
complete -c upcard -n "__fish_seen_subcommand_from simulate" -l threads -x -d "how many"
complete -c upcard -n "__fish_seen_subcommand_from simulate" -l csv -d "a table"
complete -c upcard -n "__fish_seen_subcommand_from simulate" -l rotate -d "players change seats"
complete -c upcard -n "__fish_seen_subcommand_from bench" -l game -x -a "$games" -d "only this game"
complete -c upcard -n "__fish_seen_subcommand_from bench" -l seats -x -d "how many"
complete -c upcard -n "__fish_seen_subcommand_from bench" -l ms -x -d "length of a run"
complete -c upcard -n "__fish_seen_subcommand_from bench" -l runs -x -d "runs a figure"
complete -c upcard -n "__fish_seen_subcommand_from bench" -l signature -d "how each game plays"
complete -c upcard -n "__fish_seen_subcommand_from replay" -l all -d "does not wait"
complete -c upcard -n "__fish_seen_subcommand_from simulate bench replay games" -l json -d "JSON"
complete -c upcard -n "__fish_seen_subcommand_from games" -l events -d "Tables of events"
complete -c upcard -n "__fish_seen_subcommand_from replay" -l link -d "The compact form"
complete -c upcard -l help -d "explain"
