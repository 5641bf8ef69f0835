import VitrineGeometry

/// The part of a screen that bars and rounded corners leave free, around an element on it.
struct SafeArea {
    /// The screen, in points from the canvas' top left corner.
    private let screen: Rect
    private var insets: Insets

    /// - Parameters:
    ///   - screen: The screen, in points from the canvas' top left corner.
    ///   - insets: The insets, of which the left ones are those at the leading edge.
    ///   - isMirrored: `true` if the leading edge is on the right.
    init(of screen: Rect, insets: Insets, isMirrored: Bool) {
        (self.screen, self.insets) = (screen, isMirrored ? insets.mirrored : insets)
    }

    /// The distance within which an edge counts as reached: what sums of lengths lose to rounding.
    private static let tolerance = 0.01

    /// Returns the insets by which a frame may grow at some edges: those where it reaches the safe area's.
    func insets(around frame: Rect, at edges: Set<Edge>, isMirrored: Bool) -> Insets {
        func reached(_ edge: Edge, _ distance: Double, _ inset: Double) -> Double {
            edges.contains(edge) && inset > 0 && abs(distance - inset) <= Self.tolerance ? inset : 0
        }
        let (left, right): (Edge, Edge) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
        return Insets(
            top: reached(.top, frame.minY - screen.minY, insets.top),
            left: reached(left, frame.minX - screen.minX, insets.left),
            bottom: reached(.bottom, screen.maxY - frame.maxY, insets.bottom),
            right: reached(right, screen.maxX - frame.maxX, insets.right))
    }

    /// Returns `true` if there is something to ignore at one of some edges.
    func hasInsets(at edges: Set<Edge>) -> Bool {
        edges.contains { edge in
            switch edge {
            case .top: insets.top > 0
            case .bottom: insets.bottom > 0
            case .leading, .trailing: insets.left > 0 || insets.right > 0
            }
        }
    }

    /// Returns the area that bars leave free.
    func covered(by bars: Insets) -> SafeArea {
        var area = self
        area.insets = insets.covered(by: bars)
        return area
    }

    /// Returns the area within an element that has grown by insets.
    func ignoring(_ taken: Insets) -> SafeArea {
        var area = self
        area.insets = Insets(
            top: insets.top - taken.top, left: insets.left - taken.left, bottom: insets.bottom - taken.bottom,
            right: insets.right - taken.right)
        return area
    }
}
