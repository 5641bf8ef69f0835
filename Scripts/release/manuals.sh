#!/bin/sh
# Writes the manual pages and the shells' completions of the built tool into out/dist/work/share, by the tool
# that is behind the argument parser's plugin `generate-manual`.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need "$SWIFT" gzip python3

share="$PWD/$WORK/share"
rm -rf "$share"
mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
    "$share/fish/vendor_completions.d"

tool="$PWD/$WORK/vitrine"
# shellcheck disable=SC2086
set -- ${SWIFT_FLAGS:-} --package-path "$SCRATCH/checkouts/swift-argument-parser" --scratch-path .build/dist-manual \
    --product generate-manual
"$SWIFT" build "$@" >&2
generator="$("$SWIFT" build "$@" --show-bin-path)/generate-manual"
# GNU's date, or that of macOS.
day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d 2>/dev/null || date -u -r "$SOURCE_DATE_EPOCH" +%Y-%m-%d)
"$generator" "$tool" --multi-page --section 1 --date "$day" --output-directory "$share/man/man1"
"$tool" --experimental-dump-help | python3 Scripts/release/manuals.py "$share/man/man1"
for page in "$share"/man/man1/*.1; do gzip -9 -n "$page"; done

"$tool" --generate-completion-script bash >"$share/bash-completion/completions/vitrine"
"$tool" --generate-completion-script zsh >"$share/zsh/site-functions/_vitrine"
"$tool" --generate-completion-script fish >"$share/fish/vendor_completions.d/vitrine.fish"
