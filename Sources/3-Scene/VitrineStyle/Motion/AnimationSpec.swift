import VitrineMotion

/// An animation as a scene gives it, with what it is for.
package struct AnimationSpec: Sendable {
    /// The animation; `nil` for none, so that changes jump.
    package var animation: Animation?
    /// The states whose changes it is for, as indices; `nil` for those of all.
    package var states: Set<Int>?

    package init(animation: Animation? = nil, states: Set<Int>? = nil) {
        self.animation = animation
        self.states = states
    }

    /// The rule of the node's scope.
    package var rule: AnimationScope.Rule { AnimationScope.Rule(animation, for: states) }
}
