import VitrineGeometry

extension BarInsets {
    /// Creates the insets that a scene needs, which has been laid out without any.
    init(in root: PlacedElement) {
        self.init()
        addAll(in: root)
    }

    private mutating func addAll(in placed: PlacedElement) {
        if let screen = placed.element.cast(to: CanvasElement.self) { add(screen, placed) }
        for child in placed.children { addAll(in: child) }
    }

    private mutating func add(_ screen: CanvasElement, _ placed: PlacedElement) {
        let frame = placed.frame
        let bars = placed.children.compactMap { layer in ScreenBar(in: layer, on: frame) }
        if bars.isEmpty { return }
        for (index, layer) in placed.children.enumerated() where index < screen.layers.count {
            let content = CoveredContent(layer, ignoring: screen.layers[index].ignores)
            for bar in bars where content.isCovered(by: bar) {
                let end = bar.edge == .top ? bar.room.maxY - frame.minY : frame.maxY - bar.room.minY
                let scroll = content.scroll(reaching: bar.edge)
                add(
                    end, at: bar.edge, to: (screen.source.path, index),
                    extending: scroll?.element.source.path)
            }
        }
    }
}
