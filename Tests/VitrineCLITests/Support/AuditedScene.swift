import Foundation
import Testing

/// A scene of some nodes that `vitrine audit` looks at.
struct AuditedScene {
    /// The lines before the nodes.
    var top = "canvas: { width: 320, height: 160, scale: 2 }\nbackground: white"
    let nodes: String
    /// Other files beside the scene, by their names.
    var files: [String: String] = [:]

    /// Returns the lines of what some rules find.
    ///
    /// - Parameters:
    ///   - rules: The ids of the rules.
    ///   - arguments: Arguments of the command beside the scene. Default: without pixels.
    func found(_ rules: [String], _ arguments: [String] = ["--no-pixels"]) throws -> [String] {
        let folder = try Folder()
        try folder.write("vitrine: 1\n\(top)\nbody:\n\(nodes)\n", "scene.yaml")
        for (name, text) in files { try folder.write(text, name) }
        let result = try Tool.run(["audit", "scene.yaml", "--threads", "1"] + arguments, in: folder.url)
        try #require(result.code < 2, "\(result.output)\(result.errors)")
        return result.output.split(separator: "\n").map(String.init).filter { line in
            rules.contains { line.hasSuffix("[\($0)]") }
        }
    }

    /// Returns the wrong and the right nodes that the page about audits shows for a rule.
    static func examples(of rule: String) throws -> (wrong: String, right: String) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appending(path: "Sources/9-Products/Vitrine/Vitrine.docc/Audit.md"),
            encoding: .utf8)
        let section = try #require(page.split(separator: "\n### \(rule)\n").dropFirst().first)
        let block = try #require(section.split(separator: "```yaml\n").dropFirst().first)
        let code = try #require(block.split(separator: "```").first)
        let parts = code.split(separator: "# right\n").map(String.init)
        try #require(parts.count == 2)
        return (parts[0], parts[1])
    }
}
