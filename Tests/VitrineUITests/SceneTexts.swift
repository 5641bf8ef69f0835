import Foundation
import VitrineRendering

/// The project's scenes, and what is compared of them.
enum SceneTexts {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The paths of all scenes, relative to the project.
    static let all: [String] = {
        let files = FileManager.default.enumerator(atPath: root.appending(path: "scenes").path)
        let paths = files?.compactMap { $0 as? String } ?? []
        let others = [".library.yaml", "suite.yaml"]
        return paths.filter { $0.hasSuffix(".yaml") && !others.contains(where: $0.hasSuffix) }.sorted()
            .map { "scenes/\($0)" }
    }()

    /// Reads a scene of the project.
    static func scene(_ path: String) throws -> Scene {
        try Scene(contentsOf: root.appending(path: path))
    }

    /// Returns what a scene paints, without the places that it comes from.
    static func painted(_ scene: Scene, _ options: RenderOptions = RenderOptions()) throws -> [Substring] {
        try scene.displayList(options).split(separator: "\n").map { line in
            line.range(of: "   ← ").map { line[..<$0.lowerBound] } ?? line
        }
    }

    /// Returns a text file of the project.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
