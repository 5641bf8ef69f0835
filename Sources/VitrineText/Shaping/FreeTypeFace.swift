import CFreeType
import VitrineDisplayList
import VitrineGeometry
import VitrineOutlines

/// A face with fixed axis values, as a source of outlines in font units.
///
/// Outlines are unscaled and unhinted, so that each serves every size. FreeType rounds the coordinates of
/// varied outlines to whole font units.
@safe final class FreeTypeFace {
    private let face: FT_Face
    private let library: FreeTypeLibrary
    private let data: FontData
    private var known: [UInt32: GlyphOutline] = [:]
    private var pictures: [UInt32: GlyphBitmap?] = [:]
    /// `true` if the face contains bitmaps for its glyphs, as emoji fonts do.
    let hasBitmaps: Bool

    /// Opens a face.
    ///
    /// - Parameters:
    ///   - library: The FreeType library of the thread.
    ///   - data: The bytes of the font file.
    ///   - index: The index of the face in a collection; 0 for a single font.
    ///   - axes: The axis values in the order of the table `fvar`; empty for a static face.
    init(library: FreeTypeLibrary, data: FontData, index: Int, axes: [Double]) throws(FontError) {
        var opened: FT_Face?
        let bytes = unsafe data.bytes
        let failure = unsafe FT_New_Memory_Face(
            library.handle, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count),
            FT_Long(index), &opened)
        guard failure == 0, let opened = unsafe opened else {
            throw .unreadable(path: data.path, reason: "FreeType error \(failure)")
        }
        var coordinates = axes.map { FT_Fixed(($0 * 65536).rounded()) }
        if !coordinates.isEmpty {
            let failure = unsafe FT_Set_Var_Design_Coordinates(opened, FT_UInt(axes.count), &coordinates)
            guard failure == 0 else {
                unsafe FT_Done_Face(opened)
                throw .unreadable(path: data.path, reason: "FreeType error \(failure) in its axes")
            }
        }
        unsafe face = opened
        hasBitmaps = unsafe vitrine_ft_has_pictures(opened) != 0
        self.library = library
        self.data = data
    }

    deinit { unsafe FT_Done_Face(face) }

    /// Returns the outline of a glyph, with y pointing down and the baseline at y = 0, or an empty one if it
    /// has none.
    func outline(of glyph: UInt32) -> GlyphOutline {
        if let outline = known[glyph] { return outline }
        let outline = GlyphOutline(load(glyph))
        known[glyph] = outline
        return outline
    }

    /// Returns the bitmap of a glyph in the largest size of the face, or `nil` if it has none.
    func bitmap(of glyph: UInt32) -> GlyphBitmap? {
        guard hasBitmaps else { return nil }
        if let picture = pictures[glyph] { return picture }
        let picture = unsafe GlyphBitmap.load(glyph, of: face)
        pictures[glyph] = picture
        return picture
    }

    /// Returns `true` if the face can draw a grapheme. Fonts may contain glyphs in formats that are not
    /// supported (`SVG`, `COLR`).
    func canDraw(_ cluster: ArraySlice<Unicode.Scalar>, _ font: HarfBuzzFont) -> Bool {
        guard let first = cluster.first, hasBitmaps || FallbackFamilies.isEmoji(cluster),
            let glyph = font.glyph(for: first)
        else { return true }
        return bitmap(of: glyph) != nil || !outline(of: glyph).path.isEmpty
    }

    private func load(_ glyph: UInt32) -> Path {
        guard unsafe FT_Load_Glyph(face, glyph, vitrine_ft_load_outline_flags()) == 0,
            let slot = unsafe face.pointee.glyph, unsafe vitrine_ft_glyph_is_outline(slot) != 0
        else { return Path() }
        return unsafe OutlineCollector.path(of: &slot.pointee.outline)
    }
}

/// A collector of the segments that `FT_Outline_Decompose` reports.
private final class OutlineCollector {
    private var path = Path()
    private var start = Point.zero
    /// A line that is held back until the next segment is known, because `close` draws a line back to the
    /// start anyway.
    private var pendingLine: Point?

    static func path(of outline: UnsafeMutablePointer<FT_Outline>) -> Path {
        var functions = unsafe FT_Outline_Funcs(
            move_to: { to, user in unsafe OutlineCollector.add(to, user) { $0.move(to: $1) } },
            line_to: { to, user in unsafe OutlineCollector.add(to, user) { $0.line(to: $1) } },
            conic_to: { control, to, user in
                guard let control = unsafe control else { return 1 }
                let middle = unsafe OutlineCollector.point(control.pointee)
                return unsafe OutlineCollector.add(to, user) { collector, end in
                    collector.flush()
                    collector.path.quad(middle, to: end)
                }
            },
            cubic_to: { first, second, to, user in
                guard let first = unsafe first, let second = unsafe second else { return 1 }
                let (a, b) = unsafe (
                    OutlineCollector.point(first.pointee), OutlineCollector.point(second.pointee)
                )
                return unsafe OutlineCollector.add(to, user) { collector, end in
                    collector.flush()
                    collector.path.cubic(a, b, to: end)
                }
            },
            // Doubles the size, because FreeType halves sums for the points between two controls.
            shift: 1, delta: 0)
        let collector = OutlineCollector()
        // `finish` and `path` keep the collector alive until the end of this function.
        guard
            unsafe FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(collector).toOpaque())
                == 0
        else { return Path() }
        collector.finish()
        return collector.path
    }

    private static func point(_ v: FT_Vector) -> Point { Point(Double(v.x) / 2, -Double(v.y) / 2) }

    private static func add(
        _ to: UnsafePointer<FT_Vector>?, _ user: UnsafeMutableRawPointer?,
        _ action: (OutlineCollector, Point) -> Void
    ) -> Int32 {
        guard let to = unsafe to, let user = unsafe user else { return 1 }
        unsafe action(Unmanaged<OutlineCollector>.fromOpaque(user).takeUnretainedValue(), point(to.pointee))
        return 0
    }

    private func move(to p: Point) {
        finish()
        path.move(to: p)
        start = p
    }

    private func line(to p: Point) {
        flush()
        pendingLine = p
    }

    private func flush() {
        if let p = pendingLine { path.line(to: p) }
        pendingLine = nil
    }

    private func finish() {
        if pendingLine == start { pendingLine = nil }
        flush()
        if path.currentPoint != nil { path.close() }
    }
}
