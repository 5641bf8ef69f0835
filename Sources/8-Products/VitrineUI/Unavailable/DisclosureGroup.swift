/// No part of a still.
@available(
    *, unavailable,
    message: "write Row(\"Title\", accessory: .disclosure), and the rows below it if it is open"
)
public struct DisclosureGroup: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(_ title: any TextConvertible, @ViewBuilder content: () -> ViewList) {}

    /// No part of a still.
    public init(
        _ title: any TextConvertible, isExpanded: Binding<Bool>, @ViewBuilder content: () -> ViewList
    ) {}
}
