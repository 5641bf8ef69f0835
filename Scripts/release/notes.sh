#!/bin/sh
# Prints the section of a version in CHANGELOG.md, without its heading; fails if there is none.
#
#   notes.sh [VERSION]
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
version="${1:-$VERSION}"
notes=$(awk -v heading="## [$version]" '
    index($0, heading) == 1 { found = 1; next }
    found && /^## \[/ { exit }
    found { print }' CHANGELOG.md)
[ -n "$(printf '%s' "$notes" | tr -d '[:space:]')" ] || fail "CHANGELOG.md has no section $version"
printf '%s\n' "$notes" | sed -e '/./,$!d'
