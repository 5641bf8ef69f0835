import VitrineStyle

/// A scene at a moment, without pixels.
package struct SessionMoment: Sendable {
    /// What changes of states do to the nodes that are there at the moment.
    package let timeline: SceneTimeline
    /// What is painted, as text.
    package let drawing: String
}
