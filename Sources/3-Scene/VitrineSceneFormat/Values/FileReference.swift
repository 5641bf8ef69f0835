import VitrineSource

/// A path in a scene, with its location.
package struct FileReference: Sendable {
    package let path: String
    package let mark: SourceMark
}
