#!/bin/sh
# Resolves the Swift packages of a release, and fails unless they have the versions of packages.txt: two
# builds of one tag are of the same sources, whenever they are made.
#
#   packages.sh           fails where a version is another
#   packages.sh --pin     resolves to the versions of packages.txt first
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need "$SWIFT"

# shellcheck disable=SC2086
swift_package() { "$SWIFT" package ${SWIFT_FLAGS:-} --scratch-path "$SCRATCH" "$@" >&2; }

# A line a package: its name in lower case and its version.
listed() { sed '/^#/d; /^$/d' Scripts/release/packages.txt | tr '[:upper:]' '[:lower:]' | cut -d ' ' -f 1,2 | sort; }

resolved() {
    awk -F '"' '$2 == "identity" { name = $4 } $2 == "version" && $4 != "" { print name, $4 }' Package.resolved | sort
}

swift_package resolve
if [ "${1:-}" = --pin ]; then
    sed '/^#/d; /^$/d' Scripts/release/packages.txt | while read -r name version _; do
        resolved | grep -q -i -x -F "$name $version" || swift_package resolve "$name" --version "$version"
    done
fi
if [ "$(listed)" != "$(resolved)" ]; then
    {
        echo "release: Package.resolved has other Swift packages than Scripts/release/packages.txt:"
        for line in "packages.txt: $(listed | tr '\n' ',')" "Package.resolved: $(resolved | tr '\n' ',')"; do
            echo "  $line" | sed 's/,$//; s/,/, /g'
        done
        echo "To build with those of packages.txt: sh Scripts/release/packages.sh --pin"
        echo "To release with the others: run \`make test\`, and write their versions into packages.txt."
    } >&2
    exit 1
fi
