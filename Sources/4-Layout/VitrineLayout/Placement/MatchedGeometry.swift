import VitrineGeometry
import VitrineStyle

/// What a node shares of its frame with others: SwiftUI's `matchedGeometryEffect`.
package struct MatchedGeometry: Hashable, Sendable {
    /// What is shared.
    package enum Properties: String, Hashable, Sendable, CaseIterable {
        case frame, position, size
    }

    /// The nodes that share, by an id within a namespace.
    package struct Group: Hashable, Sendable {
        package let id: String
        package let namespace: String

        package init(id: String, in namespace: String) {
            self.id = id
            self.namespace = namespace
        }
    }

    /// The id within the namespace.
    package var id: MatchedID
    package var namespace: String
    package var properties: Properties
    /// The point of the frames that is in one place, as a unit point.
    package var anchor: Point
    /// `true` if others take its frame.
    package var isSource: Bool
    /// How much of it there is, while it appears or disappears with a state.
    package var share: Double
    /// What tells it from all others of the scene.
    package var instance: String

    package init(
        id: MatchedID, in namespace: String, properties: Properties, anchor: Point, isSource: Bool,
        share: Double, instance: String
    ) {
        self.id = id
        self.namespace = namespace
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
        self.share = share
        self.instance = instance
    }
}
