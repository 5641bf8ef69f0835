import Testing

@testable import VitrineGeometry
@testable import VitrineIconDrawings
@testable import VitrineIcons

@Suite struct IconAreaTests {
    @Test(arguments: [
        (100.0, 1.0), (200, 1.175), (300, 1.35), (400, 1.58), (500, 2), (600, 2.25), (700, 2.55), (800, 2.8),
        (900, 2.9), (650, 2.4), (0, 1), (-.infinity, 1), (5000, 2.9), (.infinity, 2.9), (.nan, 1.58),
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

    /// Holes pass through everything below them; inlays become parts of their own.
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

@Suite struct IconDirectionTests {
    @Test(arguments: [
        "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward.circle.fill",
        "arrow.up.forward",
        "arrow.uturn.backward", "arrow.uturn.forward", "delete.backward", "list.bullet", "checklist",
        "text.bubble",
        "star.leadinghalf.filled", "rectangle.portrait.and.arrow.forward",
    ])
    func followsReading(name: String) throws {
        #expect(try #require(IconSet.icon(named: name)).flipsForRightToLeft)
    }

    @Test(arguments: [
        "chevron.left", "chevron.right", "arrow.right", "arrow.up.left", "forward", "forward.fill",
        "backward.fill",
        "delete.left", "bubble.left", "play.fill", "magnifyingglass", "checkmark",
    ])
    func staysAsItIs(name: String) throws {
        #expect(try #require(IconSet.icon(named: name)).flipsForRightToLeft == false)
    }

    /// A symbol named by its direction has the same drawing as the one named by its side.
    @Test func directionsAreSides() {
        #expect(IconDrawings.directions.count == 15)
        #expect(IconSet.icon(named: "chevron.forward")?.layers.map(\.pathData) == ["M8.4 4.4L16 12L8.4 19.6"])
    }

    /// A mirrored chevron to the right is the chevron to the left: its points are symmetrical about the
    /// middle of any square.
    @Test(arguments: [
        ("chevron.forward", "chevron.backward"), ("arrow.forward.circle", "arrow.backward.circle"),
        ("arrow.uturn.forward", "arrow.uturn.backward"),
    ])
    func mirroredIsTheOtherSide(name: String, other: String) throws {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        func bounds(_ name: String, isMirrored: Bool) throws -> [Rect?] {
            try #require(IconSet.icon(named: name)).area(in: rect, lineWidth: 2, isMirrored: isMirrored)
                .operands.map { operand in
                    switch operand.geometry {
                    case .fill(let shape), .stroke(let shape, _): shape.bounds
                    }
                }
        }
        let mirrored = try bounds(name, isMirrored: true)
        let drawn = try bounds(other, isMirrored: false)
        #expect(mirrored.count == drawn.count)
        for case (let a?, let b?) in zip(mirrored, drawn) {
            #expect(abs(a.minX - b.minX) < 1e-9 && abs(a.maxX - b.maxX) < 1e-9, "\(a) \(b)")
            #expect(abs(a.minY - b.minY) < 1e-9 && abs(a.maxY - b.maxY) < 1e-9, "\(a) \(b)")
        }
    }
}
