/// No view.
public struct EmptyView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    public init() {}
}
