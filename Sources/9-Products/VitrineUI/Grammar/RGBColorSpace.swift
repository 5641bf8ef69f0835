import Foundation

/// The color spaces of components.
public enum RGBColorSpace: Sendable {
    /// The standard color space.
    case sRGB

    /// The standard color space without its transfer function.
    case sRGBLinear

    /// The wide color space of Apple's displays.
    case displayP3

    /// The name of the color space in the scene language.
    var name: String { self == .displayP3 ? "display-p3" : "srgb" }

    /// Returns a component as the scene language has it, which knows no linear ones.
    func encoded(_ component: Double) -> Double {
        guard self == .sRGBLinear else { return component }
        return component <= 0.0031308 ? 12.92 * component : 1.055 * pow(component, 1 / 2.4) - 0.055
    }
}
