import Foundation

/// The tokens whose values differ, and the references to them.
struct ChangedTokens {
    private var direct: [String: Cause] = [:]
    /// The leaves of token files that refer to other tokens, sorted by path.
    private let referring: [(path: String, value: String)]

    /// Compares the leaves of token files.
    ///
    /// - Parameters:
    ///   - old: The texts of the leaves in the golden, by paths such as `color.accent.$value`.
    ///   - new: The texts of the leaves in the new picture.
    init(_ old: [String: String], _ new: [String: String]) {
        referring = new.filter { $0.value.contains("{") }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
        for path in Set(old.keys).union(new.keys).sorted() where old[path] != new[path] {
            guard let name = Self.name(of: path) else { continue }
            let whole = TokenLeaf.whole(of: path, old, new)
            let rest = whole.path.dropFirst(name.count).drop { $0 == "." }
            let part = rest.hasPrefix("$value") ? rest.dropFirst(6).drop { $0 == "." } : rest[...]
            let subject = part.isEmpty ? name : "\(name).\(part)"
            let cause = Cause(.token, subject, old: whole.old, new: whole.new)
            // If several parts of a token have changed, the first one is reported.
            if let known = direct[name], known.subject <= subject { continue }
            direct[name] = cause
        }
    }

    var all: [Cause] { direct.values.sorted { $0.subject < $1.subject } }

    /// Returns the causes of changes in the tokens that a text refers to.
    func causes(of text: String) -> [Cause] {
        if direct.isEmpty || !text.contains("{") { return [] }
        var found: [Cause] = []
        var seen: Set<String> = []
        for name in Self.references(in: text) { collect(name, &seen, &found) }
        return found
    }

    private func collect(_ name: String, _ seen: inout Set<String>, _ found: inout [Cause]) {
        guard seen.insert(name).inserted, seen.count < 200 else { return }
        // Sorted by name, so that the same change is always described in the same words.
        for (token, cause) in direct.sorted(by: { $0.key < $1.key }) where Self.refers(name, to: token) {
            if !found.contains(cause) { found.append(cause) }
        }
        for (path, value) in referring where Self.refers(name, to: Self.name(of: path) ?? path) {
            for next in Self.references(in: value) { collect(next, &seen, &found) }
        }
    }

    /// Returns `true` if a name refers to a token, a part of its value, or a group that contains it.
    private static func refers(_ name: String, to token: String) -> Bool {
        let own = withoutSet(token)
        return name == own || name.hasPrefix(own + ".") || own.hasPrefix(name + ".")
    }

    /// Returns the path of a token without that of its set or context in a resolver's file, such as
    /// `modifiers.theme.contexts.dark[0].` before `color.accent`.
    static func withoutSet(_ token: String) -> String {
        token.range(of: "].", options: .backwards).map { String(token[$0.upperBound...]) } ?? token
    }

    /// Returns the part of a path before `$value`, which is the name of the token, or `nil` for annotations
    /// such as `$description`.
    private static func name(of path: String) -> String? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let mark = parts.firstIndex(where: { $0.hasPrefix("$") }) else { return path }
        guard parts[mark].hasPrefix("$value") else { return nil }
        return parts[..<mark].joined(separator: ".")
    }

    /// Returns the dotted names within braces, including those in arithmetic.
    static func references(in text: String) -> [String] {
        var names: [String] = []
        var depth = 0
        var name = ""
        func finish() {
            if name.contains(where: \.isLetter) { names.append(name) }
            name = ""
        }
        for character in text {
            if character == "{" { depth += 1 } else if character == "}" { depth = max(depth - 1, 0) }
            guard depth > 0, character.isLetter || character.isNumber || "._-$".contains(character) else {
                finish()
                continue
            }
            name.append(character)
        }
        finish()
        return names
    }
}
