import VitrineGeometry
import VitrineSource
import VitrineStyle

/// Content that may extend into the safe area at some edges.
///
/// For a node of the body the canvas makes the room. Content of other nodes grows where it is placed, as in
/// SwiftUI: what is around it has its size as it is within the safe area.
package struct IgnoresSafeAreaElement: ModifierElement, Sendable {
    package var content: any Element
    package let edges: Set<Edge>
    /// The place of the modifier in a node within another; `nil` for nodes of the body.
    package let mark: SourceMark?

    package init(content: any Element, edges: Set<Edge>, within mark: SourceMark? = nil) {
        self.content = content
        self.edges = edges
        self.mark = mark
    }

    package var label: String { "ignoresSafeArea" }
    package var attributes: [Attribute] {
        [Attribute("edges", edges.map(\.rawValue).sorted().joined(separator: " "))]
    }
    package var traits: ElementTraits {
        mark == nil ? ElementTraits(IgnoredEdges.self, edges) : ElementTraits()
    }
    package func mapWithinSafeArea(_ change: (any Element) -> any Element) -> any Element {
        IgnoresSafeAreaElement(content: change(content), edges: edges, within: mark)
    }
    package func mapWithinPlacement(_ change: (any Element) -> any Element) -> any Element {
        mapWithinSafeArea { $0.mapWithinPlacement(change) }
    }
    package var safeAreaUse: SafeAreaUse { mark == nil ? .inherited : .ignored(edges) }
}
