#!/bin/bash
# The players of docs/examples, started as users start them: whole games of each kind without a lost turn.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_STATE_HOME=$work
failed=0
fail() { echo "FAILED: $*"; failed=1; }

gcc -std=c17 -Wall -Wextra -Wpedantic -Werror "$SOURCE_ROOT/docs/examples/bot.c" -o "$work/bot"
cp "$SOURCE_ROOT/docs/examples/bot.py" "$work"
cd "$work"

for game in $("$UPCARD" games --ids); do
    "$UPCARD" simulate $game --seats "exec:./bot.py,exec:./bot" --games 3 --rotate --threads 2 --json >out 2>err ||
        fail "simulate $game: $(cat err)"
    grep -q '"bot":"exec:./bot.py"' out || fail "simulate $game: $(cat out)"
    [ "$(grep -o '"faults":{"start":0,"ended":0,"slow":0,"nonsense":0,"illegal":0,"first":null}' out | wc -l)" = 2 ] ||
        fail "simulate $game: $(grep -o '"faults":{[^}]*}' out)"
    [ ! -s err ] || fail "simulate $game: $(cat err)"
    "$UPCARD" play $game --seats "exec:./bot.py,exec:./bot" --seed x --plain --record record --force >out 2>err </dev/null ||
        fail "play $game: $(cat err)"
    [ ! -s err ] || fail "play $game: $(cat err)"
    "$UPCARD" verify record >/dev/null || fail "the record of $game"
    grep -q '^names "exec:./bot.py" "exec:./bot"$' record || fail "names: $(grep ^names record)"
done

# they are better than chance
"$UPCARD" simulate flip7 --seats "exec:./bot.py,random" --games 20 --json >out
python3 -c 'import json; assert json.load(open("out"))["players"][0]["wins"] > 14' || fail "bot.py: $(cat out)"
"$UPCARD" simulate uno_flip --seats "exec:./bot,random" --games 10 --rules target=100 --json >out
python3 -c 'import json; assert json.load(open("out"))["players"][0]["wins"] > 7' || fail "bot.c: $(cat out)"

# never WHY COMMAND...: it ends with status 1 and one line, since its program has never made a move
never() {
    local why=$1 status=0
    shift
    "$@" >out 2>err || status=$?
    { [ "$status" = 1 ] && grep -qx -- "upcard $2: .* never made a move: $why" err && [ "$(grep -c ^upcard err)" = 1 ]; } ||
        fail "$*: status $status, $(cat err)"
}

# failures are reported: in the report of simulate, and by play on standard error, at once and after the game
never 'it could not be started: .*' "$UPCARD" simulate flip7 --seats 'exec:/nosuch,random' --games 1
never 'it could not be started: .*' "$UPCARD" arena flip7 --bots 'exec:/nosuch,random' --games 2
never 'it ended with status 9' "$UPCARD" simulate flip7 --seats 'exec:exit 9,random' --games 2
grep -qE '^seat 0: [0-9]+ turns were played by easy instead \([0-9]+ ended\), at first: it ended with status 9$' out ||
    fail "the report: $(cat out)"
status=0
"$UPCARD" play flip7 --seats 'exec:exit 9,bot:random' --plain >out 2>err </dev/null || status=$?
[ "$status" = 1 ] || fail "a program that never made a move: status $status"
[ "$(grep -c '^upcard play: Ada: .* it ended with status 9$' err)" = 2 ] || fail "the report of play: $(cat err)"
never 'it wrote "a?", .*' "$UPCARD" simulate flip7 --seats 'exec:echo "a\b",random' --games 1 --json
python3 -c 'import json; assert json.load(open("out"))["players"][0]["bot"] == "exec:echo \"a\\b\""' || fail "JSON: $(cat out)"
never 'it wrote "a", .*' "$UPCARD" simulate flip7 --seats 'exec:echo "a",random' --games 1 --csv
grep -q '^win_rate,0,"exec:echo ""a""",' out || fail "CSV: $(cat out)"

# a saved game continues with its program; nothing else runs it
cat >counts <<'END_OF_PLAYER'
#!/bin/bash
echo started >>runs
exec ./bot.py
END_OF_PLAYER
chmod +x counts
printf 'hit\nquit\n' | "$UPCARD" play flip7 --seats 'exec:./counts,you' --seed kept --record record --force >out
[ "$(wc -l <runs)" = 1 ] || fail "started: $(cat runs)"
"$UPCARD" replay record --all >/dev/null
"$UPCARD" verify record >/dev/null
[ "$(wc -l <runs)" = 1 ] || fail "a reader of records has started a program"
printf 'table\nquit\n' | "$UPCARD" play --resume >out || fail "resume: $(cat out)"
printf '%s\n' hit stay stay stay quit | "$UPCARD" play --resume >out || fail "resume: $(cat out)"
grep -q 'exec:./counts' out || fail "who plays: $(cat out)"
[ "$(wc -l <runs)" -ge 2 ] || fail "the saved game continues without its program"

# after an undo the program gets the game again
printf '%s\n' hit undo hit undo stay stay stay quit |
    "$UPCARD" play flip7 --new --seats 'exec:./bot.py,you' --seed undo >out 2>err || fail "undo: $(cat err)"
{ grep -q 'is taken back' out && [ ! -s err ]; } || fail "undo: $(cat err)"

# invalid texts
status=0
"$UPCARD" play flip7 --seats "you,exec:./bot $(printf '%060d' 0)" >out 2>err </dev/null || status=$?
{ [ "$status" = 2 ] && grep -q 'is longer than 63 bytes; a script can hold a long command' err; } || fail "$(cat err)"
status=0
"$UPCARD" simulate flip7 --seats "exec:ms=0:./bot,random" >out 2>err || status=$?
{ [ "$status" = 2 ] && grep -q 'has a bad time limit' err; } || fail "$(cat err)"

[ $failed = 0 ] && echo "all as it should be"
exit $failed
