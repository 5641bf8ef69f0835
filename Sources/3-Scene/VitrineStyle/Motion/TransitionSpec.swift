import VitrineMotion

/// How a node appears and disappears.
package struct TransitionSpec: Sendable {
    /// What it looks like before it has appeared.
    package var insertion: TransitionEffect
    /// What it looks like after it has disappeared.
    package var removal: TransitionEffect

    package init(_ insertion: TransitionEffect, removal: TransitionEffect? = nil) {
        self.insertion = insertion
        self.removal = removal ?? insertion
    }

    /// A fade: what SwiftUI does where a scene says nothing.
    package static let opacity: TransitionSpec = {
        var effect = TransitionEffect()
        effect.opacity = 0
        return TransitionSpec(effect)
    }()

    /// Returns all effects of some transitions at once.
    package static func combined(_ all: [TransitionSpec]) -> TransitionSpec {
        all.reduce(TransitionSpec(.identity)) {
            TransitionSpec(
                $0.insertion.combined(with: $1.insertion), removal: $0.removal.combined(with: $1.removal))
        }
    }

    /// Returns the effect for the shares of a life's places.
    package func effect(_ shares: StateShares, isReduced: Bool) -> TransitionEffect {
        TransitionEffect.mixture(
            isReduced ? insertion.reduced : insertion, share: shares.values[0],
            other: isReduced ? removal.reduced : removal, otherShare: shares.values[2])
    }
}
