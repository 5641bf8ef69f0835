import Foundation
import VitrineFiles
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineSource
import VitrineSuiteFormat
import VitrineText
import VitrineThreads

/// The scenes of a suite at a revision of git, extracted into a temporary folder that is deleted with this
/// value.
final class BaseRevision: Sendable {
    let revision: String
    private let folder: String
    /// The suite's folder inside the extracted one.
    private let root: String

    init(revision: String, root: String) throws(SuiteError) {
        self.revision = revision
        let top = try Self.git(["rev-parse", "--show-toplevel"], in: root)
        let prefix = try Self.git(["rev-parse", "--show-prefix"], in: root)
        // Without `--end-of-options`, a revision that begins with a dash would be read as an option.
        let commit = try Self.git(
            ["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"], in: root)
        folder = FileManager.default.temporaryDirectory.path + "/vitrine-base-\(UUID().uuidString)"
        self.root =
            prefix.isEmpty
            ? folder : "\(folder)/\(prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix)"
        guard SystemCalls.makeFolders(folder) == 0 else {
            throw .base("the folder \(folder) cannot be made")
        }
        let archive = "\(folder)/base.tar"
        let isWhole = prefix.isEmpty ? true : try Self.hasSettings(above: prefix, commit, in: top)
        let paths = isWhole ? [] : ["--", prefix]
        _ = try Self.git(["archive", "--format=tar", "-o", archive, commit] + paths, in: top)
        _ = try Self.call(["tar", "-xf", archive, "-C", folder], in: folder)
        try? FileManager.default.removeItem(atPath: archive)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Renders a scene as it was at the revision.
    func picture(
        of item: SuiteCase, _ options: RenderOptions, _ library: FontLibrary
    ) throws(RenderError) -> RenderedScene {
        var each = options
        each.scene = item.options
        each.threads = 1
        return try RenderedScene("\(root)/\(item.scene.path)", options: each, library: library)
    }

    /// Films a scene as it was at the revision.
    func film(
        of item: SuiteCase, _ options: RenderOptions, _ library: FontLibrary, _ resources: SessionResources
    ) throws(RenderError) -> RenderedFilm {
        try RenderedFilm(
            "\(root)/\(item.scene.path)", item.film ?? FilmGoldenSettings(), options: options,
            library: library, resources: resources)
    }

    /// Returns `true` if folders above a folder of scenes have settings for them, which may name any file of
    /// the repository.
    private static func hasSettings(
        above prefix: String, _ commit: String, in top: String
    ) throws(SuiteError) -> Bool {
        let parts = prefix.split(separator: "/")
        let places = parts.indices.flatMap { count in
            let folder = parts.prefix(count).map { "\($0)/" }.joined()
            return ["\(folder)suite.yaml", "\(folder)\(SettingsSearch.goldens)/suite.yaml"]
        }
        let found = try git(["ls-tree", "--name-only", "--full-tree", commit, "--"] + places, in: top)
        for path in found.split(separator: "\n").map(String.init) {
            let text = try git(["show", "\(commit):\(path)"], in: top)
            // What is wrong with it, the picture says.
            guard let suite = try? SuiteFile(SourceFile(name: path, text: text)) else { return true }
            if !suite.defaults.isEmpty { return true }
        }
        return false
    }

    private static func git(_ arguments: [String], in folder: String) throws(SuiteError) -> String {
        try call(["git"] + arguments, in: folder)
    }

    /// Runs a command and returns its output without trailing newlines.
    private static func call(_ words: [String], in folder: String) throws(SuiteError) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do {
            try NativeThread.check()
            try process.run()
        } catch {
            let reason = (error as? ThreadShortage)?.description ?? error.localizedDescription
            throw .base("cannot run \(words[0]): \(reason)")
        }
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = String(decoding: complaints, as: UTF8.self).trimmingCharacters(
                in: .whitespacesAndNewlines)
            throw .base("--base: `\(words.prefix(2).joined(separator: " "))` failed: \(text)")
        }
        return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
