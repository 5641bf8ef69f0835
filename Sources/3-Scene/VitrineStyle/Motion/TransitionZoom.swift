import VitrineGeometry

/// What something grows out of as it appears: SwiftUI's `.navigationTransition(.zoom(sourceID:in:))`.
package struct TransitionZoom: Hashable, Sendable {
    /// The id of the source.
    package var sourceID: String
    package var namespace = ""
    /// The point of both that is in one place, as a unit point.
    package var anchor = Point(0.5, 0)

    package init(sourceID: String = "") { self.sourceID = sourceID }
}
