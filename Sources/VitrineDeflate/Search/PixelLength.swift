/// The number of bytes per pixel.
protocol PixelLength {
    var bytes: Int { get }
}
