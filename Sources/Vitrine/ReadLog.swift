import Synchronization
import VitrineGeometry

/// What a scene read on its way to pixels: what must be as it was for the pixels to be so too.
public final class ReadLog: Sendable {
    /// What was read at a path.
    public enum Entry: Hashable, Sendable {
        /// The hash of a file's bytes.
        case file(String)
        /// The hash of the names in a folder.
        case folder(String)
        /// There was nothing that could be read.
        case nothing
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var texts: [String: [UInt8]] = [:]
    }

    /// Longer texts are not kept.
    private static let longestText = 1 << 20
    private let state = Mutex(State())

    public init() {}

    /// By absolute path, links followed.
    public var entries: [String: Entry] { state.withLock { $0.entries } }

    /// The bytes of what are texts by their names, such as tokens.
    var texts: [String: [UInt8]] { state.withLock { $0.texts } }

    func note(_ path: String, bytes: [UInt8]?) {
        let entry = bytes.map { Entry.file(FNV1a64.digits($0)) } ?? .nothing
        let isText = [".json", ".yaml", ".yml"].contains { path.lowercased().hasSuffix($0) }
        state.withLock { state in
            state.entries[path] = entry
            if isText, let bytes, bytes.count <= Self.longestText { state.texts[path] = bytes }
        }
    }

    func note(_ path: String, names: [String]?) {
        let entry = names.map { Entry.folder(Self.hash(of: $0)) } ?? .nothing
        state.withLock { $0.entries[path] = entry }
    }

    static func hash(of names: [String]) -> String {
        FNV1a64.digits(Array(names.joined(separator: "\u{0}").utf8))
    }
}
