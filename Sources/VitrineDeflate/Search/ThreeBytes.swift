/// Pixels of three bytes: opaque pictures of 8 bits a channel.
struct ThreeBytes: PixelLength {
    var bytes: Int { 3 }
}
