/// The truncation of a paragraph's last line: the choice of the units beside the ellipsis.
///
/// As in CoreText, spaces directly beside the ellipsis are dropped. If not even one unit fits, the ellipsis
/// stands alone.
///
/// The cuts to choose from, how wide each is and which comes after which depend on the text alone, and the
/// last that fits is taken. More room therefore never shows less of the text.
struct Truncation {
    let line: MandatoryLine
    let breaker: LineBreaker
    let mode: TruncationMode
    /// The ellipses in the styles of the units.
    let ellipses: Ellipses

    /// The units of a hard line before and after the ellipsis.
    struct Cut {
        var head: Range<Int>
        var tail: Range<Int>
        /// The unit in whose style the ellipsis is set: the one before it or, at the start of a line, after.
        var styled: Int
        /// The width of the visible content.
        var extent: Int
    }

    /// Keeps as much as fits of the text from the start of a line to the end of its hard line.
    func cut(_ span: LineSpan) -> Cut {
        let start = span.clusters.lowerBound
        let range = start..<LineBreaker.visibleEnd(of: line.clusters, start..<line.clusters.count)
        let heads = heads(of: range)
        let tail = heads.last { fits($0, .none, in: range) } ?? .none
        // If the whole hard line fits, the missing text is in the lines after it.
        guard mode != .tail, start + tail.count < range.upperBound else {
            return cut(tail, .none, in: range)
        }
        let tails = tails(of: range)
        guard mode == .middle else {
            let words = total(range)
            let rest = tails.last { $0.words < words && fits(.none, $0, in: range) } ?? .none
            return cut(.none, rest, in: range)
        }
        let (head, rest) = middle(heads, tails, in: range)
        return cut(head, rest, in: range)
    }

    private func cut(_ head: End, _ tail: End, in range: Range<Int>) -> Cut {
        Cut(
            head: range.lowerBound..<range.lowerBound + head.count,
            tail: tail.count == 0
                ? line.clusters.count..<line.clusters.count
                : range.upperBound - tail.count..<range.upperBound,
            styled: styled(head, tail, in: range), extent: extent(head, tail, in: range))
    }
}

/// The parts of a line that can stand beside the ellipsis.
extension Truncation {
    /// Units at one end of a line, the innermost of which is no space; or none.
    fileprivate struct End {
        /// The number of units.
        var count = 0
        /// The number of those that are no spaces.
        var words = 0
        /// What is shown: graphemes, those of them that are no spaces, scalars, and those that are no spaces.
        var shown = SIMD4<Int>()
        /// The distance from the start of the line to the ellipsis, or from the ellipsis to the end of the
        /// line. A unit loses its kerning with the part that is cut off, but keeps its tracking.
        var length = 0
        /// The rightmost edge of the units that are no spaces, where `length` is measured from.
        var edge = 0
        /// The width that says how far the ellipsis is from the middle.
        var advance = 0

        static let none = End()
    }

    /// Returns the beginnings of a line that fit, the shortest first.
    fileprivate func heads(of range: Range<Int>) -> [End] {
        var found = [End.none]
        var end = End.none
        for unit in line.clusters[range] {
            end.count += 1
            end.shown &+= unit.shown
            if !unit.isSpace {
                end.words += 1
                end.edge = max(end.edge, end.advance + unit.widthAtLineEnd)
                guard breaker.fits(end.edge) else { break }
                end.length = end.advance + unit.widthAtLineEnd + unit.tracking
            }
            end.advance += unit.advance
            if !unit.isSpace { found.append(end) }
        }
        return found
    }

    /// Returns the ends of a line that fit, the shortest first.
    fileprivate func tails(of range: Range<Int>) -> [End] {
        var found = [End.none]
        var end = End.none
        for unit in line.clusters[range].reversed() {
            let isLast = end.count == 0
            end.count += 1
            end.shown &+= unit.shown
            end.advance += unit.advance
            if unit.isSpace {
                end.length += unit.advance
                continue
            }
            end.words += 1
            end.length = max(unit.widthAtLineEnd, isLast ? 0 : unit.advance + end.length)
            end.edge = max(end.edge, end.length)
            guard breaker.fits(end.edge) else { break }
            found.append(end)
        }
        return found
    }

    /// Returns the number of units that are no spaces.
    private func total(_ range: Range<Int>) -> Int { line.clusters[range].count { !$0.isSpace } }

    private func styled(_ head: End, _ tail: End, in range: Range<Int>) -> Int {
        if head.count > 0 { return range.lowerBound + head.count - 1 }
        return tail.count > 0 ? range.upperBound - tail.count : range.lowerBound
    }

    private func extent(_ head: End, _ tail: End, in range: Range<Int>) -> Int {
        let mark = ellipses.widths(besideUnit: styled(head, tail, in: range))
        let rest = tail.count == 0 ? mark.atLineEnd : mark.advance + tail.edge
        return max(head.edge, head.length + rest)
    }

    private func fits(_ head: End, _ tail: End, in range: Range<Int>) -> Bool {
        breaker.fits(extent(head, tail, in: range))
    }
}

/// The cut in the middle.
extension Truncation {
    private struct Candidate {
        var head: End
        var tail: End
        var extent: Int

        var shown: SIMD4<Int> { head.shown &+ tail.shown }
        var imbalance: Int { abs(head.advance - tail.advance) }

        static func < (one: Candidate, other: Candidate) -> Bool {
            (one.extent, one.imbalance, one.head.count) < (other.extent, other.imbalance, other.head.count)
        }
    }

    /// Returns the beginning and the end beside an ellipsis near the middle.
    ///
    /// From the narrowest cut on, each one that shows more than the last, and less in no way of counting,
    /// takes its place: graphemes or scalars, with or without spaces.
    fileprivate func middle(_ heads: [End], _ tails: [End], in range: Range<Int>) -> (End, End) {
        let words = total(range)
        let slack = 2 * widestStep
        var found: [Candidate] = []
        for head in heads {
            for tail in tails[tails.partitioningIndex { $0.advance >= head.advance - slack }...] {
                guard tail.advance <= head.advance + slack, tail.words + head.words < words else { break }
                let extent = extent(head, tail, in: range)
                if breaker.fits(extent) { found.append(Candidate(head: head, tail: tail, extent: extent)) }
            }
        }
        var best = (head: End.none, tail: End.none, shown: SIMD4<Int>())
        for next in found.sorted(by: <) where all(next.shown .>= best.shown) && next.shown != best.shown {
            best = (next.head, next.tail, next.shown)
        }
        return (best.head, best.tail)
    }

    /// The width of the widest unit with the spaces before it. The sides of the ellipsis may differ by two of
    /// them, so that one can always grow. It is the same for each start of a line, which depends on the room.
    private var widestStep: Int {
        var (widest, step) = (0, 0)
        for unit in line.clusters {
            step += unit.advance
            widest = max(widest, step)
            if !unit.isSpace { step = 0 }
        }
        return widest
    }
}

extension TextCluster {
    /// The numbers of graphemes and of scalars, each with and without spaces.
    fileprivate var shown: SIMD4<Int> {
        SIMD4(graphemes, isSpace ? 0 : graphemes, scalars, isSpace ? 0 : scalars)
    }
}

extension Array {
    /// Returns the index of the first element that a condition holds for, which holds for all after it.
    fileprivate func partitioningIndex(_ isSecond: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
