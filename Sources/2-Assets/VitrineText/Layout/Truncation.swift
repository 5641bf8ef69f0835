/// The truncation of a paragraph's last line: the choice of the units beside the ellipsis.
///
/// As in CoreText, spaces directly beside the ellipsis are dropped. If not even one unit fits, the ellipsis
/// stands alone.
struct Truncation {
    let ellipsis: MandatoryLine
    let breaker: LineBreaker
    let mode: TruncationMode

    /// The units of a hard line before and after the ellipsis, and the width of the visible content.
    struct Cut {
        var head: Range<Int>
        var tail: Range<Int>
        var extent: Int
    }

    /// Keeps as much as fits of the text from the start of a line to the end of its hard line.
    func cut(_ span: LineSpan, of line: MandatoryLine) -> Cut {
        let tail = cutTail(span, of: line)
        // If the whole hard line fits, the missing text is in the lines after it.
        let visibleEnd = LineBreaker.visibleEnd(
            of: line.clusters, span.clusters.lowerBound..<line.clusters.count)
        guard mode != .tail, tail.head.upperBound < visibleEnd else { return tail }
        return cutWithin(span.clusters.lowerBound..<visibleEnd, of: line)
    }

    private func cutTail(_ span: LineSpan, of line: MandatoryLine) -> Cut {
        let ellipsisExtent = LineBreaker.extent(of: ellipsis.clusters[...])
        var best = (end: span.clusters.lowerBound, extent: ellipsisExtent)
        var pen = 0
        var extent = 0
        for index in span.clusters.lowerBound..<line.clusters.count {
            let unit = line.clusters[index]
            if !unit.isSpace {
                extent = max(extent, pen + unit.widthAtLineEnd)
                guard breaker.fits(extent) else { break }
                // The unit loses its kerning with the part that is cut off, but keeps its tracking.
                let after = pen + unit.widthAtLineEnd + unit.tracking
                let whole = max(extent, after + ellipsisExtent)
                if breaker.fits(whole) { best = (index + 1, whole) }
            }
            pen += unit.advance
        }
        return Cut(
            head: span.clusters.lowerBound..<best.end, tail: line.clusters.count..<line.clusters.count,
            extent: best.extent)
    }

    /// Takes units from both ends, or only from the back, as long as they fit.
    private func cutWithin(_ range: Range<Int>, of line: MandatoryLine) -> Cut {
        let units = line.clusters
        let mark = ellipsis.clusters.reduce(0) { $0 + $1.advance }
        let lastMark = LineBreaker.extent(of: ellipsis.clusters[...])
        var head = (end: range.lowerBound, pen: 0, advance: 0)
        var tail = (start: range.upperBound, extent: 0, rest: 0)
        var tried = head
        var triedTail = tail
        var isHeadFull = mode == .head
        var isTailFull = false
        func extent(_ head: Int, _ tail: Int) -> Int { tail == 0 ? head + lastMark : head + mark + tail }
        while !isHeadFull || !isTailFull, tried.end < triedTail.start {
            // The narrower side grows, so that the ellipsis stays in the middle.
            if !isHeadFull, isTailFull || tried.advance <= triedTail.rest {
                let unit = units[tried.end]
                let after = tried.advance + unit.widthAtLineEnd + unit.tracking
                tried = (tried.end + 1, after, tried.advance + unit.advance)
                if unit.isSpace { continue }
                isHeadFull = !breaker.fits(extent(after, tail.extent))
                if !isHeadFull { head = tried }
            } else {
                let unit = units[triedTail.start - 1]
                let whole = max(
                    unit.widthAtLineEnd, triedTail.rest == 0 ? 0 : unit.advance + triedTail.extent)
                triedTail = (triedTail.start - 1, whole, unit.advance + triedTail.rest)
                if unit.isSpace { continue }
                isTailFull = !breaker.fits(extent(head.pen, whole))
                if !isTailFull { tail = triedTail }
            }
        }
        return Cut(
            head: range.lowerBound..<head.end, tail: tail.start..<range.upperBound,
            extent: extent(head.pen, tail.extent))
    }
}
