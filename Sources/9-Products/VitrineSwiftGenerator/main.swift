import Foundation
import VitrineSwiftSource

// Writes the generated files of all targets into the folder of sources that is named.
let sources = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Sources")
let spelling = Dictionary(
    uniqueKeysWithValues: SwiftDeclarations().files.map {
        ("9-Products/VitrineUI/Generated/\($0.name)", $0.text)
    })
let files = EnvironmentDeclarations().files.merging(spelling) { own, _ in own }
for folder in Set(files.keys.map { sources.appendingPathComponent($0).deletingLastPathComponent() }) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kept = Set(
        files.keys.map { sources.appendingPathComponent($0) }
            .filter { $0.deletingLastPathComponent() == folder }.map(\.lastPathComponent))
    for old in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !kept.contains(old) {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
    }
}
for (path, text) in files {
    try Data(text.utf8).write(to: sources.appendingPathComponent(path), options: .atomic)
}
print("wrote \(files.count) files to \(sources.path)")
