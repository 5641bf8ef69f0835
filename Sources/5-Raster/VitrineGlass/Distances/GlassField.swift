import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrineGeometry
import VitrinePixels
import VitrineThreads

/// The distances of all bodies of a glass, joined.
public struct GlassField: Sendable {
    /// One body and the pixels that it affects.
    private struct Part: Sendable {
        let edge: BodyDistance
        /// The distance of the lens, or `nil` if it uses that of the edge.
        let lens: BodyDistance?
        let near: PixelRect

        /// Returns the whole vectors that the body affects in a row of `count` pixels from (x, y) on.
        func range(x: Int, y: Int, _ count: Int) -> Range<Int> {
            if y < near.y0 || y >= near.y1 { return 0..<0 }
            let lanes = DistanceRow.lanes
            let start = max(near.x0 - x, 0) / lanes * lanes
            let end = DistanceRow.padded(min(near.x1 - x, count))
            return start < end ? start..<end : 0..<0
        }
    }

    /// The distance if no body is near, in points.
    private static let far: Float = 1e6

    private let parts: [Part]
    private let join: SmoothUnion
    private let grid: GlassGrid
    /// Indicates whether the lens has a distance of its own.
    let hasLens: Bool
    /// Indicates whether the shares of bodies are written: their outline alone needs none.
    private let hasShares: Bool

    /// The distances of one row.
    @safe public struct Row {
        public let edge: DistanceRow
        public let lens: DistanceRow
        /// For each body, its share in each pixel; empty if there is a single body, or for outlines alone.
        public let shares: [UnsafeMutablePointer<Float>]
    }

    /// Prepares the distances for the pixels of `rect`.
    ///
    /// - Parameters:
    ///   - depth: The distance inside of the edge, in points, up to which distances are exact.
    ///   - margin: The distance outside of the edge, in points, up to which distances are exact. They always
    ///     are as far as bodies affect each other and contours extend.
    ///   - isLensed: `true` if the distance of the lens and the shares of bodies are needed.
    public init(
        _ glass: Glass, in rect: PixelRect, _ grid: GlassGrid, depth: Double, margin: Double = 0,
        isLensed: Bool = true, _ corners: CornerTileCache, workers: Workers
    ) {
        let level = max(glass.widestContour, isLensed ? glass.widestBevel : 0) + 4 * grid.halfPixel
        let outside = max(glass.reach(level: level), margin)
        // If bodies overlap, the depth of a pixel in each of them matters.
        let shared = isLensed && glass.bodies.count > 1 ? glass.deepestOverlap + outside : 0
        let reach = max(outside, depth, shared)
        parts = glass.bodies.map { body in
            let near = PixelRect(
                covering:
                    grid.toDevice.apply(body.shape.bounds.outset(by: outside)), within: rect)
            return Part(
                edge: .edge(body.shape, in: near, grid, reach: reach, corners, workers: workers),
                lens: isLensed ? .lens(body.shape, height: body.optics.lens.height) : nil,
                near: glass.bodies.count > 1 ? near : rect)
        }
        join = SmoothUnion(smoothness: glass.smoothness)
        self.grid = grid
        hasLens = parts.contains { $0.lens != nil }
        hasShares = isLensed && parts.count > 1
    }

    /// Calls `body` with memory for rows of up to `count` pixels.
    public func withRow(_ count: Int, _ body: (Row, Row) -> Void) {
        let width = DistanceRow.padded(count)
        let shares = hasShares ? parts.count : 0
        let planes = UnsafeMutablePointer<Float>.allocate(
            capacity: width * (13 + shares) + DistanceRow.lanes)
        defer { unsafe planes.deallocate() }
        func row(_ index: Int) -> DistanceRow {
            let base = unsafe planes + index * 3 * width
            return unsafe DistanceRow(distance: base, gradientX: base + width, gradientY: base + 2 * width)
        }
        let list = unsafe (0..<shares).map { unsafe planes + (13 + $0) * width }
        let edge = row(0)
        // Without a distance of its own the lens reads the rows of the edge.
        unsafe body(
            Row(edge: edge, lens: hasLens ? row(1) : edge, shares: list),
            Row(edge: row(2), lens: row(3), shares: [planes + 12 * width]))
    }

    /// Fills a row from pixel (x, y) on.
    ///
    /// Each body is evaluated only for the pixels that it affects. Elsewhere it counts as further away than
    /// joins reach.
    ///
    /// - Parameter spare: Scratch memory, overwritten.
    /// - Returns: `false` if no body is near.
    public func evaluate(x: Int, y: Int, _ count: Int, into row: Row, spare: Row) -> Bool {
        let line = grid.line(x: x, y: y)
        var isFirst = true
        for (index, part) in parts.enumerated() {
            let range = part.range(x: x, y: y, count)
            if hasShares { unsafe row.shares[index].update(repeating: 0, count: count) }
            if range.isEmpty { continue }
            let (edge, lens) = isFirst ? (row.edge, row.lens) : (spare.edge, spare.lens)
            part.edge.evaluate(x: x, y: y, line, range, into: edge)
            if hasLens {
                if let own = part.lens {
                    own.evaluate(x: x, y: y, line, range, into: lens)
                } else {
                    lens.copy(edge, range)
                }
            }
            if isFirst {
                clear(row, DistanceRow.padded(count), but: range)
                if hasShares {
                    unsafe (row.shares[index] + range.lowerBound).update(repeating: 1, count: range.count)
                }
                isFirst = false
                continue
            }
            add(spare, to: row, index, range)
        }
        return !isFirst
    }

    /// Sets the row outside of `range` to far away.
    private func clear(_ row: Row, _ count: Int, but range: Range<Int>) {
        for rest in [0..<range.lowerBound, range.upperBound..<count] where !rest.isEmpty {
            row.edge.fill(rest, distance: Self.far, gradientX: 0, gradientY: 0)
            if hasLens { row.lens.fill(rest, distance: Self.far, gradientX: 0, gradientY: 0) }
        }
    }

    /// Joins body `index` to the previous ones.
    private func add(_ next: Row, to row: Row, _ index: Int, _ range: Range<Int>) {
        let (start, count) = (range.lowerBound, range.count)
        let share = unsafe hasShares ? row.shares[index] + start : next.shares[0]
        // The lens first, because the shares to keep are those of the edge.
        if hasLens {
            unsafe join.join(
                row.lens.advanced(by: start), with: next.lens.advanced(by: start), count: count,
                share: next.shares[0])
        }
        unsafe join.join(
            row.edge.advanced(by: start), with: next.edge.advanced(by: start), count: count, share: share)
        guard hasShares else { return }
        for before in 0..<index {
            let other = unsafe row.shares[before] + start
            for i in 0..<count { unsafe other[i] *= 1 - share[i] }
        }
    }
}

extension DistanceRow {
    func copy(_ other: DistanceRow, _ range: Range<Int>) {
        let (start, count) = (range.lowerBound, range.count)
        unsafe (distance + start).update(from: other.distance + start, count: count)
        unsafe (gradientX + start).update(from: other.gradientX + start, count: count)
        unsafe (gradientY + start).update(from: other.gradientY + start, count: count)
    }
}

extension Glass {
    /// The largest distance outside of the bodies that their contours reach, in points.
    var widestContour: Double {
        bodies.map { $0.optics.contour.color.alpha > 0 ? max($0.optics.contour.width, 0) : 0 }.max() ?? 0
    }
}
