#!/bin/bash
# The subcommands as a user types them: help, output, errors in one line, exit statuses.
set -u
passed=0 failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

# expect STATUS PATTERN COMMAND...: checks the status, and searches the output for an extended regular expression
expect() {
    local status=$1 pattern=$2 have
    shift 2
    have=$("$@" 2>&1 < /dev/null)
    local got=$?
    if [ $got = "$status" ] && grep -qE -- "$pattern" <<< "$have"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $* (status $got, not $status; wanted: $pattern)"
        echo "$have" | head -5
    fi
}
# one_line COMMAND...: checks that an error is one line
one_line() {
    local lines
    lines=$("$@" 2>&1 < /dev/null | wc -l)
    [ "$lines" = 1 ] && passed=$((passed + 1)) || { failed=$((failed + 1)); echo "FAILED: $* printed $lines lines"; }
}

cat > game <<'END'
upcard-record 1
game flip7
seats 1
rules target=3
names "Ann"

* card 5
0 stay
result 0 5
END
sed 's/card 5/card 55/' game > bad

sed 's/"Ann"/"\x1b[31mAnn"/' game > colored
sed '/^$/d' game > headless
tail -c 5 game > 'a
file'

for command in play score drive odds replay verify rules games bench simulate arena solve plot review; do
    expect 0 "^usage: upcard $command" "$UPCARD" $command --help
    expect 0 "^example:" "$UPCARD" $command --help
    expect 0 "^usage: upcard $command" "$UPCARD" $command -h
    expect 2 "upcard $command: " "$UPCARD" $command --no-such-option
    one_line "$UPCARD" $command --no-such-option
done
expect 0 '^usage: upcard rules' "$UPCARD" rules flip7 --help
expect 0 '^usage: upcard simulate' "$UPCARD" simulate flip7 -h
expect 2 'which game. It is flip7' "$UPCARD" solve
expect 1 'upcard plot: headless: line 1: ' "$UPCARD" plot headless
expect 0 'Flip 7, 1 seat, 5 games' "$UPCARD" simulate flip7 --seats normal --games 5
expect 2 'the table is missing' "$UPCARD" odds flip7
expect 0 '^usage: upcard' "$UPCARD" --help
expect 2 '^usage: upcard' "$UPCARD"
expect 0 '^upcard [0-9]' "$UPCARD" --version
expect 2 'unknown command "fly"' "$UPCARD" fly

expect 0 'uno_flip: Uno Flip, 2 to 10 seats' "$UPCARD" games
expect 0 '"id":"hilo"' "$UPCARD" games hilo --json
expect 2 'unknown game "chess"' "$UPCARD" games chess

expect 0 '^F7-4.3 .*only active seat' "$UPCARD" rules flip7 F7-4.3
expect 0 '^UF-5.7 ' "$UPCARD" rules uno_flip 5.7
expect 0 '^# HILO' "$UPCARD" rules hilo
expect 1 'has no rule' "$UPCARD" rules flip7 9.9
expect 2 'not a rule number' "$UPCARD" rules flip7 abc
expect 2 'unknown game' "$UPCARD" rules chess
expect 2 'which game' "$UPCARD" rules

expect 0 'Ann: stay' "$UPCARD" replay game
expect 0 '"move":"stay"' "$UPCARD" replay game --json
expect 1 'upcard replay: bad: line 7: ' "$UPCARD" replay bad
sed 's/^seats 1/seats 2/; s/^names.*/names "Ann" "bot:normal"/; /^[0r][^u]/d' game > bots
expect 0 '^seat 1: Ada, bot:normal$' "$UPCARD" replay bots
expect 0 'Ada was dealt 5' "$UPCARD" replay bots
expect 1 '^upcard replay: bad: line 7: no such move in flip7$' "$UPCARD" replay bad --link
expect 1 'colored: line 5: a control character' "$UPCARD" replay colored
expect 1 'headless: line 6: a move in the header' "$UPCARD" verify headless
one_line "$UPCARD" verify 'a
file'
expect 1 'cannot read nothing' "$UPCARD" replay nothing
expect 2 'which file' "$UPCARD" replay
expect 0 '2 moves, all legal in Flip 7' "$UPCARD" verify game
expect 1 'upcard verify: bad: line 7: ' "$UPCARD" verify bad
expect 1 'cannot read' "$UPCARD" verify .
one_line "$UPCARD" verify bad
"$UPCARD" replay game --link > link
expect 0 '^upcard1\.[A-Za-z0-9_-]+$' cat link
expect 0 'the result is correct' "$UPCARD" verify link
expect 0 'Ann: stay' "$UPCARD" replay "$(cat link)"
expect 1 'the link is damaged' "$UPCARD" verify "$(cut -c1-90 link)"
expect 1 'the link is damaged' "$UPCARD" verify 'upcard1.'

expect 0 '^18\.5652176141 points' "$UPCARD" solve flip7 --deck 79
expect 0 '"value":20\.2291054307' "$UPCARD" solve flip7 --deck 85 --json
expect 0 '^0\.002809681963' "$UPCARD" solve flip7 --deck 79 --goal challenge
expect 0 '^1 .* - +0\.0748' "$UPCARD" solve flip7 --deck 79 --goal challenge
expect 0 '"rounds_left":3,"total":60,"value":0\.01776' "$UPCARD" solve flip7 --deck 79 --goal challenge --json
expect 2 'only flip7 is solved' "$UPCARD" solve hilo
expect 2 'deck is one of 79, 85, 88, 94' "$UPCARD" solve flip7 --deck 80
expect 2 'number cards alone' "$UPCARD" solve flip7 --goal duel --deck 94
expect 2 'need --goal duel' "$UPCARD" solve flip7 --against best
expect 2 'needs no --tie' "$UPCARD" solve flip7 --goal duel --against best --tie half
expect 2 'needs --deck 94' "$UPCARD" solve flip7 --deck 88 --order stacked
expect 2 'needs --goal challenge' "$UPCARD" solve flip7 --games 10
one_line "$UPCARD" solve flip7 --goal 'a
b'

expect 0 'games won' "$UPCARD" simulate flip7 --seats random,random --games 50 --rules target=30
expect 0 '"win_rate"' "$UPCARD" simulate flip7 --seats random,random --games 50 --rules target=30 --json
expect 0 '^win_rate,0,random,' "$UPCARD" simulate flip7 --seats random,random --games 50 --rules target=30 --csv
expect 2 'unknown option -xy ' "$UPCARD" simulate flip7 --json -xy
expect 2 'unknown option --fly ' "$UPCARD" simulate flip7 --fly
expect 2 '--games needs a value' "$UPCARD" simulate flip7 --games
expect 2 'which game\? There are flip7, hilo' "$UPCARD" simulate
expect 0 '"target":100,' bash -c 'echo "{\"op\":\"new\",\"game\":\"flip7\",\"seats\":2,\"preset\":\"quick\"}" | "$UPCARD" drive'
expect 0 'quick .*a short game' "$UPCARD" games flip7
one=$("$UPCARD" simulate flip7 --seats random,random --games 20 --rules target=100,tie=shared --csv)
two=$("$UPCARD" simulate flip7 --seats random,random --games 20 --preset quick --csv)
[ "$one" = "$two" ] && passed=$((passed + 1)) || { failed=$((failed + 1)); echo 'FAILED: simulate --preset'; }
one=$("$UPCARD" arena hilo --bots random,random --games 4 --rules target=30,removal=forced --csv)
two=$("$UPCARD" arena hilo --bots random,random --games 4 --rules target=30,removal=forced --preset book --csv)
[ "$one" = "$two" ] && passed=$((passed + 1)) || { failed=$((failed + 1)); echo 'FAILED: arena --preset --rules'; }
expect 2 'preset "quik" is unknown in flip7; its presets are book, family, quick, wild' "$UPCARD" simulate flip7 --preset quik
expect 2 '--preset is one name, not "quick,tie=shared"' "$UPCARD" arena flip7 --preset quick,tie=shared --bots easy,easy
expect 2 '"4" would name a person; list the players, such as you,bot:normal' "$UPCARD" play flip7 --seats 4 --new
expect 2 'preset "x" is unknown in hilo' "$UPCARD" play hilo --preset x --new
expect 2 '"4" would name a person; list the players, such as you,bot:normal' "$UPCARD" play flip7 --seats 4 --new
expect 2 'preset "x" is unknown in hilo' "$UPCARD" odds hilo --preset x --table 'red:1 ? ? ? ? ? ? ? ? | ? ? ? ? ? ? ? ? ?'
expect 2 'leave out .* --preset' "$UPCARD" play flip7 --resume --preset quick
expect 2 'rule target is given twice' "$UPCARD" simulate flip7 --rules target=30,target=40
one_line "$UPCARD" simulate flip7 --rules 'a
b=3'
expect 2 'cannot be used together' "$UPCARD" simulate flip7 --json --csv
expect 2 'there is no bot "ace"' "$UPCARD" simulate flip7 --seats ace
expect 2 'games is a whole number' "$UPCARD" simulate flip7 --games x
expect 2 'rule goal is unknown' "$UPCARD" simulate flip7 --rules goal=3
expect 2 'form key=value' "$UPCARD" simulate flip7 --rules target
expect 2 'hilo is for 2 to 6 seats' "$UPCARD" simulate hilo --seats random
expect 0 'hilo' "$UPCARD" simulate hilo --seats random,random,random --games 2 --rules ages=2,0,1,target=20 --json

one=$("$UPCARD" simulate hilo --seats normal,random --games 60 --threads 1 --seed x --rules target=20 --json)
two=$("$UPCARD" simulate hilo --seats normal,random --games 60 --threads 3 --seed x --rules target=20 --json)
[ -n "$one" ] && [ "$one" = "$two" ] && passed=$((passed + 1)) || { failed=$((failed + 1)); echo "FAILED: threads change the result"; }

expect 2 'unknown option -x ' "$UPCARD" bench -x
expect 2 'ms is a whole number from 1 to 60000, not "0"' "$UPCARD" bench --ms 0
expect 2 'is for 2 to 6 seats' "$UPCARD" bench --game hilo --seats 9
expect 0 '"xoshiro_ns":.*"observe_ns":-?[0-9.]*,.*"refused":0,.*"batch_u8_steps_per_s":[1-9]' "$UPCARD" bench --game flip7 --ms 5 --runs 1 --json
expect 0 '^hilo [0-9a-f]{16}$' "$UPCARD" bench --signature --game hilo
printf '{"op":"new","game":"flip7","seats":1}' | "$UPCARD" drive | grep -q '"ok":true' && passed=$((passed + 1)) || failed=$((failed + 1))
head -c 34000000 /dev/zero | tr '\0' ' ' | "$UPCARD" drive | grep -q too_long && passed=$((passed + 1)) || { failed=$((failed + 1)); echo "FAILED: a line of drive that is too long"; }
for words in games --help --version 'plot --help' 'drive --help'; do
    "$UPCARD" $words > /dev/full 2> full
    [ $? = 1 ] && grep -q 'cannot write' full && passed=$((passed + 1)) || { failed=$((failed + 1)); echo "FAILED: a full disk is not noticed: $words"; }
done
expect 1 'upcard drive: cannot read: Is a directory' sh -c '"$0" drive < /' "$UPCARD"

echo "$passed passed, $failed failed"
[ $failed = 0 ]
