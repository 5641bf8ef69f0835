/// No part of a still.
@available(*, unavailable, message: "give the scene states and a script, and write .animation(.smooth)")
public struct PhaseAnimator: View, PrimitiveView {
    package let literals: [SceneLiteral] = []

    /// No part of a still.
    public init<Phase>(_ phases: [Phase], @ViewBuilder content: (Phase) -> ViewList) {}
}
