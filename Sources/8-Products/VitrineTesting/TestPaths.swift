import Foundation

/// Locates files that tests name relative to their package.
enum TestPaths {
    /// Returns the closest folder at or above that of a file that contains a path, or the current folder if
    /// there is none.
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
