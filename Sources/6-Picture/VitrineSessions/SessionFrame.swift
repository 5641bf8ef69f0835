import VitrineColor
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

    /// What a picture is, without its pixels.
    package struct Metadata: Sendable {
        /// The whole picture, in device pixels.
        package let bounds: PixelRect
        package let colorSpace: ColorSpace
        let revision: Int
        package let changed: PixelRect
        let repaintedPixels: Int
        let scale: Double
        package let timings: StageTimings
        package let warnings: Diagnostics
        package let fonts: [FontFingerprint]
        let device: String?
        package let timeline: SceneTimeline
        package let reads: ReadLog
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
    public var width: Int { bounds.width }
    /// The height in device pixels.
    public var height: Int { bounds.height }
    /// The whole picture, in device pixels.
    public var bounds: PixelRect { metadata.bounds }
}
