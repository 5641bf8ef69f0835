/// A pattern for relative paths: `*` matches any part of a name, `?` any single character of it, `**` any
/// number of folders.
///
/// A pattern without `/` matches any component of the path: a folder, or the file with or without its
/// extension.
package struct PathPattern: Hashable, Sendable {
    private let parts: [[Character]]

    package init(_ pattern: String) {
        parts = pattern.split(separator: "/").map(Array.init)
    }

    /// Returns `true` if a relative path matches the pattern.
    package func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(Array.init)
        guard let last = names.last else { return false }
        var stem = names
        if let dot = last.lastIndex(of: "."), dot > 0 { stem[stem.count - 1] = Array(last[..<dot]) }
        if parts.count == 1, let only = parts.first, only != ["*", "*"] {
            return (names + stem.suffix(1)).contains { Self.name($0, matches: only) }
        }
        return covers(names) || covers(stem)
    }

    /// Returns `true` if the pattern matches a path, or a folder that contains it: then it matches everything
    /// in that. The time is bounded by the product of both lengths.
    private func covers(_ names: [[Character]]) -> Bool {
        // For each number of names whether the parts so far match them.
        var isMatched = [true] + names.map { _ in false }
        for part in parts {
            if part == ["*", "*"] {
                let first = isMatched.firstIndex(of: true) ?? isMatched.count
                for index in isMatched.indices where index > first { isMatched[index] = true }
            } else {
                for index in names.indices.reversed() {
                    isMatched[index + 1] = isMatched[index] && Self.name(names[index], matches: part)
                }
                isMatched[0] = false
            }
        }
        return isMatched.dropFirst().contains(true)
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
