#!/bin/bash
# Every public header compiles alone, as C17 and as C++17, with gcc and with clang.
set -euo pipefail
cd "$SOURCE_ROOT/include"
count=0
for header in upcard/*.h; do
    for compiler in gcc clang; do
        echo "#include <$header>" | "$compiler" -std=c17 -Wall -Wextra -Wpedantic -Werror -I. -xc -fsyntax-only -
        echo "#include <$header>" | "$compiler" -std=c++17 -Wall -Wextra -Wpedantic -Werror -I. -xc++ -fsyntax-only -
    done
    count=$((count + 1))
done
echo "$count headers"
[ "$count" -gt 0 ]
