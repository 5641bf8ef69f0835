/// The signed distance to any outline, worked out for the pixels of a rectangle.
///
/// The nearest chord of the boundary is found by squares of pixels: only chords that can be the nearest to any pixel of a
/// square are asked by its pixels. Beyond `reach` no distance is worked out, but the reach itself given.
struct OutlineDistance: Sendable {
    let rect: PixelRect
    private let distance: [Float]
    private let x: [Float]
    private let y: [Float]

    init(_ segments: OutlineSegments, in rect: PixelRect, _ grid: GlassGrid, reach: Double, workers: Workers)
    {
        self.rect = rect
        let count = rect.width * rect.height
        var planes = [[Float]](repeating: [Float](repeating: 0, count: count), count: 3)
        planes[0] = [Float](repeating: Float(reach), count: count)
        let search = OutlineSearch(segments, grid, reach: reach)
        let tiles = Self.tiles(rect)
        let parts = workers.map(tiles) { search.tile($0) }
        for (tile, part) in zip(tiles, parts) {
            for row in 0..<tile.height {
                let from = row * tile.width
                let to = (tile.y0 + row - rect.y0) * rect.width + (tile.x0 - rect.x0)
                for i in 0..<tile.width {
                    planes[0][to + i] = part[from + i].distance
                    planes[1][to + i] = part[from + i].x
                    planes[2][to + i] = part[from + i].y
                }
            }
        }
        (distance, x, y) = (planes[0], planes[1], planes[2])
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

    /// Copies `count` values of row `y` from pixel `start` on, which lie within the rectangle.
    func copy(_ count: Int, row py: Int, from start: Int, into row: DistanceRow, at place: Int) {
        let from = (py - rect.y0) * rect.width + (start - rect.x0)
        precondition(
            rect.holds(PixelRect(x0: start, y0: py, x1: start + count, y1: py + 1)), "pixels of the field")
        for i in 0..<count {
            unsafe row.distance[place + i] = distance[from + i]
            unsafe row.x[place + i] = x[from + i]
            unsafe row.y[place + i] = y[from + i]
        }
    }
}
