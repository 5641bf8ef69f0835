import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineJSON
import VitrineStyle
import VitrineText

/// Text that wraps to the proposed width.
package struct TextElement: Element, Sendable {
    package let source: ElementSource
    package let content: AttributedText
    package let style: ParagraphStyle
    /// The paints to which the content's attributes refer by index; the first is the text's own.
    package let paints: [PaintSpec]
    /// The blending of the text's own paint with the backdrop. Paints of runs are drawn over it unblended.
    package var vibrancy: Vibrancy.Recipe?

    package init(
        source: ElementSource, content: AttributedText, style: ParagraphStyle, paints: [PaintSpec],
        vibrancy: Vibrancy.Recipe? = nil
    ) {
        self.source = source
        self.content = content
        self.style = style
        self.paints = paints
        self.vibrancy = vibrancy
    }

    package var label: String { "text" }

    package func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext)
        -> Arrangement
    {
        guard let paragraph = paragraph(in: proposal, context.text) else { return Arrangement(.zero) }
        return Arrangement(
            Size(context.roundedUp(paragraph.size.width), context.roundedUp(paragraph.size.height)))
    }

    package func baselines(in proposal: Proposal, _ context: LayoutContext) -> Baselines? {
        paragraph(in: proposal, context.text).map {
            Baselines(first: $0.firstBaseline, last: $0.lastBaseline)
        }
    }

    package func paint(_ placed: PlacedElement, into builder: inout DisplayListBuilder) {
        guard let paragraph = paragraph(in: placed.proposal, builder.text) else { return }
        // Baselines are rounded to device pixels starting from the unrounded frame, so that baselines that
        // coincide in layout still coincide.
        let origin = Point(placed.frame.minX, placed.layoutFrame.minY)
        let pieces = paragraph.displayItems(
            at: origin, width: placed.layoutFrame.width, isLeadingOnRight: placed.isMirrored,
            scale: builder.scale)
        if let vibrancy {
            // Everything in the text's own paint is blended with the backdrop as one, so that overlapping
            // letters do not darken each other.
            let vibrant = builder.items { inner in
                for piece in pieces where piece.hasPaint(0) { paint(piece, placed, into: &inner) }
            }
            builder.append(vibrant, vibrancy, from: source)
        }
        for piece in pieces where vibrancy == nil || !piece.hasPaint(0) {
            paint(piece, placed, into: &builder)
        }
    }

    private func paint(
        _ piece: TextDisplayItem, _ placed: PlacedElement, into builder: inout DisplayListBuilder
    ) {
        switch piece {
        case .glyphs(let run, let paint):
            builder.append(.glyphs(run, self.paint(paint, in: placed)), from: source)
        case .bitmap(let picture, let frame, let paint):
            let image = ImagePaint(
                name: "glyph", picture: picture.picture, colorSpace: .sRGB, opacity: paints[paint].opacity,
                frame: frame, sampling: .lanczos)
            builder.append(.fill(.fill(.rectangle(frame)), .image(image)), from: source)
        case .colorGlyph(let glyph, let pen, let size, let paint):
            builder.append([
                glyph.item(
                    (pen, size), foreground: paints[paint].glyphColor, in: builder.canvas.colorSpace,
                    source: source.path)
            ])
        case .decoration(let stroke):
            builder.append(
                .fill(.fill(stroke.shape(scale: builder.scale)), self.paint(stroke.paint, in: placed)),
                from: source)
        }
    }

    private func paint(_ index: Int, in placed: PlacedElement) -> Paint {
        paints[index].paint(in: placed.frame)
    }

    /// Returns the paragraph for a proposal.
    ///
    /// If the height is too small, the paragraph has fewer lines, as in SwiftUI, but at least one. Font
    /// errors are reported before layout, so none can occur here.
    func paragraph(in proposal: Proposal, _ engine: TextEngine) -> Paragraph? {
        func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? $0 : nil } }
        return try? engine.paragraph(
            content, style: style, maxWidth: finite(proposal.width), maxHeight: finite(proposal.height))
    }
}

extension TextDisplayItem {
    /// Returns `true` if it is drawn with the given paint; bitmaps have colours of their own.
    fileprivate func hasPaint(_ number: Int) -> Bool {
        switch self {
        case .glyphs(_, let paint): paint == number
        case .decoration(let stroke): stroke.paint == number
        case .bitmap, .colorGlyph: false
        }
    }
}

extension TextElement {
    package var attributes: [Attribute] {
        let font = content.runs[0].font
        var list = [Attribute("text", "\"\(content.string)\"")]
        if content.runs.count > 1 {
            list += content.runs.map { Attribute("run", "\"\($0.text)\" \(summary(of: $0))") }
        } else {
            list.append(
                Attribute(
                    "font",
                    "\(font.family) \(PrintedText.number(font.weight)) \(PrintedText.number(font.size))"))
            if font.tracking != 0 { list.append(Attribute("tracking", font.tracking)) }
            if font.monospacedDigits { list.append(Attribute("monospacedDigits", "true")) }
            let more = secondaryAttributes(of: content.runs[0])
            if !more.isEmpty { list.append(Attribute("with", more.joined(separator: ", "))) }
        }
        if let limit = style.lineLimit { list.append(Attribute("lineLimit", "\(limit)")) }
        if style.reservesSpace { list.append(Attribute("reservesSpace", "true")) }
        if style.lineSpacing != 0 { list.append(Attribute("lineSpacing", style.lineSpacing)) }
        if style.alignment != .leading { list.append(Attribute("textAlignment", style.alignment.rawValue)) }
        if style.truncation != .tail { list.append(Attribute("truncation", style.truncation.rawValue)) }
        if style.minimumScaleFactor != 1 {
            list.append(Attribute("minimumScaleFactor", style.minimumScaleFactor))
        }
        if style.hyphenates { list.append(Attribute("hyphenation", "true")) }
        if style.language != "en" { list.append(Attribute("language", style.language)) }
        if let vibrancy { list.append(Attribute("vibrancy", vibrancy.summary)) }
        list.append(Attribute("paint", paints.map(\.summary).joined(separator: "; ")))
        return list
    }

    private func summary(of run: AttributedText.Run) -> String {
        let paint = run.attributes.paint == 0 ? [] : [paints[run.attributes.paint].summary]
        let tracking = run.font.tracking == 0 ? [] : ["tracking \(PrintedText.number(run.font.tracking))"]
        return ([run.font.summary] + paint + tracking + secondaryAttributes(of: run)).joined(separator: ", ")
    }

    /// Returns descriptions of a run's attributes beyond font and paint.
    private func secondaryAttributes(of run: AttributedText.Run) -> [String] {
        func line(_ name: String, _ line: TextLineStyle?) -> [String] {
            guard let line else { return [] }
            let pattern = line.pattern == .solid ? "" : " \(line.pattern.rawValue)"
            return [name + pattern + (line.paint.map { " \(paints[$0].summary)" } ?? "")]
        }
        var list =
            line("underline", run.attributes.underline) + line("strikethrough", run.attributes.strikethrough)
        if run.font.italic, content.runs.count == 1 { list.append("italic") }
        if run.font.kerning != 0 { list.append("kerning \(PrintedText.number(run.font.kerning))") }
        if run.font.metrics != .system { list.append("metrics \(run.font.metrics.rawValue)") }
        if !run.font.ligatures { list.append("no ligatures") }
        list += run.font.features.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        if run.attributes.baselineOffset != 0 {
            list.append("baselineOffset \(PrintedText.number(run.attributes.baselineOffset))")
        }
        if let link = run.attributes.link { list.append("link \(link)") }
        return list
    }
}

extension TextDecoration {
    /// Returns the line as a shape whose thickness is a whole number of device pixels, with edges on pixel
    /// boundaries.
    fileprivate func shape(scale: Double) -> ResolvedShape {
        var snapped = self
        snapped.thickness = max((thickness * scale).rounded(), 1) / scale
        let top = ((start.y - snapped.thickness / 2) * scale).rounded() / scale
        snapped.start.y = top + snapped.thickness / 2
        let rects = snapped.rects
        if rects.count == 1 { return .rectangle(rects[0]) }
        var path = Path()
        for rect in rects {
            path.move(to: rect.origin)
            path.line(to: Point(rect.maxX, rect.minY))
            path.line(to: Point(rect.maxX, rect.maxY))
            path.line(to: Point(rect.minX, rect.maxY))
            path.close()
        }
        return .path(path, .nonZero)
    }
}

extension PaintSpec {
    /// The opacity of a bitmap drawn in place of this paint.
    fileprivate var opacity: Double { glyphColor.alpha }

    /// The colour of what a picture in colours leaves to the text, and with its alpha the opacity of the
    /// whole: black for paints of many colours.
    fileprivate var glyphColor: Color {
        if case .color(let color) = self { color } else { .black }
    }
}
