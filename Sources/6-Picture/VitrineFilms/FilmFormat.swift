/// A form in which films are written.
package enum FilmFormat: Hashable, Sendable {
    /// One animated PNG file.
    case apng
    /// A numbered PNG file for each frame.
    case pictures
    /// Uncompressed video with a header (YUV4MPEG2), 4:4:4 in BT.709 with limited range.
    case y4m
    /// The components of one frame after the other: red, green, blue and alpha, not premultiplied.
    case raw
}
