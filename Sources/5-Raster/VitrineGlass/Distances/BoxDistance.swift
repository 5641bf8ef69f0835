import CRowKernels
import VitrineGeometry
import VitrinePixels

/// The signed distance to a rounded rectangle with circular corners, exact inside and outside.
struct BoxDistance: Sendable {
    private let center: Point
    private let half: (x: Float, y: Float)
    /// In the order top left, top right, bottom right, bottom left; none exceeds half a side.
    private let radii: (Float, Float, Float, Float)
    private let isUniform: Bool

    /// Creates a distance, or `nil` if a radius reaches past the middle of a side: the nearest corner is then
    /// not the one of the pixel's quarter.
    init?(_ rect: Rect, _ radii: CornerRadii) {
        let maximumRadius = min(rect.width, rect.height) / 2
        // Halving a side and dividing it again may exceed it by a rounding error.
        guard radii.across.allSatisfy({ $0 <= maximumRadius * 1.000_001 }) else { return nil }
        center = Point(rect.midX, rect.midY)
        half = (Float(rect.width / 2), Float(rect.height / 2))
        let all = radii.across.map { Float(min(max($0, 0), maximumRadius)) }
        self.radii = (all[0], all[1], all[2], all[3])
        isUniform = radii.isUniform
    }

    /// Writes the distances and gradients of the pixels `range` of a row, which consists of whole vectors.
    func evaluate(_ line: GlassGrid.Line, _ range: Range<Int>, into row: DistanceRow) {
        let even = alongSide(line, range.upperBound).clamped(to: range)
        write(line, range.lowerBound..<even.lowerBound, into: row)
        if !even.isEmpty {
            let i = even.lowerBound
            write(line, i..<i + DistanceRow.lanes, into: row)
            unsafe row.fill(
                even, distance: row.distance[i], gradientX: row.gradientX[i], gradientY: row.gradientY[i])
        }
        write(line, even.upperBound..<range.upperBound, into: row)
    }

    /// Returns the groups of eight pixels, in a row of `width`, that run along a side and so share one
    /// distance and one gradient.
    private func alongSide(_ line: GlassGrid.Line, _ width: Int) -> Range<Int> {
        let y = abs(Float(line.start.y - center.y))
        guard line.step.y == 0, line.step.x != 0, isUniform else { return 0..<0 }
        // Nearer to the left or right side than to this one, distances vary again. The reach is a little
        // shorter to allow for single-precision rounding.
        let reach = Double(half.x - radii.0 + min(y - half.y + radii.0, 0)) - 1e-3 * Double(half.x + half.y)
        guard reach > 0 else { return 0..<0 }
        let (a, b) = (
            (center.x - reach - line.start.x) / line.step.x, (center.x + reach - line.start.x) / line.step.x
        )
        let first = min(max(min(a, b).rounded(.up), 0), Double(width))
        let last = min(max(max(a, b).rounded(.down) + 1, 0), Double(width))
        let lanes = DistanceRow.lanes
        let (start, end) = ((Int(first) + lanes - 1) / lanes * lanes, Int(last) / lanes * lanes)
        return start < end ? start..<end : 0..<0
    }

    private func write(_ line: GlassGrid.Line, _ range: Range<Int>, into row: DistanceRow) {
        var box = kernel(line)
        unsafe vitrine_box_distances(
            row.distance, row.gradientX, row.gradientY, range.lowerBound, range.upperBound, &box)
    }

    /// Returns the rectangle beside a row as the row kernels take it.
    func kernel(_ line: GlassGrid.Line) -> vitrine_box {
        vitrine_box(
            start_x: Float(line.start.x - center.x), start_y: Float(line.start.y - center.y),
            step_x: Float(line.step.x), step_y: Float(line.step.y), half_x: half.x, half_y: half.y,
            radii: radii)
    }
}
