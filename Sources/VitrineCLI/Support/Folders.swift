import ArgumentParser
import Foundation

enum Folders {
    /// Creates the folder for a file.
    static func make(for path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FolderError(path: folder.path)
        }
    }
}
