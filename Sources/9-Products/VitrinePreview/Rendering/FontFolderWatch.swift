import Foundation
import VitrineRendering
import VitrineSessions
import VitrineText

/// The fonts of the system and those in some folders, looked up again when the files in the folders change.
struct FontFolderWatch: Sendable {
    private let folders: [String]
    private let suiteFolders: [String]
    private let resources = SessionResources()

    init(_ options: RenderOptions) {
        (folders, suiteFolders) = (options.fontFolders, options.suiteFontFolders)
    }

    /// The library of the fonts as they are now.
    var library: FontLibrary { resources.library(folders, suite: suiteFolders) }

    /// The folders and the files in them, whose changes change texts.
    var files: Set<String> {
        (folders + suiteFolders).reduce(into: Set(folders + suiteFolders)) { files, folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            files.formUnion(names.map { "\(folder)/\($0)" })
        }
    }
}
