extension PhaseAnimator {
    /// No part of a still.
    @available(
        *, unavailable, message: "write .phaseAnimator(phases: [1, 1.2]) and .scale(\"{phase}\") on the view"
    )
    public init<Phase>(_ phases: [Phase], @ViewBuilder content: (Phase) -> ViewList) {
        self.init(SceneLiteral(.null))
    }
}
