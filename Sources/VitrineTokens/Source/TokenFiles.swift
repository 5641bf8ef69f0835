/// Where the files of design tokens come from.
public protocol TokenFiles {
    /// The bytes of a file; a longer one is unreadable. Paths are as given by the caller, or that of a file joined with
    /// the relative path in its `$ref`.
    func bytes(at path: String, limit: Int) -> Result<[UInt8], TokenFileProblem>
}

public enum TokenFileProblem: Error, Hashable, Sendable {
    case missing
    case outside
    case unreadable(String)
}

enum TokenPath {
    /// The path that a reference in a file leads to: relative to the file's own folder, dots resolved.
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
