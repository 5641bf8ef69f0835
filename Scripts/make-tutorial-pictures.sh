#!/bin/sh
# Draws the pictures of the documentation's tutorials from the scenes beside them.
#
#   make-tutorial-pictures.sh VITRINE     (run from the repository's root)
set -eu

vitrine=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
resources=$(pwd)/Sources/8-Products/Vitrine/Vitrine.docc/Resources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

first=$resources/FirstScene
for step in 1 2 3 4 5; do
    "$vitrine" render "$first/first-scene-$step.yaml" -o "$first/first-scene-$step.png" --compression best
done
# The sheet names the scene's path: timer.yaml, as the reader has called it.
cp "$first/first-scene-6.yaml" "$work/timer.yaml"
(cd "$work" && "$vitrine" render timer.yaml --contact-sheet "$first/first-scene-sheet.png" --compression best)

suite=$resources/FirstGoldenSuite
"$vitrine" render "$first/first-scene-6.yaml" -o "$work/golden.png" --scale 1
"$vitrine" render "$suite/golden-suite-timer.yaml" -o "$suite/golden-suite-timer.png" --scale 1 --compression best
# Exit code 22: their pixels differ.
"$vitrine" diff "$work/golden.png" "$suite/golden-suite-timer.png" --picture side-by-side \
    -o "$suite/golden-suite-difference.png" >"$work/log" || test $? = 22
