/// Finds all tokens of a tree of groups, and checks what the format says of names and properties.
struct TokenWalk {
    let reporter: TokenReporter
    /// The places of tokens in an older dialect.
    let older: Set<TokenPlace>
    private(set) var entries: [TokenEntry] = []
    private var folded: [String: String] = [:]

    /// What a group hands to what it holds.
    private struct Inherited {
        var type: TokenType?
        var deprecation: String?
    }

    init(_ root: MarkedJSON, older: Set<TokenPlace>, reporter: TokenReporter) {
        self.reporter = reporter
        self.older = older
        guard root.members != nil else {
            reporter.report(.notAnObject(found: root.kindName), at: root.place)
            return
        }
        guard !TokenTree.isToken(root) else {
            reporter.report(
                .badName("", reason: "the document itself cannot be a token: a token has a name"),
                at: root.place)
            return
        }
        group(root, at: [], Inherited())
    }

    private mutating func group(_ json: MarkedJSON, at path: [String], _ outer: Inherited) {
        var inherited = outer
        properties(json, on: "a group", path: path, known: TokenTree.groupProperties)
        if let type = json["$type"] { inherited.type = self.type(type) ?? inherited.type }
        if let value = json["$deprecated"] { inherited.deprecation = deprecation(value) }
        let children = (json.members ?? []).filter { TokenTree.isChild($0.key) }
        if children.isEmpty, json.member("$type") != nil, !path.isEmpty {
            reporter.warn(.incompleteToken(name: path.joined(separator: ".")), at: json.place)
        }
        for child in children { self.child(child, of: path, inherited) }
    }

    private mutating func child(_ member: MarkedJSON.Member, of path: [String], _ inherited: Inherited) {
        guard name(member) else { return }
        let path = path + [member.key]
        guard member.value.members != nil else {
            return reporter.report(
                .wrongType(expected: "a token or a group, which are objects", found: member.value.kindName),
                at: member.value.place)
        }
        if TokenTree.isToken(member.value) {
            token(member, at: path, inherited)
        } else if member.key == "$root" {
            reporter.report(.incompleteToken(name: path.joined(separator: ".")), at: member.value.place)
        } else {
            group(member.value, at: path, inherited)
        }
    }

    private mutating func token(_ member: MarkedJSON.Member, at path: [String], _ inherited: Inherited) {
        let json = member.value
        properties(json, on: "a token", path: path, known: TokenTree.tokenProperties)
        let children = (json.members ?? []).map(\.key).filter(TokenTree.isChild)
        if !children.isEmpty {
            reporter.report(
                .tokenWithChildren(children), at: json.member(children[0])?.keyPlace ?? json.place)
        }
        if json.member("$value") != nil, let second = json.member("$ref") {
            reporter.report(.valueAndReference, at: second.keyPlace)
        }
        var entry = TokenEntry(
            path: path, json: json, place: member.keyPlace, inheritedType: inherited.type,
            deprecation: inherited.deprecation, isOlder: older.contains(json.place))
        if let type = json["$type"] {
            entry.type = self.type(type, isOlder: entry.isOlder)
            entry.isLeftOut = entry.type == nil
            if let name = type.string, OlderTypes.byName[name] != nil { entry.isOlder = true }
        }
        if let value = json["$deprecated"] { entry.deprecation = deprecation(value) }
        let lowered = entry.name.lowercased()
        if let other = folded.updateValue(entry.name, forKey: lowered), other != entry.name {
            reporter.warn(.sameButForCase(entry.name, other), at: entry.place)
        }
        entries.append(entry)
    }

    private func name(_ member: MarkedJSON.Member) -> Bool {
        if let odd = member.key.first(where: { "{}.".contains($0) }) {
            reporter.report(
                .badName(member.key, reason: "`\(odd)` has a meaning in references"), at: member.keyPlace)
            return false
        }
        if member.key.isEmpty {
            reporter.report(.badName("", reason: "a name has at least one character"), at: member.keyPlace)
            return false
        }
        return true
    }

    private func properties(_ json: MarkedJSON, on what: String, path: [String], known: [String]) {
        for member in json.members ?? [] where member.key.hasPrefix("$") && !known.contains(member.key) {
            if path.isEmpty, member.key == "$schema" { continue }
            reporter.report(.unknownProperty(member.key, on: what, known: known), at: member.keyPlace)
        }
        if let value = json["$description"], value.string == nil {
            reporter.report(.wrongType(expected: "a text", found: value.kindName), at: value.place)
        }
        if let value = json["$extensions"], value.members == nil {
            reporter.report(
                .wrongType(expected: "an object with a key of each vendor", found: value.kindName),
                at: value.place)
        }
    }

    private func type(_ json: MarkedJSON, isOlder: Bool = false) -> TokenType? {
        guard let text = json.string else {
            reporter.report(.wrongType(expected: "the name of a type", found: json.kindName), at: json.place)
            return nil
        }
        if let type = TokenType(rawValue: text) { return type }
        if let type = OlderTypes.byName[text] {
            reporter.note(.otherTypeName, at: json.place)
            return type
        }
        if isOlder || OlderTypes.withoutMeaning.contains(text) {
            reporter.noteLeftOut(type: text, at: json.place)
        } else {
            reporter.report(.unknownType(text, known: TokenType.names), at: json.place)
        }
        return nil
    }

    /// Nil where it is not deprecated.
    private func deprecation(_ json: MarkedJSON) -> String? {
        switch json.content {
        case .bool(let flag): return flag ? "" : nil
        case .string(let reason): return reason
        default:
            reporter.report(
                .wrongType(expected: "true, false or a reason", found: json.kindName), at: json.place)
            return nil
        }
    }
}
