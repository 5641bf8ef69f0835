import VitrineGeometry
import VitrineStyle

/// The size that a parent proposes to a child, in points; `nil` asks for the ideal size.
package struct Proposal: Hashable, Sendable {
    package var width: Double?
    package var height: Double?
    /// The lengths that percentages refer to where a container proposes only a share of its inner size, or no
    /// length at all; `nil` for the proposed lengths.
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

    /// Returns the proposal reduced by insets, never negative. Percentages refer to what is left.
    func inset(by insets: Insets) -> Proposal {
        var inner = insideContainer
        inner.width = width.map { max($0 - insets.horizontal, 0) }
        inner.height = height.map { max($0 - insets.vertical, 0) }
        inner.basisWidth = inner.basisWidth.map { max($0 - insets.horizontal, 0) }
        inner.basisHeight = inner.basisHeight.map { max($0 - insets.vertical, 0) }
        return inner
    }

    /// Returns the proposal of a room that is larger by insets. Percentages refer to all of it.
    func grown(by insets: Insets) -> Proposal {
        var outer = self
        outer.width = width.map { $0 + insets.horizontal }
        outer.height = height.map { $0 + insets.vertical }
        if insets.horizontal > 0 { outer.basisWidth = nil }
        if insets.vertical > 0 { outer.basisHeight = nil }
        return outer
    }

    /// The proposal as a container has it for its children: percentages refer to the container's own lengths,
    /// and where these are not known, to those of the container around it.
    var insideContainer: Proposal {
        var inner = self
        if width != nil { inner.basisWidth = nil }
        if height != nil { inner.basisHeight = nil }
        return inner
    }

    /// Returns the proposal in points that are larger by a factor.
    func divided(by scale: Double) -> Proposal {
        var offer = self
        offer.width = width.map { $0 / scale }
        offer.height = height.map { $0 / scale }
        offer.basisWidth = basisWidth.map { $0 / scale }
        offer.basisHeight = basisHeight.map { $0 / scale }
        return offer
    }

    /// The proposal without lengths for percentages, for elements that have none.
    var withoutBasis: Proposal { Proposal(width, height) }

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

    /// Returns a proposal of a share of a container's length, or of none of it, to which percentages refer.
    func offering(_ length: Double?, of whole: Double?, along axis: Axis) -> Proposal {
        var offer = self
        offer[axis] = length
        // An ideal length is finite.
        let basis = length == nil && whole == .infinity ? nil : whole
        if axis == .horizontal { offer.basisWidth = basis } else { offer.basisHeight = basis }
        return offer
    }

    /// Returns the proposal with another length, to which percentages then refer.
    func replacing(_ length: Double?, along axis: Axis) -> Proposal {
        length == self[axis] ? self : offering(length, of: nil, along: axis)
    }

    /// Returns a proposal that asks for the ideal length along some axes. Percentages still refer to the
    /// room.
    func ideal(along axes: Set<Axis> = [.horizontal, .vertical]) -> Proposal {
        axes.reduce(self) { $0.offering(nil, of: basis($1), along: $1) }
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
