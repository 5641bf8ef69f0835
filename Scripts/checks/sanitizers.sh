#!/bin/sh
# A million random draws as they are, under AddressSanitizer and under ThreadSanitizer: no report, every
# value in range, and the same picture from the kernels on one thread and on three as from the plain
# reference. Without a sanitizer all lists are compared, under one a share of them: the plain reference has no
# pointers and no threads, and takes most of the time. The rest is painted on one thread under
# AddressSanitizer and on three under ThreadSanitizer.
#
#   sanitizers.sh [DRAWS]
#
# Then what reads and writes PNG files through C: the tests of pictures, damaged ones among them, with the project's C code
# under UndefinedBehaviorSanitizer. Swift has no runtime for it, so the first report ends the tests.
#
# Builds the tests' target and what it depends on by themselves (Scripts/lib/subpackage.py), in folders of their own under
# .build; optimised, since a debug build under a sanitizer takes hours. Needs Python 3.
set -eu

draws="${1:-1000000}"
swift="${SWIFT:-swift}"
root=$(pwd)
package=.build/sanitizers/package

SWIFT="$swift" python3 Scripts/lib/subpackage.py sanitizers ProofRandomDrawTests "$package" > /dev/null

for sanitizer in none address thread; do
    echo "== $draws random draws, sanitizer: $sanitizer"
    folder="$root/.build/sanitizers/$sanitizer"
    options="-c release -Xswiftc -enable-testing --scratch-path $folder"
    plain=1 workers=3
    case $sanitizer in
        address) plain=16 workers=1 options="$options --sanitize=address" ;;
        thread) plain=1024 options="$options --sanitize=thread" ;;
    esac
    # shellcheck disable=SC2086
    (cd "$package" && $swift build $options --build-tests) > "$folder.build.log" 2>&1 ||
        { cat "$folder.build.log"; exit 1; }
    status=0
    # shellcheck disable=SC2086
    (cd "$package" && VITRINE_RANDOM_DRAWS="$draws" VITRINE_RANDOM_REFERENCE="$plain" \
        VITRINE_RANDOM_WORKERS="$workers" ASAN_OPTIONS=detect_leaks=0 \
        TSAN_OPTIONS=halt_on_error=0 $swift test $options --skip-build --filter ProofRandomDrawTests) \
        > "$folder.log" 2>&1 || status=$?
    if [ "$status" -ne 0 ] || grep -qE 'ERROR: AddressSanitizer|WARNING: ThreadSanitizer' "$folder.log"; then
        cat "$folder.log"
        echo "failed (sanitizer: $sanitizer); see $folder.log" >&2
        exit 1
    fi
    grep 'random draws in' "$folder.log"
done

echo "== pictures, sanitizer: undefined"
pictures=.build/sanitizers/pictures
folder="$root/.build/sanitizers/undefined"
SWIFT="$swift" python3 Scripts/lib/subpackage.py pictures DamageTests "$pictures" > /dev/null
options="-c release -Xswiftc -enable-testing --scratch-path $folder -Xcc -fsanitize=undefined,bounds -Xcc -fsanitize-trap=undefined"
# shellcheck disable=SC2086
(cd "$pictures" && $swift build $options --build-tests) > "$folder.build.log" 2>&1 || { cat "$folder.build.log"; exit 1; }
# The goldens lie outside of that package.
# shellcheck disable=SC2086
(cd "$pictures" && $swift test $options --skip-build --skip GoldenSizeTests) > "$folder.log" 2>&1 || { cat "$folder.log"; exit 1; }
grep 'Test run with' "$folder.log"
echo "No report."
