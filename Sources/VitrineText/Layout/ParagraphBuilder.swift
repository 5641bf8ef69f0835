import VitrineGraphics

/// Lays shaped text out in lines and places its glyphs.
struct ParagraphBuilder {
    let text: String
    let shaped: ShapedText
    let font: FontInstance
    let description: FontDescription
    let style: ParagraphStyle
    let breaker: LineBreaker

    /// `ellipsis` is shaped only where a line limit is passed, and says what its text is.
    func build(
        ellipsis: () throws(FontError) -> (text: String, line: HardLine, tracking: Int)
    ) throws(FontError) -> Paragraph {
        var spans = breaker.spans(of: shaped.lines)
        let metrics = FontMetrics(font.metrics, scale: description.size / Double(font.unitsPerEm))
        let isTruncated = style.lineLimit.map { spans.count > $0 } ?? false
        if let limit = style.lineLimit, isTruncated { spans.removeLast(spans.count - limit) }

        var lines: [Paragraph.Line] = []
        lines.reserveCapacity(spans.count)
        for (index, span) in spans.enumerated() {
            let baseline = Double(index) * (metrics.lineHeight + style.lineSpacing) + metrics.baseline
            guard isTruncated, index == spans.count - 1 else {
                lines.append(line(span, baseline: baseline))
                continue
            }
            let mark = try ellipsis()
            let truncation = Truncation(ellipsis: mark.line, breaker: breaker, tracking: mark.tracking)
            let (cut, pen) = truncation.cut(span, of: shaped.lines[span.hardLine])
            var last = line(cut, baseline: baseline)
            last.visibleText += mark.text
            place(mark.line, mark.line.units.indices, from: pen, into: &last.glyphs)
            lines.append(last)
        }

        // A width over the limit by no more than the tolerance is the limit, so that the same width fits again.
        let widest = lines.map(\.width).max() ?? 0
        let excess = breaker.maxWidth.map { widest - $0 } ?? 0
        let width = excess > 0 && excess <= LineBreaker.tolerance ? breaker.maxWidth ?? widest : widest
        let count = Double(lines.count)
        return Paragraph(
            size: Size(width, max(count * metrics.lineHeight + (count - 1) * style.lineSpacing, 0)),
            firstBaseline: metrics.baseline, lastBaseline: lines.last?.baseline ?? metrics.baseline,
            lines: lines, missing: shaped.missing, isTruncated: isTruncated, alignment: style.alignment,
            fontSummary: description.summary, fontSize: description.size, unitsPerEm: Double(font.unitsPerEm))
    }

    private func line(_ span: LineSpan, baseline: Double) -> Paragraph.Line {
        let hardLine = shaped.lines[span.hardLine]
        func offset(ofUnit index: Int, or end: Int) -> Int {
            index < hardLine.units.count ? hardLine.units[index].start : end
        }
        let start = offset(ofUnit: span.units.lowerBound, or: hardLine.bytes.lowerBound)
        let end = offset(ofUnit: span.units.upperBound, or: hardLine.bytes.upperBound)
        let visibleEnd = offset(ofUnit: span.visibleEnd, or: hardLine.terminator)
        var glyphs: [GlyphRun.Glyph] = []
        place(hardLine, span.units.lowerBound..<span.visibleEnd, from: 0, into: &glyphs)
        return Paragraph.Line(
            text: slice(start, end), visibleText: slice(start, max(visibleEnd, start)),
            width: max(Double(span.extent) * breaker.scale, 0), baseline: baseline, glyphs: glyphs)
    }

    private func slice(_ start: Int, _ end: Int) -> String {
        let bytes = text.utf8
        return String(
            text[
                bytes.index(bytes.startIndex, offsetBy: start)..<bytes.index(bytes.startIndex, offsetBy: end)]
        )
    }

    /// Adds the glyphs of some units, the first one's pen at `pen` (1/65,536 font unit). Spaces, which
    /// have no outline, are left out.
    private func place(
        _ line: HardLine, _ units: Range<Int>, from pen: Int, into glyphs: inout [GlyphRun.Glyph]
    ) {
        var pen = pen
        for unit in line.units[units] {
            var within = pen
            for glyph in line.glyphs[unit.glyphs] {
                let outline = font.outlines.outline(of: glyph.glyph)
                if !outline.isEmpty {
                    let x = within + Int(glyph.offsetX) * TextUnit.perShapingUnit
                    let y = -Int(glyph.offsetY) * TextUnit.perShapingUnit
                    glyphs.append(
                        GlyphRun.Glyph(
                            outline: outline,
                            position: Point(Double(x) * breaker.scale, Double(y) * breaker.scale)))
                }
                within += Int(glyph.advance) * TextUnit.perShapingUnit
            }
            pen += unit.advance
        }
    }
}
