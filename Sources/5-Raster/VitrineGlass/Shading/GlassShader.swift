import CRowKernels
import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// The shader of one body of glass: turns the light behind it into its colours, one span of a row at a time.
///
/// It first finds the origin of each pixel's light, then applies the effects of the glass to its colour.
/// Along the straight edges of a shape, and in rows of its inside, neither depends on x: there the lens and
/// all weights are computed once per span, which shows in equal distances. Spans of 256 pixels fit in the
/// first-level cache.
struct GlassShader: Sendable {
    typealias Color = SIMD4<Float>
    typealias Vector = SIMD8<Float>
    typealias Tone = LookupTable<SIMD4<Float>>

    let refraction: GlassRefraction
    let effects: GlassEffects
    private(set) var face: GlassFaceTransfer
    /// The share of the face's picture everywhere; 1 if it is that of the depth.
    let haze: Float
    private(set) var bleedFace: GlassFaceTransfer
    let tone: Tone
    /// The conversion from the backdrop's colours to those of the face and back; `nil` in sRGB.
    private let conversion: DisplayP3Table?
    private let center: Point
    let grid: GlassGrid
    let map: (a: Float, b: Float, c: Float, d: Float, x: Float, y: Float)

    /// Creates a shader.
    ///
    /// - Parameters:
    ///   - deviation: The smallest sigma of the blurs behind the face, in device pixels.
    ///   - isJoined: `true` if there are other bodies.
    ///   - colorSpace: The colour space of the backdrop. Measured on iOS 26 over blue, green and red in
    ///     pictures in Display P3: faces and tints act on sRGB, clipped to its gamut.
    init(
        _ body: Glass.Body, _ light: GlassLight, _ grid: GlassGrid, sigma deviation: Double, isJoined: Bool,
        in colorSpace: ColorSpace = .sRGB
    ) {
        let optics = body.optics
        let box = body.shape.bounds
        center = Point(box.midX, box.midY)
        self.grid = grid
        map = grid.fromMiddle(center)
        refraction = GlassRefraction(optics.lens, grid, sigma: deviation)
        effects = GlassEffects(body, light, grid, center: center, isJoined: isJoined)
        face = GlassFaceTransfer(optics.face)
        haze = 1 - GlassMath.clamped(Float(optics.clarity))
        bleedFace = GlassFaceTransfer(optics.bleed.face)
        tone = Self.tone(optics.tint, in: colorSpace)
        conversion = colorSpace == .displayP3 ? DisplayP3Table() : nil
    }

    /// Gives the body the faces that its optics have over a backdrop of a mean colourfulness.
    mutating func adapt(_ optics: GlassOptics, to colorfulness: Double) {
        face = GlassFaceTransfer(optics.face.seen(over: colorfulness))
        bleedFace = GlassFaceTransfer(optics.bleed.face.seen(over: colorfulness))
    }

    /// Returns the opaque tint as a function of the luma behind it.
    private static func tone(_ tint: GlassTint?, in colorSpace: ColorSpace) -> Tone {
        guard let tint, tint.color.alpha > 0 else { return Tone { _ in Color() } }
        let color = tint.color.converted(from: colorSpace, to: .sRGB)
        let components = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
        return Tone { luma in
            let high = tint.floor + (1 - tint.floor) * ExactMath.pow(luma, tint.exponent)
            let values = components.map {
                Float(min(max(high * ExactMath.pow($0, 1 + tint.gamma * (1 - luma)), 0), 1))
            }
            return Color(values[0], values[1], values[2], 1)
        }
    }

    /// Writes the premultiplied colours, 0...1, of `count` pixels from (x, y) on.
    ///
    /// - Parameters:
    ///   - edge: The distance to the edge, in whole vectors.
    ///   - lens: The distance of the lens, in whole vectors.
    ///   - shares: The factors by which colours are added; pixels without a share may be left out. If `nil`,
    ///     colours are written instead.
    ///   - row: The destination, with memory for whole vectors.
    func shade(
        x: Int, y: Int, _ count: Int, edge: DistanceRow, lens: DistanceRow, _ pictures: GlassBackdropSamplers,
        shares: UnsafePointer<Float>?, into row: GlassColorRow, _ scratch: GlassScratch
    ) {
        let line = grid.line(x: x, y: y)
        tone.withTable { tone in
            var i = 0
            while i < count {
                let end = unsafe Self.end(shares, i, count)
                if end > i {
                    let span = GlassPixelSpan(
                        x: x + i, y: y, count: end - i, edge: edge.advanced(by: i),
                        lens: lens.advanced(by: i),
                        start: (Float(line.start.x - center.x), Float(line.start.y - center.y)),
                        step: (Float(line.step.x), Float(line.step.y)), index: Float(i))
                    let colors = unsafe shares == nil ? row.advanced(by: i) : scratch.colors
                    gather(span, pictures, into: colors, scratch)
                    convert(colors, span.count) { $0.sRGB($1) }
                    finish(span, pictures.bleed, colors, scratch, tone)
                    convert(colors, span.count) { $0.displayP3($1) }
                    if let shares = unsafe shares {
                        unsafe row.advanced(by: i).add(colors, end - i, shares: shares + i)
                    }
                }
                i = end > i ? end : i + DistanceRow.lanes
            }
        }
    }

    /// Converts the first `count` colours of a row, if the backdrop has another colour space than the glass.
    func convert(
        _ row: GlassColorRow, _ count: Int,
        _ convert: (DisplayP3Table.Table, SIMD4<Float>) -> SIMD4<Float>
    ) {
        conversion?.withTable { table in
            for i in 0..<count { row.set(i, convert(table, row.color(i))) }
        }
    }

    /// Returns the end of a span from `i` on in which all pixels have a share, no longer than the scratch
    /// memory.
    private static func end(_ shares: UnsafePointer<Float>?, _ i: Int, _ count: Int) -> Int {
        let limit = min(i + GlassScratch.length, count)
        guard let shares = unsafe shares else { return limit }
        var end = i
        while end < limit, unsafe !isNone(shares + end, count - end) { end += DistanceRow.lanes }
        return min(end, limit)
    }

    private static func isNone(_ shares: UnsafePointer<Float>, _ count: Int) -> Bool {
        for lane in 0..<min(count, DistanceRow.lanes) where unsafe shares[lane] > 0 { return false }
        return true
    }

    /// Returns positions along a row of an axis-aligned grid in device pixels, scaled by `shrink` and moved
    /// while they are in points.
    func along(_ span: GlassPixelSpan, from start: Int, shrink: Float = 1, moved: Float = 0)
        -> vitrine_steps
    {
        vitrine_steps(
            start: span.start.x, step: span.step.x, index: span.index + Float(start), shrink: shrink,
            moved: moved, origin: map.x, scale: map.a)
    }

    /// Returns the device pixel position of a position in points from the centre.
    @inline(__always)
    func devicePosition(_ x: Float, _ y: Float) -> (Float, Float) {
        (map.x + (map.a * x + map.c * y), map.y + (map.b * x + map.d * y))
    }

    /// Returns the device pixel positions of positions in points from the centre.
    @inline(__always)
    func devicePosition(_ x: Vector, _ y: Vector) -> (x: Vector, y: Vector) {
        (
            Vector(repeating: map.x) + (Vector(repeating: map.a) * x + Vector(repeating: map.c) * y),
            Vector(repeating: map.y) + (Vector(repeating: map.b) * x + Vector(repeating: map.d) * y)
        )
    }
}
