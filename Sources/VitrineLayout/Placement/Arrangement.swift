import VitrineGeometry
import VitrineText

/// How an element answers a proposal: its size, and where its children go in it.
package struct Arrangement: Sendable {
    package struct Placement: Sendable {
        /// The child's top left, from the parent's.
        package var origin: Point
        package var proposal: Proposal

        package init(_ origin: Point, _ proposal: Proposal) {
            self.origin = origin
            self.proposal = proposal
        }
    }

    package var size: Size
    package var placements: [Placement]
    /// Which children are placed, in the order of the placements; nil for all.
    var placedIndices: [Int]?

    package init(_ size: Size, _ placements: [Placement] = [], placedIndices: [Int]? = nil) {
        self.size = size
        self.placements = placements
        self.placedIndices = placedIndices
    }
}
