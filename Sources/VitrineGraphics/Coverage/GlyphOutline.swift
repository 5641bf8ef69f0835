/// The outline of a glyph, with what is asked once of it however often it is painted.
public struct GlyphOutline: Sendable, Hashable {
    public let path: Path
    /// The winding number of all that is inside, +1 or -1, where no part of the outline crosses or covers another; else 0.
    ///
    /// Such an outline's area is the sum of its edges' signed areas, and nothing needs sweeping. Sign as in `Edge.winding`.
    let winding: Int32

    public init(_ path: Path) { self.init(path, winding: OutlineWinding(path).number) }

    init(_ path: Path, winding: Int32) {
        self.path = path
        self.winding = winding
    }
}
