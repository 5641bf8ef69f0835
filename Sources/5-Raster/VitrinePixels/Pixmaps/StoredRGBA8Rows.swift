/// The rows of a picture that is in memory.
@safe struct StoredRGBA8Rows: RGBA8Rows {
    let base: UnsafePointer<UInt8>
    let width: Int
    let height: Int

    func row(_ y: Int) -> UnsafePointer<UInt8> {
        precondition(y >= 0 && y < height)
        return unsafe base + 4 * y * width
    }
}
