import Foundation
import VitrineTestSupport

/// The package's manifest as SwiftPM reads it.
enum PackageManifest {
    /// The targets that turn display lists into pixels.
    static let rasteriser: Set<String> = [
        "VitrinePixels", "VitrineCoverage", "VitrineBlur", "VitrineGlass", "VitrineShaders",
        "VitrineBlending",
        "VitrineRaster",
    ]
    /// The targets of `Sources` as SwiftPM reads the manifest: those of each folder, each with its imports.
    static let targets = Result { try dumpedTargets() }

    private static func dumpedTargets() throws -> [String: [String: Set<String>]] {
        // A build that is running, as that of `swift test`, holds the lock of the usual folder.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        let output = scratch.appendingPathExtension("json")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(at: scratch)
            try? FileManager.default.removeItem(at: output)
        }
        let swift = Process()
        swift.executableURL = URL(filePath: "/usr/bin/env")
        swift.arguments = [
            ProcessInfo.processInfo.environment["SWIFT"] ?? "swift", "package", "--package-path",
            Repository.root.path,
            "--scratch-path", scratch.path, "dump-package",
        ]
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        swift.standardOutput = try FileHandle(forWritingTo: output)
        try swift.run()
        swift.waitUntilExit()
        let manifest = try JSONDecoder().decode(Dump.self, from: Data(contentsOf: output))
        var folders: [String: [String: Set<String>]] = [:]
        for target in manifest.targets {
            let path = (target.path ?? "").split(separator: "/")
            guard path.count == 3, path[0] == "Sources" else { continue }
            folders[String(path[1]), default: [:]][target.name] = Set(target.dependencies.map(\.name))
        }
        return folders
    }

    /// What `swift package dump-package` prints, as far as it is compared.
    private struct Dump: Decodable {
        let targets: [Target]

        struct Target: Decodable {
            let name: String
            let path: String?
            let dependencies: [Dependency]
        }

        /// A dependency: an object whose one value begins with the name.
        struct Dependency: Decodable {
            let name: String

            init(from decoder: any Decoder) throws {
                let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
                name = kinds.values.first?.first?.name ?? ""
            }
        }

        /// One of the values of a dependency: its name, its package, or a condition.
        struct Part: Decodable {
            let name: String?

            init(from decoder: any Decoder) throws {
                name = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }

    /// The targets of all folders, each with what it imports.
    static func imports() throws -> [String: Set<String>] {
        try targets.get().values.reduce(into: [:]) { $0.merge($1) { one, _ in one } }
    }

    /// The names that one leads to, directly or by others.
    static func reached(from name: String, by uses: [String: Set<String>]) -> Set<String> {
        var (reached, next): (Set<String>, [String]) = ([], [name])
        while let each = next.popLast() {
            for other in uses[each] ?? [] where reached.insert(other).inserted { next.append(other) }
        }
        return reached
    }
}
