#!/bin/sh
# Compiles the row kernels for this machine and for arm64, where NEON is the baseline, runs both on seeded rows (arm64 by
# qemu), and compares what they make of them. Needs clang (Swift brings one), and of Debian the packages qemu-user,
# gcc-aarch64-linux-gnu and libc6-dev-arm64-cross.  usage: row-kernels.sh
set -eu
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
kernels=Sources/0-System/CRowKernels
files="$kernels/row_kernels.c Scripts/checks/row-kernels.c"
flags="-O2 -Wall -Wextra -Werror -I $kernels/include"
command -v clang >/dev/null || { echo "row-kernels: there is no clang; Swift's is in its bin folder"; exit 69; }
for tool in qemu-aarch64 aarch64-linux-gnu-gcc; do
    command -v $tool >/dev/null ||
        { echo "row-kernels: there is no $tool: apt-get install qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross"; exit 69; }
done
clang $flags $files -o "$folder/own"
# The cross compiler's headers and start files; the code is clang's, as on a Mac.
clang --target=aarch64-linux-gnu $flags -c $kernels/row_kernels.c -o "$folder/kernels.o" \
    -isystem /usr/aarch64-linux-gnu/include
clang --target=aarch64-linux-gnu $flags -c Scripts/checks/row-kernels.c -o "$folder/main.o" \
    -isystem /usr/aarch64-linux-gnu/include
aarch64-linux-gnu-gcc -static "$folder/kernels.o" "$folder/main.o" -o "$folder/arm"
"$folder/own" >"$folder/own.txt"
qemu-aarch64 "$folder/arm" >"$folder/arm.txt"
sed 's/^/this machine: /' "$folder/own.txt"
sed 's/^/arm64: /' "$folder/arm.txt"
[ "$(cut -d' ' -f2 "$folder/own.txt" "$folder/arm.txt" | sort -u | wc -l)" -eq 1 ] || { echo "they differ"; exit 1; }
echo "all levels make the same of $(grep -o 'DRAWS = [0-9]*' Scripts/checks/row-kernels.c | grep -o '[0-9]*') rows"
