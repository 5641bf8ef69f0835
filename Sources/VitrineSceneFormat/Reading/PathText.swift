import VitrineSource

/// A path in a scene, and where it stands.
package struct PathText: Sendable {
    package let text: String
    package let mark: SourceMark
}
