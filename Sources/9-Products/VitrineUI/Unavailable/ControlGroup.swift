/// No part of a still.
@available(*, unavailable, message: "write HStack { … }")
public struct ControlGroup: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(@ViewBuilder content: () -> ViewList) {}
}
