import VitrineColor
import VitrineShaders
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrinePixels

/// Random display lists for the tests of the rasteriser.
struct SeededGeneratorScene {
    var random: SeededGenerator
    let size: Double
    /// `true` if blurs, spread group shadows, glyphs and pictures are included, none of which the reference
    /// supports.
    let isFull: Bool

    init(seed: UInt64, size: Double, isFull: Bool) {
        random = SeededGenerator(seed: seed)
        self.size = size
        self.isFull = isFull
    }

    mutating func list(scale: Double = 1) -> DisplayList {
        var contents: [DisplayContent] = []
        if random.chance(0.8) {
            contents.append(.fill(.box(0, 0, size, size), .solid(Color(white: random.number(0, 1)))))
        }
        for _ in 0..<5 { contents.append(content(depth: 0)) }
        return DisplayList(size, size, scale: scale, contents)
    }

    mutating func content(depth: Int) -> DisplayContent {
        switch random.next() % (isFull ? 9 : 7) {
        case 0, 1, 2: return .fill(area(), paint())
        case 3:
            return .shadow(
                area(),
                Shadow(
                    color: random.color(), sigma: isFull ? random.number(0, 4) : 0,
                    spread: random.chance(0.5) ? 0 : random.number(-2, 3),
                    offset: Point(random.number(-5, 5), random.number(-5, 5)),
                    placement: random.chance(0.4) ? .inner : .outer, knockout: random.chance(0.5)))
        case 4: return random.chance(0.5) ? .backdrop(area(), filter()) : surfaceContent()
        case let kind where (kind == 5 || kind == 6) && depth < 3: return .group(group(depth: depth))
        case 7: return image()
        case 8: return .glyphs(glyphs(), paint())
        default: return .fill(area(), paint())
        }
    }

    private mutating func rect() -> Rect {
        let width = random.number(2, size * 0.8)
        let height = random.number(2, size * 0.8)
        return Rect(
            x: random.number(-size / 8, size - width / 2), y: random.number(-size / 8, size - height / 2),
            width: width, height: height)
    }

    mutating func area() -> Area {
        switch random.next() % 5 {
        case 0: return .fill(.rectangle(rect()))
        case 1: return .fill(.ellipse(rect()))
        case 2: return .fill(.roundedRectangle(rect(), CornerRadii(random.number(0, 9)), .continuous))
        case 3:
            return .stroke(
                .roundedRectangle(rect(), CornerRadii(random.number(0, 9)), .circular),
                StrokeStyle(width: random.number(0.5, 4), position: .inside))
        default:
            return Area([
                Area.Operand(.union, .fill(.ellipse(rect()))),
                Area.Operand(.subtract, .fill(.rectangle(rect()))),
            ])
        }
    }

    /// Returns a paint without hard edges or seams, where pixels on either side would be right.
    mutating func paint() -> Paint {
        let a = Point(random.number(0, size), random.number(0, size))
        let b = Point(random.number(0, size), random.number(0, size))
        let stops = [
            GradientStop(random.number(0, 0.3), random.color()), GradientStop(0.5, random.color()),
            GradientStop(random.number(0.7, 1), random.color()),
        ]
        switch random.next() % (isFull ? 5 : 4) {
        case 0, 1: return .solid(random.color())
        case 2: return .linear(LinearGradient(stops: stops, start: a, end: b))
        case 3:
            return .radial(
                RadialGradient(stops: stops, center: a, startRadius: 0, endRadius: random.number(4, size)))
        default: return .angular(AngularGradient(stops: stops, center: a))
        }
    }

    private mutating func filter() -> BackdropFilter {
        .material(
            curve: random.chance(0.5)
                ? nil : LuminanceCurve(amount: random.number(0, 1), ordinates: [0.16, 0.26, 0.1, 0.1]),
            saturation: random.number(0, 2), brightness: random.number(-0.2, 0.2),
            sigma: isFull ? random.number(0, 5) : 0, tints: random.chance(0.5) ? [] : [random.color()])
    }

    private mutating func group(depth: Int) -> Group {
        var items: [DisplayItem] = []
        for i in 0..<3 { items.append(DisplayItem(source: "[\(i)]", content(depth: depth + 1))) }
        let turn = random.chance(0.5) ? 0 : random.number(-30, 30)
        var group = Group(
            transform: Affine.rotation(degrees: turn).then(
                .translation(random.number(-6, 6), random.number(-6, 6))),
            opacity: random.chance(0.4) ? 1 : random.number(0, 1),
            clip: random.chance(0.5) ? nil : area(), items: items)
        if random.chance(0.4) { group.blendMode = blendMode() }
        if random.chance(0.1) { group.backdropMatrix = .luminance(times: random.number(-1, 0.5)) }
        group.isIsolated = random.chance(0.2)
        if random.chance(0.3) { group.filters = filters() }
        if random.chance(0.3) { group.shadows = shadows() }
        if random.chance(0.3) {
            group.mask = GroupMask(
                kind: random.chance(0.5) ? .alpha : .luminance,
                items: (0..<2).map { _ in DisplayItem(source: "mask", .fill(area(), paint())) })
        }
        return group
    }

    /// Returns a surface, or a group of its parts as separate items.
    private mutating func surfaceContent() -> DisplayContent {
        let surface = surface()
        return random.chance(0.7) ? .surface(surface) : .group(Group(items: surface.parts(from: "surface")))
    }

    /// Returns the surface of a card: shadows, a material, fills, inner shadows and borders of one region.
    private mutating func surface() -> Surface {
        var surface = Surface(area: area())
        if random.chance(0.4) { surface.backdrop = filter() }
        for placement in [Shadow.Placement.outer, .outer, .inner, .inner] {
            if placement == .inner && random.chance(0.7) { surface.layers.append(.init(.fill(paint()))) }
            let shadow = Shadow(
                color: random.color(), sigma: isFull ? random.number(0, 3) : 0,
                spread: random.chance(0.5) ? 0 : random.number(-1, 2),
                offset: Point(random.number(-4, 4), random.number(-4, 4)), placement: placement,
                knockout: random.chance(0.8))
            if random.chance(0.7) {
                if placement == .inner {
                    surface.layers.append(.init(.innerShadow(shadow)))
                } else {
                    surface.outerShadows.append(shadow)
                }
            }
        }
        if surface.area.operands.count == 1, case .fill(let shape) = surface.area.operands[0].geometry,
            random.chance(0.4)
        {
            let style = StrokeStyle(width: random.number(0.5, 4), position: .inside)
            surface.layers.append(.init(.stroke(.stroke(shape, style), paint())))
        }
        return surface
    }

    /// Returns a blend mode. For the reference, those that magnify the rounding of dark or nearly grey
    /// colours are left out.
    private mutating func blendMode() -> BlendMode {
        let mode = BlendMode.allCases[Int(random.next() % 18)]
        let isSteep = [.colorDodge, .colorBurn, .softLight, .hue, .saturation].contains(mode)
        return isSteep && !isFull ? .luminosity : mode
    }

    private mutating func filters() -> [LayerFilter] {
        var filters: [LayerFilter] = []
        for _ in 0..<Int(random.next() % 3) + 1 {
            switch random.next() % (isFull ? 6 : 4) {
            case 0: filters.append(.matrix(.saturation(random.number(0, 2))))
            case 1: filters.append(.matrix(.hueRotation(degrees: random.number(0, 360))))
            case 2: filters.append(.matrix(.invert(random.number(0, 1))))
            case 3: filters.append(.matrix(.multiply(random.color())))
            case 4:
                var matrix = ColorMatrix.identity
                matrix.factors[4] = random.number(0, 0.5)
                matrix.factors[19] = random.number(0, 0.5)
                filters.append(.matrix(matrix))
            default: filters.append(.blur(sigma: random.number(0.5, 3)))
            }
        }
        return filters
    }

    /// Returns shadows. The reference renderer supports them only without blur and spread.
    private mutating func shadows() -> [Shadow] {
        (0..<Int(random.next() % 3) + 1).map { _ in
            Shadow(
                color: random.color(), sigma: isFull ? random.number(0, 3) : 0,
                spread: isFull ? random.number(-1, 2) : 0,
                offset: Point(random.number(-3, 3), random.number(-3, 3)),
                placement: random.chance(0.5) ? .inner : .outer, knockout: random.chance(0.5))
        }
    }

    private mutating func image() -> DisplayContent {
        var pixels = Pixmap(width: Int(random.next() % 30 + 1), height: Int(random.next() % 30 + 1))
        for i in pixels.pixels.indices { pixels.pixels[i] = random.pixel() }
        return .fill(area(), .image(ImagePaint(name: "noise", picture: ImageHandle(pixels), frame: rect())))
    }

    private mutating func glyphs() -> GlyphRun {
        var outline = Path()
        outline.move(to: Point(0, 0))
        outline.line(to: Point(400, -900))
        outline.quad(Point(800, -500), to: Point(800, 0))
        outline.close()
        let origin = Point(random.number(0, size), random.number(0, size))
        let glyphs = (0..<4).map { i in
            GlyphRun.Glyph(outline: outline, position: Point(origin.x + Double(i) * 9, origin.y))
        }
        return GlyphRun(
            text: "AAAA", fontDescription: "Test", size: 14, unitsPerEm: 1000, origin: origin, advance: 36,
            glyphs: glyphs)
    }
}
