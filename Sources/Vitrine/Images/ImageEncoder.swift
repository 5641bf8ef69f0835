import VitrinePixels

/// A writer of one format of image files. To add one, conform a type and list it in ``ImageEncoders/all``.
public protocol ImageEncoder: Sendable {
    /// The extensions of the format's files, in lower case and without the period; the first is the usual
    /// one.
    static var fileExtensions: [String] { get }

    /// Creates an encoder. A format ignores the options that it does not have.
    init(_ options: ImageEncodingOptions)

    /// Returns the bytes of a file.
    ///
    /// - Parameters:
    ///   - image: The picture to encode.
    ///   - workers: The threads to use. The bytes do not depend on them.
    /// - Throws: An ``ImageEncodingError`` if the picture cannot be encoded.
    func encode(_ image: RenderedImage, workers: Workers) throws(ImageEncodingError) -> [UInt8]
}
