/// Any view.
public struct AnyView: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates a view that wraps another one.
    public init(_ view: some View) { literals = view.nodes }
}
