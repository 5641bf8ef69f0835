import CFreeType
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
        let denials = library.denials
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
        guard library.denials == denials else {
            unsafe FT_Done_Face(opened)
            throw .libraryFailure("FreeType is out of memory")
        }
        unsafe face = opened
        hasBitmaps = unsafe vitrine_ft_has_pictures(opened) != 0
        self.library = library
        self.data = data
    }

    deinit { unsafe FT_Done_Face(face) }

    /// The number of times that memory was denied, so that outlines may be missing.
    var denials: Int { library.denials }

    /// Returns the outline of a glyph, with y pointing down and the baseline at y = 0, or an empty one if it
    /// has none.
    func outline(of glyph: UInt32) -> GlyphOutline {
        if let outline = known[glyph] { return outline }
        let denials = library.denials
        let outline = GlyphOutline(load(glyph))
        if noteShortage(library.denials > denials) { return outline }
        known[glyph] = outline
        return outline
    }

    /// Returns the bitmap of a glyph in the largest size of the face, or `nil` if it has none.
    func bitmap(of glyph: UInt32) -> GlyphBitmap? {
        guard hasBitmaps else { return nil }
        if let picture = pictures[glyph] { return picture }
        let denials = library.denials
        AllocationWatch.begin()
        let picture = unsafe GlyphBitmap.load(glyph, of: face)
        // libpng, by which FreeType reads some of them, has memory of its own.
        let isLost = picture == nil && AllocationWatch.isSuspected
        if noteShortage(isLost || library.denials > denials) { return picture }
        pictures[glyph] = picture
        return picture
    }

    /// Notes for the whole text if memory was denied, and returns `isShort`.
    private func noteShortage(_ isShort: Bool) -> Bool {
        if isShort { library.isOutOfMemory = true }
        return isShort
    }

    private func load(_ glyph: UInt32) -> Path {
        guard unsafe FT_Load_Glyph(face, glyph, vitrine_ft_load_outline_flags()) == 0,
            let slot = unsafe face.pointee.glyph, unsafe vitrine_ft_glyph_is_outline(slot) != 0
        else { return Path() }
        return unsafe FreeTypeOutline.path(of: &slot.pointee.outline)
    }
}
