/// No part of a still.
@available(*, unavailable, message: "write SplitView(sidebar: [...], detail: [...])")
public struct NavigationSplitView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(
        @ViewBuilder sidebar: () -> ViewList, @ViewBuilder detail: () -> ViewList
    ) {}

    /// No part of a still.
    public init(
        @ViewBuilder sidebar: () -> ViewList, @ViewBuilder content: () -> ViewList,
        @ViewBuilder detail: () -> ViewList
    ) {}
}
