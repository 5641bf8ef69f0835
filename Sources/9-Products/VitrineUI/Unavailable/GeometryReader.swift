/// No part of a still.
@available(*, unavailable, message: "write .frame(width: Percent(50)) for a share of the room")
public struct GeometryReader: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(@ViewBuilder content: (GeometryProxy) -> ViewList) {}
}
