import VitrineGeometry

/// A builder that lays shaped text out in lines.
struct ParagraphBuilder {
    let runs: TextRuns
    let shaped: ShapedText
    let style: ParagraphStyle
    let breaker: LineBreaker

    /// Lays the text out.
    ///
    /// - Parameter ellipsis: A function that shapes the ellipsis for a run and the level of a line, called
    ///   only if the line limit is exceeded.
    func build(ellipsis: (Int, UInt8) throws(FontError) -> Ellipsis) throws(FontError) -> Paragraph {
        var spans = breaker.spans(of: shaped.lines)
        let isTruncated = style.lineLimit.map { spans.count > $0 } ?? false
        if let limit = style.lineLimit, isTruncated { spans.removeLast(spans.count - limit) }

        var heights = LineHeights(shaped: shaped, runs: runs, style)
        var lines: [Paragraph.Line] = []
        lines.reserveCapacity(spans.count)
        for (index, span) in spans.enumerated() {
            let hardLine = shaped.lines[span.hardLine]
            let (baseline, bottom) = heights.next(span, of: hardLine)
            var content = LineContent(runs: runs, level: hardLine.baseLevel)
            if isTruncated, index == spans.count - 1 {
                try truncate(span, of: hardLine, into: &content, ellipsis)
            } else {
                content.append(hardLine, span.clusters.lowerBound..<span.visibleEnd, of: shaped)
                if span.isHyphenated { content.hyphenate() }
                content.text = runs.slice(of: hardLine, span.clusters)
                content.extent = span.extent
                if style.alignment == .justified, span.clusters.upperBound < hardLine.clusters.count,
                    let limit = breaker.limit
                {
                    content.justify(to: limit)
                }
            }
            lines.append(content.line(scale: breaker.scale, baseline: baseline, bottom: bottom))
        }

        // A width that exceeds the limit by no more than the tolerance counts as the limit, so that the text
        // fits when it is laid out in that width again.
        let widest = lines.map(\.width).max() ?? 0
        let excess = breaker.maxWidth.map { widest - $0 } ?? 0
        let width = excess > 0 && excess <= LineBreaker.tolerance ? breaker.maxWidth ?? widest : widest
        let reserved = style.reservesSpace ? style.lineLimit.map(heights.height(ofLines:)) ?? 0 : 0
        return Paragraph(
            size: Size(width, max(heights.total, reserved)), firstBaseline: lines.first?.baseline ?? 0,
            lastBaseline: lines.last?.baseline ?? 0, lines: lines, undrawnCharacters: shaped.missing,
            isTruncated: isTruncated, alignment: style.alignment)
    }

    private func truncate(
        _ span: LineSpan, of line: MandatoryLine, into content: inout LineContent,
        _ ellipsis: (Int, UInt8) throws(FontError) -> Ellipsis
    ) throws(FontError) {
        let ellipses = try Ellipses(runs, for: line) { (run) throws(FontError) in
            var mark = try ellipsis(run, line.baseLevel)
            mark.shaped = mark.shaped.rescaled(to: shaped.scale)
            return mark
        }
        let cut = Truncation(line: line, breaker: breaker, mode: style.truncation, ellipses: ellipses).cut(
            span)
        content.append(line, cut.head, of: shaped)
        content.removeTrailingKerning()
        if let mark = ellipses[besideUnit: cut.styled] {
            content.append(mark, run: ellipses.run(ofUnit: cut.styled))
        }
        content.append(line, cut.tail, of: shaped)
        content.text = runs.slice(of: line, cut.head)
        if !cut.tail.isEmpty {
            content.text += runs.slice(of: line, cut.tail.lowerBound..<line.clusters.count)
        }
        content.extent = cut.extent
    }
}

extension ShapedText {
    /// Returns the same text with widths in other units.
    fileprivate func rescaled(to scale: Double) -> ShapedText {
        let factor = self.scale / scale
        guard factor != 1 else { return self }
        func other(_ width: Int) -> Int { Int((Double(width) * factor).rounded()) }
        var copy = self
        copy.scale = scale
        copy.fonts = fonts.map {
            ShapedFont(
                instance: $0.instance, description: $0.description, factor: $0.factor * factor,
                metrics: $0.metrics)
        }
        for line in copy.lines.indices {
            for index in copy.lines[line].clusters.indices {
                var unit = copy.lines[line].clusters[index]
                unit.advance = other(unit.advance)
                unit.widthAtLineEnd = other(unit.widthAtLineEnd)
                unit.tracking = other(unit.tracking)
                if let width = unit.hyphen?.width { unit.hyphen?.width = other(width) }
                copy.lines[line].clusters[index] = unit
            }
        }
        return copy
    }
}
