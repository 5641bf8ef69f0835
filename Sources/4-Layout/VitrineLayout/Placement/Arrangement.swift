import VitrineGeometry

/// An element's answer to a proposal: its size, and the placements of its children.
package struct Arrangement: Sendable {
    package struct Placement: Sendable {
        /// The child's top left corner, relative to the parent's.
        package var origin: Point
        package var proposal: Proposal
        /// The ends of the bars that take room from the child, from the edges of the screen or scroll that it
        /// is on; 0 for none.
        var bars = Insets.zero

        package init(_ origin: Point, _ proposal: Proposal) {
            self.origin = origin
            self.proposal = proposal
        }
    }

    package var size: Size
    package var placements: [Placement]
    /// The indices of the placed children, in the order of the placements; `nil` for all.
    var placedIndices: [Int]?

    package init(_ size: Size, _ placements: [Placement] = [], placedIndices: [Int]? = nil) {
        self.size = size
        self.placements = placements
        self.placedIndices = placedIndices
    }
}
