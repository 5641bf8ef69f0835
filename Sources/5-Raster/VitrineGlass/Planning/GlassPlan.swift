import VitrineColor
import VitrineCoverage
import VitrineDisplayList
import VitrinePixels
import VitrineThreads

/// The precomputed parts of a glass surface.
public struct GlassPlan: Sendable {
    private let field: GlassField
    private let coverage: Coverage
    private var shaders: [GlassShader]
    private let optics: [GlassOptics]
    private let uses: [GlassBackdropUse]
    private let contours: [(pixel: PackedPixel, color: SIMD4<Float>, width: Float)]
    /// `true` if one shader serves all bodies.
    private let isUniform: Bool
    private let halfPixel: Float
    /// The distance from the edge beyond which there is no contour; 0 without one.
    private let contourReach: Float
    /// The pixels that may change.
    public let bounds: PixelRect

    public init(
        _ glass: Glass, _ state: PaintState, _ grid: GlassGrid, covering coverage: Coverage,
        uses: [GlassBackdropUse], clip: PixelRect, in colorSpace: ColorSpace, corners: CornerTileCache,
        workers: Workers
    ) {
        self.coverage = coverage
        self.uses = uses
        halfPixel = Float(grid.halfPixel)
        optics = glass.bodies.map(\.optics)
        shaders = glass.bodies.map { body in
            let device = state.deviceSigma(body.optics.frost * min(max(body.optics.rimFrost, 0), 1))
            return GlassShader(
                body, glass.light, grid, sigma: min(device.x, device.y),
                isJoined: glass.bodies.count > 1, in: colorSpace)
        }
        contours = glass.bodies.map { body in
            let pixel = PackedPixel(body.optics.contour.color)
            return (pixel, pixel.vector, Float(body.optics.contour.width))
        }
        isUniform =
            glass.bodies.count == 1
            || glass.bodies.allSatisfy { $0.optics.isCentred && $0.optics == glass.bodies[0].optics }
        contourReach =
            glass.widestContour > 0 ? Float(glass.widestContour) + halfPixel : 0
        let outside = glass.widestContour / grid.halfPixel / 2
        let bounds = coverage.bounds.outset(by: outside > 0 ? Int(min(outside, 1e6)) + 2 : 0)
            .intersection(clip)
        self.bounds = bounds
        let depth = glass.bodies.map(\.optics.deepest).max() ?? 0
        field = GlassField(
            glass, in: bounds, grid, depth: depth + 4 * grid.halfPixel, corners, workers: workers)
    }

    /// Returns the plan with the faces that the bodies have over a backdrop.
    public func adapted(to tone: GlassBackdropTone) -> GlassPlan {
        var plan = self
        for index in plan.shaders.indices {
            plan.shaders[index].adapt(optics[index], to: tone.colorfulness)
        }
        return plan
    }

    /// Paints a part of the glass and of the contour around it.
    ///
    /// Whole rows are shaded, in the same spans whatever the part is, and the part of them is painted.
    ///
    /// - Parameters:
    ///   - rect: The part, which lies within `bounds`.
    ///   - pictures: The blurred backdrops that `GlassBackdropUse` refers to.
    ///   - target: The picture to paint on.
    ///   - clip: The clip of the contour.
    public func paint(
        _ rect: PixelRect, _ pictures: [GlassBackdropSampler], onto target: PixelRows, _ clip: Clip
    ) {
        let width = bounds.width
        field.withRow(width) { row, spare in
            unsafe withGlassScratch(width) { colors, pixels, scratch in
                for y in rect.rows {
                    let part = extent(ofRow: y)
                    let count = part.width
                    if count == 0
                        || !field.evaluate(x: part.x0, y: y, count, into: row, spare: spare)
                    {
                        continue
                    }
                    unsafe shade(
                        part, row: row, pictures: pictures, colors: colors, scratch: scratch, pixels: pixels)
                    if contourReach > 0 { trace(part, rect: rect, row: row, onto: target, clip: clip) }
                    coverage.forEachRun(inRow: y, clippedTo: rect) { span in
                        let x = Int(span.x)
                        unsafe SourceOver.replace(
                            target.at(x, y), Int(span.count), pixels + (x - part.x0), weight: span.value)
                    }
                }
            }
        }
    }

    /// Returns the range from the first to the last pixel of row `y` that may change.
    private func extent(ofRow y: Int) -> PixelRect {
        PixelRect(x0: bounds.x0, y0: y, x1: bounds.x1, y1: y + 1)
    }

    /// Writes the pixels of a row's glass.
    private func shade(
        _ part: PixelRect, row: GlassField.Row, pictures: [GlassBackdropSampler], colors: GlassColorRow,
        scratch: GlassScratch, pixels: UnsafeMutablePointer<PackedPixel>
    ) {
        let spans = coverage.runs(inRow: part.y0)
        guard let first = spans.first, let last = spans.last else { return }
        let (start, end) = (Int(first.x) - part.x0, Int(last.x) + Int(last.count) - part.x0)
        let (edge, lens) = (row.edge.advanced(by: start), row.lens.advanced(by: start))
        let colors = colors.advanced(by: start)
        if !isUniform { colors.clear(DistanceRow.padded(end - start)) }
        for index in shaders.indices {
            let use = uses[index]
            let own = GlassBackdropSamplers(
                face: pictures[use.face], rim: use.rim.map { pictures[$0] },
                bleed: use.bleed.map { pictures[$0] })
            let shares = unsafe isUniform ? nil : UnsafePointer(row.shares[index] + start)
            unsafe shaders[index].shade(
                x: part.x0 + start, y: part.y0, end - start, edge: edge, lens: lens, own, shares: shares,
                into: colors, scratch)
            if isUniform { break }
        }
        unsafe colors.store(end - start, pixels + start)
    }

    /// Paints the contour of a row within a rectangle, wherever the glass does not hide it.
    private func trace(
        _ part: PixelRect, rect: PixelRect, row: GlassField.Row, onto target: PixelRows, clip: Clip
    ) {
        coverage.forEachRun(ofRow: part.y0, within: rect) { first, count, value in
            if value == Unit16.one { return }
            let start = first + rect.x0 - part.x0
            var i = nextNearContour(row, start, start + count)
            while i < start + count {
                let pixel = contour(row, i)
                if pixel != 0 {
                    let x = part.x0 + i
                    let weight = clip.coverage?.value(x, part.y0) ?? Unit16.one
                    let place = unsafe target.at(x, part.y0)
                    unsafe place.pointee = pixel.scaled(by: weight).over(place.pointee)
                }
                i = nextNearContour(row, i + 1, start + count)
            }
        }
    }

    /// Returns the first pixel in `start..<end` that the contour reaches, or `end`. Most uncovered pixels are
    /// far away and skipped eight at a time.
    private func nextNearContour(_ row: GlassField.Row, _ start: Int, _ end: Int) -> Int {
        let (far, lanes) = (SIMD4<Float>(repeating: contourReach), DistanceRow.lanes)
        var i = start
        while i + lanes <= end, LaneTest.all(unsafe .load(row.edge.distance + i), { $0 .>= far }) {
            i += lanes
        }
        while i < end, unsafe !(row.edge.distance[i] < contourReach) { i += 1 }
        return i
    }

    /// Returns the contour of one pixel, weighted by the bodies' shares if there are several.
    private func contour(_ row: GlassField.Row, _ i: Int) -> PackedPixel {
        let distance = unsafe row.edge.distance[i]
        var sum = SIMD4<Float>()
        for index in contours.indices where contours[index].pixel != 0 {
            let share = unsafe contours.count == 1 ? 1 : row.shares[index][i]
            if share <= 0 { continue }
            let weight = share * GlassMath.mean(distance, contours[index].width, half: halfPixel)
            sum += contours[index].color * SIMD4<Float>(repeating: weight)
        }
        return PackedPixel(rounding: sum, alpha: UInt16(min(sum.w, 65535) + 0.5))
    }
}

extension GlassOptics {
    /// Indicates whether nothing depends on the position of the body's centre.
    fileprivate var isCentred: Bool { lens.depth == 0 && lens.magnification == 1 }

    /// The largest depth, in points, at which anything depends on the distance.
    fileprivate var deepest: Double {
        max(
            lens.height, innerShadow.opacity > 0 ? innerShadow.reach + 3 * innerShadow.shift : 0,
            4 * rim.width, bleed.opacity > 0 ? max(bleed.height, bleed.outerHeight) : 0)
    }
}

/// Lends uninitialised memory for a row of colours, a row of pixels, and shading.
private func withGlassScratch(
    _ count: Int, _ body: (GlassColorRow, UnsafeMutablePointer<PackedPixel>, GlassScratch) -> Void
) {
    // Whole vectors are written from any pixel on.
    let stride = DistanceRow.padded(count) + DistanceRow.lanes
    let planes = UnsafeMutablePointer<Float>.allocate(capacity: 4 * stride)
    defer { unsafe planes.deallocate() }
    unsafe withScratchRow(stride) { pixels in
        GlassScratch.with { scratch in unsafe body(GlassColorRow(planes, stride: stride), pixels, scratch) }
    }
}
