import CFreeType

/// An instance of FreeType, for use on one thread.
@safe final class FreeTypeLibrary {
    let handle: FT_Library
    /// `true` once a glyph could not be read because memory was denied.
    var isOutOfMemory = false

    init() throws(FontError) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
            throw .libraryFailure("FreeType does not start")
        }
        unsafe handle = library
    }

    deinit { unsafe FT_Done_FreeType(handle) }
}
