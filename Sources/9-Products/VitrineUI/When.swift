/// Views that depend on a condition, which is checked when the scene is rendered.
///
/// For a condition that is known before, use `if`.
public struct When: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the views.
    ///
    /// - Parameters:
    ///   - condition: The condition.
    ///   - content: The view where it holds.
    ///   - otherwise: The view where it does not. Default: none.
    public init(
        _ condition: Condition, @ViewBuilder content: () -> ViewList,
        @ViewBuilder otherwise: () -> ViewList = ViewList.absent
    ) {
        literals = [.choice(condition, Self.single(content()), Self.single(otherwise()))]
    }

    /// Returns one node for any number of views: a choice is between single nodes.
    private static func single(_ views: ViewList) -> SceneLiteral {
        if views.sceneLiteral.isUnset { return .unset }
        if views.literals.count == 1 { return views.literals[0] }
        return SceneLiteral(.mapping([("group", views.sceneLiteral)]))
    }
}
