import VitrineDisplayList

/// A picture from a file.
package struct SceneImage: Sendable {
    package var picture: ImageHandle
    /// Irregularities of the file that are not serious enough to reject it.
    package var warnings: [String]

    package init(_ picture: ImageHandle, warnings: [String] = []) {
        self.picture = picture
        self.warnings = warnings
    }
}
