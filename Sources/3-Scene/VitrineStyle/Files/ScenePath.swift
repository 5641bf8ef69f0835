import VitrineSource

/// The paths of a scene's files, relative to its folder.
package enum ScenePath {
    /// Returns the folder of a path: empty, or with a trailing slash.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Returns a path relative to the scene's own file, as paths are relative to the file that holds them.
    ///
    /// - Parameters:
    ///   - path: The path as it is written.
    ///   - mark: Where it is written.
    ///   - folders: The folders of the files, relative to the first.
    package static func path(_ path: String, from mark: SourceMark, in folders: [String]) -> String {
        let folder = folder(of: mark, in: folders)
        return folder.isEmpty ? path : joined(folder, path)
    }

    package static func folder(of mark: SourceMark, in folders: [String]) -> String {
        folders.indices.contains(mark.file) ? folders[mark.file] : ""
    }

    /// Returns a path relative to a folder, normalised without `.` and, if possible, `..`, so that each file
    /// has one path.
    package static func joined(_ folder: String, _ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : folder + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (whole.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
