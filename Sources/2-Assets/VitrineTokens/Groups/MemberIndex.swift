/// An index of the members of large objects in a document, so that looking up all of them takes linear time.
struct MemberIndex {
    /// For each object, by its path in the document, the indices of its members by key.
    private var indicesByPath: [[String]: [String: Int]] = [:]

    /// Returns the member of an object that has a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - json: The object, which must be the same in every call with this place.
    ///   - place: The path of the object in the document.
    mutating func member(_ key: String, of json: LocatedJSON, at place: [String]) -> LocatedJSON.Member? {
        guard let members = json.members, members.count > 16 else { return json.member(key) }
        if let known = indicesByPath[place] { return known[key].map { members[$0] } }
        let indices = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
        indicesByPath[place] = indices
        return indices[key].map { members[$0] }
    }
}
