import Foundation
import Testing
import VitrineColor
import VitrineIconDrawings
import VitrineIcons
import VitrineShaders
import VitrineTestSupport

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// The estimate of the work that a display list takes.
@Suite struct RasterWorkTests {
    private static let screen = DisplayList(size: Size(402, 874), scale: 3, items: [])

    private static func units(_ items: [DisplayItem]) throws -> Double {
        var list = screen
        list.items = items
        var validator = DisplayListValidator(
            limits: .default, canvas: PixelRect(width: 1206, height: 2622))
        try validator.validate(list)
        return validator.work.units
    }

    private static func fill(_ area: Area) -> DisplayItem {
        DisplayItem(source: "area", .fill(area, .solid(.black)))
    }

    /// A screen may show sixty of any symbol in the size of text, and forty in that of an icon.
    @Test(arguments: [(17.0, 1.75, 60.0), (32.0, 3, 40)])
    func symbolsAreWithinTheLimit(size: Double, lineWidth: Double, count: Double) throws {
        let canvas = try Self.units([])
        for icon in IconSet.all {
            let area = try icon.area(
                in: Rect(x: 100, y: 100, width: size, height: size), lineWidth: lineWidth)
            let units = try Self.units([Self.fill(area)]) - canvas
            #expect(canvas + units * count < RasterLimits.default.work, "\(icon.name)")
        }
    }

    /// One outline crosses nothing, so a canvas may show ten thousand small shapes, which take 0.2 s.
    @Test(arguments: [
        ResolvedShape.rectangle(Rect(x: 20, y: 20, width: 9, height: 9)),
        .roundedRectangle(Rect(x: 20, y: 20, width: 9, height: 9), CornerRadii(3), .continuous),
        .ellipse(Rect(x: 20.3, y: 20.6, width: 9, height: 9)),
    ])
    func tenThousandSmallShapesAreWithinTheLimit(shape: ResolvedShape) throws {
        let canvas = try Self.units([])
        let units = try Self.units([Self.fill(.fill(shape))]) - canvas
        #expect(canvas + units * 10_000 < RasterLimits.default.work)
    }

    /// A path whose lines all cross one another is dear: this one takes 1.4 s.
    @Test func scribblesAreExpensive() throws {
        var random = SeededGenerator(seed: 20_261_124)
        var path = Path()
        path.move(to: Point(0, 0))
        for index in 0..<2000 {
            path.line(
                to: Point(index.isMultiple(of: 2) ? 400 : 0, Double.random(in: 0...800, using: &random)))
        }
        path.close()
        let scribble = try Self.units([Self.fill(Area([Area.Operand(.union, .fill(.path(path, .nonZero)))]))])
        #expect(scribble > 3e8)
    }

    /// Dashes lie along their line: those of one side of a star do not cross those of another.
    @Test func dashedStarsCostLittleMoreThanSolidOnes() throws {
        var star = Path()
        for index in 0..<38 {
            let angle = Double(index) * .pi / 19
            let radius = index.isMultiple(of: 2) ? 300.0 : 150
            let point = Point(400 + radius * cos(angle), 400 + radius * sin(angle))
            if index == 0 { star.move(to: point) } else { star.line(to: point) }
        }
        star.close()
        let canvas = try Self.units([])
        func units(_ dash: [Double]) throws -> Double {
            let style = StrokeStyle(width: 18, dash: dash)
            let area = Area([Area.Operand(.union, .stroke(.path(star, .nonZero), style))])
            return try Self.units([Self.fill(area)]) - canvas
        }
        #expect(try units([5, 13]) < 4 * units([]))
        #expect(try units([5, 13]) > units([]))
    }

    private static let circle = "M8 4C8 6.2 6.2 8 4 8C1.8 8 0 6.2 0 4C0 1.8 1.8 0 4 0C6.2 0 8 1.8 8 4Z"
    private static let loop = "M0 0C40 8 -30 8 8 0Z"

    /// A wide line covers the far side of a bend, too. What each line takes was measured, in milliseconds of the
    /// machine of the units.
    @Test(arguments: [
        (circle, 4.0, 1.1), (circle, 20, 1.8), (circle, 60, 3.4), (loop, 4, 2.4), (loop, 20, 4.0),
        (loop, 60, 6.6), (loop, 100, 6.9),
    ])
    func linesAroundBendsCostWhatTheyTake(data: String, width: Double, milliseconds: Double) throws {
        let path = try Path(svg: data).transformed(by: .translation(100, 100))
        let line = Area([
            Area.Operand(.union, .stroke(.path(path, .nonZero), StrokeStyle(width: width, join: .round)))
        ])
        let units = try Self.units([Self.fill(line)]) - Self.units([])
        #expect(units < milliseconds * 1e6 * 3)
        #expect(units > milliseconds * 1e6 / 3)
    }

    /// A round end of a dash has as many edges as its width asks for.
    @Test func roundEndsCostAsTheyAreWide() throws {
        let canvas = try Self.units([])
        func units(_ width: Double, _ cap: StrokeStyle.Cap) throws -> Double {
            var line = Path()
            line.move(to: Point(20, 100))
            line.line(to: Point(380, 130))
            let style = StrokeStyle(width: width, cap: cap, dash: [width, width * 2])
            let area = Area([Area.Operand(.union, .stroke(.path(line, .nonZero), style))])
            return (try Self.units([Self.fill(area)]) - canvas) * width
        }
        #expect(try units(16, .round) > 1.5 * units(4, .round))
        #expect(try units(16, .round) > 1.8 * units(16, .butt))
    }

    /// What is read of a picture counts, not the picture.
    @Test func picturesCostWhatIsReadOfThem() throws {
        let picture = ImageHandle(Pixmap(width: 2000, height: 2000))
        func units(_ area: Rect, frame: Rect, repeats: Bool) throws -> Double {
            let paint = ImagePaint(name: "a", picture: picture, frame: frame, repeats: repeats)
            let fill = DisplayItem(
                source: "a",
                .fill(Area([Area.Operand(.union, .fill(.rectangle(area)))]), .image(paint)))
            // The file is read once.
            return try Self.units([fill, fill]) - Self.units([fill])
        }
        let whole = Rect(x: 0, y: 0, width: 300, height: 300)
        let part = Rect(x: 100, y: 100, width: 30, height: 30)
        let full = try units(whole, frame: whole, repeats: false)
        #expect(try units(part, frame: whole, repeats: false) < full / 50)
        #expect(try units(Rect(x: 0, y: 0, width: 0, height: 0), frame: whole, repeats: false) < full / 100)
        #expect(try units(part.offsetBy(Point(900, 0)), frame: whole, repeats: false) < full / 100)
        // A copy at the size of the picture is read as far as it shows; a small one is made first.
        let large = Rect(x: 0, y: 0, width: 2000 / 3, height: 2000 / 3)
        #expect(try units(part, frame: large, repeats: true) < full / 50)
        #expect(try units(part, frame: part, repeats: true) > full / 2)
    }

    /// Few lines are compared with one another; of many, some stand for all.
    @Test(arguments: [200, 2000], 0..<8)
    func crossingsAreCounted(lineCount: Int, seed: Int) {
        var random = SeededGenerator(seed: seed)
        let reach = Double.random(in: 20...100, using: &random)
        let lines = (0..<lineCount).map { _ in
            let start = Point(.random(in: 0...100, using: &random), .random(in: 0...100, using: &random))
            let x = start.x + .random(in: -reach...reach, using: &random)
            let end = Point(x, start.y + .random(in: -reach...reach, using: &random))
            return (start, end)
        }
        func side(_ point: Point, of line: (Point, Point)) -> Double {
            (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
        }
        var crossings = 0
        var boxes = EdgeBoxes()
        for (index, line) in lines.enumerated() {
            boxes.add(
                from: line.0, to: line.1, reach: 0, edges: 1,
                line: EdgeBoxes.Line(start: line.0, end: line.1, isStroke: false))
            for other in lines[..<index]
            where side(other.0, of: line) * side(other.1, of: line) < 0
                && side(line.0, of: other) * side(line.1, of: other) < 0
            {
                crossings += 1
            }
        }
        let counted = boxes.meetings(upTo: .infinity)
        // One overlap in a thousand counts without a crossing.
        let near = Double(lineCount * lineCount) / 2 / 1000
        let tolerance = lineCount > 200 ? Double(crossings) * 0.25 : 0
        #expect(counted.crossings >= Double(crossings) - tolerance, "seed \(seed)")
        #expect(counted.crossings <= Double(crossings) + near + tolerance, "seed \(seed)")
        #expect(counted.comparisons <= 60_000, "seed \(seed)")
        #expect(boxes.meetings(upTo: 5).crossings == 5, "seed \(seed)")
    }

    // MARK: The item that takes most

    /// Returns the source that the error names, under a limit of nearly nothing.
    private static func blamed(_ items: [DisplayItem]) throws -> String? {
        var list = screen
        list.items = items
        var limits = RasterLimits.default
        (limits.work, limits.workPerPixel) = (1, 0)
        var validator = DisplayListValidator(limits: limits, canvas: PixelRect(width: 1206, height: 2622))
        do throws(RasterError) {
            try validator.validate(list)
            return nil
        } catch .tooMuchWork(let source, _, _) {
            return source
        }
    }

    private static func square(_ side: Double, _ source: String) -> DisplayItem {
        let shape = ResolvedShape.rectangle(Rect(x: 0, y: 0, width: side, height: side))
        return DisplayItem(
            source: source, .fill(Area([Area.Operand(.union, .fill(shape))]), .solid(.black)))
    }

    /// A node may paint many small items, which together take more than the background; and others may lie
    /// between them.
    @Test func theItemsOfOneSourceAreAddedUp() throws {
        let canvas = Self.square(400, "canvas")
        let pieces = (0..<2000).flatMap { [Self.square(10, "confetti"), Self.square(1, "other \($0)")] }
        #expect(try Self.blamed([canvas] + pieces) == "confetti")
        #expect(try Self.blamed([canvas] + pieces.prefix(4)) == "canvas")
        #expect(try Self.blamed(pieces + [canvas]) == "confetti")
        #expect(try Self.blamed([Self.square(9, "first"), Self.square(9, "second")]) == "first")
    }

    /// Of two alternatives one counts, and it alone is blamed: also for what another one begins with, and
    /// for what came just before.
    @Test func oneAlternativeIsAddedUp() throws {
        func adaptive(_ light: [DisplayItem], _ dark: [DisplayItem]) -> DisplayItem {
            let area = Area([Area.Operand(.union, .fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))))])
            return DisplayItem(source: "", .adaptive(AdaptiveContent(area: area, light: light, dark: dark)))
        }
        func squares(_ count: Int, _ source: String) -> [DisplayItem] {
            (0..<count).map { _ in Self.square(100, source) }
        }
        let alternatives = adaptive(squares(9, "a"), squares(8, "b"))
        for item in [alternatives, adaptive(squares(8, "b"), squares(9, "a"))] {
            #expect(try Self.blamed([item]) == "a")
            #expect(try Self.blamed(squares(2, "b") + [item] + squares(6, "b")) == "a")
            #expect(try Self.blamed(squares(2, "b") + [item] + squares(9, "b")) == "b")
            #expect(try Self.blamed([item, item] + squares(17, "c")) == "a")
            #expect(try Self.blamed([item, item] + squares(19, "c")) == "c")
        }
        let inner = adaptive([alternatives] + squares(1, "b"), squares(17, "d"))
        #expect(try Self.blamed([inner] + squares(16, "c")) == "d")
        #expect(try Self.units([alternatives]) == Self.units([adaptive(squares(9, "a"), [])]))
    }
}
