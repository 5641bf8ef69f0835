/// Turns a stroke into polygons to be filled with the non-zero rule, in the units of the path.
///
/// Each polygon has winding numbers of one sign only: strips of convex quadrilaterals along the line, wedges
/// at joins, and caps. Their union is thus the stroke, however it crosses itself; the offset loops inside
/// tight bends that trouble strokers of a single outline cannot arise.
public struct Stroker {
    let style: StrokeStyle
    let half: Double
    private let tolerance: Double
    private var left: [Point] = []
    private var right: [Point] = []
    private var fan = StrokeFan.none
    /// The number of contours so far whose two edges were emitted as loops.
    private var bands = 0
    /// `false` to emit convex outlines in pieces like all others, which cover the same area.
    var joinsPieces = true
    /// The number of points that round joins and caps may still have in total.
    ///
    /// A stroke as wide as a country with thousands of dashes would otherwise take minutes; each arc may have
    /// a 64th of the rest, so that no reasonable drawing is affected.
    private let arcPoints = ArcPoints()

    private final class ArcPoints {
        var left = 1 << 19
    }

    /// Creates a stroker.
    ///
    /// A stroke on one side of the outline gets twice the width here, to be cut by the shape.
    ///
    /// - Parameter stretch: The largest factor by which the stroke will be enlarged on its way to device
    ///   pixels.
    public init(_ style: StrokeStyle, maxScale stretch: Double) {
        self.style = style
        half = style.position == .center ? style.width / 2 : style.width
        tolerance = stretch > 0 ? Flattening.tolerance / stretch : 0
    }

    /// Calls `emit` for each polygon. A width or a scale that is not positive and finite yields no polygons.
    ///
    /// - Returns: `true` if there are just two: the outer and the inner edge of a smooth closed line without
    ///   bends tighter than the stroke.
    @discardableResult
    public mutating func stroke(_ path: Path, _ emit: ([Point]) -> Void) -> Bool {
        guard half > 0, half.isFinite, tolerance > 0, tolerance.isFinite else { return false }
        var polygons = 0
        func count(_ polygon: [Point]) {
            polygons += 1
            emit(polygon)
        }
        bands = 0
        var flattener = StrokeFlattener(tolerance: tolerance, reach: half)
        flattener.flatten(path)
        let dashes = DashPattern(style)
        var budget = DashPattern.Budget()
        for contour in flattener.contours {
            if let dashes, !contour.segments.isEmpty {
                for dash in dashes.cut(contour, &budget) { strokeContour(dash, count) }
            } else {
                strokeContour(contour, count)
            }
        }
        return bands == 1 && polygons == 2
    }

    private mutating func strokeContour(_ contour: StrokeContour, _ emit: ([Point]) -> Void) {
        guard let first = contour.segments.first, let last = contour.segments.last else {
            if let dot = contour.dot { strokeDot(dot.at, dot.direction, emit) }
            return
        }
        if !contour.isClosed {
            cap(first.start, -first.startTangent, emit)
            cap(last.end, last.endTangent, emit)
        }
        if joinsPieces, let band = band(contour) {
            // Both together have the winding numbers of the strip: its two ends cancel.
            bands += 1
            emit(band.left)
            emit(band.right.reversed())
            return
        }
        var previous = contour.isClosed ? last : nil
        for var segment in contour.segments {
            if let previous {
                segment.continueDirection(of: previous)
                join(previous, segment, emit)
            }
            strip(segment, emit)
            previous = segment
        }
        // A smooth closed outline is a band between two loops.
        if contour.isClosed, left.count > 2, left.first == left.last, right.first == right.last {
            emit(left)
            emit(right.reversed())
            left.removeAll(keepingCapacity: true)
            right.removeAll(keepingCapacity: true)
        }
        endStrip(emit)
        fan.emit(emit)
        fan = .none
    }

    // MARK: Along the line

    private mutating func strip(_ segment: StrokeSegment, _ emit: ([Point]) -> Void) {
        let n0 = segment.startTangent.perpendicular * half
        let n1 = segment.endTangent.perpendicular * half
        let (leftStart, leftEnd) = (segment.start + n0, segment.end + n1)
        let (rightStart, rightEnd) = (segment.start - n0, segment.end - n1)
        let isGentle = segment.startTangent.dot(segment.endTangent) > Self.gentle
        guard isGentle, Self.isConvex(leftStart, leftEnd, rightEnd, rightStart) else {
            if isGentle, let next = StrokeFan(segment, n0, n1) {
                endStrip(emit)
                if !fan.join(next, tolerance: tolerance) {
                    fan.emit(emit)
                    fan = next
                }
                return
            }
            // A bend tighter than the stroke: a straight rectangle, rounded where it meets the rest.
            guard let direction = (segment.end - segment.start).normalized else { return }
            endStrip(emit)
            let n = direction.perpendicular * half
            emit([segment.start + n, segment.end + n, segment.end - n, segment.start - n])
            wedge(segment.start, segment.startTangent, direction, .round, emit)
            wedge(segment.end, direction, segment.endTangent, .round, emit)
            return
        }
        if left.last != leftStart || right.last != rightStart {
            endStrip(emit)
            left.append(leftStart)
            right.append(rightStart)
        }
        left.append(leftEnd)
        right.append(rightEnd)
    }

    private mutating func endStrip(_ emit: ([Point]) -> Void) {
        if left.count > 1 { emit(left + right.reversed()) }
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
    }

    /// The cosine of the largest angle that counts as a bend; beyond it is a corner.
    static var gentle: Double { 0.8 }

    /// Returns `true` if a quadrilateral is convex and runs in the direction of strips.
    static func isConvex(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        let (ab, bc, cd, da) = (b - a, c - b, d - c, a - d)
        if ab.cross(bc) > 0 || bc.cross(cd) > 0 || cd.cross(da) > 0 || da.cross(ab) > 0 { return false }
        return (c - a).cross(d - b) < 0
    }

    // MARK: Joins and caps

    private func join(_ a: StrokeSegment, _ b: StrokeSegment, _ emit: ([Point]) -> Void) {
        wedge(a.end, a.endTangent, b.startTangent, b.isSmooth ? .round : style.join, emit)
    }

    /// Fills the outer side of a corner where the direction turns from `t0` to `t1`.
    private func wedge(
        _ p: Point, _ t0: Point, _ t1: Point, _ join: StrokeStyle.Join, _ emit: ([Point]) -> Void
    ) {
        guard t0 != t1 else { return }
        let polygon = wedgePoints(p, t0, t1, join)
        emit(t0.cross(t1) >= 0 ? polygon.reversed() : polygon)
    }

    /// Returns the corner, and the points of its outer side from the direction `t0` to `t1`.
    func wedgePoints(_ p: Point, _ t0: Point, _ t1: Point, _ join: StrokeStyle.Join) -> [Point] {
        let cosine = t0.dot(t1)
        // Turning towards the normal leaves the gap on the other side.
        let isTowards = t0.cross(t1) >= 0
        let from = isTowards ? -t0.perpendicular : t0.perpendicular
        let to = isTowards ? -t1.perpendicular : t1.perpendicular
        var polygon = [p, p + from * half]
        switch join {
        case .round: appendArc(p, from, to, isTowards, &polygon)
        case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + cosine) && cosine > -0.999999:
            polygon.append(p + (from + to) * (half / (1 + cosine)))
        case .miter, .bevel: break
        }
        polygon.append(p + to * half)
        return polygon
    }

    private func cap(_ p: Point, _ direction: Point, _ emit: ([Point]) -> Void) {
        let n = direction.perpendicular
        switch style.cap {
        case .butt: break
        case .square:
            let ahead = p + direction * half
            emit([p + n * half, ahead + n * half, ahead - n * half, p - n * half])
        case .round:
            var polygon = [p + n * half]
            appendArc(p, n, -n, false, &polygon)
            polygon.append(p - n * half)
            emit(polygon)
        }
    }

    private func strokeDot(_ p: Point, _ direction: Point, _ emit: ([Point]) -> Void) {
        guard style.cap != .butt else { return }
        cap(p, direction, emit)
        cap(p, -direction, emit)
    }

    /// Appends the points between `from` and `to`, unit vectors, on the circle around `p`. Positive angles
    /// run from the x axis to the y axis; half a turn goes in the requested direction.
    private func appendArc(
        _ p: Point, _ from: Point, _ to: Point, _ isPositive: Bool, _ polygon: inout [Point]
    ) {
        var angle = ExactMath.atan2(from.cross(to), from.dot(to))
        if isPositive && angle < 0 { angle = angle < -3 ? angle + 2 * ExactMath.pi : 0 }
        if !isPositive && angle > 0 { angle = angle > 3 ? angle - 2 * ExactMath.pi : 0 }
        let step = min((8 * tolerance / half).squareRoot(), 0.5)
        // A line as wide as the largest doubles has a step of 0: the bound comes before the conversion.
        let wanted = (abs(angle) / step).rounded(.up)
        let limit = min(Flattening.maxChords, max(arcPoints.left / 64, 2))
        let count = wanted < Double(limit) ? Int(wanted) : limit
        arcPoints.left -= min(count, arcPoints.left)
        for i in stride(from: 1, to: count, by: 1) {
            let turn = ExactMath.sinCos(radians: angle * Double(i) / Double(count))
            polygon.append(
                p
                    + Point(
                        from.x * turn.cosine - from.y * turn.sine, from.x * turn.sine + from.y * turn.cosine)
                    * half)
        }
    }
}
