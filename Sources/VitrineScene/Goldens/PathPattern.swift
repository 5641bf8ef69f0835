/// A pattern for relative paths: `*` matches any part of a name, `?` any single character of it, `**` any
/// number of folders.
///
/// A pattern without `/` matches any component of the path: a folder, or the file with or without its
/// extension.
public struct PathPattern: Hashable, Sendable {
    private let parts: [[Character]]

    public init(_ pattern: String) {
        parts = pattern.split(separator: "/").map(Array.init)
    }

    /// Returns `true` if a relative path matches the pattern.
    public func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(Array.init)
        guard let last = names.last else { return false }
        var stem = names
        if let dot = last.lastIndex(of: "."), dot > 0 { stem[stem.count - 1] = Array(last[..<dot]) }
        if parts.count == 1, let only = parts.first, only != ["*", "*"] {
            return (names + stem.suffix(1)).contains { Self.name($0, matches: only) }
        }
        // A pattern that matches a folder matches everything in it.
        return [names, stem].contains { candidate in
            candidate.indices.contains { Self.path(candidate[...$0], matches: parts[...]) }
        }
    }

    private static func path(_ names: ArraySlice<[Character]>, matches parts: ArraySlice<[Character]>) -> Bool
    {
        guard let part = parts.first else { return names.isEmpty }
        if part == ["*", "*"] {
            return (0...names.count).contains { path(names.dropFirst($0), matches: parts.dropFirst()) }
        }
        guard let name = names.first, Self.name(name, matches: part) else { return false }
        return path(names.dropFirst(), matches: parts.dropFirst())
    }

    /// Returns `true` if a name matches a pattern. Greedy, with a single backtracking point: the time is
    /// bounded by the product of both lengths.
    private static func name(_ name: [Character], matches pattern: [Character]) -> Bool {
        var (at, place) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while place < name.count {
            if at < pattern.count, pattern[at] == "*" {
                star = (at, place)
                at += 1
            } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[place] {
                (at, place) = (at + 1, place + 1)
            } else if let back = star {
                star = (back.pattern, back.name + 1)
                (at, place) = (back.pattern + 1, back.name + 1)
            } else {
                return false
            }
        }
        return pattern[min(at, pattern.count)...].allSatisfy { $0 == "*" }
    }
}
