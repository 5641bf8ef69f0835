import VitrineGeometry
import VitrineStyle

/// The size that a parent proposes to a child, in points; `nil` asks for the ideal size.
package struct Proposal: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

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
