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
        let rooms = context.bars.rooms[source.path]
        let placements = zip(children, layers).enumerated().map { index, pair in
            let (child, layer) = pair
            var room = room(ignoring: layer.ignores)
            let under = rooms?[index]
            if let under {
                room = Rect(
                    minX: room.minX, minY: under.top ?? room.minY, maxX: room.maxX,
                    maxY: max(under.bottom.map { size.height - $0 } ?? room.maxY, under.top ?? room.minY))
            }
            let own = child.size(for: Proposal(room.size))
            // Below a bar begins what is too high for its room, too.
            let middle = room.midY - own.height / 2
            let start = under?.top == nil ? middle : max(middle, room.minY)
            var placement = Arrangement.Placement(
                Point(room.midX - own.width / 2, start), Proposal(room.size))
            placement.bars = under?.bars ?? .zero
            return placement
        }
        return Arrangement(size, placements)
    }

    /// Returns the part of the canvas that a layer has at some edges of which it ignores the safe area.
    func room(ignoring edges: Set<Edge>) -> Rect {
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
        for layer in paintOrder(of: placed, builder) {
            builder.paint([layer], onScreen: placed.frame, safeArea: safeArea.covered(by: layer.bars))
        }
    }

    /// Returns the layers in the order in which they are painted: bars after all that extends under them, and
    /// the device's own after backgrounds that reach the edges of the screen by themselves.
    private func paintOrder(of placed: PlacedElement, _ builder: DisplayListBuilder) -> [PlacedElement] {
        let layers = placed.children
        let under = layers.lastIndex { $0.bars != .zero } ?? -1
        let chrome = layers.firstIndex(where: ScreenBar.isChrome) ?? layers.endIndex
        let behind =
            layers.indices.dropFirst(chrome + 1).last { index in
                let area = safeArea.covered(by: layers[index].bars)
                return layers[index].extendsBackground(builder.onScreen(placed.frame, safeArea: area))
            } ?? -1
        var (order, raised, own): ([PlacedElement], [PlacedElement], [PlacedElement]) = ([], [], [])
        for (index, layer) in layers.enumerated() {
            if index < under, ScreenBar.isBar(layer) {
                raised.append(layer)
            } else if index < behind, ScreenBar.isChrome(layer) {
                own.append(layer)
            } else {
                order.append(layer)
            }
            if index == under { order += raised }
            if index == behind { order += own }
        }
        return order
    }
}

extension Insets {
    /// Returns the insets of a safe area with those of bars, where there are any.
    func covered(by bars: Insets) -> Insets {
        Insets(
            top: bars.top > 0 ? bars.top : top, left: left, bottom: bars.bottom > 0 ? bars.bottom : bottom,
            right: right)
    }
}
