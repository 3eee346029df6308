#!/bin/bash
# A whole game of each game in a real terminal (tmux), against normal bots, always taking the first choice; also a resize,
# a terminal that is closed in the middle, and one without colors.
set -euo pipefail
export LC_ALL=C.UTF-8
work=$(mktemp -d)
unset TMUX NO_COLOR
export XDG_STATE_HOME=$work/state ASAN_OPTIONS="${ASAN_OPTIONS:-}:log_path=$work/asan"
tm() { tmux -S "$work/socket" -f /dev/null "$@"; }
cleanup() {
    tm kill-server 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
failed=0

fail() {
    echo "FAILED: $*"
    screen || true
    failed=1
}
screen() { tm capture-pane -p -t game; }
# wait_for TEXT: it appears on the screen within a minute
wait_for() {
    for ((i = 0; i < 600; i++)); do
        if screen | grep -F -- "$1" >/dev/null; then return 0; fi
        sleep 0.1
    done
    fail "no \"$1\" on the screen"
    return 1
}
# begin COLUMNS ROWS ARGUMENTS...
begin() {
    tm kill-session -t game 2>/dev/null || true
    tm new-session -d -s game -x "$1" -y "$2" "$UPCARD play ${*:3}; echo ended with \$?; sleep 60"
}

tm new-session -d -s hold "sleep 3600" # so that the server outlives the games

# whole games
for game in $("$UPCARD" games --ids); do
    rules=()
    ! "$UPCARD" games $game | grep '^    target ' >/dev/null || rules=(--rules target=30)
    begin 80 24 $game --new --pause 0 --seed tmux "${rules[@]}"
    wait_for "Your turn" || continue
    over=
    for ((end = SECONDS + 120; SECONDS < end; )); do
        tm send-keys -t game Enter Enter Enter Enter Enter Enter Enter Enter Enter Enter
        sleep 0.05
        if screen | grep "ended with" >/dev/null; then
            over=yes
            break
        fi
    done
    [ "$over" ] || fail "$game did not end"
    wait_for "ended with 0" || true
    # late keys may have scrolled it off the screen
    tm capture-pane -p -S - -t game | grep "won\." >/dev/null || fail "$game named no winner"
done

# larger, smaller, too small, large again
begin 140 45 uno_flip --new --pause 0 --seed tmux
wait_for "Your hand" && tm resize-window -t game -x 80 -y 24 && wait_for "Your hand" || true
tm resize-window -t game -x 60 -y 20
wait_for "Upcard needs 80 columns" || true
tm resize-window -t game -x 100 -y 30
wait_for "Your hand" || true
tm send-keys -t game '?'
wait_for "The rules that apply now" || true
tm send-keys -t game Escape
wait_for "Your hand" || true

# a click beside everything, its release apart, and a sideways wheel: bots go on all the same
tm kill-session -t game 2>/dev/null || true
tm new-session -d -s game -x 80 -y 24 \
    "TERM=xterm-256color $UPCARD play hi_lo_flip --seats bot:normal,bot:normal,bot:normal --pause 1500 --seed mouse; sleep 60"
wait_for "is to move" || true
for code in 0 2 66; do
    tm send-keys -t game -H $(printf '\e[<%d;40;13M' $code | od -An -tx1)
    sleep 0.1
    tm send-keys -t game -H $(printf '\e[<%d;40;13m' $code | od -An -tx1)
    before=$(screen)
    for ((i = 0; i < 300; i++)); do
        sleep 0.1
        [ "$(screen)" = "$before" ] || break
    done
    [ "$(screen)" != "$before" ] || fail "mouse button $code stalls the bots"
done

# two people on a terminal in plain lines: the hand before cannot be scrolled back
begin 80 24 hi_lo_flip --seats ann,bob --plain --seed hands
wait_for "Press Enter when only you" || true
tm send-keys -t game Enter
wait_for "  1  " || true
tm send-keys -t game 1 Enter
wait_for "Press Enter when only you" || true
sleep 0.3
tm capture-pane -p -t game -S - >"$work/history"
! grep -q "^  1  " "$work/history" || fail "the hand before is in the scrollback"
tm send-keys -t game Enter quit Enter
wait_for "ended with" || true
rm -f "$work"/state/upcard/hi_lo_flip-*.game

# the terminal is closed, and the game is offered again
tm kill-session -t game
begin 80 24
wait_for "Continue a saved game" || true
tm send-keys -t game Enter
wait_for "Your hand" || true
# on a signal it restores the terminal and saves the game
pid=$(tm list-panes -t game -F '#{pane_pid}')
pkill -TERM -P "$pid" || fail "no program to end"
wait_for "ended with 0" || true
screen | grep -F "The game is saved" >/dev/null || fail "SIGTERM: it does not say that the game is saved"
begin 80 24 --resume
wait_for "Your hand" || true
tm send-keys -t game C-c
wait_for "ended with 0" || true
screen | grep -F "The game is saved" >/dev/null || fail "Ctrl-C: it does not say that the game is saved"
begin 80 24 --resume
wait_for "Your hand" || true
tm send-keys -t game q y
wait_for "The game is saved" || true

# no colors where the user or the terminal does not allow them; few elsewhere
for env in "NO_COLOR=1" "TERM=vt220" "TERM=xterm" "TERM=linux"; do
    tm kill-session -t game 2>/dev/null || true
    tm new-session -d -s game -x 80 -y 24 "env $env $UPCARD play hi_lo_flip --new --pause 0 --seed tmux; echo ended with \$?; sleep 60"
    wait_for "Your hand" || continue
    sleep 0.3 # the rest of the screen
    colors=$(tm capture-pane -p -e -t game | grep -cE $'\033\\[[0-9;]*(3[0-7]|4[0-7]|9[0-7]|10[0-7]|[34]8;5)' || true)
    case $env in
    NO_COLOR=1 | TERM=vt220) [ "$colors" = 0 ] || fail "$env has colors" ;;
    *) [ "$colors" != 0 ] || fail "$env has no colors" ;;
    esac
done

cat "$work"/asan* 2>/dev/null && fail "the sanitizer reported"
[ $failed = 0 ] && echo "all as it should be"
exit $failed
