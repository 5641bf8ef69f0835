import Synchronization
import VitrineGraphics

/// The drift of mean colours between two pictures, over all windows of 16 by 16 pixels wherever they lie.
///
/// Colours are weighted by alpha, so that what cannot be seen does not drift; alpha itself is a fourth
/// component. In a picture of less than 16 pixels' width or height the windows are as large as the picture.
struct DriftScan: Hashable, Sendable {
    /// The windows' side.
    static let side = 16

    /// The drift of the mean in 255ths.
    var largest: Double { windowPixels == 0 ? 0 : Double(sum) / (Double(windowPixels) * unit) }
    /// The first of the windows that drift farthest, from the top left.
    private(set) var place: PixelRect?
    /// The cells of `RegionFinder` that a window above the limit lies on.
    private(set) var cells: DriftCells

    private var sum = 0
    private let windowPixels: Int
    /// What a component's full difference of one 255th is, in the units of `sum`.
    private let unit: Double

    /// - Parameters:
    ///   - changed: the pixels that differ.
    ///   - limit: the drift allowed, in 255ths.
    init<Component: ComparedComponent>(
        _ views: PixelViews<Component>, changed: PixelBits, isOpaque: Bool, limit: Double, workers: Workers,
        usesReference: Bool = false
    ) {
        let width = min(Self.side, changed.width)
        let height = min(Self.side, changed.height)
        windowPixels = width * height
        unit = Double(Component.unitsPerLevel) * Double(Component.max)
        let allowed = limit * Double(windowPixels) * unit
        let spans = RowSpans(changed)
        let plan = DriftPlan(
            width: changed.width, windowWidth: width, windowHeight: height, spans: spans,
            // No sum of differences is that large.
            allowed: allowed < 0x1p60 ? Int(allowed.rounded(.down)) : .max)
        let all = Mutex((DriftBand(), DriftCells(changed.width, changed.height)))
        let views = unsafe views
        let isFast = Component.self == UInt8.self && isOpaque && width == Self.side && !usesReference
        workers.forEachBand(of: 0..<(changed.height - height + 1), minimumRows: 64) { tops in
            var band = DriftBand()
            var cells = DriftCells(changed.width, changed.height)
            if isFast {
                var kernel = DriftKernel(plan)
                unsafe kernel.run(views.asEightBit, tops, &band, &cells)
            } else {
                var reference = DriftReference(plan)
                unsafe reference.run(views, tops, &band, &cells)
            }
            all.withLock { all in
                all.0.merge(band)
                all.1.formUnion(cells)
            }
        }
        let (best, marked) = all.withLock { $0 }
        sum = best.sum
        place =
            best.sum > 0 ? PixelRect(x0: best.x, y0: best.y, x1: best.x + width, y1: best.y + height) : nil
        cells = marked
    }
}

/// What all bands of a scan work with.
struct DriftPlan: Sendable {
    let width: Int
    let windowWidth: Int
    let windowHeight: Int
    let spans: RowSpans
    /// The largest sum over a window that is no drift, in the plain kernel's units.
    let allowed: Int

    /// The windows' left edges for which a window from `top` on holds a pixel that differs.
    func lefts(top: Int) -> ClosedRange<Int>? {
        guard let span = spans.union(top..<top + windowHeight) else { return nil }
        return max(span.lowerBound - windowWidth + 1, 0)...min(span.upperBound - 1, width - windowWidth)
    }
}

/// The largest sum so far, and the window that has it.
struct DriftBand: Sendable {
    var sum = 0
    var x = 0
    var y = 0

    mutating func note(_ value: Int, x: Int, y: Int) {
        if value > sum { (sum, self.x, self.y) = (value, x, y) }
    }

    mutating func merge(_ other: DriftBand) {
        if other.sum > sum || (other.sum == sum && (other.y, other.x) < (y, x)) { self = other }
    }
}

/// The cells of `RegionFinder` below windows, to the nearest cell that a window begins in.
struct DriftCells: Hashable, Sendable {
    private let columns: Int
    private let rows: Int
    /// Cells that the windows begin in.
    private var origins: [Bool]

    init(_ width: Int, _ height: Int) {
        columns = (width + 7) / 8
        rows = (height + 7) / 8
        origins = [Bool](repeating: false, count: columns * rows)
    }

    /// Marks a window by its top left pixel.
    mutating func mark(x: Int, y: Int) { origins[y / 8 * columns + x / 8] = true }

    mutating func formUnion(_ other: DriftCells) {
        for index in other.origins.indices where other.origins[index] { origins[index] = true }
    }

    /// Keeps of the marks those below the windows.
    func below(_ marks: PixelBits) -> PixelBits {
        var result = marks
        for row in 0..<rows {
            let mask = mask(row: row, words: marks.wordsPerRow)
            for y in row * 8..<min(row * 8 + 8, marks.height) {
                for index in 0..<marks.wordsPerRow {
                    result.words[y * marks.wordsPerRow + index] &= mask[index]
                }
            }
        }
        return result
    }

    /// The pixels of a row of cells that lie below windows. A window reaches into three cells either way.
    private func mask(row: Int, words: Int) -> [UInt64] {
        var mask = [UInt64](repeating: 0, count: words)
        for column in 0..<columns {
            let isBelow = (max(row - 2, 0)...row).contains { r in
                (max(column - 2, 0)...column).contains { origins[r * columns + $0] }
            }
            if isBelow { mask[column / 8] |= 0xFF << UInt64(column % 8 * 8) }
        }
        return mask
    }
}

/// The first and the last pixel of each row that differ.
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
