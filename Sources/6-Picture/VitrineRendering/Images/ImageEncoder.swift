/// A writer of one format of image files. To write another format, conform a type and pass it to
/// ``Rendering/encoded(as:_:)``. Those that the tool knows are listed in ``ImageEncoders/all``.
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
    ///   - threads: The number of threads to use. The bytes do not depend on it.
    /// - Throws: An ``ImageEncodingError`` if the picture cannot be encoded.
    func encode(_ image: RenderedImage, threads: Int) throws(ImageEncodingError) -> [UInt8]
}
