/// The number of bits per channel of an image file.
public enum BitDepth: Int, Sendable, CaseIterable {
    /// 8 bits, dithered.
    case eight = 8
    /// 16 bits.
    case sixteen = 16
}
