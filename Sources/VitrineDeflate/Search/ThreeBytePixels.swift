/// Pixels of three bytes: opaque pictures of 8 bits a channel.
struct ThreeBytePixels: PixelSize {
    var bytes: Int { 3 }
}
