import VitrineMotion

/// An animation as a scene gives it, with what it is for.
struct AnimationSpec: Sendable {
    /// The animation; `nil` for none, so that changes jump.
    var animation: Animation?
    /// The states whose changes it is for, as indices; `nil` for those of all.
    var states: Set<Int>?

    /// The rule of the node's scope.
    var rule: AnimationScope.Rule { AnimationScope.Rule(animation, for: states) }
}
