/// The range from the first to the last differing pixel of each row.
struct RowSpans: Sendable {
    private var spans: [Range<Int>?]

    init(_ bits: PixelBits) {
        spans = (0..<bits.height).map { y in
            let row = bits.words[y * bits.wordsPerRow..<(y + 1) * bits.wordsPerRow]
            guard let first = row.firstIndex(where: { $0 != 0 }),
                let last = row.lastIndex(where: { $0 != 0 })
            else { return nil }
            return (first - row.startIndex) * 64 + row[first].trailingZeroBitCount..<(last - row.startIndex)
                * 64 + 64 - row[last].leadingZeroBitCount
        }
    }

    subscript(_ y: Int) -> Range<Int>? { spans[y] }

    func union(_ rows: Range<Int>) -> Range<Int>? {
        var result: Range<Int>?
        for y in rows {
            guard let span = spans[y] else { continue }
            result =
                result.map {
                    min($0.lowerBound, span.lowerBound)..<max($0.upperBound, span.upperBound)
                } ?? span
        }
        return result
    }
}
