import VitrineSource

/// A converter of files in older dialects to the keys of 2025.10: `value` and `type` without `$` (Style
/// Dictionary, Tokens Studio), and Tokens Studio's sets in one file.
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
        return group(sets(root))
    }

    /// Merges Tokens Studio's sets, which lie side by side and refer to each other's tokens without naming
    /// the set.
    private func sets(_ root: LocatedJSON) -> LocatedJSON {
        let own = ["$themes", "$metadata"]
        guard let members = root.members, let first = members.first(where: { own.contains($0.key) }) else {
            return root
        }
        reporter.note(.tokenSets, at: first.keyMark)
        let rest = members.filter { !own.contains($0.key) }
        var names = rest.map(\.key).filter { !$0.hasPrefix("$") }
        if case .array(let order)? = root["$metadata"]?["tokenSetOrder"]?.content {
            names = order.compactMap(\.string)
        }
        var merged = LocatedJSON(.object([]), at: root.mark)
        for name in names {
            if let set = root[name], TokenTree.isGroup(set) { merged = TokenTree.merged(merged, over: set) }
        }
        return merged
    }

    private mutating func group(_ json: LocatedJSON) -> LocatedJSON {
        guard var members = json.members else { return json }
        for index in members.indices where TokenTree.isChild(members[index].key) {
            let value = members[index].value
            guard value.members != nil, !TokenTree.isToken(value) else { continue }
            members[index].value = isToken(value) ? token(value) : group(value)
        }
        return LocatedJSON(.object(members), at: json.mark)
    }

    /// Returns `true` for an object whose `value` is not a token or group of that name.
    private func isToken(_ json: LocatedJSON) -> Bool {
        guard let value = json["value"] else { return false }
        guard let parts = value.members else { return true }
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
            default:
                // Tools for these dialects add properties of their own beside the value, and `$schema`.
                guard TokenTree.tokenProperties.contains(member.key) else { continue }
            }
            if !kept.contains(where: { $0.key == member.key }) { kept.append(member) }
        }
        return LocatedJSON(.object(kept), at: json.mark)
    }
}
