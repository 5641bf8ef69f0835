import VitrineGeometry
import VitrineStyle

/// The size that a parent proposes to a child, in points; `nil` asks for the ideal size.
package struct Proposal: Hashable, Sendable {
    package var width: Double?
    package var height: Double?
    /// The lengths that percentages refer to where a container proposes only a share of its inner size; `nil`
    /// for the proposed lengths.
    private var basisWidth: Double?
    private var basisHeight: Double?

    package init(_ width: Double?, _ height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(size.width, size.height)
    }

    package static let ideal = Proposal(nil, nil)

    /// Returns the proposal reduced by insets, never negative.
    func inset(by insets: Insets) -> Proposal {
        Proposal(
            width.map { max($0 - insets.horizontal, 0) }, height.map { max($0 - insets.vertical, 0) })
    }

    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Returns the length that percentages refer to.
    func basis(_ axis: Axis) -> Double? {
        axis == .horizontal ? basisWidth ?? width : basisHeight ?? height
    }

    /// Returns the length that fractions refer to, or another one where the container has none.
    func share(_ axis: Axis, of other: Double) -> Double {
        guard let basis = basis(axis), basis.isFinite else { return other }
        return basis
    }

    /// Returns a proposal of a share of a container's length.
    func offering(_ length: Double, of whole: Double, along axis: Axis) -> Proposal {
        var offer = self
        offer[axis] = length
        if axis == .horizontal { offer.basisWidth = whole } else { offer.basisHeight = whole }
        return offer
    }
}

extension Size {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Point {
    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
