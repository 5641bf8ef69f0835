/// A colour as it is written (Color Module 2025.10).
public struct TokenColor: Hashable, Sendable {
    public enum Space: String, Hashable, Sendable, CaseIterable {
        case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
        case srgbLinear = "srgb-linear"
        case displayP3 = "display-p3"
        case a98RGB = "a98-rgb"
        case prophotoRGB = "prophoto-rgb"
        case xyzD65 = "xyz-d65"
        case xyzD50 = "xyz-d50"
    }

    public var space: Space
    /// Three numbers in the units of the space; `nil` means `none`.
    public var components: [Double?]
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// The fallback for tools that cannot show the space, as `#rrggbb`.
    public var hex: String?

    public init(space: Space, components: [Double?], alpha: Double = 1, hex: String? = nil) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.hex = hex
    }
}
