enum TokenPath {
    /// Returns the path that a reference in a file leads to, relative to the file's own folder and with dots
    /// resolved.
    static func joined(_ reference: String, from file: String) -> String {
        if reference.hasPrefix("/") { return reference }
        var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
        for part in reference.split(separator: "/") {
            if part == "." { continue }
            if part == "..", let last = parts.last, !last.isEmpty, last != "..", last != "." {
                parts.removeLast()
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
