import VitrineDisplayList
import VitrinePNG
import VitrinePixels

/// A golden as its file holds it.
public struct Golden: Hashable, Sendable {
    public var image: RGBA8Image
    /// Nil in a picture that was not recorded by Vitrine, or has lost its text chunks.
    public var record: GoldenRecord?
    /// What the components are encoded in; nil where the file does not say it.
    public var colorSpace: ColorSpace?
    /// What the picture shows and why, as JSON; nil in a golden that carries none.
    public var manifest: String?
    /// The hash of the file's bytes.
    public var fileHash: String
}
