import VitrinePixels

/// A picture from a file.
public struct SceneImage: Sendable {
    public var pixels: Pixmap
    /// Irregularities of the file that are not serious enough to reject it.
    public var warnings: [String]

    public init(_ pixels: Pixmap, warnings: [String] = []) {
        self.pixels = pixels
        self.warnings = warnings
    }
}
