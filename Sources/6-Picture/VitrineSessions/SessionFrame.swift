import VitrinePixels
import VitrineRendering
import VitrineSource
import VitrineStyle
import VitrineText

/// A picture that a session has rendered.
///
/// A session reuses this picture's memory for the next one, unless the frame is retained: that costs a copy
/// of the picture.
public struct SessionFrame: Sendable {
    /// The picture.
    public let picture: RenderedImage
    private let metadata: Metadata

    /// The metadata of a picture.
    struct Metadata: Sendable {
        let revision: Int
        let changed: PixelRect
        let repaintedPixels: Int
        let scale: Double
        let timings: StageTimings
        let warnings: Diagnostics
        let fonts: [FontFingerprint]
        let device: String?
        let timeline: SceneTimeline
        let reads: ReadLog
    }

    init(picture: RenderedImage, metadata: Metadata) {
        self.picture = picture
        self.metadata = metadata
    }

    /// The number of the picture: 1 for a session's first, one more whenever a pixel or the size changes.
    public var revision: Int { metadata.revision }
    /// The bounds of the pixels that differ from the previous revision, in device pixels, which are empty if
    /// none do; the whole picture for the first one and after a change of the size.
    public var changed: PixelRect { metadata.changed }
    /// The number of pixels that were painted. Not all of them need have changed.
    public var repaintedPixels: Int { metadata.repaintedPixels }
    /// The number of device pixels per point.
    public var scale: Double { metadata.scale }
    /// The durations of the stages that led to it.
    package var timings: StageTimings { metadata.timings }
    /// The warnings about the scene.
    package var warnings: Diagnostics { metadata.warnings }
    /// The fonts of its texts.
    package var fonts: [FontFingerprint] { metadata.fonts }
    /// The files and folders that were read for it.
    package var reads: ReadLog { metadata.reads }
    /// What changes of states do to the scene over time.
    package var timeline: SceneTimeline { metadata.timeline }
    /// The name of the device whose screen the canvas represents; `nil` if it represents none.
    package var device: String? { metadata.device }

    /// The width in device pixels.
    public var width: Int { picture.pixels.width }
    /// The height in device pixels.
    public var height: Int { picture.pixels.height }
    /// The whole picture, in device pixels.
    public var bounds: PixelRect { PixelRect(width: width, height: height) }
}
