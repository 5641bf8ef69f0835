#!/bin/sh
# Packs what stage.sh has laid out: the tool for systems with xz, and with gzip alone, and the further fonts.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need tar xz gzip

# The compressor's own filter for machine code saves a tenth. One thread, so that the blocks are the same everywhere.
case "$MACHINE" in
    x86_64) filter=--x86 ;;
    aarch64) filter=--arm64 ;;
    *) filter="" ;;
esac
xz --help --long-help | grep -q -- "${filter:-xz}" || filter=""
packed "$WORK/stage" "$NAME" | xz --threads=1 $filter --lzma2=preset=9e,dict=64MiB >"$DIST/$NAME.tar.xz"
packed "$WORK/stage" "$NAME" | gzip -9 -n >"$DIST/$NAME.tar.gz"
packed "$WORK/stage" "vitrine-fonts-$VERSION" | xz --threads=1 -6 >"$DIST/vitrine-fonts-$VERSION.tar.xz"
