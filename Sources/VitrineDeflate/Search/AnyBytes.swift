/// Pixels of any other length: indices into a palette, and pictures of 16 bits.
struct AnyBytes: PixelLength {
    let bytes: Int
}
