/// The color spaces that components may be of.
public enum RGBColorSpace: Sendable {
    /// The standard color space.
    case sRGB

    /// The standard color space without its transfer function.
    case sRGBLinear

    /// The wide color space of Apple's displays.
    case displayP3

    /// The name of the space in the scene language.
    var name: String {
        switch self {
        case .sRGB: "srgb"
        case .sRGBLinear: "srgb-linear"
        case .displayP3: "display-p3"
        }
    }
}
