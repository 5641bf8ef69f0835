import CFreeType
import VitrineDisplayList
import VitrineGeometry

/// A glyph that is a picture in colour, such as an emoji.
package struct GlyphBitmap: Sendable {
    /// The picture, in encoded sRGB.
    package var picture: ImageHandle
    /// The frame of the picture, in ems from the pen position, with y pointing down.
    package var frame: Rect
}

extension GlyphBitmap {
    /// Decodes the bitmap of a glyph in the largest strike of a face.
    @unsafe static func load(_ glyph: UInt32, of face: FT_Face) -> GlyphBitmap? {
        let strikes = unsafe UnsafeBufferPointer(
            start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
        guard let largest = strikes.indices.max(by: { unsafe strikes[$0].y_ppem < strikes[$1].y_ppem }) else {
            return nil
        }
        let em = unsafe Double(strikes[largest].y_ppem) / 64
        guard em > 0, unsafe FT_Select_Size(face, FT_Int(largest)) == 0,
            unsafe FT_Load_Glyph(face, glyph, vitrine_ft_load_picture_flags()) == 0,
            let slot = unsafe face.pointee.glyph, unsafe vitrine_ft_glyph_is_picture(slot) != 0
        else { return nil }
        let bitmap = unsafe slot.pointee.bitmap
        let (width, height, pitch) = unsafe (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
        guard width > 0, height > 0, let bytes = unsafe bitmap.buffer, pitch >= width * 4 else { return nil }
        let rows = unsafe Array(UnsafeBufferPointer(start: bytes, count: height * pitch))
        let (left, top) = unsafe (Double(slot.pointee.bitmap_left), Double(slot.pointee.bitmap_top))
        return GlyphBitmap(
            picture: ImageHandle(
                width: width, height: height, content: BGRABitmap(bytes: rows, pitch: pitch)),
            frame: Rect(x: left / em, y: -top / em, width: Double(width) / em, height: Double(height) / em))
    }
}
