/// No view.
public struct EmptyView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// Creates the view, which adds nothing to a scene.
    public init() {}
}
