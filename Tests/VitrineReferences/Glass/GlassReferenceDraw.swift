import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry

/// A random piece of glass with a backdrop and a transform; the same for the same seed.
struct GlassReferenceDraw {
    /// The property that is random; everything else is as simple as possible.
    enum Feature: String, CaseIterable, Sendable {
        case coverage, frost, rimFrost, lens, lensDepth, dispersion, magnification, face, innerShadow, bleed
        case tint, glow, rim, contour, shadows, overlap, join, joinOptics, turned, skewed, translucent
        case region, shadowFalloff, shadowFalloffOfJoin, everything
    }

    let feature: Feature
    let seed: UInt64
    var random: SeededGenerator
    /// The canvas, in pixels.
    let width: Double
    let height: Double
    let scale: Double
    private var backdrop: [DisplayContent] = []
    var glass: Glass
    /// The map from the points of the glass to those of the canvas.
    private var transform = Affine.identity

    /// The map from the points of the glass to pixels.
    var deviceTransform: Affine { transform.then(.scale(scale, scale)) }
    /// The backdrop of the glass.
    var scene: DisplayList { list([]) }
    /// The backdrop with the glass over it.
    var wholeScene: DisplayList {
        list([.group(Group(transform: transform, items: [DisplayItem(source: "glass", .glass(glass))]))])
    }

    private func list(_ more: [DisplayContent]) -> DisplayList {
        DisplayList(width / scale, height / scale, scale: scale, backdrop + more)
    }

    init(_ feature: Feature, seed: UInt64) {
        self.feature = feature
        self.seed = seed
        var random = SeededGenerator(seed: seed &* 1000 &+ UInt64(feature.rawValue.utf8.count))
        for byte in feature.rawValue.utf8 { random = SeededGenerator(seed: random.next() ^ UInt64(byte)) }
        scale = random.pick([1, 2, 3])
        let isLarge = seed % 8 == 7
        width = random.number(isLarge ? 100 : 44, isLarge ? 160 : 64).rounded()
        height = random.number(isLarge ? 80 : 36, isLarge ? 120 : 52).rounded()
        self.random = random
        glass = Glass([])
        backdrop = behind()
        var bodies = [body()]
        let isJoin =
            [.overlap, .join, .joinOptics, .shadowFalloffOfJoin].contains(feature)
            || (has(.everything) && chance(0.4))
        if isJoin { bodies += (0...self.random.index(2)).map { _ in body() } }
        glass.bodies = bodies
        if isJoin && feature != .overlap { glass.smoothness = self.random.number(2, 14) }
        if [.join, .overlap].contains(feature) {
            for index in glass.bodies.indices { glass.bodies[index].optics = bodies[0].optics }
        }
        if has(.rim) || has(.innerShadow) || has(.everything) || isJoin {
            let first = self.random.number(0, 1)
            glass.light = GlassLight(
                angle: self.random.number(-180, 180), first: first, second: self.random.number(0, 1 - first))
        }
        if has(.shadows) || (has(.everything) && chance(0.5)) {
            glass.shadows = (0...self.random.index(2)).map { _ in shadow() }
        }
        if has(.shadowFalloff) || has(.shadowFalloffOfJoin) {
            glass.shadows = [shadow(), shadow()]
            for index in glass.shadows.indices {
                glass.shadows[index].falloff = .distance
                // A pixel takes the shadow in its middle; in less, the sigma is not a soft one.
                glass.shadows[index].sigma = self.random.number(1, 24) / scale
                glass.shadows[index].spread = self.random.pick([0, 0, 2.5, -1])
            }
        }
        if has(.region) { glass.edge = .region }
        if has(.turned) || has(.skewed) || (has(.shadowFalloff) && chance(0.5))
            || (has(.everything) && chance(0.4))
        {
            transform = motion()
        }
    }

    func has(_ some: Feature) -> Bool { feature == some }
    mutating func chance(_ probability: Double) -> Bool { random.chance(probability) }

    // MARK: Geometry

    /// Returns a side of a body in points: 12...90, and mostly within the canvas.
    private mutating func side(_ canvas: Double) -> Double {
        min(max(random.number(0.35, 1) * canvas / scale, 12), 90)
    }

    private mutating func rect() -> Rect {
        let size = Size(side(width), side(height))
        return Rect(
            x: (width / scale - size.width) * random.number(-0.1, 1.1),
            y: (height / scale - size.height) * random.number(-0.1, 1.1), width: size.width,
            height: size.height)
    }

    mutating func shape() -> ResolvedShape {
        let rect = rect()
        let shorter = min(rect.width, rect.height)
        switch random.index(8) {
        case 0: return .rectangle(rect)
        case 1: return .capsule(rect)
        case 2: return .ellipse(Rect(x: rect.minX, y: rect.minY, width: shorter, height: shorter))
        case 3: return .ellipse(rect)
        case 4: return .roundedRectangle(rect, CornerRadii(random.number(1, 0.6 * shorter)), .continuous)
        case 5: return .path(star(rect), random.chance(0.5) ? .nonZero : .evenOdd)
        case 6: return .path(blob(rect), .nonZero)
        default:
            let radii = (0..<4).map { _ in random.chance(0.2) ? 0 : random.number(0, 0.7 * shorter) }
            return .roundedRectangle(
                rect,
                CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
                .circular)
        }
    }

    /// Returns a five-pointed star in one stroke, which crosses itself.
    private func star(_ rect: Rect) -> Path {
        var path = Path()
        for i in 0..<5 {
            let tip = Affine.rotation(degrees: 144 * Double(i)).apply(Point(0, -1))
            path.line(to: Point(rect.midX + tip.x * rect.width / 2, rect.midY + tip.y * rect.height / 2))
        }
        path.close()
        return path
    }

    /// Returns a shape of four curves, with waists.
    private mutating func blob(_ rect: Rect) -> Path {
        let box = [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)]
        func at(_ x: Double, _ y: Double) -> Point { rect.point(atUnit: Point(x, y)) }
        var path = Path()
        path.move(to: at(box[0].0, box[0].1))
        let bend = random.number(0.2, 0.9)
        for i in 0..<4 {
            let (a, b) = (box[i], box[(i + 1) % 4])
            let corner = (a.0 == 0.5 ? b.0 : a.0, a.1 == 0.5 ? b.1 : a.1)
            let first = at(a.0 + (corner.0 - a.0) * bend, a.1 + (corner.1 - a.1) * bend)
            let second = at(b.0 + (corner.0 - b.0) * bend * 0.4, b.1 + (corner.1 - b.1) * bend * 0.4)
            path.cubic(first, second, to: at(b.0, b.1))
        }
        path.close()
        return path
    }

    private mutating func motion() -> Affine {
        let middle = Point(width / scale / 2, height / scale / 2)
        if has(.skewed) {
            return Affine(
                a: 1, b: random.number(-0.3, 0.3), c: random.number(-0.3, 0.3), d: random.number(0.7, 1.3),
                tx: 0, ty: 0
            ).about(middle)
        }
        let turn = Affine.rotation(degrees: random.number(-180, 180))
        let grown = random.number(0.7, 1.4)
        return turn.then(.scale(grown, random.chance(0.5) ? grown : -grown)).about(middle)
    }

    private mutating func shadow() -> Shadow {
        Shadow(
            color: random.color(), sigma: random.number(0.5, 12 / scale),
            offset: Point(random.number(-5, 5), random.number(-5, 8)), gain: random.number(0.5, 2))
    }
}
