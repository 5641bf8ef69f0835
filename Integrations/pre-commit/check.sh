#!/bin/sh
# Renders all variants of scenes into a folder that is thrown away, and reports the mistakes of all of them:
# the hook `vitrine-check`. Libraries and tokens are no scenes.
#
#   check.sh [OPTION]... SCENE...
#
# Options are those of `vitrine render`, as the hook's `args` give them: `args: [--device, iphone-17]` for
# scenes without a canvas. They end at the first file of YAML or JSON, or at `--`.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
options=yes
scenes=0
for each in "$@"; do
    shift
    if [ "$options" = yes ]; then
        case "$each" in
            --)
                options=no
                continue
                ;;
            *.yaml | *.yml | *.json) [ ! -f "$each" ] || options=no ;;
        esac
    fi
    if [ "$options" = no ]; then
        case "$each" in *.library.yaml | *.library.yml | *.tokens.json | *.resolver.json) continue ;; esac
        grep -q '^body:\|"body"' "$each" || continue
        scenes=$((scenes + 1))
    fi
    set -- "$@" "$each"
done
[ "$scenes" -gt 0 ] || exit 0
vitrine render --compression fast --variants all -o "$work/" "$@" >/dev/null
