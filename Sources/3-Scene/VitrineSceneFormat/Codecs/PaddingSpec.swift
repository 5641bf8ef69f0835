import VitrineGeometry

/// Insets in points, and in fractions of the container's inner size.
package struct PaddingSpec: Hashable, Sendable {
    package var points = Insets.zero
    package var fractions = Insets.zero

    package init() {}

    /// The same inset at all edges.
    init(_ length: LengthOrFraction) {
        points = Insets(length.points)
        fractions = Insets(length.fraction)
    }
}
