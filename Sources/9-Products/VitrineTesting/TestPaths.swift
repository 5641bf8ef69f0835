import Foundation
import VitrineFiles

/// Locates files that tests name relative to their package.
enum TestPaths {
    /// Returns the closest folder at or above that of a file that contains a path, or the current folder if
    /// there is none.
    static func folder(containing path: String, from file: String) -> String {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path != "/" {
            let place = FileNames.existing(folder.appendingPathComponent(path).path)
            if FileManager.default.fileExists(atPath: place) {
                return folder.path
            }
            folder = folder.deletingLastPathComponent()
        }
        return FileManager.default.currentDirectoryPath
    }

    /// Returns the folder for what all expectations leave behind: `SNAPSHOT_ARTIFACTS`, or `out/failures` in
    /// a folder.
    static func artifacts(in folder: String) -> String {
        ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? "\(folder)/out/failures"
    }

    /// Returns the folder for what an expectation leaves behind, below that of all.
    static func artifacts(in folder: String, of site: CallSite, goldens: String) -> String {
        "\(artifacts(in: folder))/\(site.artifactsFolder(goldens: goldens))"
    }

    static func path(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
}
