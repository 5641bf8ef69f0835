import VitrineDisplayList
import VitrineGeometry
import VitrinePixels

/// Computes the weights of all effects from distances and positions.
struct GlassWeightEvaluator: Sendable {
    typealias Vector = SIMD4<Float>

    private let inner: (opacity: Float, reach: Float, shift: Float, directionality: Float)
    private let around: (height: Float, amount: Float, outerHeight: Float, outerAmount: Float, opacity: Float)
    private let touch: (ambient: Float, spot: Float, x: Float, y: Float, radius: Float)
    let rim: GlassRimLight
    let hasBleed: Bool
    let hasGlow: Bool
    /// Indicates whether gradients have to be normalised to the length of 1.
    private let isJoined: Bool
    /// The depth beyond which all weights are zero.
    private let depth: Float

    init(_ body: Glass.Body, _ light: GlassLight, _ grid: GlassGrid, center: Point, isJoined: Bool) {
        let optics = body.optics
        self.isJoined = isJoined
        let shadow = optics.innerShadow
        inner = (
            Float(shadow.opacity), Float(shadow.reach), Float(shadow.shift), Float(shadow.directionality)
        )
        let bleed = optics.bleed
        around = (
            Float(bleed.height), Float(bleed.amount), Float(max(bleed.outerHeight, 0)),
            Float(bleed.outerHeight > 0 ? bleed.outerAmount : 0), Float(bleed.opacity)
        )
        hasBleed = bleed.opacity > 0 && bleed.height > 0
        let glow = optics.glow
        touch = (
            Float(glow.ambient), Float(glow.spot), Float(glow.center.x - center.x),
            Float(glow.center.y - center.y), Float(glow.radius)
        )
        hasGlow = glow.ambient > 0 || glow.spot > 0
        rim = GlassRimLight(optics.rim, light, grid)
        // The shadow is moved by its shift at most, or by a multiple of it with a directionality beyond 1.
        let moved = max(inner.shift, 0.001) * max(2, 1 + 2 * inner.directionality)
        depth = max(
            inner.opacity > 0 ? inner.reach + moved : -.infinity, rim.reach,
            hasBleed ? around.height : -.infinity)
    }

    /// Returns `true` if nothing acts on any of eight pixels at these depths.
    @inline(__always)
    func isInactive(_ depths: SIMD8<Float>) -> Bool {
        !hasGlow && LaneTest.all(depths) { $0 .>= Vector(repeating: depth) }
    }

    /// Indicates whether weights depend on distances and gradients alone.
    var isPositionIndependent: Bool { !(touch.spot > 0) }

    /// Returns the weights of four pixels from `i` on.
    ///
    /// A method of its own type: as part of another type it was copied whole for every four pixels, which
    /// stalled.
    @inline(never)
    func weights(_ span: GlassPixelSpan, _ i: Int) -> GlassWeights {
        let edge = span.edge
        let depths = unsafe -Vector.load(edge.distance + i)
        let (gradientX, gradientY) = unsafe (Vector.load(edge.gradientX + i), Vector.load(edge.gradientY + i))
        var (normalX, normalY) = (gradientX, gradientY)
        var rimDepths = depths
        if isJoined {
            let length = (gradientX * gradientX + gradientY * gradientY).squareRoots
            // The field of a join is flat in its neck, all of which would else be as near as the rim.
            let least = Vector(repeating: GlassRimLight.leastSlope)
            rimDepths = depths / least.replacing(with: length, where: length .> least)
            let isNone = .!(length .> Vector(repeating: 0))
            let unit = Vector(repeating: 1) / length.replacing(with: Vector(repeating: 1), where: isNone)
            normalX = gradientX * unit
            normalY = gradientY * unit
        }
        let zero = Vector(repeating: 0)
        let bleeds = hasBleed && LaneTest.any(depths .< Vector(repeating: around.height))
        let (share, distance) = bleeds ? bleed(depths) : (zero, zero)
        let isLit = LaneTest.any(rimDepths .< Vector(repeating: rim.reach))
        // All fields at once: one that was filled in gradually was copied by a call for every four pixels.
        return GlassWeights(
            shade: inner.opacity > 0 ? shade(depths, normalX, normalY) : zero, bleed: share,
            bleedDistance: distance, glow: hasGlow ? glow(span.place(i)) : zero,
            rim: isLit ? rim.weights(rimDepths, normalX, normalY) : zero, normalX: normalX,
            normalY: normalY)
    }

    @inline(__always)
    private func shade(_ depth: Vector, _ normalX: Vector, _ normalY: Vector) -> Vector {
        let facing =
            normalX * Vector(repeating: rim.towards.x) + normalY * Vector(repeating: rim.towards.y)
        let moved =
            Vector(repeating: inner.shift)
            * (Vector(repeating: 1 - inner.directionality) + Vector(repeating: inner.directionality) * facing)
        let minimum = Vector(repeating: 0.001)
        let shift = minimum.replacing(with: moved, where: moved .> minimum)
        let rise = GlassVectorMath.smoothstep(shift + shift, depth)
        let fall = GlassVectorMath.smoothstep(Vector(repeating: inner.reach), depth - shift)
        return Vector(repeating: inner.opacity) * rise * (Vector(repeating: 1) - fall)
    }

    @inline(__always)
    private func bleed(_ depth: Vector) -> (share: Vector, distance: Vector) {
        let (zero, one) = (Vector(repeating: 0), Vector(repeating: 1))
        let inside = zero.replacing(with: depth, where: depth .> zero)
        let edge = GlassVectorMath.clamped(one - inside / Vector(repeating: around.height))
        var distance = Vector(repeating: around.amount) * GlassVectorMath.profile(edge)
        if around.outerHeight > 0 {
            let outer = one - inside / Vector(repeating: around.outerHeight)
            distance += Vector(repeating: around.outerAmount) * GlassVectorMath.profile(outer)
        }
        return (GlassVectorMath.clamped(Vector(repeating: around.opacity) * edge * edge), distance)
    }

    @inline(__always)
    private func glow(_ place: (x: SIMD8<Float>, y: SIMD8<Float>)) -> Vector {
        let (dx, dy) = (
            place.x.lowHalf - Vector(repeating: touch.x), place.y.lowHalf - Vector(repeating: touch.y)
        )
        let distance = (dx * dx + dy * dy).squareRoots
        let spot =
            Vector(repeating: 1) - GlassVectorMath.smoothstep(Vector(repeating: touch.radius), distance)
        return GlassVectorMath.clamped(
            Vector(repeating: touch.ambient) + Vector(repeating: touch.spot) * spot)
    }
}
