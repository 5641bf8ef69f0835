import CFreeType

/// An instance of FreeType, for use on one thread.
@safe final class FreeTypeLibrary {
    let handle: FT_Library
    private let memory: FreeTypeMemory
    /// The number of times that the system has denied memory to this instance.
    var denials: Int { memory.denials }
    /// `true` once a glyph could not be read because memory was denied.
    var isOutOfMemory = false

    init() throws(FontError) {
        guard let memory = FreeTypeMemory() else { throw .libraryFailure("FreeType is out of memory") }
        var library: FT_Library?
        guard unsafe FT_New_Library(memory.record, &library) == 0, let library = unsafe library else {
            throw .libraryFailure("FreeType does not start")
        }
        // Without `FT_Set_Default_Properties`, which would let the environment choose other drivers.
        unsafe FT_Add_Default_Modules(library)
        unsafe handle = library
        self.memory = memory
    }

    deinit {
        unsafe FT_Done_Library(handle)
        // FreeType returns what it holds until the line above.
        withExtendedLifetime(memory) {}
    }
}
