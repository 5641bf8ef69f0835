import Foundation
import Testing

/// Compares a text with the one stored under `Goldens`, which `VITRINE_UPDATE=changed` records again.
func expectGolden(_ text: String, _ name: String, path: String = #filePath) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let url = folder.appending(path: "Goldens/\(name)")
    if ["changed", "all"].contains(ProcessInfo.processInfo.environment["VITRINE_UPDATE"]) {
        try Data(text.utf8).write(to: url)
        return
    }
    let stored = try String(contentsOf: url, encoding: .utf8)
    guard stored != text else { return }
    let lines = (
        stored.split(separator: "\n", omittingEmptySubsequences: false),
        text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let first = zip(lines.0, lines.1).enumerated().first { $0.element.0 != $0.element.1 }
    let place =
        first.map { "line \($0.offset + 1)\n  was \($0.element.0)\n  is  \($0.element.1)" }
        ?? "\(lines.0.count) lines were \(lines.1.count)"
    Issue.record("\(name) differs at \(place)\nVITRINE_UPDATE=changed records it anew")
}

/// Returns the contents of a file beside the goldens.
func goldenSource(_ name: String, path: String = #filePath) throws -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Goldens/\(name)"), encoding: .utf8)
}
