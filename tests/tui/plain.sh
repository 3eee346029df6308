#!/bin/bash
# Games as lines of text, through pipes: whole games, choices by number and by text, refusals, undo, saving, bad arguments.
set -euo pipefail
export LC_ALL=C.UTF-8
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME=$work
cd "$work"
failed=0

fail() {
    echo "FAILED: $*"
    failed=1
}
# has FILE TEXT: the text is in the file
has() { grep -qF -- "$2" "$1" || fail "$1 has no \"$2\": $(tail -n 5 "$1")"; }
hasnt() { ! grep -qF -- "$2" "$1" || fail "$1 has \"$2\""; }
# await FILE TEXT COUNT: waits until the program has written that many lines with the text. The file must be new: lines of an earlier
# program would be found too.
await() {
    for ((i = 0; i < 600; i++)); do
        [ "$(grep -cF -- "$2" "$1" || true)" -lt "$3" ] || return 0
        sleep 0.1
    done
    fail "$1: \"$2\" does not come"
}
# wrong TEXT ARGUMENTS...: a usage error, in one line that has the text
wrong() {
    local text=$1 status=0
    shift
    "$UPCARD" play "$@" >out 2>err </dev/null || status=$?
    [ "$status" = 2 ] || fail "play $*: status $status, not 2"
    [ "$(wc -l <err)" = 1 ] || fail "play $*: not one line: $(cat err)"
    has err "$text"
}

# whole games between bots, which are not saved, and their records
for game in $("$UPCARD" games --ids); do
    rules=()
    ! "$UPCARD" games $game | grep '^    target ' >/dev/null || rules=(--rules target=40)
    "$UPCARD" play $game --seats bot:normal,bot:random "${rules[@]}" --plain --seed 7 --record $game.upcard >$game.out
    has $game.out "won with"
    has $game.out "Scores at the end"
    "$UPCARD" verify $game.upcard >verify.out || fail "$game: $(cat verify.out)"
    has verify.out "all match the seed; the result is correct"
    status=0
    "$UPCARD" play $game --seats bot:random --plain --record $game.upcard >out 2>err || status=$?
    [ "$status" = 1 ] || fail "a record over a record: status $status"
    has err "--record $game.upcard: the file exists already; --force replaces it"
    "$UPCARD" verify $game.upcard >again.out && cmp verify.out again.out || fail "the record was replaced"
    "$UPCARD" play $game --seats bot:normal,bot:random "${rules[@]}" --plain --seed 7 >again.out
    cmp $game.out again.out || fail "$game: the same seed gave another game"
done
"$UPCARD" play --seats bot:normal,bot:normal --plain --seed bots >out
has out "won with"
[ ! -e upcard ] || [ -z "$(ls upcard)" ] || fail "a game of bots was kept"

# the letters of the full screen mean the same in lines
printf '%s\n' d L u z q | "$UPCARD" play flip7 --seats you,bot:normal --seed pipe >letters.out
for text in "You hit and got" "Your last decision is taken back" '"z" is not a move' "The game is saved"; do has letters.out "$text"; done
[ "$(grep -cF "You hit and got" letters.out)" = 2 ] || fail "L does not show the log: $(cat letters.out)"
rm -f upcard/*.game

# a person at a pipe: number, text, words, a refusal
printf '%s\n' help h rules 'rules F7-3.3' 'rules 9.9' table scores 99 'eat' 'target 0' 1 hit log undo quit |
    "$UPCARD" play flip7 --seats you,bot:normal --seed pipe >out
for text in "Hit or stay?" "  1  hit: take a card" "  2  stay with " "Type the number" "% to win" "F7-3.1 After the deal" "F7-3.3 A number card" \
    'There is no rule "9.9"' "There is no choice 99" '"eat" is not a move' "it is time to hit or stay" "You hit and got" \
    "Your last decision is taken back" "The game is saved"; do
    has out "$text"
done
kept=$(ls upcard/*.game)
has "$kept" "undone 1"

# that game continues where it was, and the end of input saves it
"$UPCARD" play --resume </dev/null >out
has out "The game is saved"
printf '2\n1\n%.0s' {1..400} | "$UPCARD" play flip7 --resume --record whole.upcard >out
has out "won with"
has out "The game is recorded"
has whole.upcard "undone 1"
"$UPCARD" verify whole.upcard >verify.out || fail "$(cat verify.out)"
[ -z "$(ls upcard/*.game 2>/dev/null)" ] || fail "a finished game is still offered"
has upcard/last-flip7.upcard "result "
status=0
"$UPCARD" play --resume >out 2>err </dev/null || status=$?
[ "$status" = 1 ] && [ "$(wc -l <err)" = 1 ] || fail "resuming nothing: $status"

# killed in the middle: nothing that was shown is lost
mkfifo keys
"$UPCARD" play hilo --seats you,bot:normal --seed kill >kill.out <keys &
pid=$!
exec 3>keys
printf '1\n2\n' >&3
await kill.out 'Your turn' 3
kill -KILL $pid
wait $pid 2>/dev/null || true
exec 3>&-
"$UPCARD" play --resume </dev/null >again.out
has again.out "Draw, or take"
rm -f upcard/*.game

# on a signal it saves the game and says so, as at the end of input
for signal in INT TERM; do
    "$UPCARD" play hilo --new --seats you,bot:normal --seed signal >$signal.out <keys &
    pid=$!
    exec 3>keys
    await $signal.out 'Your turn' 1
    kill -$signal $pid
    wait $pid || fail "SIG$signal: status $?"
    exec 3>&-
    has $signal.out "The game is saved"
done
rm -f upcard/*.game

# a damaged game is reported and left; one without its end continues; one that is open is reported
printf 'quit\n' | "$UPCARD" play flip7 --seats you --seed damage >out
kept=$(ls upcard/*.game)
cp "$kept" whole
sed -i '1,/^$/!s/^\*.*/* card nonsense/' "$kept"
cp "$kept" before
status=0
"$UPCARD" play --resume >out 2>err </dev/null || status=$?
[ "$status" = 1 ] || fail "resuming a damaged game: $status"
has err "upcard play: the saved game $(realpath "$kept") is damaged at line "
has err "; it is left as it is"
cmp "$kept" before || fail "a damaged game was changed"
cp whole upcard/older.game
touch -d '1 hour ago' upcard/older.game
"$UPCARD" play --resume >out 2>err </dev/null || fail "the newest good game does not continue"
has out "A newer saved game is damaged: this is the newest intact one."
has out "The game is saved"
[ "$(grep -c "is damaged at line" err)" = 1 ] || fail "why the newest game is left: $(cat err)"
rm upcard/older.game
head -c -2 whole >"$kept"
"$UPCARD" play --resume >out </dev/null
has out "its last moves are lost"
"$UPCARD" play --resume >first.out <keys &
pid=$!
exec 3>keys
await first.out 'Hit or stay?' 1
status=0
"$UPCARD" play --resume >out 2>err </dev/null || status=$?
[ "$status" = 1 ] || fail "resuming an open game: $status"
has err "is open in another window"
exec 3>&-
wait $pid || fail "the open game"
rm -f upcard/*.game

# the rules that a table has changed
printf '%s\n' rules quit | "$UPCARD" play uno_flip --seats you,bot:easy --preset wild --seed house >out
has out "Not by the book at this table:"
has out "stacking=any: a draw card may be answered"
has out "jump_in=on: "
hasnt out "hand=7"
rm -f upcard/*.game

# the game is chosen by its number or name; other people share the pipe
printf '3\nquit\n' | "$UPCARD" play --seed menu >out
has out "Hi Lo Flip. At the table"
printf 'hilo\nquit\n' | "$UPCARD" play --seats ann,bob --seed two >out
has out "Ann's turn"
rm -f upcard/*.game

# the challenge for one or two (F7-5.5)
printf '2\n1\n%.0s' {1..40} | "$UPCARD" play flip7 --seats you --rules target=5,challenge=4 --seed solo >out
has out "Challenge: 5 points within 4 rounds."
has out "is won"
printf '2\n1\n%.0s' {1..40} | "$UPCARD" play flip7 --seats you --rules target=100,challenge=1 --seed solo >out
has out "The challenge was lost: nobody reached 100 points in time."
has out "is lost after 1 round."

# bad arguments
wrong 'unknown game "chess"' chess
wrong "unknown option --nope" flip7 --nope
wrong "--seats needs a value" flip7 --seats
wrong 'there is no bot "grandmaster"' flip7 --seats you,bot:grandmaster
wrong "write bot:hard for the bot" flip7 --seats you,hard
wrong "two seats are named" flip7 --seats ann,Ann
wrong "none empty" flip7 --seats you,,bot:normal
wrong "for 2 to 6 seats, not 7" hilo --seats a,b,c,d,e,f,g
wrong "rule target cannot be" flip7 --rules target=none
wrong "is not of the form" flip7 --rules target
wrong "--pause x" flip7 --pause x
wrong "unexpected argument extra" flip7 extra
wrong "--resume continues" flip7 --resume --seed 1
wrong "without control characters" flip7 --seats "$(printf 'a\tb')"
status=0
"$UPCARD" play flip7 --record /no/such/folder/file >out 2>err </dev/null || status=$?
[ "$status" = 1 ] && [ "$(wc -l <err)" = 1 ] || fail "unwritable record: $status $(cat err)"
status=0
ln -s /dev/null nowhere
"$UPCARD" play flip7 --seats bot:normal --record nowhere >out 2>err </dev/null || status=$?
[ "$status" = 1 ] || fail "a record over a device: $status"
has err "not a regular file"
[ -c /dev/null ] || fail "a device was replaced"
"$UPCARD" play --help >out
has out "example: upcard play"
has out " bot:random, bot:easy, bot:normal, bot:hard, bot:expert"
wrong "the bots are random, easy, normal, hard, expert" flip7 --seats you,bot:chess
wrong "unknown option -x" flip7 -x
wrong "given twice" flip7 --rules target=50,target=60

# a program that never made a move: the game is played to its end (it may have had one turn), and the status says so
status=0
"$UPCARD" play flip7 --seats exec:/no/such/program,bot:random --rules target=20 --plain >out 2>err || status=$?
[ "$status" = 1 ] || fail "a program that cannot start: status $status"
has out "won with"
has err "played by easy instead"

# a folder that cannot be created: the game is played, and it never says that it is saved
touch file
status=0
printf 'hit\nquit\n' | XDG_STATE_HOME=$work/file "$UPCARD" play flip7 --seats you --seed pipe >out 2>err || status=$?
[ "$status" = 1 ] || fail "left without being kept: $status"
has out "The game is NOT saved: Not a directory"
[ "$(grep -c "NOT saved" out)" = 1 ] || fail "the failure is not reported once"
has out "You hit and got"
has err "The game is NOT saved: Not a directory"
hasnt out "The game is saved"
# a disk that is full in the middle of the game
status=0
printf '1\n2\n%.0s' {1..100} |
    (trap '' XFSZ && ulimit -f 1 && exec "$UPCARD" play flip7 --seats you --rules target=5000 --seed full 2>&1) |
    cat >out || status=$?
[ "$status" = 1 ] || fail "full in the middle: $status"
has out "The game is NOT saved: File too large"
has out "upcard play: The game is NOT saved: File too large"
hasnt out "The game is saved"
# the moves saved before are complete
"$UPCARD" play --resume </dev/null >out || fail "the moves kept before are lost"
rm -f upcard/*.game

[ $failed = 0 ] && echo "all as it should be"
exit $failed
