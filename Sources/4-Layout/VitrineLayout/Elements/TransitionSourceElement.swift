import VitrineGeometry
import VitrineJSON

/// What something else grows out of, and which is not there itself meanwhile.
package struct TransitionSourceElement: ModifierElement, Sendable {
    package let content: any Element
    package let group: MatchedGeometry.Group
    /// Its corners; `nil` for those of what fills it.
    let corners: Shape?

    package init(content: any Element, group: MatchedGeometry.Group, corners: Shape? = nil) {
        self.content = content
        self.group = group
        self.corners = corners
    }

    package var label: String { "transitionSource" }
    package var zoomRole: ZoomRole? { .source(group) }
    package var attributes: [Attribute] {
        [Attribute("id", group.id)]
            + (group.namespace.isEmpty ? [] : [Attribute("in", group.namespace)])
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        if builder.zooms.takes(group) { return }
        builder.paint(placed.children)
    }
}
