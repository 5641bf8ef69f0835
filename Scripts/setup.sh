#!/bin/sh
# Installs what Vitrine needs from the system's package manager: libpng, libjpeg-turbo, libwebp, libavif,
# libdeflate, FreeType, HarfBuzz, FriBidi, pkg-config, and the fonts. These are Inter; for the other designs JetBrains Mono and Noto
# Serif; and for other scripts Noto Sans, its CJK family in all weights and colour emoji. On Debian also the patterns by
# which English words are hyphenated, and the icons that stand in for symbols that Vitrine does not draw. Says first
# what it is about to install; silent when nothing is missing.
set -eu

fail() {
    echo "setup: $1" >&2
    exit 1
}

command -v swift >/dev/null 2>&1 || fail "Swift 6.2 or newer is needed: https://www.swift.org/install"

if command -v apt-get >/dev/null 2>&1; then
    missing=""
    for package in pkg-config libpng-dev libjpeg-dev libwebp-dev libavif-dev libdeflate-dev libfreetype-dev \
        libharfbuzz-dev libfribidi-dev fonts-inter fonts-inter-variable fonts-jetbrains-mono fonts-noto-core fonts-noto-cjk \
        fonts-noto-cjk-extra fonts-noto-color-emoji hyphen-en-us bootstrap-icons; do
        state=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
        # pkgconf provides pkg-config on newer systems without a package of that name being whole.
        if [ "$package" = pkg-config ] && command -v pkg-config >/dev/null 2>&1; then continue; fi
        case "$state" in *" installed") ;; *) missing="$missing $package" ;; esac
    done
    [ -n "$missing" ] || exit 0
    echo "setup: about to install with apt:$missing"
    run=""
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 || fail "run as root, or install sudo, then again"
        run="sudo"
    fi
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if ! { $run apt-get update && $run env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
        cat "$log" >&2
        fail "apt could not install:$missing"
    fi
    echo "setup: done"
elif command -v brew >/dev/null 2>&1; then
    missing=""
    for formula in pkgconf libpng jpeg-turbo webp libavif libdeflate freetype harfbuzz fribidi; do
        brew list --formula "$formula" >/dev/null 2>&1 || missing="$missing $formula"
    done
    wanted="font-inter font-jetbrains-mono font-noto-serif font-noto-sans font-noto-sans-arabic
        font-noto-sans-hebrew font-noto-sans-devanagari font-noto-sans-thai font-noto-sans-cjk-jp font-noto-color-emoji"
    # Where golden-fonts.sh has put the goldens' fonts, other versions of them would be in the way.
    [ ! -d "$HOME/.local/share/fonts/vitrine-goldens" ] || wanted=""
    casks=""
    for cask in $wanted; do
        brew list --cask "$cask" >/dev/null 2>&1 || casks="$casks $cask"
    done
    [ -n "$missing$casks" ] || exit 0
    echo "setup: about to install with Homebrew:$missing $casks"
    [ -z "$missing" ] || brew install --quiet $missing
    [ -z "$casks" ] || brew install --quiet --cask $casks
    echo "setup: done"
else
    fail "neither apt nor Homebrew is here; install libpng, libjpeg-turbo, libwebp, libavif, libdeflate, FreeType, HarfBuzz, FriBidi and the Inter fonts by hand"
fi
