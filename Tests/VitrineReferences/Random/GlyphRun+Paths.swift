import VitrineDisplayList
import VitrineGeometry
import VitrineOutlines

extension GlyphRun.Glyph {
    init(outline: Path, position: Point) {
        self.init(outline: GlyphOutline(outline), position: position)
    }
}
