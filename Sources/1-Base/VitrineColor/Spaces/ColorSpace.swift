/// The colour space of a canvas' encoded components. Both share white point and transfer function; only the
/// primaries differ.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
}
