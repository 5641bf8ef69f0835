import Foundation
import Synchronization
import VitrineText

/// The fonts of the system and those in some folders, looked up again when the files in the folders change.
final class FontFolderWatch: Sendable {
    private let folders: [String]
    private let known: Mutex<(states: [String], library: FontLibrary)>

    init(_ folders: [String]) {
        self.folders = folders
        known = Mutex((Self.states(folders), FontLibrary(extraFolders: folders)))
    }

    /// The library of the fonts as they are now.
    var library: FontLibrary {
        let states = Self.states(folders)
        return known.withLock { known in
            if known.states != states { known = (states, FontLibrary(extraFolders: folders)) }
            return known.library
        }
    }

    /// The folders and the files in them, whose changes change texts.
    var files: Set<String> {
        folders.reduce(into: Set(folders)) { files, folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            files.formUnion(names.map { "\(folder)/\($0)" })
        }
    }

    private static func states(_ folders: [String]) -> [String] {
        folders.map { FontLibrary.stateHash(of: $0) }
    }
}
