import VitrineDisplayList
import VitrineGeometry

extension GlyphOutline {
    /// Makes a glyph outline from a path, which is searched for overlaps.
    public init(_ path: Path) {
        let found = OutlineWinding(path)
        self.init(path, winding: found.number, size: found.size)
    }
}

extension GlyphRun.Glyph {
    public init(outline: Path, position: Point) {
        self.init(outline: GlyphOutline(outline), position: position)
    }
}
