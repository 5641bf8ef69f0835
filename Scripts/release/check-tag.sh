#!/bin/sh
# Checks that a tag is a release: the version in the sources and in all examples, a dated section in
# CHANGELOG.md, no change that is not in git, and the public interface that is listed. The last needs a debug build.
#
#   check-tag.sh TAG
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
tag="${1:?the tag of the release}"
[ "$tag" = "$VERSION" ] || fail "the tag is $tag, and Sources/6-Picture/VitrineRendering/Version.swift says $VERSION"
sh Scripts/checks/versions.sh || fail "\`Scripts/checks/versions.sh --write\` writes the version everywhere"
grep -q "^## \[$VERSION\] - 20[0-9][0-9]-[01][0-9]-[0-3][0-9]" CHANGELOG.md ||
    fail "CHANGELOG.md has no section \"## [$VERSION] - YEAR-MONTH-DAY\""
sh Scripts/release/notes.sh "$VERSION" >/dev/null
# What was not released would be told as released, or not at all.
entries=$(awk '/^## /{ inside = ($0 ~ /^## \[Unreleased\]/) } inside && /^[-*] /{ count++ } END { print count + 0 }' CHANGELOG.md)
for page in README.md Sources/9-Products/Vitrine/Vitrine.docc/Installing.md Sources/9-Products/Vitrine/Vitrine.docc/SwiftAPI.md; do
    ! grep -q 'There is no release yet' "$page" || fail "$page says that there is no release yet"
done
[ "$entries" -eq 0 ] || fail "CHANGELOG.md has $entries entries in the section Unreleased: they belong to $VERSION"
[ -z "$(git status --porcelain --untracked-files=no)" ] || fail "there are changes that are not committed"
make check-api || fail "the public interface is not the one that is listed: \`make check-api API=--write\` renews the list"
