import Foundation

/// The tokens whose values differ, and what refers to them.
struct ChangedTokens {
    private var direct: [String: Cause] = [:]
    /// The leaves of token files that refer to others, in the order of their paths.
    private let referring: [(path: String, value: String)]

    /// - Parameters: leaves of token files, such as `color.accent.$value`, and their texts.
    init(_ old: [String: String], _ new: [String: String]) {
        referring = new.filter { $0.value.contains("{") }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
        for path in Set(old.keys).union(new.keys).sorted() where old[path] != new[path] {
            guard let name = Self.name(of: path) else { continue }
            let rest = path.dropFirst(name.count).drop { $0 == "." }
            let part = rest.hasPrefix("$value") ? rest.dropFirst(6).drop { $0 == "." } : rest[...]
            let subject = part.isEmpty ? name : "\(name).\(part)"
            let cause = Cause(.token, subject, old: old[path], new: new[path])
            // Of a token that changed in several parts the first one is told.
            if let known = direct[name], known.subject <= subject { continue }
            direct[name] = cause
        }
    }

    var all: [Cause] { direct.values.sorted { $0.subject < $1.subject } }

    /// The causes behind the references in a text.
    func causes(of text: String) -> [Cause] {
        if direct.isEmpty || !text.contains("{") { return [] }
        var found: [Cause] = []
        var seen: Set<String> = []
        for name in Self.references(in: text) { collect(name, &seen, &found) }
        return found
    }

    private func collect(_ name: String, _ seen: inout Set<String>, _ found: inout [Cause]) {
        guard seen.insert(name).inserted, seen.count < 200 else { return }
        // In the order of names, so that the same change is told in the same words.
        for (token, cause) in direct.sorted(by: { $0.key < $1.key }) where Self.refers(name, to: token) {
            if !found.contains(cause) { found.append(cause) }
        }
        for (path, value) in referring where Self.refers(name, to: Self.name(of: path) ?? path) {
            for next in Self.references(in: value) { collect(next, &seen, &found) }
        }
    }

    /// Whether a reference is to a token, to a part of its value or to a group that it is in. Tokens within a resolver's file
    /// stand below the set or the context that they belong to, such as `modifiers.theme.contexts.dark[0].color.accent`.
    private static func refers(_ name: String, to token: String) -> Bool {
        let own = token.range(of: "].", options: .backwards).map { String(token[$0.upperBound...]) } ?? token
        return name == own || name.hasPrefix(own + ".") || own.hasPrefix(name + ".")
    }

    /// What stands before `$value`, as the token's name; nil for notes such as `$description`.
    private static func name(of path: String) -> String? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let mark = parts.firstIndex(where: { $0.hasPrefix("$") }) else { return path }
        guard parts[mark].hasPrefix("$value") else { return nil }
        return parts[..<mark].joined(separator: ".")
    }

    /// Dotted names within braces, those in arithmetic too.
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
