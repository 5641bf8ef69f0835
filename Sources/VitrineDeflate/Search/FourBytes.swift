/// Pixels of four bytes: 8 bits a channel with alpha.
struct FourBytes: PixelLength {
    var bytes: Int { 4 }
}
