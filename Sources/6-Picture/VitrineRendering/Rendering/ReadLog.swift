import Synchronization
import VitrineGeometry

/// The files and folders that a scene read while it was rendered.
///
/// The pixels stay the same as long as these do.
package final class ReadLog: Sendable {
    /// The outcome of a read.
    package enum Entry: Hashable, Sendable {
        /// The hash of a file's bytes.
        case file(String)
        /// The hash of the names in a folder.
        case folder(String)
        /// Nothing that could be read.
        case nothing
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var texts: [String: [UInt8]] = [:]

        mutating func set(_ entry: Entry, at path: String) {
            if let known = entries.index(forKey: path), !entries[known].key.utf8.elementsEqual(path.utf8) {
                // Two files whose names differ in their Unicode form alone, which have one entry: its hash is
                // none that a file has, so that nothing is ever taken for unchanged.
                entries[path] = .file("")
            } else {
                entries[path] = entry
            }
        }
    }

    /// The maximum size of a text that is kept, in bytes.
    private static let longestText = 1 << 20
    private let state = Mutex(State())

    /// Creates an empty log.
    package init() {}

    /// The outcome of each read, by absolute path with symbolic links resolved.
    package var entries: [String: Entry] { state.withLock { $0.entries } }

    /// The contents of files whose extension marks them as text, such as tokens, by path.
    package var texts: [String: [UInt8]] { state.withLock { $0.texts } }

    func note(_ path: String, bytes: [UInt8]?) {
        let entry = bytes.map { Entry.file(FNV1a64.digits($0)) } ?? .nothing
        let isText = [".json", ".yaml", ".yml"].contains { path.lowercased().hasSuffix($0) }
        state.withLock { state in
            state.set(entry, at: path)
            if isText, let bytes, bytes.count <= Self.longestText { state.texts[path] = bytes }
        }
    }

    func note(_ path: String, names: [String]?) {
        let entry = names.map { Entry.folder(Self.hash(of: $0)) } ?? .nothing
        state.withLock { $0.set(entry, at: path) }
    }

    package static func hash(of names: [String]) -> String {
        FNV1a64.digits(Array(names.joined(separator: "\u{0}").utf8))
    }
}
