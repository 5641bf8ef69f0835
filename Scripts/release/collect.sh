#!/bin/sh
# Puts the files of several builds together into one release: compares the two builds of each machine, refuses
# what differs, merges the artifact bundles into one, and writes the formula over the archives of all machines.
#
#   collect.sh BUILT RELEASE       BUILT holds a folder dist-<machine>-<round> for each build
set -eu
built="$1"
release="$2"

fail() {
    echo "collect: $1" >&2
    exit 1
}

mkdir -p "$release"
bundles=""
for first in "$built"/dist-*-1; do
    second="${first%-1}-2"
    [ -d "$second" ] || fail "$second is not there"
    cmp -s "$first/SHA256SUMS" "$second/SHA256SUMS" || {
        diff "$first/SHA256SUMS" "$second/SHA256SUMS" >&2 || true
        fail "two builds of $(basename "${first%-1}") differ"
    }
    (cd "$first" && sha256sum --check --quiet SHA256SUMS) || fail "$first is not what its SHA256SUMS says"
    machine=$(basename "$first" | sed 's/^dist-//; s/-1$//')
    for file in "$first"/*; do
        name=$(basename "$file")
        # Named after the machine where the files of several would have one name.
        case "$name" in
            SHA256SUMS | vitrine.rb) continue ;;
            vitrine.artifactbundle.zip)
                bundles="$bundles $file"
                continue
                ;;
            *.cdx.json) name="${name%.cdx.json}-$machine.cdx.json" ;;
        esac
        # Fonts, sources and the Dockerfile are the same from each machine. The formula is written below.
        [ -e "$release/$name" ] || cp "$file" "$release/$name"
    done
done
# shellcheck disable=SC2086
python3 "$(dirname "$0")/merge-bundles.py" "$release/vitrine.artifactbundle.zip" $bundles
DIST=$(cd "$release" && pwd) sh "$(dirname "$0")/formula.sh" x86_64 aarch64
(cd "$release" && find . -maxdepth 1 -type f ! -name SHA256SUMS | sed 's|^\./||' | sort | xargs sha256sum) >"$release.sums"
mv "$release.sums" "$release/SHA256SUMS"
