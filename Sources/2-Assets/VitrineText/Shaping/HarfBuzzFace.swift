import CHarfBuzz

/// A font file that is open in HarfBuzz. All sizes and weights of the face share its shaping plans.
@safe final class HarfBuzzFace {
    private(set) var handle: OpaquePointer
    /// The number of times that the face was opened again.
    private(set) var reopenings = 0
    let unitsPerEm: Int
    private let data: FontData
    private let index: Int

    /// Opens a face.
    ///
    /// - Parameters:
    ///   - data: The bytes of the font file.
    ///   - index: The index of the face in a collection; 0 for a single font.
    init(data: FontData, index: Int) throws(FontError) {
        let face = try unsafe Self.open(data, index)
        unsafe handle = face
        unitsPerEm = Int(unsafe hb_face_get_upem(face))
        self.data = data
        self.index = index
    }

    deinit { unsafe hb_face_destroy(handle) }

    /// Opens the face again, without what HarfBuzz has read of it so far.
    func reopen() throws(FontError) {
        let face = try unsafe Self.open(data, index)
        unsafe hb_face_destroy(handle)
        unsafe handle = face
        reopenings += 1
    }

    @unsafe private static func open(_ data: FontData, _ index: Int) throws(FontError) -> OpaquePointer {
        let bytes = unsafe data.bytes
        let opened = try unsafe AllocationWatch.retry { () throws(FontError) -> OpaquePointer? in
            let blob = unsafe hb_blob_create(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                HB_MEMORY_MODE_READONLY, nil, nil)
            defer { unsafe hb_blob_destroy(blob) }
            guard let face = unsafe hb_face_create(blob, UInt32(index)) else { return nil }
            guard unsafe hb_face_get_glyph_count(face) > 0 else {
                unsafe hb_face_destroy(face)
                if AllocationWatch.isSuspected { return nil }
                throw .unreadable(path: data.path, reason: "HarfBuzz finds no glyphs")
            }
            unsafe hb_face_make_immutable(face)
            return unsafe face
        } discard: {
            if let face = unsafe $0 { unsafe hb_face_destroy(face) }
        }
        guard let face = unsafe opened ?? nil else { throw .libraryFailure("HarfBuzz is out of memory") }
        return unsafe face
    }
}
