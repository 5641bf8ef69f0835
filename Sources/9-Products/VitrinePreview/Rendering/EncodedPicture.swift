import VitrinePixels

/// A picture, or a part of one, as the bytes of a file.
struct EncodedPicture: Sendable {
    var bytes: [UInt8]
    var revision: Int
    var width: Int
    var height: Int
    /// The part of the picture that the bytes hold, in device pixels.
    var rect: PixelRect
    /// The name of the colour space, as used by PNG and CSS.
    var colorSpace: String
    /// `true` if the answer is that to an earlier question, whose timings it has.
    var isCached = false
    /// The hash of the whole picture.
    var hash: String
    var timings: [(name: String, milliseconds: Double)]
}
