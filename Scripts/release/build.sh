#!/bin/sh
# Builds the tool of a release into out/dist/work/vitrine: optimised, with Swift's libraries linked in,
# stripped, and without a path of this machine in it. The build has a folder of its own (SCRATCH in common.sh),
# because its flags are its own.
#
#   build.sh [--any-packages]      without the option, the Swift packages must be those of packages.txt
#
# SWIFT_FLAGS are further flags of `swift build`, such as --disable-sandbox.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need "$SWIFT" strip
[ "$SYSTEM" != linux ] || need objcopy readelf

if [ "${1:-}" != --any-packages ]; then sh Scripts/release/packages.sh; fi
# shellcheck disable=SC2086
set -- ${SWIFT_FLAGS:-} -c release --product vitrine --scratch-path "$SCRATCH" --explicit-target-dependency-import-check error \
    -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=." -Xcc "-ffile-prefix-map=$PWD/$SCRATCH=./.build/dist"
if [ "$SYSTEM" = linux ]; then
    # Libraries that are carried lie in lib/vitrine beside the tool's folder. As RPATH, and not RUNPATH, the
    # path also holds for the libraries of libraries.
    # shellcheck disable=SC2046
    set -- "$@" $(sh Scripts/release/start.sh) --static-swift-stdlib -Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker '$ORIGIN/../lib/vitrine'
fi
"$SWIFT" build "$@"
mkdir -p "$WORK"
built="$("$SWIFT" build "$@" --show-bin-path)/vitrine"
if [ "$SYSTEM" = linux ]; then
    strip --strip-all --remove-section=.comment --remove-section=.note.gnu.build-id -o "$WORK/vitrine" "$built"
    # The compiler's note of what it compiled, for incremental builds: it hashes paths, and nothing reads it
    # in a tool.
    size=$(readelf -SW "$WORK/vitrine" | sed -n 's/.* \.swift_modhash *PROGBITS *[0-9a-f]* [0-9a-f]* \([0-9a-f]*\).*/\1/p')
    if [ -n "$size" ]; then
        head -c $((0x$size)) /dev/zero >"$WORK/zeros"
        objcopy --update-section ".swift_modhash=$WORK/zeros" "$WORK/vitrine"
        rm "$WORK/zeros"
    fi
    if LC_ALL=C grep -a -q -F -e "$PWD/" -e dist__ "$WORK/vitrine"; then fail "a path of this machine is left in the tool"; fi
else
    strip -o "$WORK/vitrine" "$built"
fi
sh Scripts/release/fingerprint.sh >"$WORK/sources"
chmod 755 "$WORK/vitrine"
