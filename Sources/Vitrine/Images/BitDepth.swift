/// The number of bits per channel of an image file.
public enum BitDepth: Int, Sendable, CaseIterable {
    case eight = 8
    case sixteen = 16
}
