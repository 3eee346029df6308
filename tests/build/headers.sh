#!/bin/bash
# Every public header compiles alone, as C17 and as C++17, with gcc and with clang. No extension of a compiler is needed.
set -euo pipefail
cd "$SOURCE_ROOT/include"
count=0
written=$BUILD_ROOT/include
for header in upcard/*.h "$written"/upcard/*.h; do
    header=upcard/${header##*/}
    for compiler in gcc clang; do
        echo "#include <$header>" | "$compiler" -std=c17 -Wall -Wextra -pedantic-errors -Werror -I. -I"$written" -xc -fsyntax-only -
        echo "#include <$header>" | "$compiler" -std=c++17 -Wall -Wextra -pedantic-errors -Werror -I. -I"$written" -xc++ -fsyntax-only -
    done
    # A compiler that does not say that it knows the extensions of GNU C is given none.
    foreign=$(echo "#include <$header>" | gcc -std=c17 -U__GNUC__ -I. -I"$written" -xc -E - |
        awk '/^# / { own = /upcard\// } own && /__/' | sed 's/__builtin_offsetof//' | grep __ || true)
    [ -z "$foreign" ] || { echo "$header: $foreign"; exit 1; }
    count=$((count + 1))
done
# A C++ program asks the linker for the names that the library has.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/names.cc" <<'END'
#include <upcard/upcard.h>
int main() {
    uc_fair_secret(nullptr);
    return uc_game_find("flip7") == uc_games[0] ? uc_flip7_points(nullptr) : uc_bots[0].id[0];
}
END
for compiler in g++ clang++; do
    "$compiler" -std=c++17 -I. -I"$written" -c "$work/names.cc" -o "$work/names.o"
    foreign=$(nm -u "$work/names.o" | awk '/_Z/ { print $2 }')
    [ -z "$foreign" ] || { echo "$compiler looks for $foreign"; exit 1; }
done
echo "$count headers"
[ "$count" -gt 0 ]
