#!/bin/sh
# Holds the version that examples, integrations and the action name to that of Sources/6-Picture/VitrineRendering/Version.swift.
#
#   versions.sh              fails where another version is named, and says where
#   versions.sh --write      writes the version there, for a release
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/6-Picture/VitrineRendering/Version.swift)
if [ -z "$version" ]; then
    echo "versions: no version in Sources/6-Picture/VitrineRendering/Version.swift" >&2
    exit 1
fi

number='[0-9]+\.[0-9]+\.[0-9]+'
# What a version of Vitrine stands after: a tag, the name of a file, an address, an image, a setting.
before='vitrine/vitrine@|vitrine-fonts-|[^a-z]vitrine[-_:]|releases/download/|rev: |VITRINE_VERSION: "|such as |'
before=$before'vitrine/vitrine", \.upToNextMinor\(from: "'
# All pages and integrations; where none is named, none is held.
found=$(grep -r -l -E "($before)$number" README.md CONTRIBUTING.md action.yml Integrations Sources/9-Products/Vitrine/Vitrine.docc \
    --include='*.md' --include='*.yml' --include='*.yaml' --include='*.bzl' --include='*.tutorial' | sort)
[ -n "$found" ] || {
    echo "versions: no file names a version, so this script looks for the wrong words" >&2
    exit 1
}
renewed=$(mktemp)
trap 'rm -f "$renewed"' EXIT
wrong=0
for file in $found; do
    sed -E "s#($before)$number#\1$version#g" "$file" >"$renewed"
    cmp -s "$file" "$renewed" && continue
    if [ "${1:-}" = --write ]; then
        cat "$renewed" >"$file"
        echo "versions: $file names $version now"
    else
        echo "versions: $file does not name $version:" >&2
        diff "$file" "$renewed" | sed -n 's/^< /  /p' >&2
        wrong=1
    fi
done
exit "$wrong"
