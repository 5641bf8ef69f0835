#!/bin/sh
# A new package that has the artifact bundle of a release as a binary target, by its path: SwiftPM resolves it, and a
# plugin of the package runs the tool, which draws. Then merges it with a bundle that stands for another machine's.
#
#   bundle.sh DIST       DIST holds the files of `make dist`
set -eu
cd "$(dirname "$0")/../.."
dist=$(cd "$1" && pwd)
SWIFT="${SWIFT:-swift}"
version=$(sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/6-Picture/VitrineRendering/Version.swift)
merge="$PWD/Scripts/release/merge-bundles.py"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    echo "bundle: $1" >&2
    exit 1
}

package() {
    rm -rf "$work/app"
    mkdir -p "$work/app/Plugins/Draw"
    cp "$1" "$work/app/vitrine.artifactbundle.zip"
    cat >"$work/app/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "app",
    targets: [
        .binaryTarget(name: "vitrine", path: "vitrine.artifactbundle.zip"),
        .plugin(
            name: "Draw", capability: .command(intent: .custom(verb: "draw", description: "Draws.")),
            dependencies: ["vitrine"]),
    ])
MANIFEST
    cat >"$work/app/Plugins/Draw/Draw.swift" <<'SWIFT'
import Foundation
import PackagePlugin

@main
struct Draw: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "vitrine").url
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { Diagnostics.error("\(process.terminationStatus)") }
    }
}
SWIFT
    printf 'vitrine: 1\ncanvas: { width: 40, height: 30 }\nbody:\n  - text: a\n' >"$work/app/a.yaml"
    (
        cd "$work/app"
        found=$("$SWIFT" package draw --version 2>"$work/log" | tail -n 1)
        [ "$found" = "$version" ] || { tail "$work/log" >&2; fail "the tool of the bundle says \"$found\""; }
        "$SWIFT" package --disable-sandbox draw render a.yaml -o a.png >"$work/log" 2>&1 || { tail "$work/log" >&2; fail "render"; }
        [ -s a.png ] || fail "no picture"
    )
}

package "$dist/vitrine.artifactbundle.zip"
echo "bundle: resolved, and its tool draws"
# Another machine's: the same files under another name and triple.
python3 - "$dist/vitrine.artifactbundle.zip" "$work/other.zip" <<'PYTHON'
import json, sys, zipfile

with zipfile.ZipFile(sys.argv[1]) as old, zipfile.ZipFile(sys.argv[2], "w") as new:
    info = json.loads(old.read("vitrine.artifactbundle/info.json"))
    name = info["artifacts"]["vitrine"]["variants"][0]["path"].split("/")[0]
    for each in old.namelist():
        data = b"other" if "/bin/" in each else b""
        if each.endswith("info.json"):
            text = json.dumps(info).replace(name, "another-machine")
            data = text.replace(info["artifacts"]["vitrine"]["variants"][0]["supportedTriples"][0], "riscv64-unknown-linux-gnu")
        new.writestr(each.replace(name, "another-machine"), data)
PYTHON
python3 "$merge" "$work/merged.zip" "$dist/vitrine.artifactbundle.zip" "$work/other.zip"
package "$work/merged.zip"
echo "bundle: merged with another machine's, and still this machine's tool runs"
! python3 "$merge" "$work/twice.zip" "$work/other.zip" "$work/other.zip" 2>/dev/null || fail "one machine twice is merged"
