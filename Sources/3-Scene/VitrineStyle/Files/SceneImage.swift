import VitrineDisplayList

/// A picture from a file.
public struct SceneImage: Sendable {
    public var picture: ImageHandle
    /// Irregularities of the file that are not serious enough to reject it.
    public var warnings: [String]

    public init(_ picture: ImageHandle, warnings: [String] = []) {
        self.picture = picture
        self.warnings = warnings
    }
}
