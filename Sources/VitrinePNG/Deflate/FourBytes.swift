/// All others of 8 bits.
struct FourBytes: PixelLength {
    var bytes: Int { 4 }
}
