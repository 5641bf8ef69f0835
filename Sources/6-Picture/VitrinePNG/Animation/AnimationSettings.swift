import VitrineColor

/// What all frames of a film have in common.
package struct AnimationSettings: Sendable {
    package var width: Int
    package var height: Int
    package var depth: Depth
    /// The time between two pictures.
    package var delay: FrameDelay
    /// The number of times that the film is played; 0 for ever.
    package var plays: UInt32
    /// `true` if pixels are stored with alpha. Without it, a picture that is not opaque is an error.
    package var hasAlpha: Bool
    /// The colour space of the components, which the file states as a still picture does.
    package var colorSpace: ColorSpace
    package var compression: PNG.Compression
    /// The number of frames, where it cannot be written once the film is complete. Pictures that are equal to
    /// the last are frames of their own then; `nil` to have them lengthen it.
    package var frameCount: UInt32?

    /// The number of bits of a component.
    package enum Depth: Hashable, Sendable { case eight, sixteen }

    /// Creates settings.
    package init(
        width: Int, height: Int, depth: Depth = .eight, delay: FrameDelay, plays: UInt32 = 0,
        hasAlpha: Bool = true, colorSpace: ColorSpace = .sRGB, compression: PNG.Compression = .standard,
        frameCount: UInt32? = nil
    ) {
        self.width = width
        self.height = height
        self.depth = depth
        self.delay = delay
        self.plays = plays
        self.hasAlpha = hasAlpha
        self.colorSpace = colorSpace
        self.compression = compression
        self.frameCount = frameCount
    }
}
