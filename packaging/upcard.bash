# Completion of upcard(1) for bash.
_upcard() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local words=
    if [ "$COMP_CWORD" = 1 ]; then
        words='play join serve admin bot swarm score odds rules games replay review verify simulate arena merge solve plot bench drive --help --version'
    elif [[ "$before" =~ ^--(record|svg|resume|file|config|data|tls-cert|tls-key|web)$ ]] || [[ $command =~ ^(replay|review|verify|plot|merge)$ && $word != -* ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
    elif [[ $word == -* ]]; then
        case $command in
        play) words='--seats --level --rules --preset --seed --record --force --resume --new --plain --pause --help' ;;
        simulate) words='--seats --games --rules --preset --rotate --events --seed --threads --json --csv --resume --shard --help' ;;
        arena) words='--bots --seats --games --until --pair --rules --preset --seed --threads --json --csv --svg --force --resume --shard --help' ;;
        merge) words='--json --csv --svg --force --help' ;;
        bench) words='--game --seats --ms --runs --signature --json --help' ;;
        solve) words='--deck --goal --order --against --tie --games --seed --threads --resume --json --help' ;;
        score) words='--names --rules --preset --file --no-odds --ms --playouts --new --help' ;;
        odds) words='--table --seen --top --drew --totals --turn --ended --me --rules --preset --ms --playouts --seed --threads --json --help' ;;
        serve) words='--config --print-config --data --store --node --standby --replica --replica-s --listen --tls-cert --tls-key --web --origins --proxy --checked-s --metrics-listen --public-url --qr --log --names --push-contact --push-allow --push-retry-ms --push-timeout-s --messages-per-s --messages-per-address --messages-per-player --records-per-address --abandon-days --unstarted-min --connections-per-address --connections --queue-bytes --queue-total-bytes --request-s --hello-s --idle-s --guests-per-address --tables-per-player --tables-per-address --tables --misses-per-address --bot-threads --bot-pace-ms --gather-ms --unload-s --window-us --forget-days --drain-s --help' ;;
        admin) words='--data --store --all --force --json --for --in --why --help' ;;
        join) words='--table --name --seat --watch --quick --create --seats --rules --preset --bots --clock --absent --open --watchers --delay --hints --guest --plain --help' ;;
        bot) words='--server --table --level --exec --name --seat --stay --help' ;;
        swarm) words='--server --tables --seats --game --rules --preset --clock --rate --seconds --games --idle --pause --seed --history --json --help' ;;
        plot) words='--text --width --ascii --help' ;;
        review) words='--seat --worst --ms --playouts --threads --svg --force --resume --ascii --json --help' ;;
        verify) words='--commit --seed --help' ;;
        replay) words='--all --json --link --help' ;;
        games) words='--ids --json --events --views --help' ;;
        *) words='--help' ;;
        esac
    elif [[ $command == admin && "$before" =~ ^(backup|restore|migrate|export)$ ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
    elif [[ $command == admin ]]; then
        words='list end players reports report settle ban mute rename announce lift measures check backup restore migrate export'
    elif [[ "$before" =~ ^--(game|create|quick)$ ]]; then
        words=$("${COMP_WORDS[0]}" games --ids 2>/dev/null)
    elif [[ "$before" =~ ^--(level|bots)$ && $command != arena ]]; then
        words='easy normal hard expert'
    elif [ "$COMP_CWORD" = 2 ] && [[ $command =~ ^(play|score|rules|simulate|arena|games)$ ]]; then
        words=$("${COMP_WORDS[0]}" games --ids 2>/dev/null)
    elif [ "$COMP_CWORD" = 2 ] && [[ $command =~ ^(odds|solve)$ ]]; then # "usage: upcard odds GAME|GAME ..."
        words=$("${COMP_WORDS[0]}" "$command" --help 2>/dev/null | sed -n '1s/.*: upcard [a-z]* \([^ ]*\).*/\1/p' | tr '|' '\n')
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _upcard upcard
