import VitrineBlur
import VitrineDisplayList
import VitrineGlass
import VitrinePixels

/// A blurred backdrop at a fraction of its size: a wide blur contains no detail that a coarse grid loses.
///
/// Cells of `factor` by `factor` pixels are averaged, which by itself is a blur of variance (factor^2 - 1) /
/// 12, and then blurred by the remainder. With a sigma of at least eight cells, interpolation between them is
/// off by at most 0.24 / (8 * 64) of a step's height, an eighth of 1/255. Beyond the edge of the backdrop,
/// cells consist of mirrored pixels, so that the edge need not lie on the grid.
struct DownsampledBackdrop {
    let factor: Int
    let layer: Layer

    /// Returns the factor for a sigma in pixels; 1 if the full size is needed.
    static func factor(sigma deviation: Double) -> Int {
        var factor = 1
        while factor < 16, Double(factor * 16) <= deviation { factor *= 2 }
        return factor
    }

    /// Creates the blurred backdrop of `needed`.
    ///
    /// - Parameter whole: The bounds of the backdrop, beyond which it mirrors.
    init(
        _ painter: Painter, sigma: (x: Double, y: Double), factor: Int, needed: PixelRect, whole: PixelRect
    ) {
        self.factor = factor
        let own = Double(factor * factor - 1) / 12
        func rest(_ sigma: Double) -> Double { (sigma * sigma - own).squareRoot() / Double(factor) }
        let blur = GaussianBlur(sigmaX: rest(sigma.x), sigmaY: rest(sigma.y), edge: .clamp)
        // Shifting rounds down for negative numbers, too.
        let shift = factor.trailingZeroBitCount
        func cell(_ pixel: Int) -> Int { pixel >> shift }
        let bounds = PixelRect(
            x0: cell(needed.x0) - 1, y0: cell(needed.y0) - 1, x1: cell(needed.x1 - 1) + 2,
            y1: cell(needed.y1 - 1) + 2)
        let read = bounds.outset(by: blur.reach)
        let columns = Self.pixels(read.x0..<read.x1, factor, within: whole.x0..<whole.x1)
        let rows = Self.pixels(read.y0..<read.y1, factor, within: whole.y0..<whole.y1)
        let source = PixelRect(
            x0: columns.min() ?? 0, y0: rows.min() ?? 0, x1: (columns.max() ?? 0) + 1,
            y1: (rows.max() ?? 0) + 1)
        var cells = unsafe Layer(uninitialized: PixelRect(width: read.width, height: read.height))
        if painter.backdropLayers.isEmpty && painter.target.bounds.contains(source) {
            painter.observer?.willRead(source)
            let kept = factor % ColumnSumCache.rows == 0 ? painter.columnSums : nil
            Self.average(
                painter.target, part: source, columns: columns, rows: rows, factor: factor, into: &cells,
                painter: painter, kept: kept)
        } else {
            var copy = painter.copyBackdrop(source)
            copy.withRows {
                Self.average(
                    $0, part: source, columns: columns, rows: rows, factor: factor, into: &cells,
                    painter: painter)
            }
        }
        let region = PixelRect(
            x0: bounds.x0 - read.x0, y0: bounds.y0 - read.y0, x1: bounds.x1 - read.x0,
            y1: bounds.y1 - read.y0)
        layer = Layer(bounds, blur.apply(to: cells.pixmap, region: region, workers: painter.workers))
    }

    /// Returns the pixels that a range of cells consists of; those beyond `range` are mirrored.
    private static func pixels(_ cells: Range<Int>, _ factor: Int, within range: Range<Int>) -> [Int] {
        let size = range.count
        return (cells.lowerBound * factor..<cells.upperBound * factor).map { pixel in
            if range.contains(pixel) { return pixel }
            var place = (pixel - range.lowerBound) % (2 * size)
            if place < 0 { place += 2 * size }
            return range.lowerBound + (place < size ? place : 2 * size - 1 - place)
        }
    }

    /// Writes cells of the pixels of `part`, which contains everything that `columns` and `rows` refer to.
    /// Column sums that are in `kept` are not computed again.
    private static func average(
        _ picture: PixelRows, part: PixelRect, columns: [Int], rows: [Int], factor: Int,
        into cells: inout Layer, painter: Painter, kept: ColumnSumCache? = nil
    ) {
        let rows = stride(from: 0, to: rows.count, by: factor).map { rows[$0..<$0 + factor].sorted() }
        let strips = rows.map { kept == nil ? nil : Self.strips($0) }
        let sums = kept?.sums(
            of: Set(strips.compactMap { $0 }.joined()), part.x0..<part.x1, of: picture, painter.workers)
        let columns = BoxFilterKernel.Columns(columns, factor: factor)
        cells.withRows { target in
            let count = target.bounds.width
            painter.forEachBand(of: target.bounds) { band in
                let memory = UnsafeMutablePointer<BoxFilterKernel.Lanes>.allocate(
                    capacity: 2 * part.width + 1)
                defer { unsafe memory.deallocate() }
                // Rows beyond an edge that lies on the grid are mirrored as a whole.
                var made: [[Int]: Int] = [:]
                for y in band {
                    let row = unsafe target.at(0, y)
                    if let same = made.updateValue(y, forKey: rows[y]) {
                        unsafe row.update(from: target.at(0, same), count: count)
                    } else if let own = strips[y], let sums {
                        let own = unsafe own.compactMap {
                            unsafe sums[$0].map {
                                unsafe UnsafePointer($0.sums + (part.x0 - picture.bounds.x0))
                            }
                        }
                        unsafe BoxFilterKernel.average(
                            own, columns, from: part.x0, width: part.width, memory, into: row, count)
                    } else {
                        unsafe BoxFilterKernel.average(
                            rows[y].map { unsafe UnsafePointer(picture.at(part.x0, $0)) }, columns,
                            from: part.x0, width: part.width, memory, into: row, count)
                    }
                }
            }
        }
    }

    /// Returns the first rows of the strips that the sorted `rows` consist of, or `nil` if the rows are not
    /// consecutive.
    private static func strips(_ rows: [Int]) -> [Int]? {
        guard zip(rows, rows[0]...).allSatisfy(==) else { return nil }
        return stride(from: 0, to: rows.count, by: ColumnSumCache.rows).map { rows[$0] }
    }
}
