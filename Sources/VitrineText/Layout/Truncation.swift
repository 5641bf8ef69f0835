/// The last line of a paragraph that has more text than lines: how many units stay before the ellipsis.
struct Truncation {
    /// The ellipsis, shaped in the paragraph's font.
    let ellipsis: HardLine
    let breaker: LineBreaker
    /// In 1/65,536 font unit.
    let tracking: Int

    /// The span that keeps as many units as fit with the ellipsis, from a line's start to the end of its
    /// hard line, and where the pen stands after them. None fitting, the ellipsis stands alone.
    ///
    /// Spaces just before the ellipsis go, as in CoreText.
    func cut(_ span: LineSpan, of line: HardLine) -> (span: LineSpan, pen: Int) {
        let ellipsisExtent = LineBreaker.extent(of: ellipsis.units[...])
        var best = (end: span.units.lowerBound, pen: 0, extent: ellipsisExtent)
        var pen = 0
        var extent = 0
        for index in span.units.lowerBound..<line.units.count {
            let unit = line.units[index]
            if !unit.isSpace {
                extent = max(extent, pen + unit.end)
                guard breaker.fits(extent) else { break }
                // Without its kerning to what is cut off, but with its tracking.
                let after = pen + unit.end + (unit.end == 0 ? 0 : tracking)
                let whole = max(extent, after + ellipsisExtent)
                if breaker.fits(whole) { best = (index + 1, after, whole) }
            }
            pen += unit.advance
        }
        let cut = LineSpan(
            hardLine: span.hardLine, units: span.units.lowerBound..<best.end, visibleEnd: best.end,
            extent: best.extent)
        return (cut, best.pen)
    }
}
