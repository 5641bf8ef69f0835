/// The format's rules for groups and tokens as objects, and for their keys.
enum TokenTree {
    static let groupProperties = ["$description", "$type", "$extends", "$deprecated", "$extensions", "$root"]
    static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]

    /// Returns `true` if an object is a token: it has a value or refers to one. The `$ref` of a group must
    /// have been replaced by `$extends`.
    static func isToken(_ json: LocatedJSON) -> Bool {
        json.member("$value") != nil || json.member("$ref") != nil
    }

    static func isGroup(_ json: LocatedJSON) -> Bool { json.members != nil && !isToken(json) }

    /// Returns `true` if a key names a token or a group within a group.
    static func isChild(_ key: String) -> Bool { !key.hasPrefix("$") || key == "$root" }

    /// The keys under which tools write about a group or a token.
    private static let remarks: Set<String> = [
        "attributes", "author", "category", "comment", "comments", "copyright", "description", "docs",
        "documentation", "generated", "id", "license", "meta", "metadata", "name", "note", "notes",
        "tags", "title", "url", "version",
    ]

    /// Returns `true` for a member of a group or a token that is a remark: it has a name of one, and holds no
    /// tokens.
    static func isRemark(_ member: LocatedJSON.Member) -> Bool {
        isRemark(member.key) && !holdsTokens(member.value)
    }

    /// Returns `true` for a member of a group with tokens that is a remark under a name of a tool's own: a
    /// plain value that was not meant as a token.
    static func isPlainRemark(_ member: LocatedJSON.Member, in group: LocatedJSON) -> Bool {
        guard member.key != "$root", isPlain(member.value), isGroup(group) else { return false }
        return holdsTokens(group)
    }

    /// Returns `true` for a plain value, other than a text that older dialects have as a value.
    private static func isPlain(_ json: LocatedJSON) -> Bool {
        switch json.content {
        case .null, .bool, .number: return true
        case .string(let text):
            let type = LegacyValues.type(of: json)
            return !text.contains("{") && (type == nil || type == .number)
        case .array(let values):
            return values.allSatisfy { value in
                switch value.content {
                case .array, .object: false
                default: true
                }
            }
        case .object: return false
        }
    }

    /// Returns `true` for a key under which tools write remarks.
    static func isRemark(_ key: String) -> Bool { remarks.contains(key) }

    /// Returns `true` for the opacity that stands beside a colour's value, rather than a group of that name.
    static func isAlpha(_ member: LocatedJSON.Member) -> Bool {
        guard member.key == "alpha", let members = member.value.members else { return member.key == "alpha" }
        return members.contains { $0.key == "$ref" } && !members.contains { $0.key == "$value" }
    }

    /// Returns `true` for a token, and for an object with tokens in it.
    static func holdsTokens(_ json: LocatedJSON) -> Bool {
        guard let members = json.members else { return false }
        return isToken(json)
            || members.contains { isChild($0.key) && holdsTokens($0.value) }
    }

    /// Returns `true` for a member of a token that holds tokens: not the token as Style Dictionary found it,
    /// which it writes beside the value.
    static func isInner(_ member: LocatedJSON.Member) -> Bool {
        isChild(member.key) && member.key != "original" && holdsTokens(member.value)
    }

    /// Merges groups recursively. Tokens, and the properties of groups, are replaced as a whole.
    static func merged(_ base: LocatedJSON, over local: LocatedJSON) -> LocatedJSON {
        guard isGroup(base), isGroup(local), var members = base.members, let own = local.members else {
            return local
        }
        var places: [String: Int] = [:]
        // A dictionary of a large group is not worth it for a few members.
        let isIndexed = own.count > 8
        if isIndexed { for (index, member) in members.enumerated() { places[member.key] = index } }
        for member in own {
            let place = isIndexed ? places[member.key] : members.lastIndex { $0.key == member.key }
            if let index = place {
                let value =
                    isChild(member.key) ? merged(members[index].value, over: member.value) : member.value
                members[index] = LocatedJSON.Member(
                    key: member.key, keyMark: member.keyMark, value: value)
            } else {
                places[member.key] = members.count
                members.append(member)
            }
        }
        return LocatedJSON(.object(members), at: local.mark)
    }

    /// Returns the tree with each token's inherited type written to the token. Tokens that refer to others
    /// have the types of those.
    static func typed(_ json: LocatedJSON, inherited: LocatedJSON.Member?) -> LocatedJSON {
        guard var members = json.members else { return json }
        if isToken(json) {
            guard let inherited, json.member("$type") == nil, let value = json["$value"],
                TokenReference(value) == nil
            else { return json }
            members.append(inherited)
        } else {
            let type = json.member("$type") ?? inherited
            for index in members.indices where isChild(members[index].key) {
                members[index].value = typed(members[index].value, inherited: type)
            }
        }
        return LocatedJSON(.object(members), at: json.mark)
    }
}
