import VitrineDisplayList
import VitrineGeometry

/// A builder that places the units of one line and groups those that are drawn together.
struct LinePlacer {
    /// The properties that units must share to be drawn together.
    struct Key: Equatable {
        let font: ObjectIdentifier
        let description: FontDescription
        let attributes: TextAttributes

        init(font: ShapedFont, attributes: TextAttributes) {
            self.font = ObjectIdentifier(font.instance)
            description = font.description
            self.attributes = attributes
        }
    }

    let runs: TextRuns
    /// The points per unit.
    let scale: Double
    var segments: [Paragraph.Segment] = []
    private(set) var decorations: [Paragraph.PlacedDecoration] = []
    private var offset = 0.0
    private var start = 0
    private var strokeEnd: (run: Int, pen: Int)?

    init(runs: TextRuns, scale: Double) {
        self.runs = runs
        self.scale = scale
    }

    mutating func open(_ font: ShapedFont, _ attributes: TextAttributes, at pen: Int) {
        offset = attributes.baselineOffset
        start = pen
        segments.append(
            Paragraph.Segment(
                text: "", fontDescription: font.description.summary, fontSize: font.description.size,
                unitsPerEm: Double(font.instance.unitsPerEm), paint: attributes.paint, x: Double(pen) * scale,
                width: 0, glyphs: [], pictures: []))
    }

    mutating func close(_ text: String, at pen: Int) {
        segments[segments.count - 1].text = text
        segments[segments.count - 1].width = Double(pen - start) * scale
    }

    /// Adds the glyphs of a unit, except for spaces, which have no outline.
    mutating func place(
        _ unit: TextCluster, _ glyphs: ArraySlice<ShapedGlyph>, _ font: ShapedFont, at pen: Int
    ) {
        // The spacing after a right-to-left unit lies on its left.
        var within =
            unit.isRightToLeft
            ? pen + unit.advance - glyphs.reduce(0) { $0 + font.width(Int($1.advance)) } : pen
        func add(_ glyph: ShapedGlyph) {
            let x = within + font.width(Int(glyph.offsetX))
            let y = -font.width(Int(glyph.offsetY))
            let position = Point(Double(x) * scale, Double(y) * scale - offset)
            within += font.width(Int(glyph.advance))
            if let picture = font.instance.picture(of: glyph.glyph) {
                segments[segments.count - 1].pictures.append(
                    Paragraph.PlacedPicture(
                        picture: picture, pen: position, size: font.description.size))
                return
            }
            let outline = font.instance.outline(of: glyph.glyph)
            guard !outline.path.isEmpty else { return }
            segments[segments.count - 1].glyphs.append(GlyphRun.Glyph(outline: outline, position: position))
        }
        if unit.isRightToLeft { glyphs.reversed().forEach { add($0) } } else { glyphs.forEach { add($0) } }
    }

    /// Adds the lines that a run has along a stretch, extending earlier ones if they are adjacent.
    mutating func stroke(run: Int, from pen: Int, to end: Int) {
        let attributes = runs.text.runs[run].attributes
        guard attributes.underline != nil || attributes.strikethrough != nil else {
            strokeEnd = nil
            return
        }
        let continues = strokeEnd.map { $0.run == run && $0.pen == pen } ?? false
        strokeEnd = (run, end)
        if continues {
            let count = (attributes.underline == nil ? 0 : 1) + (attributes.strikethrough == nil ? 0 : 1)
            for index in decorations.indices.suffix(count) {
                decorations[index].decoration.length += Double(end - pen) * scale
            }
            return
        }
        let description = runs.text.runs[run].font
        guard let metrics = runs.metrics[description] else { return }
        func add(_ line: TextLineStyle?, _ place: FontMetrics.Line, isBehindText: Bool) {
            guard let line else { return }
            decorations.append(
                Paragraph.PlacedDecoration(
                    isBehindText: isBehindText,
                    decoration: TextDecoration(
                        start: Point(Double(pen) * scale, -place.middle - attributes.baselineOffset),
                        length: Double(end - pen) * scale, thickness: place.thickness, pattern: line.pattern,
                        paint: line.paint ?? attributes.paint)))
        }
        add(attributes.underline, metrics.underline, isBehindText: true)
        add(attributes.strikethrough, metrics.strikethrough, isBehindText: false)
    }

    /// Returns the segments that draw something, but at least one, so that lines without ink are known too.
    func segments(otherwise runs: TextRuns) -> [Paragraph.Segment] {
        let drawn = segments.filter { !$0.glyphs.isEmpty || !$0.pictures.isEmpty }
        if !drawn.isEmpty { return drawn }
        if let first = segments.first { return [first] }
        let font = runs.text.runs[0].font
        return [
            Paragraph.Segment(
                text: "", fontDescription: font.summary, fontSize: font.size, unitsPerEm: 1, paint: 0, x: 0,
                width: 0,
                glyphs: [], pictures: [])
        ]
    }
}
