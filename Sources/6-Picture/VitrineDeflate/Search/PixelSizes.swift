/// The numbers of bytes per pixel that have loops of their own, and any other.
enum PixelSizes {
    /// Pixels of three bytes: opaque pictures of 8 bits a channel.
    struct Three: PixelSize {
        var bytes: Int { 3 }
    }

    /// Pixels of four bytes: 8 bits a channel with alpha.
    struct Four: PixelSize {
        var bytes: Int { 4 }
    }

    /// Pixels of any length other than three or four bytes: palette indices, and 16-bit channels.
    struct Other: PixelSize {
        let bytes: Int
    }
}
