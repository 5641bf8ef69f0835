import Foundation
import Synchronization
import VitrineFiles
import VitrineGeometry
import VitrineGoldens
import VitrineRendering
import VitrineText

/// The inputs of each scene at its last match, kept between runs.
///
/// An entry is valid as long as the program, the fonts, the options, the settings, the golden, and every file
/// that was read or looked for are unchanged. Losing the cache costs only time.
package final class SuiteCache: Sendable {
    struct Entry: Hashable, Codable {
        /// A hash of the program, the fonts, the options and the settings.
        var key: String
        /// The state of each path that was read; see `state(of:)`.
        var reads: [String: String]
        /// The hash of the golden's file, or of its pixels if only that is kept.
        var golden: String
    }

    private struct File: Codable {
        var version = 1
        var program: Program?
        var entries: [String: Entry] = [:]
    }

    /// The program, identified by its path and the attributes of its file that change with it.
    private struct Program: Hashable, Codable {
        var path: String
        var stamp: String
        var hash: String
    }

    private let path: String
    private let old: File
    private let program: Program?
    private let fonts: String
    private let new = Mutex<[String: Entry]>([:])
    private let states = Mutex<[String: String]>([:])

    /// Returns the folder of all caches: `$VITRINE_CACHE`, `$XDG_CACHE_HOME/vitrine` or `~/.cache/vitrine`.
    package static func folder(environment: [String: String]) -> String {
        let home = environment["HOME"] ?? FileManager.default.temporaryDirectory.path
        return environment["VITRINE_CACHE"]
            ?? (environment["XDG_CACHE_HOME"] ?? "\(home)/.cache") + "/vitrine"
    }

    /// Opens the cache for a folder of goldens.
    init(goldens: String, library: FontLibrary, environment: [String: String]) {
        let folder = Self.folder(environment: environment)
        let place = URL(fileURLWithPath: goldens).standardizedFileURL.resolvingSymlinksInPath().path
        path = "\(folder)/suite-\(FNV1a64.digits(Array(place.utf8))).json"
        let data = (try? FileBytes.read(path, limit: 256 << 20)).map { Data($0) }
        let read = data.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
        old = read?.version == 1 ? read ?? File() : File()
        program = Self.current(known: old.program)
        fonts = library.stateHash
    }

    private static func current(known: Program?) -> Program? {
        guard let path = Bundle.main.executablePath,
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        else { return nil }
        let parts = [FileAttributeKey.size, .modificationDate, .systemFileNumber].map { key in
            (attributes[key] as? Date).map { "\($0.timeIntervalSince1970)" } ?? "\(attributes[key] ?? "")"
        }
        let stamp = parts.joined(separator: " ")
        if let known, known.path == path, known.stamp == stamp { return known }
        return programHash.map { Program(path: path, stamp: stamp, hash: $0) }
    }

    /// The hash of the program's file at the first use, which is the program that runs even if the file is
    /// replaced later.
    private static let programHash = Bundle.main.executablePath
        .flatMap { try? FileBytes.read($0) }.map { FNV1a64.digits($0) }

    /// Returns the key of an entry for a case, or `nil` if the program cannot be identified.
    func key(_ parts: [String]) -> String? {
        guard let program else { return nil }
        return FNV1a64.digits(Array(([program.hash, fonts] + parts).joined(separator: "\u{0}").utf8))
    }

    /// Returns `true` if nothing has changed since the picture last matched.
    func isUpToDate(_ name: String, key: String?, golden: () -> String?) -> Bool {
        guard let key, let entry = old.entries[name], entry.key == key, entry.golden == golden(),
            entry.reads.allSatisfy({ state(of: $0.key) == $0.value })
        else { return false }
        new.withLock { $0[name] = entry }
        return true
    }

    func note(
        _ name: String, key: String?, scene: String, picture: RenderedScene,
        reads log: [String: ReadLog.Entry],
        golden: String
    ) {
        guard let key else { return }
        // Record the state as it was read, not as it may be by now.
        var reads = [scene: picture.picture.record.scene]
        for (path, entry) in log {
            switch entry {
            case .file(let hash): reads[path] = hash
            case .folder(let hash): reads[path] = "folder \(hash)"
            case .nothing: reads[path] = ""
            }
        }
        for folder in picture.fontFolders { reads["fonts:\(folder)"] = FontLibrary.stateHash(of: folder) }
        new.withLock { [reads] in $0[name] = Entry(key: key, reads: reads, golden: golden) }
    }

    /// Returns the current state of a path: the hash of a file, the hash of a folder's names, or an empty
    /// string.
    private func state(of path: String) -> String {
        if let known = states.withLock({ $0[path] }) { return known }
        let found: String
        if path.hasPrefix("fonts:") {
            found = FontLibrary.stateHash(of: String(path.dropFirst(6)))
        } else if let bytes = try? FileBytes.read(path) {
            found = FNV1a64.digits(bytes)
        } else if let names = try? FileManager.default.contentsOfDirectory(atPath: path) {
            found = "folder \(ReadLog.hash(of: names.sorted()))"
        } else {
            found = ""
        }
        states.withLock { $0[path] = found }
        return found
    }

    /// Saves the entries of this run together with earlier entries for other pictures of the suite.
    func save(all names: Set<String>) {
        let entries = new.withLock { $0 }
        var file = File()
        file.program = program
        file.entries = old.entries.merging(entries) { _, new in new }.filter { names.contains($0.key) }
        guard file.entries != old.entries || program != old.program,
            let data = try? JSONEncoder().encode(file)
        else { return }
        // A pipe would be waited for until somebody reads it.
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        guard type == nil || type == .typeRegular else { return }
        SystemCalls.makeFolders(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try? AtomicFile.write([UInt8](data), to: path)
    }
}
