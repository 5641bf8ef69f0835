/// Pixels of any length other than three or four bytes: palette indices, and 16-bit channels.
struct AnyPixelSize: PixelSize {
    let bytes: Int
}
