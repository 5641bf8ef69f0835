/// How many bytes a pixel has.
protocol PixelLength {
    var bytes: Int { get }
}
