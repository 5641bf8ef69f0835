import VitrineGeometry

/// A shape in a frame, resolved once for all that is painted on it.
package struct PlacedShape: Sendable {
    let shape: Shape
    let frame: Rect
    package let resolved: ResolvedShape

    package init(_ shape: Shape, in frame: Rect) {
        self.shape = shape
        self.frame = frame
        resolved = shape.resolved(in: frame)
    }

    /// Indicates whether it is a rectangle without round corners.
    var isRectangle: Bool {
        if case .rectangle = resolved { true } else { false }
    }
}
