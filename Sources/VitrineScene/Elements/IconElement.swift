import VitrineGraphics
import VitrineIcons
import VitrineText

/// A symbol, sized and weighted like the text beside it.
struct IconElement: Element {
    let source: ElementSource
    let icon: Icon
    let font: FontDescription
    let paint: PaintSpec

    /// The side of the symbol's 24-unit grid in ems. The ink of a full-size symbol then measures
    /// about 1.08 em, as SF Symbols' does beside SF Pro at the medium scale.
    static let gridSide = 1.3

    var label: String { "icon" }
    var attributes: [Attribute] {
        [
            Attribute("name", icon.name), Attribute("size", font.size), Attribute("weight", font.weight),
            Attribute("paint", paint.summary),
        ]
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        let side = context.roundedUp(font.size * Self.gridSide)
        return Arrangement(Size(side, side))
    }

    /// The symbol is centred on the height of capitals.
    func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines? {
        guard let metrics = try? context.text.metrics(font) else { return nil }
        let baseline = context.roundedUp(font.size * Self.gridSide) / 2 + metrics.capHeight / 2
        return Baselines(first: baseline, last: baseline)
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        let side = font.size * Self.gridSide
        let rect = Rect(
            x: placed.frame.midX - side / 2, y: placed.frame.midY - side / 2, width: side, height: side)
        // The set's own path data is checked by its tests, so there is nothing to report here.
        guard let area = try? icon.area(in: rect, lineWidth: Icon.lineWidth(weight: font.weight)) else {
            return
        }
        builder.append(.fill(area, paint.paint(in: placed.frame)), from: source)
    }
}
