#!/bin/sh
# Installs a release of vitrine on Linux, without compiling and without root: downloads the archive, holds it
# to SHA256SUMS and unpacks it. Prints the folder of the tool.
#
#   install.sh VERSION FOLDER
#
# VITRINE_RELEASES names where releases are: the address of the project's, a mirror, or a folder of files for
# a network of one's own. VITRINE_FONTS=all also brings the fonts of further scripts, ideographs and emoji, of
# 60 MB.
set -eu
version="${1:?the version to install}"
folder="${2:?the folder to install into}"
releases="${VITRINE_RELEASES:-https://github.com/${VITRINE_REPOSITORY:-vitrine/vitrine}/releases/download/$version}"
name="vitrine-$version-linux-$(uname -m)"
target="$folder/$name"

fail() {
    echo "install: $1" >&2
    exit 1
}

fetch() {
    case "$releases" in
        http://* | https://*) curl --fail --location --silent --show-error --retry 3 --output "$work/$1" "$releases/$1" ;;
        *) cp "$releases/$1" "$work/$1" ;;
    esac || fail "$releases/$1 cannot be had"
}

unpack() {
    fetch "$1"
    (cd "$work" && grep " $1\$" SHA256SUMS | sha256sum --check --status) || fail "$1 is not the file of SHA256SUMS"
    case "$1" in
        *.gz) tar -x -z -f "$work/$1" -C "$work" ;;
        *) tar -x -J -f "$work/$1" -C "$work" ;;
    esac || fail "$1 cannot be unpacked"
}

[ "$(uname -s)" = Linux ] || fail "archives are for Linux; on macOS: brew tap-new local/vitrine, \
copy vitrine.rb of the release into its folder Formula, brew install local/vitrine/vitrine"
if [ ! -x "$target/bin/vitrine" ]; then
    mkdir -p "$folder"
    work=$(mktemp -d "$folder/.install.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    fetch SHA256SUMS
    # The same, two fifths smaller.
    if command -v xz >/dev/null 2>&1; then unpack "$name.tar.xz"; else unpack "$name.tar.gz"; fi
    if [ "${VITRINE_FONTS:-core}" = all ]; then
        unpack "vitrine-fonts-$version.tar.xz"
        cp -R "$work/vitrine-fonts-$version/." "$work/$name/"
    fi
    # Whole or not at all: two jobs on one machine may install at once. -T never moves into a folder that is
    # there.
    mv -T "$work/$name" "$target" 2>/dev/null || [ -x "$target/bin/vitrine" ] ||
        fail "$target cannot be written, or is there and has no bin/vitrine"
fi
"$target/bin/vitrine" --version >/dev/null || fail "$target/bin/vitrine does not run here: glibc 2.36 or newer is needed"
echo "$target/bin"
