import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry

extension RandomDraws {
    /// Returns glass, mostly of one body or several joined ones, with shadows and all kinds of optics.
    mutating func glass() -> Glass {
        var glass = Glass((0...(random.chance(0.6) ? 0 : random.index(4))).map { _ in body() })
        if random.chance(0.3) {
            for index in glass.bodies.indices { glass.bodies[index].optics = glass.bodies[0].optics }
        }
        if random.chance(0.7) { glass.smoothness = random.number(0, 14) }
        glass.light = GlassLight(
            angle: random.number(-400, 400), first: random.number(0, 1), second: random.number(0, 1))
        if random.chance(0.3) {
            glass.shadows = (0...random.index(2)).map { _ in
                var shadow = shadow(ofGroup: true)
                shadow.placement = .outer
                if random.chance(0.4) { shadow.falloff = .distance }
                return shadow
            }
        }
        if random.chance(0.2) { glass.edge = .region }
        return glass
    }

    /// Returns a body near the canvas: one far from it is far from any pixel.
    private mutating func body() -> Glass.Body {
        let wasExtreme = allowsExtremes
        if random.chance(0.9) { allowsExtremes = false }
        defer { allowsExtremes = wasExtreme }
        return Glass.Body(shape(), optics())
    }

    private mutating func optics() -> GlassOptics {
        var optics = GlassOptics()
        if random.chance(0.7) {
            optics.lens = GlassLens(height: length([0, -1, 1e-9, 300]), amount: random.number(-20, 40))
            if random.chance(0.2) { optics.lens.depth = random.number(0, 1) }
            if random.chance(0.2) { optics.lens.dispersion = random.number(0, 1) }
            if random.chance(0.2) { optics.lens.magnification = random.pick([0.1, 0.8, 1.3, 10]) }
        }
        if random.chance(0.5) { optics.frost = random.pick([0, -1, 0.05, random.number(0, 3)]) }
        if random.chance(0.2) { optics.rimFrost = random.pick([0, -1, 2, random.number(0, 1)]) }
        if random.chance(0.1) { optics.clarity = random.pick([-1, 2, random.number(0, 1)]) }
        if random.chance(0.5) { optics.face = face() }
        if random.chance(0.3) { optics.tint = GlassTint(color()) }
        if random.chance(0.3) {
            optics.bleed = GlassBleed(
                height: length([0, -1, 200]), amount: random.number(-10, 40),
                outerHeight: length([0, -1, 40]), outerAmount: random.number(-10, 10),
                sigma: random.number(0, 3), opacity: random.number(0, 1.2), face: face())
        }
        if random.chance(0.3) {
            optics.innerShadow = GlassInnerShadow(
                opacity: random.number(0, 1), reach: length([0, -1, 200]), shift: length([0, -1, 50]),
                directionality: random.number(0, 1.2))
        }
        if random.chance(0.4) {
            optics.rim = GlassRim(
                amount: random.number(0, 3), width: length([0, -1, 50]), spread: random.number(0, 1),
                halo: random.number(0, 1))
        }
        if random.chance(0.4) { optics.contour = GlassContour(color: color(), width: length([0, -1, 30])) }
        if random.chance(0.2) {
            optics.glow = GlassGlow(
                ambient: random.number(-0.1, 1), spot: random.number(0, 2), center: point(),
                radius: length([0, -1, 1e4]))
        }
        return optics
    }

    private mutating func face() -> GlassFace {
        if random.chance(0.5) {
            return GlassFace(
                black: random.number(-0.5, 1), white: random.number(0, 2), chroma: random.number(0, 3),
                fill: color())
        }
        return GlassFace(
            base: random.number(-1, 1), gain: random.number(-1, 2), lift: random.number(-2, 2),
            chroma: random.number(-1, 3), fade: random.number(-2, 1), regain: 0.5, emission: color(),
            vivid: random.chance(0.5)
                ? GlassVividFace(
                    base: random.number(-1, 1), gain: random.number(-1, 2), lift: random.number(-2, 2),
                    chroma: random.number(-1, 3), from: random.number(-0.5, 1), to: random.number(-0.5, 1.5))
                : nil,
            hue: random.pick([0, 1, random.number(-1, 2)]))
    }

    /// Returns a length, mostly of a few points.
    private mutating func length(_ extremes: [Double]) -> Double {
        random.chance(0.15) ? random.pick(extremes) : random.number(0.1, 12)
    }

    mutating func progressiveBlur() -> ProgressiveBlur {
        ProgressiveBlur(
            start: point(), end: random.chance(0.05) ? .zero : point(),
            startSigma: random.pick([0, -1, random.number(0, 3)]), endSigma: random.number(0, 3),
            tint: random.chance(0.5) ? .clear : color())
    }
}
