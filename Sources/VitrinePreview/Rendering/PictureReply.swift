import Vitrine
import VitrinePixels

/// The answer to the question for a picture.
enum PictureReply: Sendable {
    /// The whole picture, or the part that has changed.
    case picture(EncodedPicture)
    /// Nothing has changed since the revision that was named.
    case unchanged(EncodedPicture)
    /// The scene cannot be rendered; `lastGood` is the revision of the last picture.
    case failed(RenderError, lastGood: Int?)
}
