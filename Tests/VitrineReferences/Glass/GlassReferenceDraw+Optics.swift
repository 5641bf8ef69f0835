import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry

// MARK: Backdrops

extension GlassReferenceDraw {
    mutating func behind() -> [DisplayContent] {
        let (across, down) = (width / scale, height / scale)
        let all = Area.box(-1, -1, across + 2, down + 2)
        func solid() -> Color {
            Color(red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1))
        }
        var result: [DisplayContent] = []
        if feature != .translucent {
            let stops = [GradientStop(0, solid()), GradientStop(1, solid())]
            let start = Point(random.number(0, across), random.number(0, down))
            let end = Point(across, down) - start
            result.append(.fill(all, .linear(LinearGradient(stops: stops, start: start, end: end))))
        }
        func color() -> Color { feature == .translucent ? random.color() : solid() }
        let cell = random.number(3, 14) / scale
        switch random.index(4) {
        case 0: break
        case 1:
            let paint = Paint.solid(color())
            for x in stride(from: 0, to: across, by: 2 * cell) {
                result.append(.fill(.box(x, 0, cell, down), paint))
            }
        case 2:
            let paint = Paint.solid(color())
            for (row, y) in stride(from: 0, to: down, by: cell).enumerated() {
                for x in stride(from: row % 2 == 0 ? 0 : cell, to: across, by: 2 * cell) {
                    result.append(.fill(.box(x, y, cell, cell), paint))
                }
            }
        default:
            // Bars similar to lines of text.
            let paint = Paint.solid(color())
            for y in stride(from: cell, to: down, by: 2 * cell) {
                var x = cell
                while x < across {
                    let word = random.number(1, 6) * cell
                    result.append(.fill(.box(x, y, word, 0.7 * cell), paint))
                    x += word + 0.6 * cell
                }
            }
        }
        if feature == .translucent {
            result.append(
                .fill(.disc(random.number(0, across), random.number(0, down), down / 3), .solid(color())))
        }
        return result
    }
}

// MARK: Optics

extension GlassReferenceDraw {
    mutating func body() -> Glass.Body {
        let shape = shape()
        return Glass.Body(shape, optics(min(shape.bounds.width, shape.bounds.height)))
    }

    private mutating func face() -> GlassFace {
        if chance(0.5) {
            let black = random.number(0, 0.3)
            return GlassFace(
                black: black, white: random.number(black, 1), chroma: random.number(0.5, 1.6),
                fill: random.color().opacity(0.5))
        }
        return GlassFace(
            base: random.number(0, 0.3), gain: random.number(0.3, 0.9), lift: random.number(-0.3, 0.3),
            chroma: random.number(0.5, 1.8), fade: random.number(-0.5, 0.8), regain: 0.4,
            emission: Color(white: random.number(0, 0.2), alpha: 0.2), vivid: chance(0.5) ? vivid() : nil,
            hue: chance(0.5) ? random.number(0, 1) : 0)
    }

    private mutating func vivid() -> GlassVividFace {
        let start = random.number(0, 0.3)
        return GlassVividFace(
            base: random.number(0, 0.3), gain: random.number(0.3, 0.9), lift: random.number(-0.3, 0.3),
            chroma: random.number(0.2, 1.4), fade: random.number(-0.5, 0.8), regain: 0.3,
            from: start, to: start + random.number(0.2, 0.5))
    }

    /// Returns optics for a body whose shorter side is `side`.
    private mutating func optics(_ side: Double) -> GlassOptics {
        var optics = GlassOptics()
        let isAll = has(.everything) || has(.joinOptics)
        func draws(_ some: Feature...) -> Bool { some.contains(feature) || isAll }
        if draws(
            .lens, .lensDepth, .dispersion, .rimFrost, .join, .overlap, .turned, .skewed, .translucent,
            .region)
        {
            optics.lens.height = random.number(0.1, 0.5) * side
            if !has(.rimFrost) { optics.lens.amount = random.number(-0.4, 1) * side }
        }
        if draws(.lensDepth) { optics.lens.depth = random.number(0, 1) }
        if draws(.dispersion) { optics.lens.dispersion = random.number(0, 0.5) }
        if draws(.magnification) { optics.lens.magnification = random.number(0.8, 1.6) }
        if draws(.frost, .rimFrost, .turned, .skewed, .translucent, .region) {
            optics.frost = random.number(0.3, 9 / scale)
        }
        if draws(.rimFrost) {
            optics.rimFrost = random.number(0, 1)
            if chance(0.4) { optics.clarity = random.number(0, 1) }
        }
        if draws(.face, .turned, .translucent) { optics.face = face() }
        if draws(.tint) { optics.tint = GlassTint(random.color()) }
        if draws(.bleed, .region) {
            optics.bleed = GlassBleed(
                height: random.number(2, 0.5 * side), amount: random.number(2, 20),
                outerHeight: random.number(1, 8), outerAmount: random.number(-4, 10),
                sigma: random.number(0.5, 9 / scale), opacity: random.number(0.2, 1), face: face())
        }
        if draws(.innerShadow) {
            optics.innerShadow = GlassInnerShadow(
                opacity: random.number(0.03, 0.5), reach: random.number(1, 16), shift: random.number(0, 6),
                directionality: random.number(0, 1))
        }
        if draws(.rim, .join, .turned, .skewed) {
            optics.rim = GlassRim(
                amount: random.number(0.2, 1.6), width: random.number(0.3, 2),
                spread: random.number(0.1, 0.6),
                halo: random.number(0, 0.5))
        }
        if draws(.contour, .join, .turned, .skewed) {
            optics.contour = GlassContour(color: random.color(), width: random.number(0.3, 2.5))
        }
        if draws(.glow) {
            optics.glow = GlassGlow(
                ambient: random.number(0, 0.2), spot: random.number(0, 1),
                center: Point(random.number(0, width / scale), random.number(0, height / scale)),
                radius: random.number(5, 60))
        }
        return optics
    }
}
