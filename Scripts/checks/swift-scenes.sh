#!/bin/sh
# Every scene as Swift: prints all scenes, compiles what was printed, and compares the bytes of every variant's PNG with
# those of the tool. Builds the library for release in a folder of its own: about ten minutes.
#
#   Scripts/checks/swift-scenes.sh VITRINE
set -eu
cd "$(dirname "$0")/../.."
root=$PWD
vitrine=$(realpath "$1")
swift=${SWIFT:-swift}
work=$root/.build/swift-scenes
rm -rf "$work/Sources" "$work/yaml" "$work/swift"
mkdir -p "$work/Sources/scenes" "$work/yaml" "$work/swift"

cat >"$work/Package.swift" <<PACKAGE
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "scenes", platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vitrine", path: "$root")],
    targets: [
        .executableTarget(name: "scenes", dependencies: [
                .product(name: "Vitrine", package: "vitrine"), .product(name: "VitrineUI", package: "vitrine")])
    ])
PACKAGE

table=""
for scene in $(find scenes -name '*.yaml' ! -name '*.library.yaml' ! -name suite.yaml | LC_ALL=C sort); do
    path=${scene#scenes/}
    path=${path%.yaml}
    name=Scene_$(printf '%s' "$path" | tr -c 'A-Za-z0-9' '_')
    "$vitrine" dump "$scene" --stage swift | sed "s/^\(public \)\{0,1\}\(struct\|enum\) [A-Za-z0-9_]*Scene\b/\1\2 $name/" \
        >"$work/Sources/scenes/$name.swift"
    table="$table    (\"$path\", $name.scene),
"
    "$vitrine" render "$scene" --variants all -o "$work/yaml/$(dirname "$path")/" >/dev/null 2>&1
done

cat >"$work/Sources/scenes/main.swift" <<MAIN
import Foundation
import Vitrine

let scenes: [(path: String, scene: Scene)] = [
$table]
for (path, printed) in scenes {
    var scene = printed
    scene.files = .folder("$root/scenes/\\((path as NSString).deletingLastPathComponent)")
    for variant in try scene.variants {
        let file = "$work/swift/\\(path)/\\(variant.name).png"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try scene.render(variant: variant).write(to: file)
    }
}
MAIN
"$swift" build --package-path "$work" -c release
"$work/.build/release/scenes"
diff -r "$work/yaml" "$work/swift" >"$work/differences.txt" || true
pictures=$(find "$work/yaml" -name '*.png' | wc -l)
if [ -s "$work/differences.txt" ]; then
    cat "$work/differences.txt" >&2
    echo "swift-scenes: some of $pictures pictures differ" >&2
    exit 1
fi
echo "swift-scenes: $pictures pictures have the same bytes"
