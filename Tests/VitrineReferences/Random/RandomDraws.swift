import VitrineColor
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry

/// Seeded display lists with every kind of content, nested up to four groups deep, and with numbers that
/// cause problems in renderers: zero, almost zero, negative, huge, and far from the canvas.
struct RandomDraws {
    var random: SeededGenerator
    /// The sides of the canvas, in points.
    let width: Double
    let height: Double
    /// `true` if backdrops are included, whose grid ends at the edge of the canvas.
    var allowsBackdrops = true
    /// `true` if numbers may be extreme; otherwise everything stays near the canvas.
    var allowsExtremes = true
    /// `true` if paints may vary from place to place.
    var allowsGradients = true
    /// The number of items created, including those in groups and masks.
    private(set) var count = 0
    private var depth = 0

    init(seed: UInt64, width: Double, height: Double) {
        random = SeededGenerator(seed: seed)
        self.width = width
        self.height = height
    }

    /// Returns a list of about `items` items on a canvas of 24 to 96 pixels per side.
    static func list(seed: UInt64, items: Int = 20) -> (list: DisplayList, count: Int) {
        var random = SeededGenerator(seed: seed ^ 0x5EED)
        let scale = [1.0, 1, 1.5, 2, 3][Int(random.next() % 5)]
        func side() -> Double {
            let pixels = random.chance(0.8) ? random.number(24, 40) : random.number(40, 96)
            return pixels.rounded() / scale
        }
        var draws = RandomDraws(seed: seed, width: side(), height: side())
        let list = draws.list(items: items, scale: scale)
        return (list, draws.count)
    }

    mutating func list(items: Int, scale: Double = 1) -> DisplayList {
        var contents: [DisplayItem] = []
        if random.chance(0.7) {
            contents.append(item(.fill(.box(0, 0, width, height), .solid(random.color()))))
        }
        while count < items { contents.append(contentsOf: some()) }
        return DisplayList(
            size: Size(width, height), scale: scale, colorSpace: random.chance(0.7) ? .sRGB : .displayP3,
            items: contents)
    }

    private mutating func item(_ content: DisplayContent) -> DisplayItem {
        count += 1
        return DisplayItem(source: "draw[\(count)]", content)
    }

    /// Returns one item, or the several that make up a surface.
    private mutating func some() -> [DisplayItem] {
        switch random.next() % 16 {
        case 0, 1, 2, 3: return [item(.fill(area(), paint()))]
        case 4, 5: return [item(.shadow(area(), shadow(ofGroup: false)))]
        case 6: return [item(.glyphs(glyphs(), paint()))]
        case 7, 8, 9: return surface()
        case 10 where allowsBackdrops: return [item(.backdrop(area(), backdrop()))]
        case 11 where allowsBackdrops && random.chance(0.4): return [behindGlass()]
        case 10...: return depth < 4 ? [item(.group(group()))] : [item(.fill(area(), paint()))]
        default: return []
        }
    }

    /// Returns an item that uses everything painted so far in other ways than by a filter.
    private mutating func behindGlass() -> DisplayItem {
        switch random.next() % 4 {
        case 0: return item(.progressiveBlur(area(), progressiveBlur()))
        case 1 where depth < 4:
            depth += 1
            defer { depth -= 1 }
            let (light, dark) = (some(), some())
            return item(
                .adaptive(
                    AdaptiveContent(
                        area: area(), threshold: random.number(0, 1), light: light, dark: dark)))
        default: return item(.glass(glass()))
        }
    }

    /// A surface, or now and then its parts one by one.
    private mutating func surface() -> [DisplayItem] {
        var surface = Surface(area: random.chance(0.3) ? .fill(shape()) : area())
        if allowsBackdrops && random.chance(0.2) { surface.backdrop = backdrop() }
        for _ in 0..<random.index(3) {
            var shadow = shadow(ofGroup: false)
            shadow.placement = .outer
            // Those of a surface are cut out whatever they say.
            if random.chance(0.8) { shadow.knockout = true }
            surface.outerShadows.append(shadow)
        }
        for _ in 0..<random.index(4) { surface.layers.append(Surface.Layer(layer(of: surface.area))) }
        if random.chance(0.2) { return surface.parts(from: "").map { item($0.content) } }
        return [item(.surface(surface))]
    }

    private mutating func layer(of area: Area) -> Surface.Layer.Content {
        if random.chance(0.3), area.operands.count == 1, case .fill(let shape) = area.operands[0].geometry {
            return .stroke(
                .stroke(shape, StrokeStyle(width: random.number(0.2, 6), position: .inside)), paint())
        }
        if random.chance(0.5) { return .fill(paint()) }
        var shadow = shadow(ofGroup: false)
        shadow.placement = .inner
        return .innerShadow(shadow)
    }

    private mutating func group() -> Group {
        depth += 1
        defer { depth -= 1 }
        var items: [DisplayItem] = []
        for _ in 0..<random.index(4) { items.append(contentsOf: some()) }
        var group = Group(transform: transform(), items: items)
        if random.chance(0.4) { group.opacity = random.chance(0.2) ? 0 : random.number(0, 1.2) }
        if random.chance(0.4) {
            group.blendMode = BlendMode.allCases[random.index(BlendMode.allCases.count)]
        }
        group.isIsolated = random.chance(0.2)
        if random.chance(0.4) { group.clip = area() }
        if random.chance(0.2) { group.filters = filters() }
        if random.chance(0.2) {
            for _ in 0...random.index(2) { group.shadows.append(shadow(ofGroup: true)) }
        }
        if random.chance(0.2) {
            var within: [DisplayItem] = []
            for _ in 0...random.index(2) { within.append(contentsOf: some()) }
            group.mask = GroupMask(
                kind: random.chance(0.5) ? .alpha : .luminance, isInverted: random.chance(0.25), items: within
            )
        }
        return group
    }
}

// MARK: Parts of contents

extension RandomDraws {
    /// Returns a position near the canvas, on pixels or between them, and sometimes anywhere.
    mutating func coordinate(_ side: Double) -> Double {
        switch random.next() % 12 {
        case 0: return random.number(-side, 2 * side).rounded()
        case 1, 2: return random.number(0, side).rounded()
        case 3 where allowsExtremes:
            // Long curves have many chords, so the most distant values are rare to save time.
            if random.chance(0.93) { return random.pick([-300, -100.25, -1e-9, 1e-9, 130, 250]) }
            return random.pick([-1e8, -1e5, -3000.25, 700, 1e6, 3e8])
        default: return random.number(-side / 6, side * 7 / 6)
        }
    }

    mutating func point() -> Point { Point(coordinate(width), coordinate(height)) }

    private mutating func length(_ side: Double) -> Double {
        switch random.next() % 12 {
        case 0 where allowsExtremes:
            if random.chance(0.93) { return random.pick([0, -3, 1e-12, 1e-4, 0.01, 200]) }
            return random.pick([1e5, 2e8])
        case 1: return random.number(0, 1)
        case 2: return random.number(0, side).rounded()
        default: return random.number(1, side * 0.9)
        }
    }

    mutating func rect() -> Rect {
        let origin = point()
        return Rect(origin: origin, size: Size(length(width), length(height)))
    }

    mutating func shape() -> ResolvedShape {
        let radius = random.chance(0.2) ? 1e4 : random.number(-1, 12)
        switch random.next() % 16 {
        case 0, 1, 2, 3, 4: return .rectangle(rect())
        case 5, 6, 7: return .ellipse(rect())
        case 8, 9, 10, 11: return .roundedRectangle(rect(), CornerRadii(radius), .continuous)
        case 12, 13, 14:
            let radii = CornerRadii(
                topLeft: radius, topRight: random.number(0, 9), bottomRight: 0,
                bottomLeft: random.number(0, 30))
            return .roundedRectangle(rect(), radii, random.chance(0.5) ? .circular : .continuous)
        default: return .path(path(), random.chance(0.5) ? .nonZero : .evenOdd)
        }
    }

    private mutating func path() -> Path {
        var path = Path()
        path.move(to: point())
        for _ in 0..<random.index(6) {
            switch random.next() % 5 {
            case 0: path.quad(point(), to: point())
            case 1: path.cubic(point(), point(), to: point())
            case 2 where random.chance(0.4):
                path.close()
                path.move(to: point())
            default: path.line(to: point())
            }
        }
        if random.chance(0.7) { path.close() }
        return path
    }

    mutating func area() -> Area {
        var operands: [Area.Operand] = []
        repeat {
            let operation =
                operands.isEmpty
                ? Area.Operation.union : Area.Operation.allCases[random.index(3)]
            let geometry = random.chance(0.25) ? band() : .fill(shape())
            operands.append(Area.Operand(operation, geometry))
        } while random.chance(0.25)
        return Area(operands)
    }

    /// Returns a band. Dashed outlines stay near the canvas, because a million dashes take time. For the same
    /// reason, wide strokes along tight curves are rare.
    private mutating func band() -> Area.Geometry {
        var style = stroke()
        let wasExtreme = allowsExtremes
        if !style.dash.isEmpty { allowsExtremes = false }
        defer { allowsExtremes = wasExtreme }
        if random.chance(0.05) { return .stroke(shape(), style) }
        if random.chance(0.2) {
            style.width = min(style.width, 1)
            style.join = .miter
            return .stroke(shape(), style)
        }
        if random.chance(0.5) { return .stroke(.rectangle(rect()), style) }
        var path = Path()
        path.move(to: point())
        for _ in 0...random.index(4) { path.line(to: point()) }
        if random.chance(0.5) { path.close() }
        return .stroke(.path(path, .nonZero), style)
    }

    private mutating func stroke() -> StrokeStyle {
        var style = StrokeStyle(width: random.chance(0.1) ? 0 : random.number(0.01, 6))
        style.position = random.pick([.center, .inside, .outside])
        style.join = random.pick([.miter, .round, .bevel])
        style.cap = random.pick([.butt, .round, .square])
        if random.chance(0.3) {
            style.dash = [random.number(0.5, 9), random.number(0, 6)]
            style.dashPhase = random.number(-9, 9)
        }
        return style
    }

    private mutating func transform() -> Affine {
        switch random.next() % 12 {
        case 0, 1, 2: return .translation(random.number(-8, 8), random.number(-8, 8))
        case 3: return .translation(random.number(-8, 8).rounded(), random.number(-8, 8).rounded())
        case 4: return Affine.rotation(degrees: random.number(-360, 360)).about(point())
        case 5:
            return Affine.rotation(degrees: 90 * Double(random.index(4))).about(Point(width / 2, height / 2))
        case 6: return Affine.scale(random.number(-2, 2), random.number(-2, 2)).about(point())
        case 7: return Affine(a: 1, b: random.number(-1, 1), c: random.number(-1, 1), d: 1, tx: 0, ty: 0)
        case 8 where allowsExtremes:
            return random.pick([
                .scale(0, 1), .scale(0, 0), .scale(1e-6, 1e-6), .scale(1, -1), .translation(1e7, 0),
                Affine(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
            ])
        default: return .identity
        }
    }
}
