import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle

/// The whole picture: a background that reaches the canvas' edges, and layers centred in the safe area.
package struct CanvasElement: Element, Sendable {
    package struct Layer: Sendable {
        package let element: any Element
        /// The edges at which the layer ignores the safe area.
        package let ignores: Set<Edge>

        package init(element: any Element, ignores: Set<Edge>) {
            self.element = element
            self.ignores = ignores
        }
    }

    package let source: ElementSource
    package let size: Size
    package let safeArea: Insets
    package let background: [PaintSpec]
    package let layers: [Layer]

    package init(
        source: ElementSource, size: Size, safeArea: Insets, background: [PaintSpec], layers: [Layer]
    ) {
        self.source = source
        self.size = size
        self.safeArea = safeArea
        self.background = background
        self.layers = layers
    }

    package var label: String { "canvas" }
    package var attributes: [Attribute] {
        [
            Attribute("size", "\(PrintedText.number(size.width))x\(PrintedText.number(size.height))"),
            Attribute(
                "safeArea",
                [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right].map(PrintedText.number)
                    .joined(separator: " ")),
        ] + background.map { Attribute("background", $0.summary) }
    }
    package var children: [any Element] { layers.map(\.element) }
    package var safeAreaUse: SafeAreaUse { .screen(safeArea) }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        let placements = zip(children, layers).map { child, layer in
            let room = room(ignoring: layer.ignores)
            let own = child.size(for: Proposal(room.size))
            return Arrangement.Placement(
                Point(room.midX - own.width / 2, room.midY - own.height / 2), Proposal(room.size))
        }
        return Arrangement(size, placements)
    }

    private func room(ignoring edges: Set<Edge>) -> Rect {
        Rect(
            minX: edges.contains(.leading) ? 0 : safeArea.left, minY: edges.contains(.top) ? 0 : safeArea.top,
            maxX: size.width - (edges.contains(.trailing) ? 0 : safeArea.right),
            maxY: size.height - (edges.contains(.bottom) ? 0 : safeArea.bottom))
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        for paint in background {
            builder.append(
                .fill(.fill(.rectangle(placed.frame)), paint.paint(in: placed.frame)), from: source)
        }
        builder.paint(placed.children, onScreen: placed.frame, safeArea: safeArea)
    }
}
