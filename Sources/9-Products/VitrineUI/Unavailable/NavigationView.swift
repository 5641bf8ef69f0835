/// No part of a still.
@available(*, unavailable, message: "write VStack(spacing: 0) { NavigationBar(\"Title\"); content }")
public struct NavigationView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(@ViewBuilder content: () -> ViewList) {}
}
