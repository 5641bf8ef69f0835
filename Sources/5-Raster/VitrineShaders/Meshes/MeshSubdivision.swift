import VitrineGeometry

/// The number of cells that the patches of a mesh are divided into.
struct MeshSubdivision: Sendable {
    private(set) var across: [Int]
    private(set) var down: [Int]

    /// Creates a subdivision.
    ///
    /// - Parameter budget: The largest number of cells of all patches.
    init(_ surface: MeshSurface, _ colors: MeshColors, budget: Int) {
        across = [Int](repeating: 1, count: surface.columns)
        down = [Int](repeating: 1, count: surface.rows)
        let patches = surface.columns * surface.rows
        let maximum = min(max(Int((Double(budget) / Double(patches)).squareRoot()), 1), 128)
        for j in 0..<surface.rows {
            for i in 0..<surface.columns {
                let places = Self.needed(surface.controlPoints(column: i, row: j))
                // Cells smaller than a pixel would hardly show.
                let limit = (across: min(maximum, places.across.limit), down: min(maximum, places.down.limit))
                let smooth = colors.cells(i, j, limit: max(limit.across, limit.down))
                across[i] = max(across[i], min(max(places.across.count, smooth.across), limit.across))
                down[j] = max(down[j], min(max(places.down.count, smooth.down), limit.down))
            }
        }
    }

    private typealias Needed = (count: Int, limit: Int)

    /// Returns the number of cells that keep positions accurate, and the number that there is room for.
    private static func needed(_ p: [Point]) -> (across: Needed, down: Needed) {
        func span(_ i: Int, _ j: Int) -> Double { (p[j] - p[i]).length }
        let (width, height) = (max(span(0, 3), span(12, 15)), max(span(0, 12), span(3, 15)))
        // An error in position matters more where colours change quickly.
        let tolerance = min(max(min(width, height) * 0.0004, 0.004), 0.05)
        // The centre of a cell lies on one diagonal, and off it by a quarter of the cell's twist.
        let twist = (p[0] - p[3] - p[12] + p[15]).length / 4
        func count(_ lines: [[Int]], _ length: Double) -> Needed {
            let bend = lines.reduce(0) { largest, k in
                max(
                    largest, (p[k[0]] - p[k[1]] * 2 + p[k[2]]).length,
                    (p[k[1]] - p[k[2]] * 2 + p[k[3]]).length)
            }
            // Wang's bound for cubics, as in `Flattening`.
            let n = (max(0.75 * bend, twist) / tolerance).squareRoot()
            let limit = max(Int(min(length, 1e6)), 8)
            return (n < Double(limit) ? max(Int(n.rounded(.up)), 1) : limit, limit)
        }
        let rows = (0..<4).map { r in (0..<4).map { 4 * r + $0 } }
        let columns = (0..<4).map { c in (0..<4).map { 4 * $0 + c } }
        return (count(rows, width), count(columns, height))
    }
}
