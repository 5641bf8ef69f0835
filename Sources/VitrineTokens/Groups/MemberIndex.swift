/// An index of the members of large objects in a document, which makes looking up many of them linear.
struct MemberIndex {
    /// The indices of members by key, by the place of the object.
    private var places: [[String]: [String: Int]] = [:]

    /// Returns the member of an object with a key. The object at a place must always be the same.
    mutating func member(_ key: String, of json: LocatedJSON, at place: [String]) -> LocatedJSON.Member? {
        guard let members = json.members, members.count > 16 else { return json.member(key) }
        if let known = places[place] { return known[key].map { members[$0] } }
        let indices = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
        places[place] = indices
        return indices[key].map { members[$0] }
    }
}
