/// The position of a pixel.
struct PixelPosition: Hashable, Sendable {
    let x: Int
    let y: Int
}
