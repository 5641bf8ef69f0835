import VitrineColor

/// A colour as it is written (Color Module 2025.10).
public struct TokenColor: Hashable, Sendable {
    public var space: CSSColorSpace
    /// Three numbers in the units of the space; `nil` means `none`.
    public var components: [Double?]
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// The fallback for tools that cannot show the space, as `#rrggbb`.
    public var hex: String?

    public init(space: CSSColorSpace, components: [Double?], alpha: Double = 1, hex: String? = nil) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.hex = hex
    }
}
