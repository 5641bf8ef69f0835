import VitrinePixels
import VitrineRendering

/// The reply to a request for a picture.
enum PictureReply: Sendable {
    /// The whole picture, or the part that has changed.
    case picture(EncodedPicture)
    /// Nothing has changed since the given revision.
    case unchanged(EncodedPicture)
    /// The scene cannot be rendered; `lastGood` is the revision of the last picture.
    case failed(RenderError, lastGood: Int?)
}
