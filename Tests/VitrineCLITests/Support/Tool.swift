import Foundation
import Testing
import VitrineTestSupport

/// The built `vitrine`, run as users run it.
enum Tool {
    struct Result {
        let code: Int32
        /// `true` if a signal ended the process: a crash.
        let crashed: Bool
        let output: String
        let errors: String
        /// The bytes of standard output.
        let bytes: [UInt8]
    }

    /// The executable beside the test bundle in the build folder.
    static let path: String = {
        let test = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var folder = test.deletingLastPathComponent()
        // On macOS the bundle's executable is three folders down.
        while folder.path != "/" {
            let tool = folder.appendingPathComponent("vitrine").path
            if FileManager.default.isExecutableFile(atPath: tool) { return tool }
            folder.deleteLastPathComponent()
        }
        return "vitrine"
    }()

    /// The variables of the tests without those that change what the tool does: `CI` forbids to record goldens,
    /// and a job's summary would receive those of the tests.
    static let neutralEnvironment = ProcessInfo.processInfo.environment.filter { name, _ in
        name != "CI" && !["GITHUB_", "TEST_", "VITRINE_", "SNAPSHOT_"].contains { name.hasPrefix($0) }
    }

    /// Runs the tool and waits for it.
    ///
    /// - Parameters:
    ///   - arguments: The words after `vitrine`.
    ///   - folder: The current folder.
    ///   - input: What standard input holds. Default: that of the tests.
    ///   - environment: Variables in addition to ``neutralEnvironment``.
    static func run(
        _ arguments: [String], in folder: URL, input: String? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.environment = neutralEnvironment.merging(environment) { $1 }
        if let input {
            let file = folder.appendingPathComponent(".stdin-\(UUID().uuidString)")
            try Data(input.utf8).write(to: file)
            process.standardInput = try FileHandle(forReadingFrom: file)
            try FileManager.default.removeItem(at: file)
        }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // Files rather than pipes: a pipe that nobody drains blocks the tool.
        let output = folder.appendingPathComponent(".stdout-\(UUID().uuidString)")
        let errors = folder.appendingPathComponent(".stderr-\(UUID().uuidString)")
        for file in [output, errors] { try Data().write(to: file) }
        defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let bytes = try Data(contentsOf: output)
        return Result(
            code: process.terminationStatus, crashed: process.terminationReason == .uncaughtSignal,
            output: String(decoding: bytes, as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), bytes: Array(bytes))
    }
}

/// A folder that is deleted when the test ends.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

    func write(_ bytes: [UInt8], _ name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: url.appendingPathComponent(name)))
    }

    /// The names of all files, including those in subfolders with their paths.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            var isFolder: ObjCBool = false
            _ = unsafe FileManager.default.fileExists(
                atPath: url.appendingPathComponent(name).path, isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }
}

/// Scenes small enough for a debug build.
enum Scenes {
    static let small = """
        vitrine: 1
        canvas: { width: 40, height: 30, scale: 1 }
        background: { light: "#FFFFFF", dark: "#000000" }
        body:
          - circle: 20
            fill: { linearGradient: { colors: [red, blue] } }
            shadow: { radius: 4, y: 2 }

        """

    static let broken = SceneText.node("txet: Hello", canvas: "{ width: 40, height: 30 }")
}
