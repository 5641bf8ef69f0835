#!/bin/sh
# Installs the fonts that the goldens are made with, those of Debian 12, into ~/.local/share/fonts/vitrine-goldens, where
# Vitrine looks before the machine's. For systems with other versions, on which `vitrine test` says "fonts differ": macOS, Ubuntu.
# Downloads 217 MB from Debian, once; needs curl and a tar that reads .deb files (bsdtar, which is macOS' own), or dpkg-deb.
#
#   golden-fonts.sh [FOLDER]
set -eu

folder="${1:-$HOME/.local/share/fonts/vitrine-goldens}"
[ ! -e "$folder" ] || exit 0
source="https://deb.debian.org/debian/pool/main/f"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

unpack() {
    if command -v dpkg-deb >/dev/null 2>&1; then
        dpkg-deb --fsys-tarfile "$1" | tar -x -f - -C "$work/files"
    else
        tar -x -O -f "$1" data.tar.xz | tar -x -J -f - -C "$work/files"
    fi
}

mkdir -p "$work/files" "$(dirname "$folder")"
echo "golden-fonts: about to download Debian 12's fonts into $folder"
while read -r digest path; do
    file="$work/$(basename "$path")"
    curl --fail --location --silent --show-error --retry 3 --output "$file" "$source/$path"
    found=$({ sha256sum "$file" 2>/dev/null || shasum -a 256 "$file"; } | cut -d ' ' -f 1)
    [ "$found" = "$digest" ] || { echo "golden-fonts: $path is not the file that was expected" >&2; exit 1; }
    unpack "$file"
done <<'PACKAGES'
6afd9014550e04b58bccf64b94f92ae1dbfd8018489b92de835408970234c24c fonts-inter/fonts-inter_4.0~beta7+ds-1_all.deb
683725f9191fd712d351cf9012137c0ea1e429cd00873420ea1af1471b7eb5f4 fonts-inter/fonts-inter-variable_4.0~beta7+ds-1_all.deb
516b8e3bacc9a30cf615543fa1fdaf0c5312284f2c4459b7838fd008fd9936bc fonts-jetbrains-mono/fonts-jetbrains-mono_2.242+ds-3_all.deb
58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba fonts-noto/fonts-noto-core_20201225-1_all.deb
4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502 fonts-noto-cjk/fonts-noto-cjk_20220127+repack1-1_all.deb
5f6536c99f9b3d77a3c383c3f1544f6d49350e7f20832c4c979af0e33f603cb5 fonts-noto-cjk/fonts-noto-cjk-extra_20220127+repack1-1_all.deb
a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751 fonts-noto-color-emoji/fonts-noto-color-emoji_2.042-0+deb12u1_all.deb
PACKAGES
# Whole or not at all: a folder that is there is not looked into again.
mv "$work/files/usr/share/fonts" "$folder"
echo "golden-fonts: done"
