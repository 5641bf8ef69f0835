import ArgumentParser
import Foundation
import VitrineFiles

enum Folders {
    /// Checks the folders of `--font-dir`.
    static func check(fonts folders: [String]) throws(CommandFailure) {
        for folder in folders {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
                let question = FileNames.question(about: folder).map { ": \($0)" } ?? ""
                throw CommandFailure(
                    .noInput, "\(folder): error: there is no such folder of fonts\(question)")
            }
            guard isFolder.boolValue else {
                throw CommandFailure(.noInput, "\(folder): error: this is a file, not a folder of fonts")
            }
        }
    }

    /// Creates the folder for a file.
    static func make(for path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard SystemCalls.makeFolders(folder) == 0 else { throw FolderError(path: folder) }
    }
}
