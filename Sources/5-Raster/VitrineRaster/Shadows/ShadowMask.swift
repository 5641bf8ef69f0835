import CRowKernels
import VitrineBlur
import VitrineCoverage
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// Blurred coverage of `bounds` on the canvas; zero around them.
struct ShadowMask: Sendable {
    /// The values, in positions relative to the corner of the bounds.
    indirect enum Content: Sendable {
        /// A mask without the columns and rows that are left out.
        case collapsed(Mask, columns: CollapsedRun, rows: CollapsedRun)
        /// The product of one value per column and one per row.
        case separable(columns: [UInt16], rows: [UInt16])
        /// Values in the middles of square cells of so many pixels, interpolated between them. The bounds
        /// begin with the first pixel whose middle is not before that of the first cell.
        case interpolated(Mask, cell: Int)
    }

    let bounds: PixelRect
    private let content: Content

    /// The size of its values in bytes.
    var byteCount: Int {
        let count =
            switch content {
            case .collapsed(let mask, _, _), .interpolated(let mask, _): mask.values.count
            case .separable(let columns, let rows): columns.count + rows.count
            }
        return count * MemoryLayout<UInt16>.size
    }

    private init(bounds: PixelRect, content: Content) {
        self.bounds = bounds
        self.content = content
    }

    init(_ bounds: PixelRect, _ mask: Mask) {
        precondition(mask.width == bounds.width && mask.height == bounds.height)
        self.init(bounds: bounds, content: .collapsed(mask, columns: .none, rows: .none))
    }

    /// Creates a mask of values in the middles of square cells, interpolated between them.
    ///
    /// - Parameters:
    ///   - mask: The values; at least two along each axis.
    ///   - side: The pixels along the side of a cell, a power of two of at most 64.
    ///   - origin: The first pixel of the first cell.
    init(_ mask: Mask, ofCells side: Int, at origin: (x: Int, y: Int)) {
        let (x, y) = (origin.x + side / 2, origin.y + side / 2)
        bounds = PixelRect(
            x0: x, y0: y, x1: x + (mask.width - 1) * side, y1: y + (mask.height - 1) * side)
        content = .interpolated(mask, cell: side)
    }

    /// Creates the blurred mask of `caster`, as far as `shown` needs it.
    ///
    /// - Parameters:
    ///   - anchor: A position that moves with the caster. The levels of the blur are aligned to it, so that a
    ///     shadow does not change when it is moved, or clipped elsewhere.
    ///   - known: The masks of equal casters.
    init(
        of caster: Coverage, blur: GaussianBlur?, shown: PixelRect, anchor: Point,
        cache known: ShadowMaskCache = ShadowMaskCache(), workers: Workers
    ) {
        let influence = caster.bounds.outset(by: blur?.reach ?? 0).intersection(shown)
        guard !influence.isEmpty, !caster.isEmpty else {
            self.init(PixelRect(width: 0, height: 0), Mask(width: 0, height: 0))
            return
        }
        guard let blur else {
            self.init(influence, caster.mask(in: influence))
            return
        }
        let grid = 1 << max(blur.planX.levels, blur.planY.levels)
        let bounds = caster.bounds.union(influence).aligned(to: anchor, grid: grid)
        let content = known.content(of: caster, blur, bounds, by: workers) {
            Content(caster, blur, bounds, with: workers)
        }
        self.init(bounds: bounds, content: content)
    }

    /// Creates the blurred mask of an axis-aligned rectangle in device pixels, as far as `reach`.
    init(of box: Rect, sigma: (x: Double, y: Double), reach: Int, shown: PixelRect) {
        bounds = PixelRect(covering: box.outset(by: Double(reach)), within: shown)
        let columns = GaussianProfile(sigma: sigma.x, low: box.minX, high: box.maxX)
        let rows = GaussianProfile(sigma: sigma.y, low: box.minY, high: box.maxY)
        content = .separable(
            columns: bounds.isEmpty ? [] : columns.values(bounds.x0..<bounds.x1),
            rows: bounds.isEmpty ? [] : rows.values(bounds.y0..<bounds.y1))
    }

    /// Copies `count` values of row `y` from `x` on.
    func copyRow(_ y: Int, from x: Int, count: Int, to weights: UnsafeMutablePointer<UInt16>) {
        let start = max(x, bounds.x0)
        let end = min(x + count, bounds.x1)
        guard y >= bounds.y0, y < bounds.y1, start < end else {
            return unsafe weights.update(repeating: 0, count: count)
        }
        unsafe weights.update(repeating: 0, count: start - x)
        unsafe (weights + (end - x)).update(repeating: 0, count: x + count - end)
        let target = unsafe weights + (start - x)
        switch content {
        case .separable(let columns, let rows):
            unsafe columns.withUnsafeBufferPointer { values in
                guard let base = values.baseAddress else { return }
                unsafe target.update(from: base + (start - bounds.x0), count: end - start)
            }
            unsafe SourceOver.scale(target, end - start, weight: rows[y - bounds.y0])
        case .collapsed(let mask, let columns, let rows):
            let row = rows.position(y - bounds.y0) * mask.width
            unsafe mask.values.withUnsafeBufferPointer { values in
                guard let base = values.baseAddress else { return }
                unsafe Self.unfold(base + row, columns, start - bounds.x0..<end - bounds.x0, to: target)
            }
        case .interpolated(let mask, let cell):
            unsafe mask.values.withUnsafeBufferPointer { values in
                guard let base = values.baseAddress else { return }
                // The middle of a cell of several pixels is between two.
                let row = y - bounds.y0
                let above = unsafe base + row / cell * mask.width
                unsafe vitrine_interpolate_cells(
                    target, start - bounds.x0, end - start, above, above + mask.width,
                    2 * (row % cell) + (cell > 1 ? 1 : 0), cell)
            }
        }
    }

    /// Copies the pixels `range` of a collapsed row.
    private static func unfold(
        _ row: UnsafePointer<UInt16>, _ fold: CollapsedRun, _ range: Range<Int>,
        to target: UnsafeMutablePointer<UInt16>
    ) {
        let cut =
            fold.count == 0 ? range.upperBound : min(max(fold.start, range.lowerBound), range.upperBound)
        unsafe target.update(from: row + range.lowerBound, count: cut - range.lowerBound)
        if cut == range.upperBound { return }
        let resume = min(max(fold.start + fold.count, cut), range.upperBound)
        unsafe (target + (cut - range.lowerBound)).update(
            repeating: row[fold.start - 1], count: resume - cut)
        unsafe (target + (resume - range.lowerBound)).update(
            from: row + (resume - fold.count), count: range.upperBound - resume)
    }
}

extension ShadowMask.Content {
    /// Creates the content of `bounds` from a blurred caster.
    fileprivate init(_ caster: Coverage, _ blur: GaussianBlur, _ bounds: PixelRect, with workers: Workers) {
        let grid = (x: 1 << blur.planX.levels, y: 1 << blur.planY.levels)
        let equal = caster.longestEqualRuns(in: bounds)
        let columns = CollapsedRun(equal: equal.columns, reach: blur.planX.reach, grid: grid.x)
        let rows = CollapsedRun(equal: equal.rows, reach: blur.planY.reach, grid: grid.y)
        let mask = caster.mask(in: bounds, columns: columns, rows: rows)
        self = .collapsed(
            blur.apply(to: mask, workers: workers), columns: columns.moved(by: -bounds.x0),
            rows: rows.moved(by: -bounds.y0))
    }
}

extension Coverage {
    /// Returns a dense copy of `rect` without the collapsed columns and rows.
    fileprivate func mask(in rect: PixelRect, columns: CollapsedRun, rows: CollapsedRun) -> Mask {
        var mask = Mask(width: rect.width - columns.count, height: rect.height - rows.count)
        let width = mask.width
        unsafe mask.values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return }
            for y in max(rect.y0, bounds.y0)..<max(min(rect.y1, bounds.y1), max(rect.y0, bounds.y0)) {
                if rows.count > 0 && y >= rows.start && y < rows.start + rows.count { continue }
                let row = unsafe base + (rows.position(y) - rect.y0) * width
                for span in runs(inRow: y) {
                    let start = max(Int(span.x), rect.x0)
                    let end = min(Int(span.x) + Int(span.count), rect.x1)
                    if start >= end { continue }
                    let first = columns.position(start) - rect.x0
                    // The last pixel stands for those left out after it.
                    let last = columns.position(end - 1) - rect.x0
                    unsafe (row + first).update(repeating: span.value, count: last + 1 - first)
                }
            }
        }
        return mask
    }
}

extension PixelRect {
    /// Returns the rectangle grown at the left and the top until its corner lies a multiple of `grid` from
    /// the pixel of `anchor`.
    ///
    /// `anchor` moves with the content of a picture, so that the levels of a blur keep their alignment to it
    /// wherever it is moved, or clipped.
    func aligned(to anchor: Point, grid: Int) -> PixelRect {
        guard grid > 1, abs(anchor.x) < 1e9, abs(anchor.y) < 1e9 else { return self }
        func rest(_ pixel: Int, _ anchor: Double) -> Int {
            let distance = (pixel - Int(anchor.rounded(.down))) % grid
            return distance < 0 ? distance + grid : distance
        }
        return PixelRect(x0: x0 - rest(x0, anchor.x), y0: y0 - rest(y0, anchor.y), x1: x1, y1: y1)
    }
}
