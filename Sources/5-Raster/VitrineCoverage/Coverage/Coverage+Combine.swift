import VitrinePixels

extension Coverage {
    /// Returns a dense copy of the part in `rect`, whose top left is pixel (0, 0) of the mask.
    public func mask(in rect: PixelRect) -> Mask {
        var mask = Mask(width: rect.width, height: rect.height)
        let overlap = rect.intersection(bounds)
        guard !overlap.isEmpty else { return mask }
        for y in overlap.y0..<overlap.y1 {
            let row = (y - rect.y0) * rect.width
            for span in runs(inRow: y) {
                let start = max(Int(span.x), rect.x0) - rect.x0
                let end = min(Int(span.x) + Int(span.count), rect.x1) - rect.x0
                guard start < end else { continue }
                for x in start..<end { mask.values[row + x] = span.value }
            }
        }
        return mask
    }

    /// Returns the product of both coverages, rounded to nearest.
    ///
    /// It is exact where either coverage is 0 or full. Intersections that must be exact at shared edges
    /// belong in one `Area`.
    public func intersected(with other: Coverage) -> Coverage {
        combined(with: other, rows: bounds.intersection(other.bounds)) { a, b in
            (a * b + 32767) / 65535
        }
    }

    /// Returns the fraction that this coverage is of `whole`, at most all of it; nothing where that is
    /// nothing.
    func divided(by whole: Coverage) -> Coverage {
        combined(with: whole, rows: bounds.intersection(whole.bounds)) { a, b in
            b == 0 ? 0 : UInt32(Unit16.quotient(UInt16(min(a, b)), UInt16(b)))
        }
    }

    /// Returns the part of this coverage in pixels that another leaves empty.
    func outside(_ other: Coverage) -> Coverage {
        combined(with: other, rows: bounds) { own, other in other == 0 ? own : 0 }
    }

    /// Returns both coverages, which have no pixel in common.
    func joined(with other: Coverage) -> Coverage {
        if other.isEmpty { return self }
        if isEmpty { return other }
        let first = min(bounds.y0, other.bounds.y0)
        var rows = CoverageRows(firstRow: first)
        for y in first..<max(bounds.y1, other.bounds.y1) {
            var (own, others) = (runs(inRow: y), other.runs(inRow: y))
            while !own.isEmpty || !others.isEmpty {
                let isOwn = own.first.map { run in others.first.map { run.x < $0.x } ?? true } ?? false
                guard let run = isOwn ? own.popFirst() : others.popFirst() else { break }
                rows.append(x: Int(run.x), count: Int(run.count), value: run.value)
            }
            rows.endRow()
        }
        return Coverage(rows)
    }

    /// Returns `true` if there is a pixel that neither coverage leaves empty or fills.
    func sharesEdgePixels(with other: Coverage) -> Bool {
        let area = bounds.intersection(other.bounds)
        guard !area.isEmpty else { return false }
        for y in area.y0..<area.y1 {
            let theirs = other.runs(inRow: y)
            var next = theirs.startIndex
            for span in runs(inRow: y) where span.value != Unit16.one {
                let (start, end) = (span.x, span.x + span.count)
                while next < theirs.endIndex, theirs[next].x + theirs[next].count <= start { next += 1 }
                var index = next
                while index < theirs.endIndex, theirs[index].x < end {
                    if theirs[index].value != Unit16.one { return true }
                    index += 1
                }
            }
        }
        return false
    }

    /// Combines row by row. `value` must return 0 for a first argument of 0.
    private func combined(
        with other: Coverage, rows area: PixelRect, _ value: (UInt32, UInt32) -> UInt32
    ) -> Coverage {
        var rows = CoverageRows(firstRow: area.y0)
        guard !area.isEmpty else { return Coverage(rows) }
        for y in area.y0..<area.y1 {
            let theirs = other.runs(inRow: y)
            var next = theirs.startIndex
            for span in runs(inRow: y) {
                var x = Int(span.x)
                let end = x + Int(span.count)
                while x < end {
                    while next < theirs.endIndex, Int(theirs[next].x) + Int(theirs[next].count) <= x {
                        next += 1
                    }
                    var runEnd = end
                    var operand: UInt32 = 0
                    if next < theirs.endIndex {
                        let start = Int(theirs[next].x)
                        if start > x {
                            runEnd = min(end, start)
                        } else {
                            runEnd = min(end, start + Int(theirs[next].count))
                            operand = UInt32(theirs[next].value)
                        }
                    }
                    let result = value(UInt32(span.value), operand)
                    if result > 0 { rows.append(x: x, count: runEnd - x, value: UInt16(result)) }
                    x = runEnd
                }
            }
            rows.endRow()
        }
        return Coverage(rows)
    }
}
