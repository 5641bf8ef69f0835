/// No view.
public struct EmptyView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// Creates the view, which leaves no trace in a scene.
    public init() {}
}
