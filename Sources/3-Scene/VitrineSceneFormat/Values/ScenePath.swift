/// The paths of a scene's files, relative to its folder.
package enum ScenePath {
    /// Returns the folder of a path: empty, or with a trailing slash.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
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
