#!/bin/sh
# Installs a release build of the tool with its manual and completions, or removes them again. Fonts and
# libraries are the system's: `make setup` brings them.
#
#   install.sh install PREFIX      into PREFIX, such as /usr/local; DESTDIR is put before it
#   install.sh uninstall PREFIX    removes the files that were installed there, and the folders that were made for them
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
action="${1:-install}"
root="${DESTDIR:-}${2:-/usr/local}"
list="$root/share/vitrine/installed.txt"

# A line a path below the root, a folder that was made with a slash at its end.
uninstall() {
    [ -f "$list" ] || return 0
    paths=$(sort -r "$list")
    rm -f "$list"
    printf '%s\n' "$paths" | while read -r path; do
        case "$path" in
            */) rmdir "$root/$path" 2>/dev/null || true ;;
            *) rm -f "$root/$path" ;;
        esac
    done
}

install_tree() {
    tree="$1"
    made=$(mktemp)
    # The first folder is the root itself, which has no name.
    (cd "$tree" && find . -type d | sed 's|^\./||; s|^\.$||' | sort) | while read -r folder; do
        [ -d "$root/$folder" ] && continue
        mkdir -p "$root/$folder"
        echo "$folder/" >>"$made"
    done
    (cd "$tree" && find . -type f | sed 's|^\./||' | sort) | while read -r file; do
        mode=644
        [ ! -x "$tree/$file" ] || mode=755
        install -m "$mode" "$tree/$file" "$root/$file"
        echo "$file" >>"$made"
    done
    install -m 644 "$made" "$list"
    rm -f "$made"
}

case "$action" in
    install)
        sh Scripts/release/build.sh --any-packages
        sh Scripts/release/manuals.sh
        uninstall
        tree="$WORK/install"
        rm -rf "$tree"
        mkdir -p "$tree/bin" "$tree/share/vitrine" "$tree/share/doc/vitrine"
        cp -R "$WORK/share/." "$tree/share/"
        cp "$WORK/vitrine" "$tree/bin/"
        cp "$WORK/sources" "$tree/share/vitrine/"
        cp LICENSE "$tree/share/doc/vitrine/"
        install_tree "$tree"
        echo "installed $root/bin/vitrine; \`make uninstall PREFIX=${2:-/usr/local}\` removes it"
        ;;
    uninstall) uninstall ;;
    *) fail "install or uninstall, and not $action" ;;
esac
