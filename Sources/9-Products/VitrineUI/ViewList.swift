/// Views one after the other, as a closure lists them.
public struct ViewList: View, PrimitiveView, SceneConvertible {
    package var literals: [SceneLiteral]
    /// `true` if nothing was given, not even an empty list.
    private var isAbsent = false

    init(_ literals: [SceneLiteral]) { self.literals = literals }

    /// The content of a closure that is left out.
    public static func absent() -> ViewList {
        var list = ViewList([])
        list.isAbsent = true
        return list
    }

    /// The views as a list of the scene language.
    public var sceneLiteral: SceneLiteral {
        if isAbsent { return .unset }
        // A reference to a list stands for the whole list.
        if literals.count == 1, case .mapping(let entries) = literals[0].content, entries.count == 1,
            entries[0].key == Placeholder.listKey
        {
            return entries[0].value
        }
        return SceneLiteral(.sequence(literals))
    }
}
