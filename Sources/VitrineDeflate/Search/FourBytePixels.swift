/// Pixels of four bytes: 8 bits a channel with alpha.
struct FourBytePixels: PixelSize {
    var bytes: Int { 4 }
}
