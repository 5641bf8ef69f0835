import VitrineColor
import VitrineShaders
import VitrineTestSupport

@testable import VitrineCoverage
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineOutlines
@testable import VitrinePixels

extension RandomDraws {
    mutating func stops() -> [GradientStop] {
        var location = random.number(-0.3, 0.5)
        return (0..<random.index(5)).map { _ in
            defer { if !random.chance(0.2) { location += random.number(-0.1, 0.5) } }
            return GradientStop(location, color())
        }
    }

    /// Returns a colour, often with components at the limits, and sometimes beyond.
    mutating func color() -> Color {
        if random.chance(0.6) { return random.color() }
        func component() -> Double { random.pick([0, 0, 1, 1, 0.5, 1e-6, 1 - 1e-6, -0.2, 1.3]) }
        return Color(red: component(), green: component(), blue: component(), alpha: component())
    }

    mutating func paint() -> Paint {
        switch random.next() % (allowsGradients ? 14 : 1) + (allowsGradients ? 0 : 13) {
        case 0:
            return .linear(LinearGradient(stops: stops(), space: space(), start: point(), end: point()))
        case 1:
            return .radial(
                RadialGradient(
                    stops: stops(), space: space(), center: point(), startRadius: random.number(0, 9),
                    endRadius: random.number(0, 40),
                    aspect: random.chance(0.2) ? random.pick([0, 1e-6, 50]) : random.number(0.3, 3)))
        case 2: return .radial(cone())
        case 3: return .image(image())
        case 4: return .noise(noise())
        case 5 where random.chance(0.25): return .mesh(mesh())
        case 6:
            let start = random.number(-400, 400)
            let sweep = random.chance(0.2) ? random.pick([0, 360, -360, 720]) : random.number(-360, 360)
            return .angular(
                AngularGradient(
                    stops: stops(), space: space(), center: point(), startAngle: start,
                    endAngle: start + sweep))
        default: return .solid(color())
        }
    }

    mutating func image() -> ImagePaint {
        var pixels = Pixmap(width: random.index(20) + 1, height: random.index(20) + 1)
        for i in pixels.pixels.indices { pixels.pixels[i] = random.pixel() }
        return ImagePaint(
            name: "noise", picture: ImageHandle(pixels), frame: rect(), repeats: random.chance(0.3),
            sampling: random.pick(ImagePaint.Sampling.allCases))
    }

    /// Returns two to three vertices in each direction near the canvas, mostly in order, with some control
    /// points. Meshes are rare, because each has thousands of triangles.
    private mutating func mesh() -> MeshGradient {
        let (columns, rows) = (random.index(2) + 2, random.index(2) + 2)
        let isWild = random.chance(0.2)
        var vertices: [MeshGradient.Vertex] = []
        for y in 0..<rows {
            for x in 0..<columns {
                let place = Point(
                    width * (Double(x) / Double(columns - 1) + random.number(-0.2, 0.2)),
                    height * (Double(y) / Double(rows - 1) + random.number(-0.2, 0.2)))
                var vertex = MeshGradient.Vertex(isWild ? point() : place, color())
                if random.chance(0.1) { vertex.trailing = point() }
                if random.chance(0.1) { vertex.top = point() }
                vertices.append(vertex)
            }
        }
        return MeshGradient(
            columns: columns, vertices: vertices, smoothsColors: random.chance(0.7),
            space: random.chance(0.9) ? .srgb : space())
    }

    private mutating func noise() -> Noise {
        Noise(
            stops: stops(), space: space(), kind: random.pick(Noise.Kind.allCases),
            cell: random.chance(0.1) ? random.pick([0, -1, 1e-300, 1e-9, 1e300]) : random.number(0.3, 20),
            octaves: random.index(5),
            gain: random.chance(0.1) ? random.pick([-1, 0, 1e9]) : random.number(0, 1.5),
            seed: random.next())
    }

    /// Returns a space, mostly the encoded one: the others take time to prepare.
    mutating func space() -> GradientSpace { random.chance(0.7) ? .srgb : random.pick([.linear, .oklab]) }

    /// Returns circles that are separate, nested, of the same size, or touching from inside.
    private mutating func cone() -> RadialGradient {
        let (start, end) = (point(), point())
        let radius = random.number(0, 20)
        let other = [random.number(0, 40), radius, radius + (end - start).length][random.index(3)]
        return RadialGradient(
            stops: stops(), space: space(), startCenter: start, startRadius: radius, endCenter: end,
            endRadius: other, aspect: random.chance(0.5) ? 1 : random.number(0.3, 3))
    }

    mutating func glyphs() -> GlyphRun {
        var outline = Path()
        outline.move(to: Point(0, 0))
        outline.line(to: Point(random.number(100, 500), -900))
        outline.quad(Point(800, -500), to: Point(random.number(500, 900), 0))
        outline.close()
        let origin = point()
        let size = random.chance(0.1) ? random.pick([0, 0.01, 500]) : random.number(2, 30)
        let glyphs = (0..<random.index(5)).map { i in
            GlyphRun.Glyph(outline: outline, position: Point(origin.x + Double(i) * size * 0.6, origin.y))
        }
        return GlyphRun(
            text: "AAAA", fontDescription: "Test", size: size, unitsPerEm: 1000, origin: origin, advance: 36,
            glyphs: glyphs)
    }

    private mutating func sigma() -> Double {
        switch random.next() % 10 {
        case 0, 1, 2: return 0
        case 3: return random.pick([-1, 1e-9, 0.05, 0.09, 0.1, 0.11, 1.9999, 2])
        case 4: return random.number(3, 6)
        default: return random.number(0.1, 3)
        }
    }

    /// Returns a shadow. Shadows of groups are limited, because their pictures grow with spread and offset.
    mutating func shadow(ofGroup: Bool) -> Shadow {
        let isExtreme = allowsExtremes && random.chance(0.03)
        func number(_ limit: Double, _ extremes: [Double]) -> Double {
            if random.chance(0.4) { return 0 }
            return isExtreme && !ofGroup ? random.pick(extremes) : random.number(-limit, limit)
        }
        return Shadow(
            color: color(), sigma: sigma(), spread: number(3, [-1e4, -40, 40, 2e3]),
            offset: Point(number(6, [-1e6, 40, 1e7]), number(6, [-40, 1e-7, 1e7])),
            placement: random.chance(0.4) ? .inner : .outer, knockout: random.chance(0.5))
    }

    mutating func filters() -> [LayerFilter] {
        (0...random.index(3)).map { _ in
            switch random.next() % 9 {
            case 0: return .matrix(.saturation(random.number(-1, 3)))
            case 1: return .matrix(.hueRotation(degrees: random.number(0, 360)))
            case 2: return .matrix(.invert(random.number(0, 1)))
            case 3: return .matrix(.multiply(color()))
            case 4: return .matrix(random.chance(0.5) ? .identity : .contrast(random.number(-2, 9)))
            case 5:
                var matrix = ColorMatrix.identity
                matrix.name = nil
                for i in matrix.factors.indices where random.chance(0.4) {
                    matrix.factors[i] = random.number(-1.5, 1.5)
                }
                return .matrix(matrix)
            case 6:
                return .luminanceCurve(
                    LuminanceCurve(
                        amount: random.pick([0, 0.5, 1, -1]),
                        ordinates: [random.number(0, 1), random.number(-1, 2), 0.3, random.number(0, 1)]))
            default: return .blur(sigma: sigma())
            }
        }
    }

    mutating func backdrop() -> BackdropFilter {
        BackdropFilter(
            random.chance(0.1) ? [] : filters(), tints: random.chance(0.5) ? [] : [color(), color()],
            edge: random.chance(0.7) ? .canvas : .region)
    }
}

extension SeededGenerator {
    /// Returns an index from 0 up to, but not including, `count`.
    mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[index(values.count)] }
}
