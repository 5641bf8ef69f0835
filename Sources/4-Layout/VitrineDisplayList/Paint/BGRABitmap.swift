/// Pixels as fonts hold those of emoji: premultiplied, with 8 bits per component, in the order blue, green,
/// red and alpha.
public struct BGRABitmap: Hashable, Sendable {
    /// The rows, top row first.
    public let bytes: [UInt8]
    /// The number of bytes from one row to the next.
    public let pitch: Int

    public init(bytes: [UInt8], pitch: Int) {
        self.bytes = bytes
        self.pitch = pitch
    }
}
