import VitrineColor

/// The space in which colours are mixed, and that of the canvas that their components belong to.
package struct ColorInterpolation: Hashable, Sendable {
    /// The coordinates that are interpolated, premultiplied by alpha in each space, so that a transparent
    /// colour has no part in the mixed one. A hue is not multiplied.
    package var space: GradientSpace
    package var canvas: ColorSpace

    package init(_ space: GradientSpace, on canvas: ColorSpace = .sRGB) {
        self.space = space
        self.canvas = canvas
    }

    /// The encoded components of any canvas, as in CSS transitions, Core Animation, and gradients by default.
    package static let device = ColorInterpolation(.srgb)

    /// OKLab, as SwiftUI's `Color.mix(with:by:in:)` has it by default.
    package static func perceptual(on canvas: ColorSpace) -> ColorInterpolation {
        ColorInterpolation(.oklab, on: canvas)
    }
}
