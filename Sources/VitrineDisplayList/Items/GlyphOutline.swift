import VitrineGeometry

/// The outline of a glyph, with what is found out about it once, however often it is painted.
public struct GlyphOutline: Sendable, Hashable {
    public let path: Path
    /// The winding number of all that is inside, +1 or -1, where no part of the outline crosses or covers another; else 0.
    ///
    /// Such an outline's area is the sum of its edges' signed areas, and nothing needs sweeping.
    public let winding: Int32
    /// The longer side of what is drawn, in the outline's units, 0 where `winding` is.
    public let size: Double

    @inlinable public init(_ path: Path, winding: Int32, size: Double = 0) {
        self.path = path
        self.winding = winding
        self.size = size
    }
}
