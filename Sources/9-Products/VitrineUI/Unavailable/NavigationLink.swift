/// No part of a still.
@available(*, unavailable, message: "write Row(\"Title\", accessory: .disclosure)")
public struct NavigationLink: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(_ title: any TextConvertible, @ViewBuilder destination: () -> ViewList) {}

    /// No part of a still.
    public init(_ title: any TextConvertible, destination: some View) {}

    /// No part of a still.
    public init<Value: Hashable>(_ title: any TextConvertible, value: Value) {}

    /// No part of a still.
    public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> ViewList) {}

    /// No part of a still.
    public init(destination: some View, @ViewBuilder label: () -> ViewList) {}

    /// No part of a still.
    public init(
        @ViewBuilder destination: () -> ViewList, @ViewBuilder label: () -> ViewList
    ) {}
}
