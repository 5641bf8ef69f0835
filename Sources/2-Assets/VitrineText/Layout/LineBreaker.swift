/// A greedy line breaker, but for the last word, which does not stand alone if it is short.
struct LineBreaker {
    /// The points per 1/65,536 font unit.
    let scale: Double
    /// The maximum width of a line, in points; `nil` for no limit.
    let maxWidth: Double?

    /// The width by which a line may exceed `maxWidth`, in points. Rounding in a layout's additions and
    /// subtractions causes errors of about 1e-13.
    static let tolerance = 1e-6

    /// The maximum width in units; `nil` for no limit.
    var limit: Int? {
        maxWidth.flatMap { Int(exactly: min($0 / scale, 1e15).rounded(.down)) }
    }

    func fits(_ extent: Int) -> Bool {
        maxWidth.map { Double(extent) * scale <= $0 + Self.tolerance } ?? true
    }

    func spans(of lines: [MandatoryLine]) -> [LineSpan] {
        var spans: [LineSpan] = []
        for (index, line) in lines.enumerated() {
            let first = spans.count
            var start = 0
            repeat {
                let end = endOfLine(in: line.clusters, from: start)
                var span = Self.span(start..<end, of: line.clusters, hardLine: index)
                if end < line.clusters.count { hyphenate(&span, line.clusters) }
                spans.append(span)
                start = end
            } while start < line.clusters.count
            if spans.count > first + 1 { pushOut(to: &spans, line.clusters) }
        }
        return spans
    }

    private static func span(_ clusters: Range<Int>, of units: [TextCluster], hardLine: Int) -> LineSpan {
        let visibleEnd = visibleEnd(of: units, clusters)
        return LineSpan(
            hardLine: hardLine, clusters: clusters, visibleEnd: visibleEnd,
            extent: extent(of: units[clusters.lowerBound..<visibleEnd]))
    }

    /// Returns the last opportunity before the units become too wide. Without an opportunity, as many units
    /// as fit stay on the line, but at least one.
    private func endOfLine(in units: [TextCluster], from start: Int) -> Int {
        guard maxWidth != nil else { return units.count }
        var pen = 0
        var extent = 0
        var opportunity: Int?
        for index in start..<units.count {
            let unit = units[index]
            if !unit.isSpace {
                extent = max(extent, pen + unit.widthAtLineEnd)
                if index > start, !fits(extent) { return opportunity ?? index }
            }
            pen += unit.advance
            // A soft hyphen becomes visible at the end of a line, and must fit.
            if unit.allowsBreakAfter, unit.hyphen.map({ fits(max(extent, pen + $0.width)) }) ?? true {
                opportunity = index + 1
            }
        }
        return units.count
    }

    /// The letters and signs up to which a last word takes another along.
    ///
    /// On iOS words of seven and more were seen to stand alone, as narrow as a sixth of the line. The number
    /// does not depend on the width, so that a text breaks alike in the width that its lines have.
    private static let shortWord = 5

    /// Moves the word before a short last one to its line, as Apple's strategy `pushOut` does.
    private func pushOut(to spans: inout [LineSpan], _ units: [TextCluster]) {
        let (last, previous) = (spans[spans.count - 1], spans[spans.count - 2])
        let word = last.clusters.lowerBound..<last.visibleEnd
        guard !previous.isHyphenated, !word.isEmpty,
            units[word].reduce(0, { $0 + $1.graphemes }) <= Self.shortWord,
            !units[word].dropLast().contains(where: \.allowsBreakAfter),
            // Within a word there is no opportunity, and it is broken only because it is too wide.
            units[previous.clusters.upperBound - 1].allowsBreakAfter,
            let end = previous.clusters.dropLast().last(where: {
                units[$0].allowsBreakAfter && units[$0].hyphen == nil
            })
        else { return }
        let longer = Self.span(
            end + 1..<last.clusters.upperBound, of: units, hardLine: last.hardLine)
        guard fits(longer.extent) else { return }
        spans[spans.count - 2] = Self.span(
            previous.clusters.lowerBound..<end + 1, of: units, hardLine: last.hardLine)
        spans[spans.count - 1] = longer
    }

    private func hyphenate(_ span: inout LineSpan, _ units: [TextCluster]) {
        guard span.clusters.count > 1, let hyphen = units[span.clusters.upperBound - 1].hyphen else { return }
        let extent = max(span.extent, units[span.clusters].reduce(hyphen.width) { $0 + $1.advance })
        guard fits(extent) else { return }
        span.extent = extent
        span.isHyphenated = true
    }

    static func visibleEnd(of units: [TextCluster], _ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, units[end - 1].isSpace { end -= 1 }
        return end
    }

    /// Returns the rightmost edge of all units that are not spaces. It is beyond that of the last one only if
    /// tracking or kerning pulls a unit back over its predecessor.
    static func extent(of units: ArraySlice<TextCluster>) -> Int {
        var pen = 0
        var extent = 0
        for unit in units {
            if !unit.isSpace { extent = max(extent, pen + unit.widthAtLineEnd) }
            pen += unit.advance
        }
        return extent
    }
}
