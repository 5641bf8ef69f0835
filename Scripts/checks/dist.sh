#!/bin/sh
# Makes a release twice, in folders of different names, and compares all files; checks the manual and the
# completions, with `make install` and `make uninstall`; then installs the release on a bare Debian from
# debootstrap, draws, and removes it. Takes two whole release builds. Needs root for the last part, and leaves
# nothing.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

sh Scripts/release/dist.sh
git clone --quiet --no-hardlinks . "$work/another-folder"
(cd "$work/another-folder" && sh Scripts/release/packages.sh --pin && sh Scripts/release/dist.sh >/dev/null)
cmp out/dist/SHA256SUMS "$work/another-folder/out/dist/SHA256SUMS" || {
    diff out/dist/SHA256SUMS "$work/another-folder/out/dist/SHA256SUMS"
    exit 1
}
echo "dist: two builds are the same to the byte"

sh Scripts/checks/bundle.sh out/dist
sh Scripts/checks/install.sh

if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null 2>&1; then
    echo "dist: the bare system is left out: it needs root and debootstrap"
    exit 0
fi
root="$work/root"
debootstrap --variant=minbase bookworm "$root" >"$work/debootstrap.log" 2>&1 || { tail "$work/debootstrap.log"; exit 1; }
mkdir -p "$root/tmp/dist"
find out/dist -maxdepth 1 -type f -exec cp {} "$root/tmp/dist/" \;
cp Scripts/checks/bare.sh "$root/tmp/"
# The dynamic linker finds libraries beside the tool by /proc/self/exe. The caller's folder for temporary files
# is not there.
unshare --mount sh -c "mount -t proc proc '$root/proc' &&
    chroot '$root' env -u TMPDIR sh /tmp/bare.sh /tmp/dist"
