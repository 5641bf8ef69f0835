/// No part of a still.
@available(*, unavailable, message: "give the scene a time: environment(time: 0.4) or variants(time:)")
public struct TimelineView: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init(_ schedule: AppWord, @ViewBuilder content: (AppWord) -> ViewList) {}
}
