import Testing
import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineTestSupport

@testable import VitrineContrast
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Contrast through glass is that of a program in doubles, which has the pictures behind from the formulas of
/// gradients, glass from those of `GlassDrawing.md`, and the ratio from those of WCAG 2.2.
@Suite("Contrast through glass is that of a program in doubles")
struct GlassContrastTests {
    private static let (width, height) = (36, 30)
    /// Away from the edge of the glass, where coverage and rims are a matter of single pixels.
    private static let letter = Rect(x: 12, y: 10, width: 12, height: 10)

    /// What is random: a picture, a glass in front of it, and a text on that.
    private struct Draw {
        var backdrop: [DisplayContent]
        /// The picture in doubles.
        var picture: (Double, Double) -> SIMD3<Double>
        var glass: Glass
        var ink: Color
        var opacity: Double
    }

    private func draw(_ seed: Int) -> Draw {
        var random = SeededGenerator(seed: seed + 4990)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        func color(alpha: Double = 1) -> Color {
            Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
        }
        let (one, other) = (color(), color())
        let whole = Area.fill(.rectangle(Rect(x: 0, y: 0, width: 36, height: 30)))
        let (start, end) = (number(-6...16), number(20...44))
        let across = LinearGradient(
            stops: [GradientStop(0, one), GradientStop(1, other)], start: Point(start, 0), end: Point(end, 0))
        var backdrop: [DisplayContent] = [.fill(whole, .linear(across))]
        // Tiles of a picture, on whole pixels.
        var tiles: [(rect: Rect, color: Color)] = []
        if Bool.random(using: &random) {
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let rect = Rect(
                    x: number(0...30).rounded(), y: number(0...24).rounded(),
                    width: number(2...14).rounded(), height: number(2...14).rounded())
                tiles.append((rect, color()))
                backdrop.append(.fill(.fill(.rectangle(rect)), .solid(tiles[tiles.count - 1].color)))
            }
        }
        var optics = GlassOptics(frost: Bool.random(using: &random) ? number(0.5...8) : 0)
        if Bool.random(using: &random) {
            let black = number(0...0.4)
            optics.face = GlassFace(
                black: black, white: number(black...1), chroma: number(0.5...1.6),
                fill: color(alpha: number(0...0.6)))
        }
        if Bool.random(using: &random) { optics.tint = GlassTint(color(alpha: number(0.2...0.9))) }
        if Bool.random(using: &random) { optics.glow = GlassGlow(ambient: number(0...0.3)) }
        let shape = ResolvedShape.roundedRectangle(
            Rect(x: 2, y: 2, width: 32, height: 26), CornerRadii(number(0...12)), .circular)
        return Draw(
            backdrop: backdrop,
            picture: { x, y in
                let tile = tiles.last { Self.isWithin($0.rect, x, y) }?.color
                let share = min(max((x - start) / (end - start), 0), 1)
                return tile.map(Self.components)
                    ?? Self.components(one) + (Self.components(other) - Self.components(one)) * share
            },
            glass: Glass([Glass.Body(shape, optics)]), ink: color(alpha: number(0.4...1)),
            opacity: number(0.5...1))
    }

    private static func isWithin(_ rect: Rect, _ x: Double, _ y: Double) -> Bool {
        x > rect.minX && x < rect.maxX && y > rect.minY && y < rect.maxY
    }

    private static func components(_ color: Color) -> SIMD3<Double> {
        SIMD3(color.red, color.green, color.blue)
    }

    private static func ratio(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
        func luminance(_ c: SIMD3<Double>) -> Double {
            0.2126 * ColorSpace.linear(c.x) + 0.7152 * ColorSpace.linear(c.y)
                + 0.0722 * ColorSpace.linear(c.z)
        }
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Two hundred texts on two hundred pieces of glass.
    @Test(arguments: 0..<200)
    func ratioThroughGlassIsThatOfDoubles(seed: Int) throws {
        let draw = draw(seed)
        var behind = Pixmap(width: Self.width, height: Self.height)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let color = draw.picture(Double(x) + 0.5, Double(y) + 0.5) * 65535
                behind[x, y] = Pixmap.Pixel(
                    UInt16(color.x.rounded()), UInt16(color.y.rounded()), UInt16(color.z.rounded()), .max)
            }
        }
        let seen = GlassReference.render(draw.glass, over: behind, .identity)
        var (worst, best) = (Double.infinity, 0.0)
        for y in Int(Self.letter.minY)..<Int(Self.letter.maxY) {
            for x in Int(Self.letter.minX)..<Int(Self.letter.maxX) {
                let pixel = seen[y * Self.width + x]
                let back = SIMD3(pixel.x, pixel.y, pixel.z)
                let alpha = draw.ink.alpha * draw.opacity
                let value = Self.ratio(Self.components(draw.ink) * alpha + back * (1 - alpha), back)
                (worst, best) = (min(worst, value), max(best, value))
            }
        }
        let text = DisplayContent.fill(.fill(.rectangle(Self.letter)), .solid(draw.ink))
        let items =
            (draw.backdrop + [.glass(draw.glass)]).map { DisplayItem(source: "", $0) }
            + [
                DisplayItem(
                    source: "", .group(Group(opacity: draw.opacity, items: [DisplayItem(source: "", text)])))
            ]
        let size = Size(Double(Self.width), Double(Self.height))
        // Nothing has to pass, so no pixel is left out as one between two colours.
        let subject = ContrastSubject(measured: [items.count], required: 1)
        let list = DisplayList(size: size, scale: 1, items: items)
        let measure = try #require(try Rasterizer().contrast(of: [subject], in: list)[0])
        #expect(abs(measure.worst.ratio - worst) < 0.05, "seed \(seed): \(measure.worst), \(worst)")
        #expect(abs(measure.character.ratio - best) < 0.05, "seed \(seed): \(measure.character), \(best)")
        #expect(measure.pixelCount == 120)
    }
}
