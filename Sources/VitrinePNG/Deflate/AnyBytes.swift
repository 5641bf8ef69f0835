/// Indices and pictures of 16 bits.
struct AnyBytes: PixelLength {
    let bytes: Int
}
