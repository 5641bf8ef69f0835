#!/bin/sh
# Makes the Debian package. It carries neither libraries nor fonts nor icons: apt brings Debian's own.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need dpkg-deb dpkg-query dpkg-shlibdeps gzip

stage="$WORK/stage/$NAME"
architecture=$(dpkg --print-architecture)
root="$WORK/deb/root"
rm -rf "$WORK/deb"
mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/share/doc/vitrine" "$WORK/deb/debian"
cp "$stage/bin/vitrine" "$root/usr/bin/"
for folder in man bash-completion fish; do cp -R "$stage/share/$folder" "$root/usr/share/"; done
mkdir -p "$root/usr/share/zsh/vendor-completions" "$root/usr/share/vitrine"
cp "$stage/share/zsh/site-functions/_vitrine" "$root/usr/share/zsh/vendor-completions/"
cp "$stage/share/vitrine/sources" "$root/usr/share/vitrine/"
mkdir "$root/usr/share/doc/vitrine/licenses"
cp "$stage"/share/doc/vitrine/licenses/*.license "$root/usr/share/doc/vitrine/licenses/"
gzip -9 -n -c CHANGELOG.md >"$root/usr/share/doc/vitrine/changelog.gz"
{
    echo "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
    echo "Upstream-Name: Vitrine"
    echo
    echo "Files: *"
    sed -n 's/^Copyright (c) */Copyright: /p' LICENSE
    echo "License: MIT"
    sed '1,/^Copyright/d; s/^$/./; s/^/ /' LICENSE | sed '1{/^ \.$/d}'
    echo
    echo "Files: usr/bin/vitrine"
    echo "Copyright: Apple Inc. and the Swift project authors; Kirill Simonov; Unicode, Inc."
    while read -r name version license holder; do echo " $holder"; done <"$WORK/linked.txt"
    echo "License: Apache-2.0 and MIT and Unicode-3.0"
    echo " The tool holds Swift's standard library, Dispatch and Foundation, under Apache-2.0 with Runtime Library"
    echo " Exception; ICU, under Unicode-3.0; libyaml, under MIT; and these Swift packages:"
    while read -r name version license holder; do echo " $name $version, $holder: $license;"; done <"$WORK/linked.txt"
    echo " their texts are in /usr/share/doc/vitrine/licenses, and on Debian systems that of Apache-2.0 also in"
    echo " /usr/share/common-licenses/Apache-2.0."
} >"$root/usr/share/doc/vitrine/copyright"

# dpkg-shlibdeps reads debian/control beside itself, and finds the packages of the libraries that the tool
# asks for.
printf 'Source: vitrine\n\nPackage: vitrine\nArchitecture: any\n' >"$WORK/deb/debian/control"
depends=$(cd "$WORK/deb" && dpkg-shlibdeps -O root/usr/bin/vitrine 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$depends" ] || fail "dpkg-shlibdeps found no dependencies"
depends="$depends, $(owner "$(loaded_avif)")"
size=$(du -k -s --apparent-size "$root/usr" | cut -f 1)
cat >"$root/DEBIAN/control" <<CONTROL
Package: vitrine
Version: $VERSION
Architecture: $architecture
Maintainer: The Vitrine project <noreply@users.noreply.github.com>
Installed-Size: $size
Depends: $depends, fonts-inter-variable, fonts-jetbrains-mono, fonts-noto-core
Recommends: fonts-noto-color-emoji, fonts-noto-cjk, bootstrap-icons
Suggests: fonts-noto-cjk-extra, libheif1
Section: graphics
Priority: optional
Homepage: https://github.com/vitrine/vitrine
Description: renders glass interfaces from scene files, without a GPU
 Vitrine lays out scene files in the vocabulary of SwiftUI, draws them on the
 CPU and writes PNG files, the same bit for bit on every machine. It compares
 scenes with golden images in continuous integration, and says why they differ.
CONTROL
find "$root" -type d -exec chmod 755 {} +
find "$root/usr" -type f ! -path '*/bin/*' -exec chmod 644 {} +
(cd "$root" && find usr -type f | sort | xargs md5sum >DEBIAN/md5sums)
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$DIST/vitrine_${VERSION}_$architecture.deb" >/dev/null
