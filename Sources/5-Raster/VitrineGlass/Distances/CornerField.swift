import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// The distances around one continuous corner of a box, in an axis-aligned grid.
struct CornerField: Sendable {
    private let field: OutlineDistance
    /// The pixels that it applies to.
    private let rect: PixelRect
    private let across: CornerAxis
    private let down: CornerAxis
    /// `true` if coordinates increase out of the box here, in contrast to the corner's own.
    private let isRight: Bool
    private let isBottom: Bool

    /// Returns the fields of all continuous corners, each for the pixels to which that corner, or the outside
    /// of it, is the nearest part of the box.
    static func all(
        _ box: Rect, _ radii: CornerRadii, in limit: PixelRect, _ grid: GlassGrid, reach: Double,
        _ tiles: CornerTileCache, workers: Workers
    ) -> [CornerField] {
        let corners = [
            (radii.topLeft.width, false, false), (radii.topRight.width, true, false),
            (radii.bottomRight.width, true, true), (radii.bottomLeft.width, false, true),
        ]
        let device = grid.toDevice.apply(box)
        let scale = Size(abs(grid.toDevice.a), abs(grid.toDevice.d))
        var found: [(corner: CornerTileCache.Corner, field: OutlineDistance)] = []
        return corners.compactMap { radius, isRight, isBottom -> CornerField? in
            let around = region(box, radius, isRight: isRight, isBottom: isBottom)
            let rect = limit.pixels(withMiddlesIn: grid.toDevice.apply(around))
            if radius <= 0 || rect.isEmpty { return nil }
            let across = CornerAxis(device.minX, device.maxX, isTurned: isRight != (grid.toDevice.a < 0))
            let down = CornerAxis(device.minY, device.maxY, isTurned: isBottom != (grid.toDevice.d < 0))
            let turned = radii.turned(isRight: isRight, isBottom: isBottom)
            let corner = CornerTileCache.Corner(
                turned, box.size, scale: scale, fraction: (across.fraction, down.fraction), reach: reach)
            let own = PixelRect(across.range(rect.x0..<rect.x1), down.range(rect.y0..<rect.y1))
            // Usually all four corners are equal.
            var field = found.first { $0.corner == corner && $0.field.rect.contains(own) }?.field
            if field == nil {
                let made = tiles.field(corner, in: own, workers)
                found.append((corner, made))
                field = made
            }
            return field.map {
                CornerField(
                    field: $0, rect: rect, across: across, down: down, isRight: isRight, isBottom: isBottom)
            }
        }
    }

    /// Returns the region from a corner of a box inwards to the middle of the box at most, and outwards
    /// without limit.
    private static func region(_ box: Rect, _ radius: Double, isRight: Bool, isBottom: Bool) -> Rect {
        let far = 1e6
        let reach = radius * CornerCurve.continuousReach
        let x = isRight ? max(box.maxX - reach, box.midX) : min(box.minX + reach, box.midX)
        let y = isBottom ? max(box.maxY - reach, box.midY) : min(box.minY + reach, box.midY)
        return Rect(
            minX: isRight ? x : -far, minY: isBottom ? y : -far, maxX: isRight ? far : x,
            maxY: isBottom ? far : y)
    }

    /// Writes its values for the pixels `range` of a row that begins with (x, y).
    func copy(_ x: Int, _ y: Int, _ range: Range<Int>, into row: DistanceRow) {
        let shared = rect.intersection(
            PixelRect(x0: x + range.lowerBound, y0: y, x1: x + range.upperBound, y1: y + 1))
        if shared.isEmpty { return }
        let (count, start) = (shared.width, shared.x0 - x)
        let (columns, rows) = (across.range(shared.x0..<shared.x1), down.range(y..<y + 1))
        field.copy(count, row: rows.lowerBound, from: columns.lowerBound, into: row, at: start)
        if across.isTurned { row.reverse(start, count) }
        if isRight { unsafe DistanceRow.negate(row.gradientX + start, count) }
        if isBottom { unsafe DistanceRow.negate(row.gradientY + start, count) }
    }
}

/// The mapping, along one axis, from pixels to those of a corner whose box begins in its pixel 0 and extends
/// towards higher ones.
private struct CornerAxis: Sendable {
    /// `true` if the corner is at the end of the box.
    let isTurned: Bool
    /// The position of the box's start within its pixel 0.
    let fraction: Double
    private let origin: Int

    /// Creates the mapping from the sides of the box, in device pixels.
    init(_ low: Double, _ high: Double, isTurned: Bool) {
        self.isTurned = isTurned
        // No pixel is requested beyond any canvas.
        let side = min(max(isTurned ? -high : low, -1e9), 1e9)
        let whole = side.rounded(.down)
        fraction = side - whole
        origin = isTurned ? -Int(whole) : Int(whole)
    }

    /// Returns the corner's pixels that correspond to `pixels`.
    func range(_ pixels: Range<Int>) -> Range<Int> {
        isTurned
            ? origin - pixels.upperBound..<origin - pixels.lowerBound
            : pixels.lowerBound - origin..<pixels.upperBound - origin
    }
}

extension PixelRect {
    /// Returns the pixels whose centres lie within `rect`. If corners meet in the middle of a box, each pixel
    /// gets the nearer one.
    fileprivate func pixels(withMiddlesIn rect: Rect) -> PixelRect {
        func pixel(_ edge: Double, _ low: Int, _ high: Int) -> Int {
            Int(min(max((edge - 0.5).rounded(.up), Double(low)), Double(high)))
        }
        return PixelRect(
            x0: pixel(rect.minX, x0, x1), y0: pixel(rect.minY, y0, y1), x1: pixel(rect.maxX, x0, x1),
            y1: pixel(rect.maxY, y0, y1))
    }

    fileprivate init(_ columns: Range<Int>, _ rows: Range<Int>) {
        self.init(x0: columns.lowerBound, y0: rows.lowerBound, x1: columns.upperBound, y1: rows.upperBound)
    }
}

extension CornerRadii {
    /// Returns the radii renamed as if the given corner were the one at the top left.
    fileprivate func turned(isRight: Bool, isBottom: Bool) -> CornerRadii {
        let upright =
            isBottom
            ? CornerRadii(
                topLeft: bottomLeft, topRight: bottomRight, bottomRight: topRight, bottomLeft: topLeft) : self
        return isRight ? upright.mirrored : upright
    }
}

extension DistanceRow {
    /// Reverses `count` values from `start` on.
    fileprivate func reverse(_ start: Int, _ count: Int) {
        unsafe Self.reverse(distance + start, count)
        unsafe Self.reverse(gradientX + start, count)
        unsafe Self.reverse(gradientY + start, count)
    }

    fileprivate static func negate(_ values: UnsafeMutablePointer<Float>, _ count: Int) {
        for i in 0..<count { unsafe values[i] = -values[i] }
    }

    private static func reverse(_ values: UnsafeMutablePointer<Float>, _ count: Int) {
        var (i, k) = (0, count - 1)
        while i < k {
            unsafe (values[i], values[k]) = (values[k], values[i])
            (i, k) = (i + 1, k - 1)
        }
    }
}
