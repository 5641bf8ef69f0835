#!/bin/sh
# Reads and lays out scenes, and reports the mistakes of all of them: the hook `vitrine-check`. Libraries have nothing to lay out.
set -eu
worst=0
for scene in "$@"; do
    case "$scene" in *.library.yaml | *.library.yml | *.tokens.json | *.resolver.json) continue ;; esac
    grep -q '^body:\|"body"' "$scene" || continue
    vitrine dump "$scene" --stage layout >/dev/null || worst=1
done
exit "$worst"
