import CRowKernels
import VitrineColor
import VitrineDisplayList
import VitrineGeometry

/// The effects of a body of glass on the light that leaves its face, in single precision: the inner shadow,
/// bled colour, the tint, the glow, and the highlight along the rim.
struct GlassEffects: Sendable {
    typealias Vector = SIMD8<Float>

    /// The smallest length of a gradient by which depths within joins are divided: the field of a join is
    /// flat in its neck, all of which would else be as near as the rim.
    private static let leastSlope: Float = 0.0625

    /// The effects as the row kernels take them, without a place.
    private let kernel: vitrine_effects
    /// The depth beyond which nothing acts.
    private let depth: Float

    init(_ body: Glass.Body, _ light: GlassLight, _ grid: GlassGrid, center: Point, isJoined: Bool) {
        let (shadow, bleed) = (body.optics.innerShadow, body.optics.bleed)
        let (glow, rim) = (body.optics.glow, body.optics.rim)
        let hasBleed = bleed.opacity > 0 && bleed.height > 0
        let hasGlow = glow.ambient > 0 || glow.spot > 0
        let (sine, cosine) = ExactMath.sinCos(degrees: light.angle)
        let halfPixel = Float(grid.halfPixel)
        let strength = Float(rim.width > 0 ? rim.amount : 0)
        let rimReach = strength > 0 ? 4 * Float(rim.width) + halfPixel : -.infinity
        kernel = vitrine_effects(
            shade: Float(shadow.opacity), reach: Float(shadow.reach), shift: Float(shadow.shift),
            directionality: Float(shadow.directionality), bleed: Float(bleed.opacity),
            height: Float(bleed.height), amount: Float(bleed.amount),
            outer_height: Float(max(bleed.outerHeight, 0)),
            outer_amount: Float(bleed.outerHeight > 0 ? bleed.outerAmount : 0), ambient: Float(glow.ambient),
            spot: Float(glow.spot), spot_x: Float(glow.center.x - center.x),
            spot_y: Float(glow.center.y - center.y), radius: Float(glow.radius), rim: strength,
            rim_width: Float(rim.width), rim_slope: GlassRim.slope, rim_reach: rimReach,
            halo: Float(rim.halo), whole: Float(2 * (1 - rim.spread)), first: Float(light.first),
            second: Float(light.second), half_pixel: halfPixel, towards_x: Float(sine),
            towards_y: Float(-cosine), white: Float(rim.white), keep: Float(rim.keep),
            rim_chroma: Float(rim.chroma), least_slope: Self.leastSlope,
            tint: Float(min(max(body.optics.tint?.color.alpha ?? 0, 0), 1)), start_x: 0, start_y: 0,
            step_x: 0, step_y: 0, has_bleed: hasBleed ? 1 : 0, has_glow: hasGlow ? 1 : 0,
            is_joined: isJoined ? 1 : 0)
        // The shadow is moved by its shift at most, or by a multiple of it with a directionality beyond 1.
        let moved = max(kernel.shift, 0.001) * max(2, 1 + 2 * kernel.directionality)
        depth = max(
            kernel.shade > 0 ? kernel.reach + moved : -.infinity, rimReach,
            hasBleed ? kernel.height : -.infinity)
    }

    /// Returns the effects on a row of pixels as the row kernels take them.
    func kernel(_ span: GlassPixelSpan) -> vitrine_effects {
        var own = kernel
        (own.start_x, own.start_y) = span.start
        (own.step_x, own.step_y) = span.step
        return own
    }

    /// Returns the end of the groups of eight pixels, from `i` on, on which nothing acts but the face, or
    /// something else.
    func end(of span: GlassPixelSpan, from i: Int, whereInactive: Bool) -> Int {
        guard kernel.tint == 0, kernel.has_glow == 0 else { return whereInactive ? i : span.paddedCount }
        let groups = unsafe vitrine_far_groups(
            span.edge.distance + i, span.count - i, -depth, whereInactive ? 1 : 0)
        return i + groups * DistanceRow.lanes
    }
}
