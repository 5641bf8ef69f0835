#!/bin/sh
# Renders every gallery scene with a debug and a release build, on one thread and on two, and with vectors
# of each width that the machine has, and compares the files byte for byte.
# usage: bits.sh DEBUG-TOOL RELEASE-TOOL
set -eu
debug=$1
release=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0
levels=
for level in baseline v3 v4; do
    if VITRINE_SIMD=$level "$release" --version >"$folder/version" 2>&1; then levels="$levels $level"; fi
done
echo "levels of vectors:$levels"
for scene in scenes/gallery/*.yaml; do
    name=$(basename "$scene" .yaml)
    for appearance in light dark; do
        for threads in 1 2; do
            "$debug" render "$scene" -o "$folder/debug-$threads.png" --appearance $appearance --threads $threads
            "$release" render "$scene" -o "$folder/release-$threads.png" --appearance $appearance --threads $threads
        done
        for level in $levels; do
            VITRINE_SIMD=$level "$release" render "$scene" -o "$folder/$level.png" --appearance $appearance
        done
        for other in debug-2 release-1 release-2 $levels; do
            if cmp -s "$folder/debug-1.png" "$folder/$other.png"; then
                passed=$((passed + 1))
            else
                echo "$name $appearance: $other differs from debug-1"
                failed=$((failed + 1))
            fi
        done
    done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
