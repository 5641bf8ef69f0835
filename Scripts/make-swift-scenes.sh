#!/bin/sh
# Writes the generated files: the Swift spelling of scenes, and what lists the axes of the environment. Then prints some
# scenes as Swift for the tests that compile them.
# VITRINE names the tool; without it, it is built.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
"$swift" build --product VitrineSwiftGenerator
bin=$("$swift" build --show-bin-path)
"$bin/VitrineSwiftGenerator" Sources
if [ -z "${VITRINE:-}" ]; then
    "$swift" build --product vitrine
    VITRINE="$bin/vitrine"
fi
while read -r scene name; do
    {
        echo "// swift-format-ignore-file"
        "$VITRINE" dump "scenes/$scene.yaml" --stage swift
    } > "Tests/VitrineUITests/PrintedScenes/$name.swift"
done < Tests/VitrineUITests/PrintedScenes/scenes.txt
