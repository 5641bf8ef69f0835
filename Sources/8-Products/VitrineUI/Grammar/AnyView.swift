/// Any view.
public struct AnyView: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates a view that is another one.
    public init(_ view: some View) { literals = view.nodes }
}
