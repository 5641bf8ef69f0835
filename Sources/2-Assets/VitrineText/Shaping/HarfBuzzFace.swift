import CHarfBuzz

/// A font file that is open in HarfBuzz. All sizes and weights of the face share its shaping plans.
@safe final class HarfBuzzFace {
    let handle: OpaquePointer
    let unitsPerEm: Int
    private let data: FontData

    init(data: FontData, index: Int) throws(FontError) {
        AllocationWatch.begin()
        let bytes = unsafe data.bytes
        let blob = unsafe hb_blob_create(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
        defer { unsafe hb_blob_destroy(blob) }
        guard let face = unsafe hb_face_create(blob, UInt32(index)) else {
            throw .libraryFailure("HarfBuzz is out of memory")
        }
        guard unsafe hb_face_get_glyph_count(face) > 0 else {
            unsafe hb_face_destroy(face)
            if AllocationWatch.isDenied { throw .libraryFailure("HarfBuzz is out of memory") }
            throw .unreadable(path: data.path, reason: "HarfBuzz finds no glyphs")
        }
        unsafe hb_face_make_immutable(face)
        unsafe handle = face
        unitsPerEm = Int(unsafe hb_face_get_upem(face))
        self.data = data
    }

    deinit { unsafe hb_face_destroy(handle) }
}
