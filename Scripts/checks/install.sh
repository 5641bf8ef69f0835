#!/bin/sh
# `make install` below a DESTDIR: the tool runs there, its manual can be read and its completions are scripts
# of their shells. `make uninstall` then leaves nothing, and files of others alone. What checks them is named
# where it is not here.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "install: $1" >&2
    exit 1
}

# Whether all files can be read by a shell or another program: reads PROGRAM WHAT FILE...
reads() {
    program="$1"
    what="$2"
    shift 2
    if ! command -v "$program" >/dev/null 2>&1; then
        echo "install: $what: not checked, because $program is not here"
        return 0
    fi
    for file in "$@"; do
        [ -s "$file" ] || fail "$file is not there"
        case "$program" in
            man) LC_ALL=C.UTF-8 MANWIDTH=80 man -l "$file" >"$work/page" ;;
            *) "$program" -n "$file" >"$work/page" ;;
        esac || fail "$file cannot be read by $program"
        [ "$program" != man ] || [ -s "$work/page" ] || fail "$file is an empty page"
    done
    echo "install: $what: ok"
}

mkdir -p "$work/root/opt/vitrine/share"
echo mine >"$work/root/opt/vitrine/share/mine"
find "$work/root" | sort >"$work/before"
prefix="$work/root/opt/vitrine"
for round in 1 2; do
    make --silent install PREFIX=/opt/vitrine DESTDIR="$work/root" || fail "make install, round $round"
done
[ "$("$prefix/bin/vitrine" --version)" = "$(sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/6-Picture/VitrineRendering/Version.swift)" ] ||
    fail "the tool does not say its version"
printf 'vitrine: 1\ncanvas: { width: 40, height: 30 }\nbody:\n  - circle: 20\n    fill: red\n' >"$work/a.yaml"
"$prefix/bin/vitrine" render "$work/a.yaml" -o "$work/a.png" && [ -s "$work/a.png" ] || fail "no picture"
reads man "the manual" "$prefix"/share/man/man1/*.1.gz
reads bash "completions for bash" "$prefix/share/bash-completion/completions/vitrine"
reads zsh "completions for zsh" "$prefix/share/zsh/site-functions/_vitrine"
reads fish "completions for fish" "$prefix/share/fish/vendor_completions.d/vitrine.fish"
make --silent uninstall PREFIX=/opt/vitrine DESTDIR="$work/root"
find "$work/root" | sort >"$work/after"
cmp -s "$work/before" "$work/after" || { diff "$work/before" "$work/after" >&2 || true; fail "make uninstall leaves something"; }
echo "install: make install and make uninstall: ok"
