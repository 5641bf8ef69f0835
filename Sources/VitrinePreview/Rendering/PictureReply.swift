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

/// A picture, or a part of one, as the bytes of a file.
struct EncodedPicture: Sendable {
    var bytes: [UInt8]
    var revision: Int
    var width: Int
    var height: Int
    /// The part of the picture that the bytes hold, in device pixels.
    var rect: PixelRect
    /// The hash of the whole picture.
    var hash: String
    var timings: [(name: String, milliseconds: Double)]
}
