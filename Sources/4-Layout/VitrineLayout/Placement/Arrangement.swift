import VitrineGeometry
import VitrineStyle

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

extension Arrangement {
    /// Returns the arrangement of the same children at a fraction of the way to another. What is infinite in
    /// one of them changes halfway.
    func interpolated(to other: Arrangement, at fraction: Double) -> Arrangement {
        func between(_ one: Double?, _ other: Double?) -> Double? {
            guard let one, let other, one.isFinite, other.isFinite else {
                return one.switched(to: other, at: fraction)
            }
            return one.interpolated(to: other, at: fraction)
        }
        var arrangement = fraction < 0.5 ? self : other
        arrangement.size = Size(
            between(size.width, other.size.width) ?? 0, between(size.height, other.size.height) ?? 0)
        arrangement.placements = zip(placements, other.placements).map { from, to in
            var placement = fraction < 0.5 ? from : to
            placement.origin = from.origin.interpolated(to: to.origin, at: fraction)
            for axis in [Axis.horizontal, .vertical] {
                placement.proposal[axis] = between(from.proposal[axis], to.proposal[axis])
            }
            return placement
        }
        return arrangement
    }
}
