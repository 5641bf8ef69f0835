import VitrineGraphics

/// A path in a scene, and where it stands.
struct PathText: Sendable {
    let text: String
    let mark: SourceMark
}
