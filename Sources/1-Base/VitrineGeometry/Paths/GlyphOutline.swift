/// The outline of a glyph, with properties that are determined once, however often it is painted.
public struct GlyphOutline: Sendable, Hashable {
    public let path: Path
    /// The winding number of the whole interior, +1 or -1, if no part of the outline crosses or covers
    /// another; otherwise 0.
    ///
    /// The area of such an outline is the sum of its edges' signed areas, and nothing needs sweeping.
    public let winding: Int32
    /// The longer side of the drawn part, in the outline's units; 0 if `winding` is.
    public let size: Double
    /// The bounding box of all end points and control points; `nil` for glyphs without an outline.
    public let bounds: Rect?

    @inlinable public init(_ path: Path, winding: Int32, size: Double = 0) {
        self.path = path
        self.winding = winding
        self.size = size
        bounds = path.controlBounds
    }

    /// Leaves out the bounds, which follow from the path.
    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(winding)
        hasher.combine(size)
    }
}
