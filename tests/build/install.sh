#!/bin/bash
# gcc builds everything without a warning, the tests too, which `make test` builds with clang. This release build is installed
# below a temporary folder; the library shows only its own names, and a program outside finds it through pkg-config, runs,
# and so does the installed upcard.
set -euo pipefail
cd "$SOURCE_ROOT"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
say() { echo "install test: $*" >&2; }

CC=gcc meson setup "$work/build" -Dtests=enabled -Dpage=disabled -Dcpu=generic --prefix=/opt/upcard --libdir=lib >"$work/log"
meson compile -C "$work/build" >>"$work/log" || { cat "$work/log"; exit 1; }
DESTDIR="$work/root" meson install -C "$work/build" --no-rebuild >>"$work/log"
prefix=$work/root/opt/upcard

foreign=$(nm -D --defined-only "$prefix/lib/libupcard.so" | awk '$3 !~ /^uc_/ { print $3 }')
[ -z "$foreign" ] || { say "libupcard shows names that are not its own: $foreign"; exit 1; }
soname=$(readelf -d "$prefix/lib/libupcard.so" | sed -n 's/.*soname: \[\(.*\)\]/\1/p')
[ "$soname" = libupcard.so.0 ] || { say "soname is $soname"; exit 1; }

# --define-prefix: the prefix is where the .pc file lies
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig LD_LIBRARY_PATH=$prefix/lib
# try PROGRAM.c PACKAGE [FLAG]...: builds, runs
try() {
    # shellcheck disable=SC2046
    gcc -std=c17 -Wall -Wextra -Wpedantic -Werror "$1" -o "$work/example" \
        $(pkg-config --define-prefix --cflags --libs "$2") "${@:3}"
    "$work/example" >"$work/example.out" || { say "$1 failed"; cat "$work/example.out"; exit 1; }
    [ -s "$work/example.out" ] || { say "$1 printed nothing"; exit 1; }
}
for example in docs/examples/*.c; do
    [ "$example" != docs/examples/bot.c ] || continue
    try "$example" upcard
done

# The static libraries; the small one needs nothing but the C library.
rm "$prefix"/lib/libupcard.so*
read -ra static <<<"$(pkg-config --define-prefix --static --libs upcard)"
try docs/examples/table.c upcard "${static[@]}"
try docs/examples/search.c upcard-rules
! ldd "$work/example" | grep -E 'sodium|jansson' || { say "upcard-rules needs other libraries"; exit 1; }
foreign=$(nm -u "$prefix/lib/libupcard-rules.a" | grep -E 'sodium|crypto_|randombytes|json_(loadb|decref|delete|object_get)' || true)
[ -z "$foreign" ] || { say "libupcard-rules.a needs $foreign"; exit 1; }

# Uses the page of the build under test, since building it again would take most of the time.
if [ -d "$BUILD_ROOT/web" ]; then
    meson install -C "$BUILD_ROOT" --no-rebuild --tags page --destdir "$work/page" >>"$work/log"
    [ -n "$(find "$work/page" -path '*/share/upcard/web/index.html')" ] || { say "the page is not installed"; exit 1; }
fi

[ "$("$prefix/bin/upcard" games --ids)" = "$("$UPCARD" games --ids)" ] || { say "the installed upcard has other games"; exit 1; }
for file in share/man/man1/upcard.1 share/bash-completion/completions/upcard \
    share/zsh/site-functions/_upcard share/fish/vendor_completions.d/upcard.fish \
    lib/systemd/system/upcard.service etc/upcard.conf; do
    [ -s "$prefix/$file" ] || { say "$file is not installed"; exit 1; }
done
