/// No part of a still.
@available(*, unavailable, message: "write VStack(spacing: 0) { NavigationBar(\"Title\"); content }")
public struct NavigationStack: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(@ViewBuilder content: () -> ViewList) {}

    /// No part of a still.
    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> ViewList) {}
}
