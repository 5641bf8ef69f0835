/// How much is there of something that is appearing or disappearing.
package enum Presence: ElementTrait {
    package struct Value: Hashable, Sendable {
        /// The share of it, 0 for nothing and 1 for all; beyond where its animation overshoots.
        package var share: Double
        /// `true` if it disappears.
        package var isLeaving: Bool
        /// The time from which it appears or disappears, in seconds.
        package var time: Double

        package init(share: Double, isLeaving: Bool, since time: Double) {
            self.time = time
            self.share = share
            self.isLeaving = isLeaving
        }
    }
}
