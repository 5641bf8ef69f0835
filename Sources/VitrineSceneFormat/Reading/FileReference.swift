import VitrineSource

/// A path in a scene, and where it stands.
package struct FileReference: Sendable {
    package let path: String
    package let mark: SourceMark
}
