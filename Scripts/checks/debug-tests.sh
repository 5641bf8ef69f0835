#!/bin/sh
# A new package that depends on this one by URL and tag. One screen at three pixels a point is compared by
# `swift test`: in a debug build by the plugin VitrineReleaseTool, then in its own process, then in a release
# build. Prints how long `expectGolden` takes, and fails unless all draw the same pixels, and unless the debug
# build with the plugin takes at most 20 times as long as the release build, and its raster and encoding at most
# 10 times. The examples of the pages and the tutorial's suite are among the tests, and a scene in Swift.
# Five lines then render a string, to a file and to bytes, in a debug and in a release build; both must be what
# the tool writes. Last, `swift package vitrine-render` and `vitrine-test`. Takes two release builds.
#
#   debug-tests.sh [FOLDER]       FOLDER is kept, so that a second run builds less
set -eu
cd "$(dirname "$0")/../.."
repository=$(pwd)
SWIFT="${SWIFT:-swift}"
# Where it is set, no golden is recorded.
unset CI
mkdir -p "${1:-/tmp}"
work="${1:-$(mktemp -d)}"
work=$(cd "$work" && pwd)
[ -n "${1:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work/app/Tests/AppTests" "$work/app/Sources/Card" "$work/app/scenes"
rm -rf "$work/vitrine" "$work/app/Package.resolved"
git clone --quiet --bare "$repository" "$work/vitrine"
# A tag of its own for each commit: SwiftPM remembers what a tag stood for.
tag="99.0.$(git log -1 --format=%ct)"
git -C "$work/vitrine" tag --force "$tag" HEAD >/dev/null 2>&1
cp scenes/gallery/focus-home.yaml "$work/app/scenes/"
cat >"$work/app/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "app", platforms: [.macOS(.v15)],
    dependencies: [.package(url: "file://$work/vitrine", exact: "$tag")],
    targets: [
        .executableTarget(name: "Card", dependencies: [.product(name: "Vitrine", package: "vitrine")]),
        .testTarget(
            name: "AppTests",
            dependencies: [
                .product(name: "VitrineTesting", package: "vitrine"),
                .product(name: "VitrineUI", package: "vitrine"),
            ],
            plugins: [.plugin(name: "VitrineReleaseTool", package: "vitrine")])
    ])
MANIFEST
# What the pages show, as a reader has it: in another package.
cp Tests/VitrineUITests/Examples/*.swift "$work/app/Tests/AppTests/"
cp Sources/9-Products/Vitrine/Vitrine.docc/Resources/FirstGoldenSuite/Goldens.swift "$work/app/Tests/AppTests/"
cat >"$work/app/Tests/AppTests/Timing.swift" <<'SWIFT'
import Foundation
import Testing
import VitrineTesting
import VitrineUI

@Suite(.serialized) struct Timing {
    private func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        let duration = try ContinuousClock().measure(work).components
        return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
    }

    @Test(arguments: ["light"]) func home(variant: String) {
        for round in 1...2 {
            var passed = false
            let taken = seconds { passed = expectGolden("scenes/focus-home.yaml", variants: [variant]) }
            say("round \(round): \(taken) seconds, \(passed ? "matches" : "does not match")")
        }
    }

    @Test func sceneInSwift() {
        let scene = Scene(canvas: Canvas(width: 120, height: 60, scale: 2)) {
            Text("Deep work").font(.headline)
        }
        let passed = expectGolden(scene, named: "swift-scene", goldens: "swift-goldens")
        say("scene in Swift: \(passed ? "matches" : "does not match")")
    }

    /// What of a scene is paint and file, drawn by this process: all of it, without what comes before painting.
    @Test func ownProcess() throws {
        let scene = try Scene(contentsOf: "scenes/focus-home.yaml")
        let options = RenderOptions(scale: 3)
        var best = (all: Double.infinity, paint: Double.infinity)
        for _ in 1...3 {
            let before = seconds { _ = scene.diagnostics(options) }
            let all = try seconds { _ = try scene.render(options).png() }
            best = (min(best.all, all), min(best.paint, max(all - before, 0)))
            // A debug build takes long enough for one time to say it.
            if all > 5 { break }
        }
        say("render in this process: \(best.all) seconds, raster and encoding: \(best.paint) seconds")
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

fail() {
    echo "debug-tests: $1" >&2
    exit 1
}

# Runs tests and shows what they say; ends the script where a picture differs or, unless it may, a test fails.
run() {
    echo "$1:"
    may_fail="$2"
    shift 2
    start=$(date +%s)
    code=0
    "$@" >"$work/log" 2>&1 || code=$?
    echo "  swift test: $(($(date +%s) - start)) s"
    grep -E '^round|^note|^scene in Swift|^render in this process' "$work/log" | sed 's/^/  /' || { tail -n 30 "$work/log"; exit 1; }
    [ "$may_fail" = recording ] && return 0
    [ "$code" -eq 0 ] || { tail -n 30 "$work/log"; fail "the tests fail"; }
    grep -q '^round 2: .*, matches' "$work/log" || { tail -n 30 "$work/log"; exit 1; }
    grep -q '^scene in Swift: matches' "$work/log" || { tail -n 30 "$work/log"; exit 1; }
}

# The seconds after a word in the log of the last run.
seconds() { sed -n "s/.*$1: \([0-9.e-]*\) seconds.*/\1/p" "$work/log" | head -n 1; }

# Prints how many times as long one thing takes as another; fails above a limit.
ratio() {
    [ -n "$2" ] && [ -n "$3" ] || fail "$1: there is no time"
    awk -v what="$1" -v slow="$2" -v fast="$3" -v limit="$4" 'BEGIN {
        printf "%s: %.3f s against %.3f s, %.1f times; the limit is %d\n", what, slow, fast, slow / fast, limit
        exit !(slow / fast <= limit)
    }' || fail "$1 takes too long"
}

# The first run builds all, and records the goldens; such tests fail once.
rm -rf goldens swift-goldens
run "debug, by the plugin, building it and recording" recording "$SWIFT" test
run "debug, by the plugin, all tests" passing "$SWIFT" test
run "debug, by the plugin" passing "$SWIFT" test --filter Timing
by_plugin=$(seconds 'round 2')
! grep -q '^note' "$work/log" || fail "the plugin's tool is not used"
run "debug, in its own process" passing env VITRINE_TOOL=none "$SWIFT" test --filter Timing
run "release" passing "$SWIFT" test -c release --filter Timing
released=$(seconds 'round 2')
paint=$(seconds 'raster and encoding')

# The tool is the one that the plugin has built.
tool=$(find .build -name vitrine -path '*plugins/vitrine-tool/vitrine' -type f | head -n 1)
[ -n "$tool" ] || fail "the plugin has built no tool"
tool="$PWD/$tool"
ratio "expectGolden in a debug build with the plugin, beside release" "$by_plugin" "$released" 20
painted=$("$tool" bench scene scenes/focus-home.yaml --scale 3 --stage raster,encode --format json |
    sed -n 's/.*"minimum_ms" : \([0-9.]*\).*/\1/p' | awk '{ sum += $1 } END { print sum / 1000 }')
ratio "raster and encoding in that debug build, beside release" "$painted" "$paint" 10

# A string, to a file and to bytes.
"$tool" render "$work/card.yaml" -o "$work/card.png"
for configuration in debug release; do
    rm -f card.png card.bytes
    "$SWIFT" run -c "$configuration" Card >"$work/log" 2>&1 || { tail -n 30 "$work/log"; exit 1; }
    for file in card.png card.bytes; do
        cmp "$file" "$work/card.png" || fail "$configuration: $file is not what the tool writes"
    done
    echo "a string, $configuration: the file and the bytes are those of the tool"
done

# The commands, with the same tool, so that they build none of their own: a picture, a suite that matches, and
# one in which a picture has changed.
plugin_command() {
    name="$1"
    shift
    VITRINE_TOOL="$tool" "$SWIFT" package --allow-writing-to-package-directory "$name" "$@" >"$work/log" 2>&1
}
rm -rf suite home.png
mkdir -p suite/scenes
cp "$work/card.yaml" suite/scenes/
plugin_command vitrine-render scenes/focus-home.yaml -o home.png || { tail "$work/log"; fail "vitrine-render"; }
[ -s home.png ] || fail "vitrine-render has drawn nothing"
for round in recorded matched; do
    plugin_command vitrine-test --goldens suite/goldens --root suite/scenes --artifacts suite/out ||
        { tail "$work/log"; fail "vitrine-test, $round"; }
done
sed -i.old 's/Deep work/Shallow work/' suite/scenes/card.yaml
rm -f suite/scenes/card.yaml.old
code=0
plugin_command vitrine-test --goldens suite/goldens --root suite/scenes --artifacts suite/out || code=$?
[ "$code" -ne 0 ] || fail "vitrine-test passes with a changed picture"
grep -q 'vitrine test ended with 1' "$work/log" || { tail "$work/log"; fail "vitrine-test ends with something else than 1"; }
echo "swift package vitrine-render and vitrine-test: a picture, a suite that matches, and one that has changed"
