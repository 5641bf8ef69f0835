import Foundation
import Vitrine
import VitrineText

/// The fonts of the system and those in some folders, looked up again when the files in the folders change.
struct FontFolderWatch: Sendable {
    private let folders: [String]
    private let resources = SessionResources()

    init(_ folders: [String]) { self.folders = folders }

    /// The library of the fonts as they are now.
    var library: FontLibrary { resources.library(folders) }

    /// The folders and the files in them, whose changes change texts.
    var files: Set<String> {
        folders.reduce(into: Set(folders)) { files, folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            files.formUnion(names.map { "\(folder)/\($0)" })
        }
    }
}
