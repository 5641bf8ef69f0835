/// No part of a still.
@available(
    *, unavailable,
    message:
        "write VStack(spacing: 0) { content; TabBar(items: [TabBarItem(icon: \"house\", label: \"Home\")]) }"
)
public struct TabView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(@ViewBuilder content: () -> ViewList) {}

    /// No part of a still.
    public init<Value: Hashable>(
        selection: Binding<Value>, @ViewBuilder content: () -> ViewList
    ) {}
}
