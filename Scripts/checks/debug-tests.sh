#!/bin/sh
# A new package that depends on this one by URL and tag: one screen at three pixels a point, compared by `swift test` in a debug build,
# first without a tool of a release build, then by the plugin VitrineReleaseTool, then in a release build. Prints how long
# `expectGolden` takes, and fails unless all draw the same pixels. Takes two release builds.
#
#   debug-tests.sh [FOLDER]       FOLDER is kept, so that a second run builds less
set -eu
cd "$(dirname "$0")/../.."
repository=$(pwd)
SWIFT="${SWIFT:-swift}"
work="${1:-$(mktemp -d)}"
[ -n "${1:-}" ] || trap 'rm -rf "$work"' EXIT
mkdir -p "$work/app/Tests/AppTests" "$work/app/scenes"
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
