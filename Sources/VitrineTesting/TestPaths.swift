import Foundation
import Vitrine
import VitrineGoldens

/// Finds paths that tests name relative to their package.
enum TestPaths {
    /// The nearest folder at or above a file's that holds a path; the current folder where none does.
    static func folder(containing path: String, from file: String) -> String {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) {
                return folder.path
            }
            folder = folder.deletingLastPathComponent()
        }
        return FileManager.default.currentDirectoryPath
    }

    static func path(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
}
