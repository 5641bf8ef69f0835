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
