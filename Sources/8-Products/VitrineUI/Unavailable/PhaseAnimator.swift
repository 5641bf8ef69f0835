/// No part of a still.
@available(*, unavailable, message: "a still has no motion: write the view at one moment")
public struct PhaseAnimator: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init<Phase>(_ phases: [Phase], @ViewBuilder content: (Phase) -> ViewList) {}
}
