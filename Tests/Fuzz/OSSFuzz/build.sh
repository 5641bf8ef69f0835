#!/bin/bash -eu
# Builds one program with all targets, and puts it to $OUT under the name of each: the name tells it which one it is.
cd "$SRC/vitrine"

package=.build/fuzz/package
python3 Scripts/lib/subpackage.py fuzz VitrineFuzzing "$package" FuzzEngine=Tests/Fuzz/Engine > /dev/null

sanitizer=()
case "${SANITIZER:-address}" in
    address) sanitizer=(--sanitize=address) ;;
    none | coverage) ;;
    *) echo "no build with ${SANITIZER} is tried" >&2; exit 1 ;;
esac
(cd "$package" && swift build -c release -Xswiftc -enable-testing --static-swift-stdlib \
    --sanitize=fuzzer "${sanitizer[@]}" --product FuzzEngine)

for corpus in Tests/Fuzz/Corpora/*/; do
    target=$(basename "$corpus")
    cp "$package/.build/release/FuzzEngine" "$OUT/fuzz_$target"
    (cd "$corpus" && zip -q -r "$OUT/fuzz_${target}_seed_corpus.zip" .)
    printf '[libfuzzer]\nmax_len = 65536\nclose_fd_mask = 0\n' > "$OUT/fuzz_$target.options"
done
