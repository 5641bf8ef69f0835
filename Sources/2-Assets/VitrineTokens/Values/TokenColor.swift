import VitrineColor

/// A colour as it is written (Color Module 2025.10).
package struct TokenColor: Hashable, Sendable {
    package var space: CSSColorSpace
    /// Three numbers in the units of the space; `nil` means `none`.
    package var components: [Double?]
    /// The opacity, from 0 to 1.
    package var alpha: Double
    /// The fallback for tools that cannot show the space, as `#rrggbb`.
    package var hex: String?

    package init(space: CSSColorSpace, components: [Double?], alpha: Double = 1, hex: String? = nil) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.hex = hex
    }
}
