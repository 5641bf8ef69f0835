/// The number of bytes per pixel.
protocol PixelSize {
    var bytes: Int { get }
}
