/// Groups and tokens as objects: what the format says of their keys.
enum TokenTree {
    static let groupProperties = ["$description", "$type", "$extends", "$deprecated", "$extensions", "$root"]
    static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]

    /// Whether an object is a token: it has a value, or refers to one. A group's `$ref` is made an `$extends` before.
    static func isToken(_ json: LocatedJSON) -> Bool {
        json.member("$value") != nil || json.member("$ref") != nil
    }

    static func isGroup(_ json: LocatedJSON) -> Bool { json.members != nil && !isToken(json) }

    /// Whether a key names a token or a group within a group.
    static func isChild(_ key: String) -> Bool { !key.hasPrefix("$") || key == "$root" }

    /// Groups merged deeply; a token is replaced whole, and so is a group's property.
    static func merged(_ base: LocatedJSON, over local: LocatedJSON) -> LocatedJSON {
        guard isGroup(base), isGroup(local), var members = base.members, let own = local.members else {
            return local
        }
        var places: [String: Int] = [:]
        for (index, member) in members.enumerated() { places[member.key] = index }
        for member in own {
            if let index = places[member.key] {
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

    /// The tree with the type that each token inherits written on it. Tokens that refer to others have those' types.
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
