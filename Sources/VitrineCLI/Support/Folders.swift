import ArgumentParser
import Foundation
import Vitrine

enum Folders {
    /// Makes the folder that a file goes to.
    static func make(for path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FolderError(path: folder.path)
        }
    }
}
