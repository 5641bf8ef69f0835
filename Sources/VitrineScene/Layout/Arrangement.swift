import VitrineGraphics
import VitrineText

/// How an element answers a proposal: its size, and where its children go in it.
struct Arrangement: Sendable {
    struct Placement: Sendable {
        /// The child's top left, from the parent's.
        var origin: Point
        var proposal: Proposal

        init(_ origin: Point, _ proposal: Proposal) {
            self.origin = origin
            self.proposal = proposal
        }
    }

    var size: Size
    var placements: [Placement]
    /// Which children are placed, in the order of the placements; nil for all.
    var shown: [Int]?

    init(_ size: Size, _ placements: [Placement] = [], shown: [Int]? = nil) {
        self.size = size
        self.placements = placements
        self.shown = shown
    }
}
