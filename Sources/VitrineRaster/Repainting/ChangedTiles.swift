import VitrinePixels

/// The tiles of a picture in which pixels differ from those of an earlier one.
public struct ChangedTiles: Hashable, Sendable {
    /// The width and height of a tile, in pixels; those at the right and at the bottom may be smaller.
    public static let side = 64
    /// The bounds of the picture.
    public let bounds: PixelRect
    private let columns: Int
    /// One flag for each tile, row by row.
    private var isChanged: [Bool]

    /// Creates the tiles of a picture, all of them changed or none.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the picture.
    ///   - isWhole: `true` if all tiles have changed. Default: `false`.
    public init(_ bounds: PixelRect, areAll isWhole: Bool = false) {
        self.bounds = bounds
        columns = (bounds.width + Self.side - 1) / Self.side
        let rows = (bounds.height + Self.side - 1) / Self.side
        isChanged = Array(repeating: isWhole, count: columns * rows)
    }

    /// Adds the tiles of another picture of the same size.
    public mutating func formUnion(_ other: ChangedTiles) {
        precondition(bounds == other.bounds, "tiles of pictures of one size")
        for index in isChanged.indices where other.isChanged[index] { isChanged[index] = true }
    }

    /// The rectangles that the changed tiles form, which do not overlap.
    public var rects: [PixelRect] {
        var found: [PixelRect] = []
        // Runs of a row that continue one of the row before extend it.
        var open: [PixelRect] = []
        var start = 0
        while start < isChanged.count {
            let y = bounds.y0 + start / columns * Self.side
            let end = min(y + Self.side, bounds.y1)
            var row: [PixelRect] = []
            var column = 0
            while column < columns {
                guard isChanged[start + column] else {
                    column += 1
                    continue
                }
                let first = column
                while column < columns, isChanged[start + column] { column += 1 }
                let run = PixelRect(
                    x0: bounds.x0 + first * Self.side, y0: y,
                    x1: min(bounds.x0 + column * Self.side, bounds.x1), y1: end)
                if let above = open.firstIndex(where: { $0.x0 == run.x0 && $0.x1 == run.x1 }) {
                    var taller = open.remove(at: above)
                    taller.y1 = end
                    row.append(taller)
                } else {
                    row.append(run)
                }
            }
            found += open
            open = row
            start += columns
        }
        return found + open
    }

    /// Adds the tiles in which a row differs.
    ///
    /// - Parameters:
    ///   - y: The row.
    ///   - columns: The columns from the first to the last pixel that differs.
    ///   - old: The row as it was, from the first column on.
    ///   - new: The row as it is, likewise.
    @unsafe mutating func insert(
        _ y: Int, _ columns: Range<Int>, _ old: UnsafePointer<PackedPixel>,
        _ new: UnsafePointer<PackedPixel>
    ) {
        let row = (y - bounds.y0) / Self.side * self.columns
        var x = columns.lowerBound
        while x < columns.upperBound {
            let column = (x - bounds.x0) / Self.side
            let end = min(bounds.x0 + (column + 1) * Self.side, columns.upperBound)
            if !isChanged[row + column] {
                let start = x - columns.lowerBound
                for i in start..<start + (end - x) where unsafe old[i] != new[i] {
                    isChanged[row + column] = true
                    break
                }
            }
            x = end
        }
    }
}
