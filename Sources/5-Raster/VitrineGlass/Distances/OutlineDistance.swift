import VitrinePixels
import VitrineThreads

/// The signed distance to any outline, computed for the pixels of a rectangle.
///
/// The nearest chord of the boundary is found by tiles of pixels: the pixels of a tile search only chords
/// that can be the nearest to any of them. Distances beyond `reach` are not computed; they are `reach`
/// itself.
struct OutlineDistance: Sendable {
    let rect: PixelRect
    private let distance: [Float]
    private let x: [Float]
    private let y: [Float]

    init(_ segments: OutlineSegments, in rect: PixelRect, _ grid: GlassGrid, reach: Double, workers: Workers)
    {
        let search = OutlineSearch(segments, grid, reach: reach)
        let none = (rect: PixelRect(width: 0, height: 0), values: [OutlineSearch.Value]())
        self.init(
            rect, reach: reach,
            workers.map(Self.tiles(rect), whenCancelled: none) { (rect: $0, values: search.tile($0)) })
    }

    /// Assembles tiles of pixels that cover `rect`.
    init(_ rect: PixelRect, reach: Double, _ tiles: [(rect: PixelRect, values: [OutlineSearch.Value])]) {
        self.rect = rect
        let count = rect.width * rect.height
        var distance = [Float](repeating: Float(reach), count: count)
        var x = [Float](repeating: 0, count: count)
        var y = x
        for tile in tiles {
            let part = tile.rect.intersection(rect)
            for row in part.y0..<max(part.y1, part.y0) {
                let from = (row - tile.rect.y0) * tile.rect.width + (part.x0 - tile.rect.x0)
                let to = (row - rect.y0) * rect.width + (part.x0 - rect.x0)
                for i in 0..<part.width {
                    let value = tile.values[from + i]
                    distance[to + i] = value.distance
                    x[to + i] = value.x
                    y[to + i] = value.y
                }
            }
        }
        (self.distance, self.x, self.y) = (distance, x, y)
    }

    private static func tiles(_ rect: PixelRect) -> [PixelRect] {
        var tiles: [PixelRect] = []
        for y in stride(from: rect.y0, to: rect.y1, by: OutlineSearch.side) {
            for x in stride(from: rect.x0, to: rect.x1, by: OutlineSearch.side) {
                tiles.append(
                    PixelRect(
                        x0: x, y0: y, x1: min(x + OutlineSearch.side, rect.x1),
                        y1: min(y + OutlineSearch.side, rect.y1)))
            }
        }
        return tiles
    }

    /// Writes its values for the pixels `range` of a row that begins with (x, y).
    func copy(_ x: Int, _ y: Int, _ range: Range<Int>, into row: DistanceRow) {
        let shared = rect.intersection(
            PixelRect(x0: x + range.lowerBound, y0: y, x1: x + range.upperBound, y1: y + 1))
        if !shared.isEmpty { copy(shared.width, row: y, from: shared.x0, into: row, at: shared.x0 - x) }
    }

    /// Copies `count` values of row `y` from pixel `start` on, which lie within the rectangle.
    func copy(_ count: Int, row py: Int, from start: Int, into row: DistanceRow, at place: Int) {
        let from = (py - rect.y0) * rect.width + (start - rect.x0)
        precondition(
            rect.contains(PixelRect(x0: start, y0: py, x1: start + count, y1: py + 1)), "pixels of the field")
        unsafe Self.copy(distance, from, count, to: row.distance + place)
        unsafe Self.copy(x, from, count, to: row.gradientX + place)
        unsafe Self.copy(y, from, count, to: row.gradientY + place)
    }

    private static func copy(
        _ values: [Float], _ start: Int, _ count: Int, to target: UnsafeMutablePointer<Float>
    ) {
        unsafe values.withUnsafeBufferPointer { values in
            guard let base = values.baseAddress, count > 0 else { return }
            unsafe target.update(from: base + start, count: count)
        }
    }
}
