import Foundation
import VitrineSwiftSource

// Writes the generated files of `VitrineUI` into the folder that is named.
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Sources/VitrineUI/Generated")
let files = SwiftDeclarations().files
let names = Set(files.map(\.name))
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
for old in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(old) {
    try FileManager.default.removeItem(at: folder.appendingPathComponent(old))
}
for file in files {
    try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name), options: .atomic)
}
print("wrote \(files.count) files to \(folder.path)")
