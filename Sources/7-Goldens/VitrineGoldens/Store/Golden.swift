import VitrineColor
import VitrinePixels

/// The contents of a golden's file.
package struct Golden: Hashable, Sendable {
    package var image: RGBA8Image
    /// The record of the golden; `nil` for a picture that was not recorded by Vitrine or has lost its text
    /// chunks.
    package var record: GoldenRecord?
    /// The colour space of the components; `nil` if the file does not state it.
    package var colorSpace: ColorSpace?
    /// The manifest of the picture as JSON; `nil` if the golden has none.
    package var manifest: String?
    /// The hash of the file's bytes.
    package var fileHash: String
}
