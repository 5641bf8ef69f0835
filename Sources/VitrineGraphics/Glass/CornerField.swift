/// The distances around one corner, worked out for it or for another that mirrors it.
struct CornerField: Sendable {
    private let field: OutlineDistance
    /// The pixels that it serves.
    private let rect: PixelRect
    /// What the columns, or the rows, of two pixels that mirror each other add up to.
    private var mirrorX: Int?
    private var mirrorY: Int?

    /// A field as it is.
    init(_ field: OutlineDistance) {
        self.field = field
        rect = field.rect
    }

    private init?(_ other: CornerField, for rect: PixelRect, mirrorX: Int?, mirrorY: Int?) {
        var source = rect
        if let mirrorX { (source.x0, source.x1) = (mirrorX - rect.x1 + 1, mirrorX - rect.x0 + 1) }
        if let mirrorY { (source.y0, source.y1) = (mirrorY - rect.y1 + 1, mirrorY - rect.y0 + 1) }
        guard other.field.rect.holds(source) else { return nil }
        field = other.field
        self.rect = rect
        (self.mirrorX, self.mirrorY) = (mirrorX, mirrorY)
    }

    /// Where a continuous corner of a box, or the outside of it, is the nearest, in an upright grid.
    ///
    /// Of corners with one radius that mirror each other pixel by pixel, the first is worked out.
    static func all(
        _ shape: Shape, _ box: Rect, _ radii: CornerRadii, in limit: PixelRect, _ grid: GlassGrid,
        reach: Double, workers: Workers
    ) -> [CornerField] {
        let segments = OutlineSegments(shape)
        let corners = [
            (radii.topLeft, false, false), (radii.topRight, true, false), (radii.bottomRight, true, true),
            (radii.bottomLeft, false, true),
        ]
        let device = grid.toDevice.apply(box)
        let (mirrorX, mirrorY) = (mirror(device.minX, device.maxX), mirror(device.minY, device.maxY))
        var own: [(radius: Double, isRight: Bool, isBottom: Bool, field: CornerField)] = []
        var result: [CornerField] = []
        for (radius, isRight, isBottom) in corners where radius > 0 {
            let around = region(box, radius, isRight: isRight, isBottom: isBottom)
            let rect = ContentBounds.pixels(grid.toDevice.apply(around), within: limit)
            if rect.isEmpty { continue }
            let mirrored = own.lazy.compactMap { other -> CornerField? in
                let (turnsX, turnsY) = (other.isRight != isRight, other.isBottom != isBottom)
                guard other.radius == radius, !turnsX || mirrorX != nil, !turnsY || mirrorY != nil else {
                    return nil
                }
                return CornerField(
                    other.field, for: rect, mirrorX: turnsX ? mirrorX : nil, mirrorY: turnsY ? mirrorY : nil)
            }.first
            if let mirrored {
                result.append(mirrored)
            } else {
                let field = CornerField(
                    OutlineDistance(segments, in: rect, grid, reach: reach, workers: workers))
                own.append((radius, isRight, isBottom, field))
                result.append(field)
            }
        }
        return result
    }

    /// What two pixels that mirror each other between two sides add up to; nil where no pixel mirrors another, or far off any
    /// canvas, where whole numbers would not hold the sums.
    private static func mirror(_ low: Double, _ high: Double) -> Int? {
        Int32(exactly: low + high).map { Int($0) - 1 }
    }

    /// From a corner of a box to the middle of the box at most, and outward without end.
    private static func region(_ box: Rect, _ radius: Double, isRight: Bool, isBottom: Bool) -> Rect {
        let far = 1e6
        let most = radius * CornerCurve.continuousReach
        let x = isRight ? max(box.maxX - most, box.midX) : min(box.minX + most, box.midX)
        let y = isBottom ? max(box.maxY - most, box.midY) : min(box.minY + most, box.midY)
        return Rect(
            minX: isRight ? x : -far, minY: isBottom ? y : -far, maxX: isRight ? far : x,
            maxY: isBottom ? far : y)
    }

    /// Writes its values among the pixels `range` of a row that begins with (x, y).
    func copy(_ x: Int, _ y: Int, _ range: Range<Int>, into row: DistanceRow) {
        let shared = rect.intersection(
            PixelRect(x0: x + range.lowerBound, y0: y, x1: x + range.upperBound, y1: y + 1))
        if shared.isEmpty { return }
        let (count, start) = (shared.width, shared.x0 - x)
        let from = mirrorX.map { $0 - (shared.x1 - 1) } ?? shared.x0
        field.copy(count, row: mirrorY.map { $0 - y } ?? y, from: from, into: row, at: start)
        if mirrorX != nil { row.mirror(start, count) }
        if mirrorY != nil {
            for i in start..<start + count { unsafe row.y[i] = -row.y[i] }
        }
    }
}

extension DistanceRow {
    /// Turns `count` values from `start` on about, so that what was left is right.
    fileprivate func mirror(_ start: Int, _ count: Int) {
        unsafe Self.reverse(distance + start, count)
        unsafe Self.reverse(x + start, count)
        unsafe Self.reverse(y + start, count)
        for i in start..<start + count { unsafe x[i] = -x[i] }
    }

    private static func reverse(_ values: UnsafeMutablePointer<Float>, _ count: Int) {
        var (i, k) = (0, count - 1)
        while i < k {
            unsafe (values[i], values[k]) = (values[k], values[i])
            (i, k) = (i + 1, k - 1)
        }
    }
}
