import VitrineColor
import VitrinePixels
import VitrineRendering
import VitrineSessions
import VitrineStyle
import VitrineText

/// A frame of a film, as goldens have it.
package struct FilmFrame: Sendable {
    /// The number of the frame, from 0 on.
    package let index: Int
    /// The pixels, with 8 bits a channel.
    package let image: RGBA8Image
    package let colorSpace: ColorSpace
    /// The part that may differ from the frame before.
    package let changed: PixelRect
    /// The fonts of its texts.
    package let fonts: [FontFingerprint]
    /// What has been read for it.
    package let reads: ReadLog
    /// What changes over time.
    package let timeline: SceneTimeline
    /// What is painted, item by item; `nil` if it was not asked for.
    package let items: [SessionItem]?
    /// What the nodes are like, if no state moves them and the frame differs from the one before.
    package let moment: MotionMoment?
}
