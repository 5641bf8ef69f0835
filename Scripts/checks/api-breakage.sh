#!/bin/sh
# Compares the public interface with that of the last release: api-breakage.sh [TAG]. Fails where a change
# breaks what users have, unless the version of the sources allows that: its first part that is not zero is
# above the tag's. This is `swift package diagnose-api-breaking-changes`, which sees no type that a library
# re-exports and compares with a tag alone; public-api.sh compares all of the interface with a list, for every
# change.
set -eu
cd "$(dirname "$0")/../.."
tag=${1:-$(git tag --list '[0-9]*.[0-9]*.[0-9]*' --sort=-version:refname | head -n 1)}
if [ -z "$tag" ]; then
    echo "api-breakage: there is no release tag yet, so there is nothing to compare with"
    exit 0
fi
version=$(sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/6-Picture/VitrineRendering/Version.swift)
if [ -z "$version" ]; then
    echo "api-breakage: no version in Sources/6-Picture/VitrineRendering/Version.swift" >&2
    exit 1
fi

# Whether the version may break what users of the tag have: the parts before the first that is not zero are
# equal, so that 1.0.0 may after 0.9.0, and 0.3.0 after 0.2.5, but 1.3.0 may not after 1.2.0.
may_break() {
    awk -v version="$1" -v tag="$2" 'BEGIN {
        split(version, new, ".")
        split(tag, old, ".")
        for (part = 1; part <= 3; part++) {
            if (new[part] + 0 != old[part] + 0) exit !(new[part] + 0 > old[part] + 0)
            if (new[part] + 0 > 0) exit 1
        }
        exit 1
    }'
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
code=0
"${SWIFT:-swift}" package diagnose-api-breaking-changes "$tag" --products Vitrine VitrineTesting VitrineUI \
    --targets VitrineRendering VitrineSessions >"$log" 2>&1 || code=$?
cat "$log"
[ "$code" -ne 0 ] || exit 0
# Any other failure, such as of a build, is one whatever the version.
if grep -q 'API breakage' "$log" && may_break "$version" "$tag"; then
    echo "api-breakage: $version may break what users of $tag have; list these changes in CHANGELOG.md"
    exit 0
fi
exit "$code"
