#!/bin/sh
# Installs a release on a system where nothing is installed, draws a scene of one's own, and removes it again:
# from the archive, and from the Debian package. Each must take less than a minute, with all that a user does.
# Run it as root in a container or chroot of Debian that can be thrown away; it needs apt for the package.
#
#   bare.sh DIST
set -eu
dist=$(cd "$1" && pwd)
machine=$(uname -m)
archive=$(find "$dist" -maxdepth 1 -name "vitrine-*-linux-$machine.tar.gz" | head -n 1)
package=$(find "$dist" -maxdepth 1 -name "vitrine_*_$(dpkg --print-architecture).deb" | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "bare: $1" >&2
    exit 1
}

scene() {
    cat >"$1" <<'YAML'
vitrine: 1
canvas: { width: 360, height: 200, scale: 2 }
accent: indigo
background: { linearGradient: { colors: ["#F6D5F7", "#8EC5FC"], from: topLeading, to: bottomTrailing } }
body:
  - card:
      - hstack:
          - icon: timer
            foreground: accent
          - text: Deep work
            font: headline
          - spacer
          - text: "25:00"
            foreground: secondary
      - button: { title: Start, icon: play.fill }
    material: ultraThin
    padding: 20
    frame: { width: 320 }
YAML
}

# All files of the system but those that change by themselves, and apt's own.
listing() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /run -o -path /tmp -o -path "$work" -o -path "$dist" \
        -o -path /var/lib/apt -o -path /var/cache -o -path /var/log -o -path /var/lib/dpkg -o -path "$HOME/.cache" \
        -o -path /__w -o -path /github \) -prune -o -print | sort
}

# What a newcomer does, with the tool that is given.
try() {
    scene "$work/mine.yaml"
    "$1" doctor >"$work/doctor.txt" || { cat "$work/doctor.txt"; fail "vitrine doctor found something wrong"; }
    "$1" render "$work/mine.yaml" -o "$work/$2.png"
    [ -s "$work/$2.png" ] || fail "no picture"
    (cd "$work" && rm -rf suite && mkdir -p suite/scenes && cp mine.yaml suite/scenes/ && cd suite && "$1" test >/dev/null &&
        "$1" test >/dev/null) || fail "a suite of one's own"
}

# Says how long something took since `start`, and fails above a minute.
within_a_minute() {
    took=$(($(date +%s) - start))
    echo "$1: $took s from $2 to a picture, a suite, its comparison and a clean system"
    [ "$took" -le 60 ] || fail "$1: more than a minute"
}

for name in swift pkg-config gcc; do
    ! command -v $name >/dev/null 2>&1 || echo "bare: note: $name is installed here"
done

listing >"$work/before"
start=$(date +%s)
tar -x -z -f "$archive" -C /opt
folder="/opt/$(basename "$archive" .tar.gz)"
ln -s "$folder/bin/vitrine" /usr/local/bin/vitrine
try vitrine archive
rm -r "$folder" /usr/local/bin/vitrine
within_a_minute archive "the archive"
listing >"$work/after"
cmp -s "$work/before" "$work/after" || { diff "$work/before" "$work/after" >&2 || true; fail "the archive left something"; }

dpkg-query -W -f '${Package}\n' | sort >"$work/packages"
start=$(date +%s)
apt-get update -qq
apt-get install -y -qq --no-install-recommends "$package" >"$work/apt.txt" 2>&1 || { cat "$work/apt.txt"; fail "apt cannot install"; }
try vitrine deb
dpkg-query -W -f '${Package}\n' | sort | comm -13 "$work/packages" - >"$work/new"
# With what came with it: the libraries and fonts.
xargs apt-get purge -y -qq <"$work/new" >"$work/apt.txt" 2>&1 || { cat "$work/apt.txt"; fail "apt cannot remove"; }
within_a_minute package "\`apt update\`"
cmp -s "$work/archive.png" "$work/deb.png" || fail "the archive and the package draw different pictures"
echo "the pictures of both are the same to the byte"
listing >"$work/after"
# The font configuration of packages that were removed is theirs, not ours; only files of ours count.
left=$(diff "$work/before" "$work/after" | sed -n 's/^> //p' | grep -i vitrine || true)
[ -z "$left" ] || { echo "$left" >&2; fail "the package left something"; }
echo "nothing is left but caches"
