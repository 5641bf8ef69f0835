#!/bin/sh
# Makes all files of a release in out/dist: `make dist`. On Linux, with Debian's packages of the libraries and
# fonts.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need git python3 sha256sum

rm -rf "$DIST"
mkdir -p "$WORK"
sh Scripts/release/build.sh
sh Scripts/release/manuals.sh
sh Scripts/release/stage.sh
sh Scripts/release/archive.sh
sh Scripts/release/deb.sh
sh Scripts/release/bundle.sh
set -- "$NAME" "$VERSION" "$SOURCE_DATE_EPOCH" "$WORK/vitrine" "$WORK/carried.txt" Package.resolved "$SCRATCH/checkouts" \
    "$("$SWIFT" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)"
python3 Scripts/release/sbom.py "$@" >"$DIST/vitrine-$VERSION.cdx.json"
python3 Scripts/release/sbom.py --fonts "$@" >"$DIST/vitrine-fonts-$VERSION.cdx.json"
git archive --format=tar --prefix="vitrine-$VERSION/" HEAD | gzip -9 -n >"$DIST/vitrine-$VERSION-source.tar.gz"
sh Scripts/release/formula.sh "$MACHINE"
cp Scripts/release/Dockerfile "$DIST/"
(cd "$DIST" && find . -maxdepth 1 -type f ! -name SHA256SUMS | sed 's|^\./||' | sort | xargs sha256sum >SHA256SUMS)
(cd "$DIST" && ls -l | awk 'NR > 1 && !/^d/ { printf "%9.2f MB  %s\n", $5 / 1000000, $9 }')
