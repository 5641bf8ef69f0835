import VitrineGraphics
import VitrineText

/// Text in one font and paint, wrapped to the width it is offered.
struct TextElement: Element {
    let source: ElementSource
    let text: String
    let font: FontDescription
    let style: ParagraphStyle
    let paint: PaintSpec

    var label: String { "text" }
    var attributes: [Attribute] {
        var list = [
            Attribute("text", "\"\(text)\""),
            Attribute("font", "\(font.family) \(Format.number(font.weight)) \(Format.number(font.size))"),
        ]
        if font.tracking != 0 { list.append(Attribute("tracking", font.tracking)) }
        if font.monospacedDigits { list.append(Attribute("monospacedDigits", "true")) }
        if let limit = style.lineLimit { list.append(Attribute("lineLimit", "\(limit)")) }
        if style.lineSpacing != 0 { list.append(Attribute("lineSpacing", style.lineSpacing)) }
        if style.alignment != .leading { list.append(Attribute("textAlignment", style.alignment.rawValue)) }
        list.append(Attribute("paint", paint.summary))
        return list
    }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        guard let paragraph = paragraph(in: proposal, context.text) else { return Arrangement(.zero) }
        return Arrangement(
            Size(context.roundedUp(paragraph.size.width), context.roundedUp(paragraph.size.height)))
    }

    func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines? {
        paragraph(in: proposal, context.text).map {
            Baselines(first: $0.firstBaseline, last: $0.lastBaseline)
        }
    }

    func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let paragraph = paragraph(in: placed.proposal, builder.text) else { return }
        // Baselines stand on whole device pixels, so that equal lines look equal; from the frame before
        // it was rounded, so that baselines that meet in layout still meet.
        let baseline = placed.layoutFrame.minY + paragraph.firstBaseline
        let snapped = (baseline * builder.scale).rounded() / builder.scale
        let origin = Point(placed.frame.minX, snapped - paragraph.firstBaseline)
        for run in paragraph.glyphRuns(at: origin, width: placed.layoutFrame.width) {
            builder.append(.glyphs(run, paint.paint(in: placed.frame)), from: source)
        }
    }

    /// The paragraph for a proposal. Too little height shows fewer lines, as in SwiftUI, but one at
    /// the least. Faults of fonts are found before layout, so there are none left here.
    private func paragraph(in proposal: Proposal, _ engine: TextEngine) -> Paragraph? {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        guard let whole = try? engine.paragraph(text, font: font, style: style, maxWidth: width) else {
            return nil
        }
        guard let height = proposal.height, height.isFinite, whole.size.height > height + 0.5,
            whole.lines.count > 1
        else { return whole }
        let pitch = (whole.size.height + style.lineSpacing) / Double(whole.lines.count)
        var limited = style
        limited.lineLimit = max(Int((height + style.lineSpacing + 0.5) / pitch), 1)
        return try? engine.paragraph(text, font: font, style: limited, maxWidth: width)
    }
}
