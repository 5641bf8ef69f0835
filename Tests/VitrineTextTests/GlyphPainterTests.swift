import Testing
import VitrineTestSupport

@testable import VitrineColor
@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineText

/// Paints of glyphs as display items.
struct GlyphPainterTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)
    private static let painter = GlyphPainter(source: "", foreground: .black, space: .sRGB)
    private static let square = Path.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))

    private static func colors(_ spread: GradientSpread, _ offsets: [Double] = [0, 1]) -> GlyphGradient {
        GlyphGradient(
            stops: zip(offsets, [red, green]).map { ($0, $1) }, spread: spread)
    }

    @Test func paintsWithoutBoundsPaintNothing() {
        let solid = GlyphPaint.solid(.palette(Self.red))
        #expect(Self.painter.items(solid, .identity, within: nil).isEmpty)
        let box = Rect(x: 0, y: 0, width: 10, height: 10)
        #expect(Self.painter.items(.box(box, solid), .identity, within: nil).count == 1)
        // What is far beyond all measure is left out.
        let far = GlyphPaint.transform(.scale(1e9, 1e9), .outline(Self.square, solid))
        #expect(Self.painter.items(far, .identity, within: nil).isEmpty)
    }

    /// Colours lie along the line across that from the start to the third point.
    @Test func linesAreTurnedByTheirThirdPoint() throws {
        let paint = GlyphGradient.linear(
            Self.colors(.pad, [0.25, 0.75]), Point(0, 0), Point(100, 100), rotation: Point(0, 50))
        guard case .linear(let gradient)? = paint else {
            Issue.record("no line")
            return
        }
        #expect(gradient.start == Point(25, 0) && gradient.end == Point(75, 0))
        #expect(gradient.stops.map(\.location) == [0, 1])
        let none = GlyphGradient.linear(
            Self.colors(.pad), Point(0, 0), Point(100, 100), rotation: Point(50, 50))
        #expect(none == nil)
    }

    @Test func stopsInOnePlaceAreAHardEdgeOrNothing() {
        let end = Point(100, 0)
        let hard = GlyphGradient.linear(
            Self.colors(.pad, [0.5, 0.5]), Point(0, 0), end, rotation: Point(0, 10))
        let expected = LinearGradient(
            stops: [GradientStop(0, Self.red), GradientStop(0, Self.green)], start: Point(50, 0),
            end: Point(150, 0))
        #expect(hard == .linear(expected))
        for spread in [GradientSpread.repeat, .reflect] {
            let paint = GlyphGradient.linear(
                Self.colors(spread, [0.5, 0.5]), Point(0, 0), end, rotation: Point(0, 10))
            #expect(paint == nil)
        }
        let single = GlyphGradient(stops: [(0.3, Self.red)], spread: .repeat)
        #expect(GlyphGradient.sweep(single, center: .zero, from: 0, to: 10) == .solid(Self.red))
    }

    /// The colours of angles beyond the two follow the spread; a turn begins at 0 degrees.
    @Test(arguments: [
        (GradientSpread.pad, [0.0, 0, 0, 0.5, 1, 1]), (.repeat, [0.0, 0.5, 0, 0.5, 0, 0.5]),
        (.reflect, [1.0, 0.5, 0, 0.5, 1, 0.5]),
    ])
    func sweepsCoverATurn(spread: GradientSpread, greens: [Double]) {
        // From 90 to 180 degrees, seen at these angles.
        let angles = [0.0, 45, 90.0001, 135, 180.0001, 225]
        let paint = GlyphGradient.sweep(Self.colors(spread), center: .zero, from: 90, to: 180)
        guard case .angular(let gradient)? = paint else {
            Issue.record("no sweep")
            return
        }
        #expect(gradient.startAngle == 0 && gradient.endAngle == 360)
        #expect(gradient.stops.map(\.location) == gradient.stops.map(\.location).sorted())
        for (angle, green) in zip(angles, greens) {
            let place = angle / 360
            let next = gradient.stops.firstIndex { $0.location > place } ?? gradient.stops.count - 1
            let (one, other) = (gradient.stops[max(next - 1, 0)], gradient.stops[next])
            let part = (place - one.location) / max(other.location - one.location, 1e-12)
            let mixed = one.color.green + (other.color.green - one.color.green) * part
            #expect((mixed - green).magnitude < 0.001, "\(angle): \(mixed) for \(green)")
        }
    }

    @Test func sweepsOfTinyPeriodsAreLeftOut() {
        #expect(GlyphGradient.sweep(Self.colors(.repeat), center: .zero, from: 0, to: 0.01) == nil)
        #expect(GlyphGradient.sweep(Self.colors(.reflect), center: .zero, from: 5, to: 5) == nil)
    }

    /// No circle has a radius below zero.
    @Test func radiiBelowZeroAreCutOffOrMovedOn() {
        let start = GlyphCircle(center: Point(0, 0), radius: 0)
        let end = GlyphCircle(center: Point(100, 0), radius: 50)
        guard
            case .radial(let cut)? = GlyphGradient.radial(Self.colors(.pad, [-1, 1]), start, end),
            case .radial(let moved)? = GlyphGradient.radial(Self.colors(.repeat, [-0.5, 0.5]), start, end)
        else {
            Issue.record("no circles")
            return
        }
        #expect(cut.startRadius == 0 && cut.startCenter == Point(0, 0) && cut.endRadius == 50)
        #expect(cut.stops.first?.color == Color(red: 0.5, green: 0.5, blue: 0))
        #expect(moved.startRadius == 25 && moved.endRadius == 75 && moved.startCenter == Point(50, 0))
    }

    /// The operators of Porter and Duff, and what of each picture they keep.
    @Test(arguments: 0..<28)
    func everyWayToCompositeIsKnown(number: Int) throws {
        let mode = try #require(GlyphComposition(rawValue: UInt8(number)))
        let parts = GlyphPaint.composite(
            source: .outline(Self.square, .solid(.palette(Self.red))), mode,
            backdrop: .outline(Self.square, .solid(.palette(Self.green))))
        let items = Self.painter.items(parts, .identity, within: nil)
        switch mode {
        case .clear: #expect(items.isEmpty)
        case .sourceOver, .destinationOver: #expect(items.count == 2)
        default: #expect(items.count == 1)
        }
        guard let blendMode = mode.blendMode, case .group(let group)? = items.first?.content,
            case .group(let upper)? = group.items.last?.content
        else { return }
        #expect(group.isIsolated && upper.blendMode == blendMode)
    }

    /// The opacity of a text is that of the whole glyph, so that overlapping parts do not show.
    @Test func theTextsColorIsThatOfTheForeground() throws {
        let paint = GlyphPaint.outline(Self.square, .solid(.foreground(opacity: 0.5)))
        let glyph = try #require(ColorGlyph(paint, unitsPerEm: 1000))
        let item = glyph.item(
            (Point(10, 20), 100), foreground: Self.red.opacity(0.4), in: .sRGB, source: "text")
        guard case .group(let group) = item.content, case .fill(_, let fill)? = group.items.first?.content
        else {
            Issue.record("no group")
            return
        }
        #expect(group.opacity == 0.4 && group.transform.apply(Point(1000, 1000)) == Point(110, -80))
        #expect(fill == .solid(Self.red.opacity(0.5)))
    }

    /// Parts that are painted twice, one within the other, would double with each step.
    @Test func picturesWithoutEndAreRefused() {
        var paint = GlyphPaint.outline(Self.square, .solid(.palette(Self.red)))
        for _ in 0..<24 { paint = .composite(source: paint, .xor, backdrop: .solid(.palette(Self.green))) }
        #expect(ColorGlyph(paint, unitsPerEm: 1000) == nil)
    }
}
