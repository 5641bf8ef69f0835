/// No part of a still.
@available(*, unavailable, message: "write Button(\"Share\", icon: \"square.and.arrow.up\")")
public struct ShareLink: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init<Item>(item: Item) {}

    /// No part of a still.
    public init<Item>(_ title: any TextConvertible, item: Item) {}
}
