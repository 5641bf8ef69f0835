#!/bin/sh
# A new package that depends on this one by URL and tag. One screen at three pixels a point is compared by
# `swift test`: in a debug build by the plugin VitrineReleaseTool, then in its own process, then in a release
# build. Prints how long `expectGolden` takes, and fails unless all draw the same pixels. Five lines then
# render a string, to a file and to bytes, in a debug and in a release build; both must be what the tool
# writes. Takes two release builds.
#
#   debug-tests.sh [FOLDER]       FOLDER is kept, so that a second run builds less
set -eu
cd "$(dirname "$0")/../.."
repository=$(pwd)
SWIFT="${SWIFT:-swift}"
work="${1:-$(mktemp -d)}"
[ -n "${1:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work/app/Tests/AppTests" "$work/app/Sources/Card" "$work/app/scenes"
rm -rf "$work/vitrine"
git clone --quiet --bare "$repository" "$work/vitrine"
git -C "$work/vitrine" tag --force 99.0.0 HEAD >/dev/null 2>&1
cp scenes/gallery/focus-home.yaml "$work/app/scenes/"
cat >"$work/app/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "app", platforms: [.macOS(.v15)],
    dependencies: [.package(url: "file://$work/vitrine", exact: "99.0.0")],
    targets: [
        .executableTarget(name: "Card", dependencies: [.product(name: "Vitrine", package: "vitrine")]),
        .testTarget(
            name: "AppTests", dependencies: [.product(name: "VitrineTesting", package: "vitrine")],
            plugins: [.plugin(name: "VitrineReleaseTool", package: "vitrine")])
    ])
MANIFEST
cat >"$work/app/Tests/AppTests/Goldens.swift" <<'SWIFT'
import Foundation
import Testing
import VitrineTesting

struct Goldens {
    @Test(arguments: ["light"]) func home(variant: String) {
        let clock = ContinuousClock()
        for round in 1...2 {
            let start = clock.now
            let passed = expectGolden("scenes/focus-home.yaml", variants: [variant])
            let line = "round \(round): \(clock.now - start), \(passed ? "matches" : "does not match")\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
    }
}
SWIFT
cat >"$work/card.yaml" <<'YAML'
vitrine: 1
canvas: { width: 240, height: 120, scale: 2 }
body:
  - text: Deep work
    font: headline
YAML
{
    printf 'import Foundation\nimport Vitrine\n\nlet yaml = """\n'
    sed 's/^/    /' "$work/card.yaml"
    printf '    """\n'
    cat <<'SWIFT'
let scene = try Scene(yaml: yaml)
let rendering = try scene.render()
try rendering.write(to: "card.png")
let bytes = try rendering.png()
try Data(bytes).write(to: URL(filePath: "card.bytes"))
SWIFT
} >"$work/app/Sources/Card/main.swift"
cd "$work/app"

run() {
    echo "$1:"
    shift
    start=$(date +%s)
    "$@" >"$work/log" 2>&1 || true
    echo "  swift test: $(($(date +%s) - start)) s"
    grep -E '^round|^note' "$work/log" | sed 's/^/  /' || { tail -n 30 "$work/log"; exit 1; }
}

# The first run builds all, and records the golden.
rm -rf goldens
run "debug, by the plugin, building it and recording" "$SWIFT" test
run "debug, by the plugin" "$SWIFT" test
grep -q '^round 2: .*, matches' "$work/log" || { tail -n 30 "$work/log"; exit 1; }
! grep -q '^note' "$work/log" || exit 1
run "debug, in its own process" env VITRINE_TOOL=none "$SWIFT" test
grep -q '^round 2: .*, matches' "$work/log" || { tail -n 30 "$work/log"; exit 1; }
run "release" "$SWIFT" test -c release
grep -q '^round 2: .*, matches' "$work/log" || { tail -n 30 "$work/log"; exit 1; }

# A string, to a file and to bytes. The tool is the one that the plugin has built.
tool=$(find .build -name vitrine -path '*VitrineReleaseTool/vitrine' -type f | head -n 1)
[ -n "$tool" ] || { echo "debug-tests: the plugin has built no tool" >&2; exit 1; }
"$tool" render "$work/card.yaml" -o "$work/card.png"
for configuration in debug release; do
    rm -f card.png card.bytes
    "$SWIFT" run -c "$configuration" Card >"$work/log" 2>&1 || { tail -n 30 "$work/log"; exit 1; }
    for file in card.png card.bytes; do
        cmp "$file" "$work/card.png" || { echo "debug-tests: $configuration: $file is not what the tool writes" >&2; exit 1; }
    done
    echo "a string, $configuration: the file and the bytes are those of the tool"
done
