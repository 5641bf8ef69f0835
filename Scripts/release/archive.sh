#!/bin/sh
# Packs what stage.sh has laid out: the tool for systems with xz, in at most 25 MB, and with gzip alone, and
# the further fonts.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need tar xz gzip

# The compressor's own filter for machine code saves a tenth. One thread, so that the blocks are the same
# everywhere.
case "$MACHINE" in
    x86_64) filter=--x86 ;;
    aarch64) filter=--arm64 ;;
    *) filter="" ;;
esac
if [ -n "$filter" ] && ! xz --long-help | grep -q -- "$filter"; then filter=""; fi
# shellcheck disable=SC2086
packed "$WORK/stage" "$NAME" | xz --threads=1 $filter --lzma2=preset=9e,dict=64MiB >"$DIST/$NAME.tar.xz"
size=$(wc -c <"$DIST/$NAME.tar.xz")
[ "$size" -le 25000000 ] || fail "$NAME.tar.xz has $size bytes, and 25 MB is the limit"
packed "$WORK/stage" "$NAME" | gzip -9 -n >"$DIST/$NAME.tar.gz"
packed "$WORK/stage" "vitrine-fonts-$VERSION" | xz --threads=1 -6 >"$DIST/vitrine-fonts-$VERSION.tar.xz"
