/// Opaque pictures of 8 bits.
struct ThreeBytes: PixelLength {
    var bytes: Int { 3 }
}
