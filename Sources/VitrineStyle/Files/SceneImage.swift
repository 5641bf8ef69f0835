import VitrinePixels

/// A picture from a file.
public struct SceneImage: Sendable {
    public var pixels: Pixmap
    /// What is odd about the file, yet not wrong enough to refuse it.
    public var warnings: [String]

    public init(_ pixels: Pixmap, warnings: [String] = []) {
        self.pixels = pixels
        self.warnings = warnings
    }
}
