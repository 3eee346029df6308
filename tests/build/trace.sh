#!/bin/bash
# tools/trace finds its errors: a rule without code, a rule without a test, an unknown rule number, a stale page.
set -euo pipefail
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree"/{tools,rules,src/games,tests/games,docs,include}
cp "$SOURCE_ROOT"/tools/{trace,rulebook.py} "$tree/tools"
printf '# Demo (`demo`)\n- **F7-1.1** One. More.\n- **F7-1.2** Two.\n' >"$tree/rules/demo.md"

fail() { echo "$*" >&2; exit 1; }
expect() { # PROBLEM...: exactly these lines come before the count
    local output
    output=$("$tree/tools/trace" --check || true)
    [ "$(head -n -1 <<<"$output")" = "$(printf '%s\n' "$@")" ] || fail "got: $output"
}
write() { printf '%s\n' "$2" >"$tree/$1"; }

write src/games/demo.c '/* F7-1.1 */
static const int table[] = {1, 2};
int play(void) { /* F7-1.2 */ return table[0]; }'
write tests/games/demo.c '/* F7-1.1 */
static void test_one(void **state) { (void)state; }'
expect 'F7-1.2 has no test' 'docs/trace.md is out of date: run tools/trace'
"$tree/tools/trace" >/dev/null || true
expect 'F7-1.2 has no test'
grep -qF '| F7-1.1 | One. | games/demo.c: `table` | games/demo.c: `test_one` |' "$tree/docs/trace.md" || fail "wrong page"

write tests/games/more.c 'static void test_two(void **state) { (void)state; /* F7-1.2 */ }'
"$tree/tools/trace" >/dev/null || fail "all is cited, yet it complains"
"$tree/tools/trace" --check >/dev/null || fail "all is cited and written, yet it complains"

write tests/games/bad.c '/* F7-9.9, far from any function */

int x;'
expect 'tests/games/bad.c: cites F7-9.9, which is no rule'
rm "$tree/tests/games/bad.c"
write src/games/demo.c '/* F7-1.1 */

int play(void) { return 0; /* F7-1.2 */ }'
expect 'F7-1.1 has no code' 'docs/trace.md is out of date: run tools/trace'

printf '# Demo (`demo`)\n- **F7-1.1** One. More *(ruling)*.\n- **F7-1.2** Two.\n' >"$tree/rules/demo.md"
write src/games/demo.c 'int play(void) { return 0; /* F7-1.1, F7-1.2 */ }'
"$tree/tools/trace" >/dev/null || true
expect 'F7-1.1 is a ruling without a reason in rules/rulings.md'
write rules/rulings.md '# Rulings
- F7-1.2, 1.1: a reason.'
"$tree/tools/trace" --check >/dev/null || fail "the ruling has its reason, yet it complains"
