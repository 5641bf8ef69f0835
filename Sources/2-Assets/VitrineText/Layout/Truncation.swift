/// The truncation of a paragraph's last line: the choice of the units beside the ellipsis.
///
/// As in CoreText, spaces directly beside the ellipsis are dropped. If not even one unit fits, the ellipsis
/// stands alone.
///
/// The cuts to choose from, and how wide each is, depend on the text alone. Of those that fit, the one that
/// shows the most graphemes is taken. More room therefore never shows less of the text.
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
        var graphemes = 0
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
            end.graphemes += unit.graphemes
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
            end.graphemes += unit.graphemes
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
    /// Returns the beginning and the end that show most, with the ellipsis near the middle: neither side is
    /// more than twice as long as the other, but for two letters. Of several cuts that show as much, the one
    /// nearest to the middle is taken.
    fileprivate func middle(_ heads: [End], _ tails: [End], in range: Range<Int>) -> (End, End) {
        // The same for each start of a line, as the lines before it depend on the room.
        let slack = 2 * (line.clusters.map(\.advance).max() ?? 0)
        func reaches(_ one: End, _ other: End) -> Bool { one.advance <= 2 * other.advance + slack }
        let words = total(range)
        var best = (head: End.none, tail: End.none)
        func show(_ head: End, _ tail: End) {
            let (shown, before) = (head.graphemes + tail.graphemes, best.head.graphemes + best.tail.graphemes)
            guard shown >= before else { return }
            let off = (head.advance - tail.advance).magnitude
            if shown > before || off < (best.head.advance - best.tail.advance).magnitude {
                best = (head, tail)
            }
        }
        for head in heads {
            // At the start of a line the style of the ellipsis is that of the end.
            if head.count == 0 {
                for tail in tails where tail.words < words && reaches(tail, head) {
                    if fits(head, tail, in: range) { show(head, tail) }
                }
                continue
            }
            let count = tails.partitioningIndex {
                $0.words + head.words >= words || !reaches($0, head) || !fits(head, $0, in: range)
            }
            if count > 0, reaches(head, tails[count - 1]) { show(head, tails[count - 1]) }
        }
        return best
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
