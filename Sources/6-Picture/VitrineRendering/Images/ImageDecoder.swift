import VitrineFormats

/// A reader of one format of image files. To add one, conform a type and list it in ``ImageDecoders/all``.
package protocol ImageDecoder: Sendable {
    /// The name of the format for messages: "PNG".
    static var name: String { get }

    /// Returns `true` if bytes begin as files of the format do, even if they are cut short.
    static func recognizes(_ bytes: [UInt8]) -> Bool

    /// Decodes a whole file.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - limit: The largest number of pixels, checked before memory is allocated for them.
    /// - Throws: An ``ImageDecodingError`` if the file is damaged or too large.
    static func decode(_ bytes: [UInt8], limit: Int) throws(ImageDecodingError) -> any DecodedImage
}
