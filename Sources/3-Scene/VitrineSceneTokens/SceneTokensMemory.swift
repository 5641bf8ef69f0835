import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The design tokens that a scene had the last time: those of the same files need not be resolved anew, frame
/// by frame. Used by one thread at a time.
package final class SceneTokensMemory {
    /// What tokens depend on, apart from their files.
    struct Key: Equatable {
        /// The names and texts of the scene and its libraries.
        let sources: [[String]]
        let contexts: [String: String]
        let overrides: ValueOverrides
    }

    /// The bytes of a file that was read.
    struct Read {
        let path: String
        let limit: Int
        let bytes: [UInt8]
    }

    private struct Entry {
        let key: Key
        let reads: [Read]
        let loader: SceneTokensLoader
    }

    private var entry: Entry?

    /// Creates an empty memory.
    package init() {}

    /// Forgets the tokens.
    package func clear() { entry = nil }

    /// Returns the loader that has read the same files; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - key: What the tokens depend on, apart from their files.
    ///   - files: The files as they are now, each of which is read and compared.
    func loader(for key: Key, in files: any SceneFiles) -> SceneTokensLoader? {
        guard let entry, entry.key == key,
            entry.reads.allSatisfy({ read in
                guard case .success(let bytes) = files.bytes(at: read.path, limit: read.limit) else {
                    return false
                }
                return bytes == read.bytes
            })
        else { return nil }
        return entry.loader
    }

    /// Keeps a loader that has read its files, all of which were there.
    func keep(_ loader: SceneTokensLoader, for key: Key, reads: [Read]) {
        entry = Entry(key: key, reads: reads, loader: loader)
    }
}
