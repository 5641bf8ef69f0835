import Testing
import VitrineGraphics

@testable import VitrineIcons

@Suite struct IconAreaTests {
    @Test(arguments: [
        (100.0, 1.0), (200, 1.2), (300, 1.4), (400, 1.75), (500, 2), (600, 2.25), (700, 2.55), (800, 2.8),
        (900, 2.9), (650, 2.4), (0, 1), (-.infinity, 1), (5000, 2.9), (.infinity, 2.9), (.nan, 1.75),
    ])
    func lineWidthFollowsTheTable(weight: Double, width: Double) {
        #expect(abs(Icon.lineWidth(weight: weight) - width) < 1e-12)
    }

    @Test func lineWidthNeverFalls() {
        let widths = stride(from: 50.0, through: 950, by: 10).map { Icon.lineWidth(weight: $0) }
        #expect(widths == widths.sorted())
    }

    @Test func layersBecomeOperandsInOrder() throws {
        let icon = Icon(
            "test",
            [
                .fill("M0 0H24V24Z", rule: .evenOdd), .cut("M2 2H4V4Z"), .stroke("M0 0L24 24", weight: 2),
                .cutStroke("M24 0L0 24"),
            ])
        let operands = try icon.area(in: Rect(x: 10, y: 20, width: 48, height: 48), lineWidth: 1.5).operands
        #expect(operands.map(\.operation) == [.union, .subtract, .union, .subtract])
        var line = Path()
        line.move(to: Point(10, 20))
        line.line(to: Point(58, 68))
        #expect(
            operands[2].geometry
                == .stroke(.path(line, .nonZero), StrokeStyle(width: 6, cap: .round, join: .round)))
        guard case .fill(.path(_, let rule)) = operands[0].geometry else {
            Issue.record("the first operand is no filled path")
            return
        }
        #expect(rule == .evenOdd)
    }

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 24, height: 24), Point(0, 0), Point(24, 24)),
        (Rect(x: 5, y: 7, width: 48, height: 24), Point(17, 7), Point(41, 31)),
        (Rect(x: -3, y: 2, width: 12, height: 20), Point(-3, 6), Point(9, 18)),
    ])
    func gridFitsTheMiddleOfTheRectangle(rect: Rect, corner: Point, opposite: Point) throws {
        let area = try Icon("test", [.fill("M0 0H24V24H0Z")]).area(in: rect, lineWidth: 1)
        guard case .fill(.path(let path, _)) = try #require(area.operands.first).geometry else {
            Issue.record("no filled path")
            return
        }
        let bounds = try #require(path.controlBounds)
        #expect(Point(bounds.minX, bounds.minY) == corner && Point(bounds.maxX, bounds.maxY) == opposite)
    }

    @Test func badPathDataIsReported() {
        #expect(throws: SVGPathError.self) {
            try Icon("test", [.stroke("L4 4")]).area(
                in: Rect(x: 0, y: 0, width: 24, height: 24), lineWidth: 1)
        }
    }

    @Test func everySymbolBecomesAnArea() throws {
        for icon in IconSet.all {
            let area = try icon.area(in: Rect(x: 0, y: 0, width: 17, height: 17), lineWidth: 1.75)
            #expect(area.operands.count == icon.layers.count, "\(icon.name)")
        }
    }

    /// Holes go through all that is below them, inlays become parts of their own.
    @Test func partsFollowTheLevels() throws {
        let icon = Icon(
            "test",
            [
                .fill("M0 0H24V24H0Z").secondary, .cut("M2 2H4V4Z"), .stroke("M0 0L24 24").secondary,
                .cutStroke("M6 6H12").primary, .stroke("M6 9H12"), .cut("M8 8H9V9Z"),
                .fill("M0 0H1V1Z").tertiary,
            ])
        let parts = try icon.parts(in: Rect(x: 0, y: 0, width: 24, height: 24), lineWidth: 1)
        #expect(parts.map(\.level) == [.secondary, .primary, .tertiary])
        #expect(
            parts.map { $0.area.operands.map(\.operation) } == [
                [.union, .subtract, .union, .subtract], [.union, .union, .subtract], [.union],
            ])
    }
}
