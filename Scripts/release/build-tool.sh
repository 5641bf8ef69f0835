#!/bin/sh
# Builds the tool for release on behalf of a SwiftPM plugin, in a folder of its own, which then holds `vitrine` and
# `vitrine.sources`, the fingerprint of what it was built from. Does nothing where both are there and right.
#
#   build-tool.sh FOLDER SWIFT-BUILD [NAME=CHECKOUT]...
#
# Each NAME is a package that this one depends on, and CHECKOUT its folder, where it is checked out already: the sandbox of
# plugins has no network, and the checkout of a dependency is not to be written to. So what is built is a package of links.
set -eu
checkout="$(cd "$(dirname "$0")/../.." && pwd)"
folder="$1"
swift_build="$2"
shift 2
mkdir -p "$folder"
sources=$(sh "$checkout/Scripts/release/fingerprint.sh" "$checkout")

finish() {
    # What waits for the tool is the compilation of this file.
    printf '// The tool beside this file is built from the sources %s.\n' "$sources" >"$folder/VitrineReleaseToolMarker.swift"
    exit 0
}

if [ -x "$folder/vitrine" ] && [ "$(cat "$folder/vitrine.sources" 2>/dev/null)" = "$sources" ]; then finish; fi

package="$folder/package"
rm -rf "$package"
mkdir -p "$package"
for name in Sources Tests Plugins; do
    mkdir "$package/$name"
    for each in "$checkout/$name"/*; do
        [ ! -e "$each" ] || ln -s "$each" "$package/$name/"
    done
done
manifest=$(cat "$checkout/Package.swift")
for each in "$@"; do
    manifest=$(printf '%s\n' "$manifest" |
        sed "s|\.package(url: \"https://[^\"]*/${each%%=*}\", [^)]*)|.package(path: \"${each#*=}\")|")
done
printf '%s\n' "$manifest" >"$package/Package.swift"

echo "vitrine: building the tool for release, once; this takes minutes" >&2
log="$folder/build.log"
if ! "$swift_build" --package-path "$package" --scratch-path "$folder/build" --cache-path "$folder/cache" \
    --disable-sandbox -c release --product vitrine >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    echo "vitrine: the tool could not be built; without the plugin, pictures are drawn by the debug build" >&2
    exit 1
fi
rm -f "$folder/vitrine.sources"
built=$("$swift_build" --package-path "$package" --scratch-path "$folder/build" --cache-path "$folder/cache" \
    --disable-sandbox -c release --product vitrine --show-bin-path)
cp "$built/vitrine" "$folder/vitrine.new"
mv "$folder/vitrine.new" "$folder/vitrine"
# Sources that were changed meanwhile are not those of the tool.
if [ "$(sh "$checkout/Scripts/release/fingerprint.sh" "$checkout")" = "$sources" ]; then
    printf '%s\n' "$sources" >"$folder/vitrine.sources"
fi
finish
