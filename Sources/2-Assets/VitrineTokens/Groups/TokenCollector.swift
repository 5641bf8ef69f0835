import VitrineSource

/// A collector of all tokens in a tree of groups, which also checks the format's rules for names and
/// properties.
struct TokenCollector {
    let reporter: TokenReporter
    /// The locations of tokens in an older dialect.
    let legacyTokens: Set<SourceMark>
    private(set) var entries: [TokenEntry] = []
    private var folded: [String: String] = [:]

    /// The properties that a group passes on to its members.
    private struct Inherited {
        var type: TokenType?
        var deprecation: String?
        /// The problem of a group's name, inherited by all names in it.
        var fault: Diagnostic?
    }

    init(_ root: LocatedJSON, legacyTokens: Set<SourceMark>, reporter: TokenReporter) {
        self.reporter = reporter
        self.legacyTokens = legacyTokens
        guard root.members != nil else {
            reporter.report(.wrongType(expected: "an object", found: root.kindName), at: root.mark)
            return
        }
        guard !TokenTree.isToken(root) else {
            reporter.report(
                .invalidName("", reason: "the document itself cannot be a token: a token has a name"),
                at: root.mark)
            return
        }
        group(root, at: [], Inherited())
    }

    private mutating func group(_ json: LocatedJSON, at path: [String], _ outer: Inherited) {
        var inherited = outer
        checkProperties(json, on: "a group", known: TokenTree.groupProperties)
        if let type = json["$type"] { inherited.type = self.type(type) ?? inherited.type }
        if let value = json["$deprecated"] { inherited.deprecation = deprecation(value) }
        let children = children(of: json, on: "a group")
        if children.isEmpty, json.member("$type") != nil, !path.isEmpty {
            reporter.warn(.incompleteToken(name: path.joined(separator: ".")), at: json.mark)
        }
        for child in children { self.child(child, of: path, inherited) }
    }

    /// Returns the members that should be tokens and groups, after noting those that are remarks.
    private func children(of json: LocatedJSON, on owner: Noun) -> [LocatedJSON.Member] {
        (json.members ?? []).filter { member in
            guard TokenTree.isChild(member.key) else { return false }
            guard TokenTree.isRemark(member) || TokenTree.isPlainRemark(member, in: json) else { return true }
            if member.key == "description", member.value.string != nil, owner == "a token" {
                reporter.note(.plainDescription, at: member.keyMark)
            } else {
                reporter.noteIgnored(member.key, on: owner, known: [], at: member.keyMark)
            }
            return false
        }
    }

    private mutating func child(_ member: LocatedJSON.Member, of path: [String], _ inherited: Inherited) {
        var inherited = inherited
        if !checkName(member) { inherited.fault = inherited.fault ?? reporter.latest }
        let path = path + [member.key]
        guard member.value.members != nil else {
            return reporter.report(
                .wrongType(expected: "a token or a group, which are objects", found: member.value.kindName),
                at: member.value.mark)
        }
        if TokenTree.isToken(member.value) {
            token(member, at: path, inherited)
        } else if member.key == "$root" {
            reporter.report(.incompleteToken(name: path.joined(separator: ".")), at: member.value.mark)
        } else {
            group(member.value, at: path, inherited)
        }
    }

    private mutating func token(_ member: LocatedJSON.Member, at path: [String], _ outer: Inherited) {
        var inherited = outer
        let json = member.value
        checkProperties(json, on: "a token", known: TokenTree.tokenProperties)
        let known = reporter.latest
        reporter.latest = nil
        let isLegacy = legacyTokens.contains(json.mark)
        let inner = innerTokens(of: json, isLegacy: isLegacy)
        var entry = TokenEntry(
            path: path, json: json, mark: member.keyMark, inheritedType: inherited.type,
            deprecation: inherited.deprecation, isLegacy: isLegacy)
        entry.fault = inherited.fault ?? reporter.latest
        if let type = json["$type"] {
            entry.type = self.type(type, isLegacy: entry.isLegacy)
            if entry.type == nil { entry.fault = entry.fault ?? reporter.latest }
            entry.isSkipped = entry.type == nil && entry.fault == nil
            if let name = type.string, LegacyTypes.byName[name] != nil { entry.isLegacy = true }
        }
        reporter.latest = known
        if let value = json["$deprecated"] { entry.deprecation = deprecation(value) }
        let lowered = entry.name.lowercased()
        if let other = folded.updateValue(entry.name, forKey: lowered), other != entry.name {
            reporter.warn(.namesDifferOnlyInCase(entry.name, other), at: entry.mark)
        }
        entries.append(entry)
        // What keeps the token from being one is what keeps those in it.
        if !isLegacy { inherited.fault = entry.fault }
        for child in inner { self.child(child, of: path, inherited) }
    }

    /// Checks what stands beside a token's value, which should be neither a second value nor tokens, and
    /// returns the tokens that do.
    private func innerTokens(of json: LocatedJSON, isLegacy: Bool) -> [LocatedJSON.Member] {
        var inner: [LocatedJSON.Member] = []
        for child in children(of: json, on: "a token") where !TokenTree.isAlpha(child) {
            if TokenTree.isInner(child) {
                inner.append(child)
            } else {
                reporter.noteIgnored(
                    child.key, on: "a token", known: TokenTree.tokenProperties, at: child.keyMark)
            }
        }
        if let first = inner.first {
            if isLegacy {
                reporter.note(.tokensInTokens, at: first.keyMark)
            } else {
                reporter.report(.tokenWithChildren(inner.map(\.key)), at: first.keyMark)
            }
        }
        if json.member("$value") != nil, let second = json.member("$ref") {
            reporter.report(.valueAndReference, at: second.keyMark)
        }
        return inner
    }

    private func checkName(_ member: LocatedJSON.Member) -> Bool {
        if let odd = member.key.first(where: { "{}.".contains($0) }) {
            reporter.report(
                .invalidName(member.key, reason: "`\(odd)` has a meaning in references"),
                at: member.keyMark)
            return false
        }
        if member.key.isEmpty {
            reporter.report(
                .invalidName("", reason: "a name has at least one character"), at: member.keyMark)
            return false
        }
        return true
    }

    private func checkProperties(_ json: LocatedJSON, on what: Noun, known: [String]) {
        for member in json.members ?? [] where member.key.hasPrefix("$") && !known.contains(member.key) {
            if member.key == "$schema" { continue }
            // A key of a tool's own is a remark, and a slip for one of the format's is not.
            let names = TokenTree.tokenProperties + TokenTree.groupProperties
            guard Suggestion.nearest(to: member.key, among: names) != nil else {
                reporter.noteIgnored(member.key, on: what, known: known, at: member.keyMark)
                continue
            }
            reporter.report(.unknownProperty(member.key, on: what, known: known), at: member.keyMark)
        }
        if let value = json["$description"], value.string == nil {
            reporter.report(.wrongType(expected: "a text", found: value.kindName), at: value.mark)
        }
        if let value = json["$extensions"], value.members == nil {
            reporter.report(
                .wrongType(expected: "an object with a key of each vendor", found: value.kindName),
                at: value.mark)
        }
    }

    private func type(_ json: LocatedJSON, isLegacy: Bool = false) -> TokenType? {
        guard let text = json.string else {
            reporter.report(
                .wrongType(expected: "the name of a type", found: json.kindName), at: json.mark)
            return nil
        }
        if let type = TokenType(rawValue: text) { return type }
        if let type = LegacyTypes.byName[text] {
            reporter.note(.otherTypeName, at: json.mark)
            return type
        }
        if isLegacy || LegacyTypes.unsupported.contains(text) {
            reporter.noteSkipped(type: text, at: json.mark)
        } else {
            reporter.report(.unknownValue(text, noun: "type", known: TokenType.names), at: json.mark)
        }
        return nil
    }

    /// Returns the reason for a deprecation, which may be empty, or `nil` if there is none.
    private func deprecation(_ json: LocatedJSON) -> String? {
        switch json.content {
        case .bool(let flag): return flag ? "" : nil
        case .string(let reason): return reason
        default:
            reporter.report(
                .wrongType(expected: "true, false or a reason", found: json.kindName), at: json.mark)
            return nil
        }
    }
}
