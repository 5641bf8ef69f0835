import VitrinePixels

/// The steps that show in a strip of rows, tile by tile: what lies beneath an opaque fill is not painted.
struct VisibleTiles {
    /// The width of a tile, in pixels: shorter runs take longer to tell apart than to paint.
    static let defaultWidth = 128

    private let strip: PixelRect
    private let width: Int
    /// For each tile the uppermost step that hides it; -1 if it shows what was there before.
    private var uppermost: [Int]
    /// The steps that change pixels of the strip and are not wholly hidden, uppermost first.
    private(set) var steps: [Int] = []

    /// - Parameters:
    ///   - strip: The pixels of the strip.
    ///   - width: The width of a tile, in pixels.
    ///   - painters: All steps, in order.
    ///   - bounds: Their bounds: steps that are far from the strip are not looked at.
    init(_ strip: PixelRect, width: Int, of painters: [RowPainter], bounds: [PixelRect]) {
        (self.strip, self.width) = (strip, width)
        uppermost = Array(repeating: -1, count: (strip.width + width - 1) / width)
        var shown = uppermost.count
        for index in bounds.indices.reversed() {
            if shown == 0 { break }
            let part = bounds[index].intersection(strip)
            if part.isEmpty { continue }
            steps.append(index)
            // The last tile of a strip may be narrower.
            let least = min(width, strip.width)
            if part.height == strip.height, part.width >= least,
                let columns = painters[index].hiddenColumns?(strip.rows, least)
            {
                shown -= hide(columns, by: index)
            }
        }
    }

    /// Indicates whether nothing shows of what was there before.
    var hidesAll: Bool { uppermost.allSatisfy { $0 >= 0 } }

    /// Notes that nothing beneath a step shows in some columns, and returns the number of tiles that this
    /// hides first.
    private mutating func hide(_ columns: Range<Int>, by index: Int) -> Int {
        if columns.isEmpty { return 0 }
        let first = max(columns.lowerBound - strip.x0 + width - 1, 0) / width
        let end =
            columns.upperBound >= strip.x1
            ? uppermost.count : max(columns.upperBound - strip.x0, 0) / width
        var count = 0
        for tile in first..<max(end, first) where uppermost[tile] < 0 {
            uppermost[tile] = index
            count += 1
        }
        return count
    }

    /// Calls `body` for the parts of a rectangle, within the strip, in which a step shows.
    func forEachPart(of rect: PixelRect, of index: Int, _ body: (PixelRect) -> Void) {
        var start = rect.x0
        var tile = (rect.x0 - strip.x0) / width
        while start < rect.x1 {
            let isShown = uppermost[tile] <= index
            var end = start
            repeat {
                tile += 1
                end = min(strip.x0 + tile * width, rect.x1)
            } while end < rect.x1 && (uppermost[tile] <= index) == isShown
            if isShown { body(PixelRect(x0: start, y0: rect.y0, x1: end, y1: rect.y1)) }
            start = end
        }
    }
}
