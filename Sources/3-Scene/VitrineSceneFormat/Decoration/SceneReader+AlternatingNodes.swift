import VitrineStyle

extension SceneReader {
    /// Returns a conditional value as it is written if its parts are nodes that take each other's place as
    /// states change, so that they come and go by their transitions; `nil` for any other value.
    func alternatingNode(_ value: SceneValue) -> SceneValue? {
        guard motion?.isPinned == false, isAlternating(value), let parts = parts(of: value)
        else { return nil }
        let areNodes = [parts.then, parts.otherwise].compactMap { $0 }.allSatisfy { part in
            if case .mapping(let entries) = part.content { isNode(entries) } else { false }
        }
        return areNodes ? value : nil
    }
}
