/// A format of image files with one picture of 8 bits per channel, or of which the first is taken.
package protocol StillFormat: Sendable {
    /// The name of the format for messages: "JPEG".
    static var name: String { get }

    /// Returns `true` if bytes begin as files of the format do, even if they are cut short.
    static func recognizes(_ bytes: [UInt8]) -> Bool

    /// Decodes a whole file.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - limit: The maximum number of pixels, checked before memory is allocated.
    static func decode(_ bytes: [UInt8], limit: Int) throws(PictureDecodingError) -> StillPicture
}
