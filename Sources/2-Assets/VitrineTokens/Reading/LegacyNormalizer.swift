import VitrineSource

/// A converter of files in older dialects to the keys of 2025.10: `value` and `type` without `$` (Style
/// Dictionary, Tokens Studio).
struct LegacyNormalizer {
    let reporter: TokenReporter
    /// The locations of the tokens that were converted.
    private(set) var tokens: Set<SourceMark> = []

    init(reporter: TokenReporter) {
        self.reporter = reporter
    }

    /// Returns the document with the current keys.
    mutating func normalized(_ root: LocatedJSON) -> LocatedJSON {
        guard root.members != nil else { return root }
        return group(root)
    }

    private mutating func group(_ json: LocatedJSON) -> LocatedJSON {
        guard var members = json.members else { return json }
        let known = tokens.count
        for index in members.indices where TokenTree.isChild(members[index].key) {
            let value = members[index].value
            guard value.members != nil, !TokenTree.isToken(value) else { continue }
            members[index].value = Self.isToken(value) ? token(value) : group(value)
        }
        // The type of a group of these tokens.
        if tokens.count > known, json.member("$type") == nil,
            let index = members.firstIndex(where: { $0.key == "type" }),
            let name = members[index].value.string,
            TokenType(rawValue: name) != nil || LegacyTypes.byName[name] != nil
        {
            reporter.note(.plainKeys, at: members[index].keyMark)
            members[index].key = "$type"
        }
        return LocatedJSON(.object(members), at: json.mark)
    }

    /// Returns `true` for an object whose `value` is not a token or group of that name.
    static func isToken(_ json: LocatedJSON) -> Bool {
        guard let value = json["value"] else { return false }
        guard let parts = value.members else { return true }
        if Set(parts.map(\.key)) == ["value", "unit"] { return true }
        if parts.contains(where: { $0.key == "$value" || $0.key == "value" && $0.value.members == nil }) {
            // `value` may be the name of a token, or a dimension in the current form.
            return parts.contains { $0.key == "unit" }
        }
        return json["type"]?.string != nil || parts.contains { $0.value.members == nil }
    }

    private mutating func token(_ json: LocatedJSON) -> LocatedJSON {
        reporter.note(.plainKeys, at: json.member("value")?.keyMark ?? json.mark)
        tokens.insert(json.mark)
        var kept: [LocatedJSON.Member] = []
        for var member in json.members ?? [] {
            switch member.key {
            case "value", "type", "extensions": member.key = "$" + member.key
            case "description", "comment":
                guard member.value.string != nil else { continue }
                member.key = "$description"
            case "deprecated":
                switch member.value.content {
                case .bool, .string: member.key = "$deprecated"
                default: continue
                }
            case "alpha": break
            default:
                if TokenTree.tokenProperties.contains(member.key) { break }
                // Tools for these dialects add properties of their own beside the value, and `$schema`.
                guard let inner = inner(member) else { continue }
                member.value = inner
            }
            if !kept.contains(where: { $0.key == member.key }) { kept.append(member) }
        }
        return LocatedJSON(.object(kept), at: json.mark)
    }

    /// Returns a token or a group of tokens that lies within a token; `nil` for anything else.
    private mutating func inner(_ member: LocatedJSON.Member) -> LocatedJSON? {
        guard TokenTree.isChild(member.key), member.key != "original", Self.holdsTokens(member.value) else {
            return nil
        }
        return Self.isToken(member.value) ? token(member.value) : group(member.value)
    }

    /// Returns `true` for a token of any dialect, and for an object with tokens in it.
    static func holdsTokens(_ json: LocatedJSON) -> Bool {
        guard let members = json.members else { return false }
        return TokenTree.isToken(json) || isToken(json)
            || members.contains { TokenTree.isChild($0.key) && holdsTokens($0.value) }
    }
}
