/// The design tokens that the texts of a scene refer to, and those that these refer to in turn.
struct TokenUses {
    /// The names in references.
    private var names: Set<String> = []
    /// The names, and those of the groups that they are in.
    private var prefixes: Set<String> = []
    /// The paths of the leaves that are referred to.
    private(set) var paths: Set<String> = []

    /// Finds the tokens that texts refer to.
    ///
    /// - Parameters:
    ///   - texts: The texts of a scene and its libraries.
    ///   - tokens: The leaves of token files.
    init(_ texts: some Sequence<String>, tokens: [String: String]) {
        // A reference to a group is one to all that is in it, and a name may go on within a value.
        var within: [String: [String]] = [:]
        var exact: [String: [String]] = [:]
        for path in tokens.keys {
            guard let name = Self.name(of: path) else { continue }
            exact[name, default: []].append(path)
            for prefix in Self.prefixes(of: name) { within[prefix, default: []].append(path) }
        }
        var open = texts.flatMap(ChangedTokens.references)
        while let name = open.popLast().map(Self.trimmed) {
            guard names.insert(name).inserted else { continue }
            let above = Self.prefixes(of: name)
            prefixes.formUnion(above)
            for path in (within[name] ?? []) + above.dropLast().flatMap({ exact[$0] ?? [] })
            where paths.insert(path).inserted {
                open += tokens[path].map(Self.references) ?? []
            }
        }
    }

    /// Returns `true` if a reference leads to the token that a leaf belongs to, whether or not it is there.
    func reach(_ path: String) -> Bool {
        guard let name = Self.name(of: path) else { return false }
        return prefixes.contains(name) || Self.prefixes(of: name).contains(where: names.contains)
    }

    /// Returns the name of the token or the group that a leaf says something of, as scenes refer to it; `nil`
    /// for what changes no value.
    private static func name(of path: String) -> String? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let mark = parts.firstIndex(where: { $0.hasPrefix("$") }) else {
            return ChangedTokens.withoutSet(path)
        }
        guard ["$value", "$ref", "$extends"].contains(where: { parts[mark].hasPrefix($0) }) else {
            return nil
        }
        return ChangedTokens.withoutSet(parts[..<mark].joined(separator: "."))
    }

    /// Returns the names that the text of a leaf refers to, in braces or as a JSON Pointer.
    private static func references(in text: String) -> [String] {
        guard let pointer = text.firstRange(of: "#/") else { return ChangedTokens.references(in: text) }
        let parts = text[pointer.upperBound...].split(separator: "/").prefix { !$0.hasPrefix("$") }
        return parts.isEmpty ? [] : [ChangedTokens.withoutSet(parts.joined(separator: "."))]
    }

    /// Returns a name without the dots that precede a part which is computed.
    private static func trimmed(_ name: String) -> String {
        String(name.reversed().drop { $0 == "." }.reversed())
    }

    /// Returns `a`, `a.b` and `a.b.c` for `a.b.c`.
    private static func prefixes(of name: String) -> [String] {
        name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) } + [name]
    }
}
