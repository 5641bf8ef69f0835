/// No part of a still.
@available(*, unavailable, message: "write ScrollView(contentOffset: ContentOffset(y: 120))")
public struct ScrollViewReader: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(@ViewBuilder content: (AppWord) -> ViewList) {}
}
