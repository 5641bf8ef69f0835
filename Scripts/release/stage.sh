#!/bin/sh
# Lays out the built tool as it is installed: out/dist/work/stage/<name> holds bin, lib/vitrine with the
# system's libraries that it needs, and share with fonts, manual, completions and notices. Needs Debian's
# packages of the libraries and fonts, from which versions, licences and notices are taken.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need ldd dpkg-query
[ "$SYSTEM" = linux ] || fail "archives are made on Linux"

stage="$WORK/stage/$NAME"
more="$WORK/stage/vitrine-fonts-$VERSION"
rm -rf "$WORK/stage"
mkdir -p "$stage/bin" "$stage/lib/vitrine" "$stage/share/vitrine" "$stage/share/doc/vitrine/licenses" \
    "$more/share/doc/vitrine-fonts"
cp "$WORK/vitrine" "$stage/bin/"
cp -R "$WORK/share/." "$stage/share/"
cp "$WORK/sources" "$stage/share/vitrine/sources"
cp LICENSE CHANGELOG.md README.md "$stage/share/doc/vitrine/"

# One line a package that is carried: kind, name, version, source package, source version.
carried="$WORK/carried.txt"
: >"$carried"
note() {
    format="$1 \${Package} \${Version} \${source:Package} \${source:Version}\n"
    dpkg-query -W -f "$format" "$2" | head -n 1 >>"$carried"
    [ -e "$3/$2.copyright" ] || cp "$(readlink -f "/usr/share/doc/$2/copyright")" "$3/$2.copyright"
}

# The tool loads libavif itself, with the first picture that needs it.
avif=$(loaded_avif)
# The C library is the one part that is every system's own.
{
    ldd "$WORK/vitrine"
    ldd "$avif"
    echo "$(basename "$avif") => $avif"
} | awk '$2 == "=>" { print $1, $3 }' | sort -u | while read -r name path; do
    case "$name" in libc.so.* | libm.so.* | libpthread.so.* | libdl.so.* | librt.so.* | ld-linux*) continue ;; esac
    [ "$path" != not ] || fail "$name is not installed here"
    cp "$(readlink -f "$path")" "$stage/lib/vitrine/$name"
    strip --strip-unneeded "$stage/lib/vitrine/$name"
    chmod 644 "$stage/lib/vitrine/$name"
    note library "$(owner "$path")" "$stage/share/doc/vitrine/licenses"
done

grep -v '^#' Scripts/release/fonts.txt | while read -r part package files; do
    if [ "$part" = core ]; then
        folder="$stage/share/vitrine/fonts"
        notices="$stage/share/doc/vitrine/licenses"
    else
        folder="$more/share/vitrine/fonts"
        notices="$more/share/doc/vitrine-fonts"
    fi
    mkdir -p "$folder"
    found=""
    for file in /usr/share/fonts/$files; do
        [ -e "$file" ] || continue
        found=yes
        # What the first archive carries, the second does not.
        [ ! -e "$stage/share/vitrine/fonts/$(basename "$file")" ] || continue
        cp "$file" "$folder/"
    done
    [ -n "$found" ] || fail "$package is not installed: no $files"
    note "font-$part" "$package" "$notices"
done

# The icons that stand in for symbols which the tool does not draw: those that its table names.
icons="$stage/share/vitrine/icons/bootstrap-icons"
mkdir -p "$icons"
for icon in $(sed -n 's/^        [a-z0-9.]*: \([a-z0-9-]*\)$/\1/p' Sources/2-Assets/VitrineIconPack/IconPack+Table.swift | sort -u); do
    cp "/usr/share/bootstrap-icons/svg/$icon.svg" "$icons/" || fail "bootstrap-icons is not installed, or has no $icon"
done
note icon-pack bootstrap-icons "$stage/share/doc/vitrine/licenses"
sort -u "$carried" -o "$carried"

# The Swift packages that were built, each under a licence that packages.txt knows.
linked="$WORK/linked.txt"
: >"$linked"
for checkout in "$SCRATCH"/checkouts/*/; do
    name=$(basename "$checkout")
    grep "^$name " Scripts/release/packages.txt >>"$linked" ||
        fail "Scripts/release/packages.txt does not know the Swift package $name, its licence and whose it is"
    for license in "$checkout"LICENSE*; do
        [ -f "$license" ] || fail "$checkout has no licence"
        cp "$license" "$stage/share/doc/vitrine/licenses/$name.license"
    done
done
cp Scripts/release/licenses/*.license "$stage/share/doc/vitrine/licenses/"
{
    echo "Vitrine $VERSION is under the MIT licence: LICENSE. It holds or carries the following, each under its own licence,"
    echo "whose text is in the folder licenses."
    echo
    echo "Linked into bin/vitrine:"
    echo "  Swift's standard library, Dispatch and Foundation: Apache-2.0 with Runtime Library Exception, whose text is"
    echo "  swift-argument-parser.license. ICU, as a part of Foundation: Unicode-3.0, unicode.license."
    echo "  libyaml, as a part of Yams: MIT, libyaml.license."
    while read -r name version license holder; do
        echo "  $name $version, $holder: $license, $name.license."
    done <"$linked"
    echo
    echo "Carried in lib/vitrine as they are in Debian, without their symbols for debuggers, and replaceable there by any compatible version; the sources are at"
    echo "https://sources.debian.org/src/<source>/<version>/:"
    awk '$1 == "library" { printf "  %s %s (source %s %s)\n", $2, $3, $4, $5 }' "$carried"
    echo
    echo "Fonts in share/vitrine/fonts:"
    awk '$1 == "font-core" { printf "  %s %s\n", $2, $3 }' "$carried"
    echo
    echo "Icons in share/vitrine/icons:"
    awk '$1 == "icon-pack" { printf "  %s %s\n", $2, $3 }' "$carried"
} >"$stage/share/doc/vitrine/NOTICES"
{
    echo "Fonts for Vitrine $VERSION: scripts beyond those of the tool's archive, ideographs and emoji. Unpack over the tool's folder."
    awk '$1 == "font-more" { printf "  %s %s\n", $2, $3 }' "$carried"
} >"$more/share/doc/vitrine-fonts/NOTICES"
find "$WORK/stage" -type f ! -name vitrine -exec chmod 644 {} +
find "$WORK/stage" -type d -exec chmod 755 {} +
chmod 755 "$stage/bin/vitrine"
