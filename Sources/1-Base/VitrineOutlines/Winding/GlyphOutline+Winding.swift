import VitrineGeometry

extension GlyphOutline {
    /// Creates a glyph outline from a path, which is searched for overlaps.
    public init(_ path: Path) {
        let found = OutlineWinding(path)
        self.init(path, winding: found.number, size: found.size)
    }
}
