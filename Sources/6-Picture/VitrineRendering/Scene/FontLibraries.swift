import Synchronization
import VitrineText

/// The font libraries of the process, one for each list of folders, so that fonts are looked up once.
///
/// Fonts that are installed while the process runs are not noticed.
enum FontLibraries {
    private static let known = Mutex<[[[String]]: FontLibrary]>([:])

    /// Returns the library that searches some folders before the system's.
    ///
    /// - Parameters:
    ///   - folders: The folders of the command line.
    ///   - suite: The folders that all scenes of a suite share.
    static func library(_ folders: [String], suite: [String]) -> FontLibrary {
        known.withLock { known in
            if let library = known[[folders, suite]] { return library }
            let library = FontLibrary(extraFolders: folders, suiteFolders: suite)
            known[[folders, suite]] = library
            return library
        }
    }
}
