# shellcheck shell=sh disable=SC2034
# What the scripts of a release share; read by `. Scripts/release/common.sh` from the repository's root.
#
# SOURCE_DATE_EPOCH dates all files. Unless it is set, it is the time of the commit, so that two builds of one
# commit are the same to the byte; in the archive of the sources, the time of a file, which is the same.
set -eu
export LC_ALL=C TZ=UTC
umask 022
SWIFT="${SWIFT:-swift}"
DIST="${DIST:-out/dist}"
WORK="$DIST/work"
VERSION=$(sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/6-Picture/VitrineRendering/Version.swift)
MACHINE=$(uname -m)
SYSTEM=$(uname -s | tr '[:upper:]' '[:lower:]')
NAME="vitrine-$VERSION-$SYSTEM-$MACHINE"
SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y LICENSE 2>/dev/null ||
    stat -f %m LICENSE)}"
export SOURCE_DATE_EPOCH

# The folder of a release's build, of which the absolute path has the same length wherever the repository
# lies: where a closure is made escaping for a while (`withoutActuallyEscaping`, as FlyingFox does), Swift 6.3
# leaves the path of the source out of the program, but not the path's length.
SCRATCH=.build/dist
while [ "$((${#PWD} + ${#SCRATCH}))" -lt 160 ]; do SCRATCH="${SCRATCH}_"; done

fail() {
    echo "release: $1" >&2
    exit 1
}

[ -n "$VERSION" ] || fail "no version in Sources/6-Picture/VitrineRendering/Version.swift"

need() {
    for program in "$@"; do
        command -v "$program" >/dev/null 2>&1 || fail "$program is needed"
    done
}

# The path of the libavif that the built tool loads.
loaded_avif() {
    name=$(LC_ALL=C grep -a -o 'libavif\.so\.[0-9]*' "$WORK/vitrine" | head -n 1)
    path=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p | awk -v name="$name" '$1 == name { print $NF; exit }')
    [ -n "$path" ] || fail "libavif is not installed here"
    echo "$path"
}

# The package that owns a file. Debian 12 links /lib to /usr/lib, and lists a file under either.
owner() {
    path=$(readlink -f "$1")
    { dpkg-query -S "$path" 2>/dev/null || dpkg-query -S "${path#/usr}"; } | head -n 1 | cut -d : -f 1
}

# Packs a folder as a tar stream that depends on nothing but names, modes and contents: packed FOLDER NAME...
packed() {
    folder="$1"
    shift
    tar --create --format=ustar --sort=name --owner=0 --group=0 --numeric-owner --mode='u+rw,go+r-w,a+X' \
        --mtime="@$SOURCE_DATE_EPOCH" --directory "$folder" "$@"
}
