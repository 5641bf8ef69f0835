import VitrineColor

/// The contrast of a subject with what is behind it.
package struct ContrastMeasure: Hashable, Sendable {
    /// The best pixel of the character that is worst to read.
    package let character: ContrastSample
    /// The pixel with the least contrast.
    package let worst: ContrastSample
    /// The part of the pixels that do not pass, 0...1.
    package let failingShare: Double
    /// The colours of the darkest and of the lightest backdrop.
    package let darkest: Color
    package let lightest: Color
    /// The number of pixels.
    package let pixelCount: Int
}
