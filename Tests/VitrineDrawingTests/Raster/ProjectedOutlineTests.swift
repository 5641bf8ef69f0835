import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Items in perspective: which of them are painted as outlines, and that these are exact.
@Suite struct ProjectedOutlineTests {
    private static let black = Paint.solid(.black)
    private static let white = Paint.solid(.white)

    private static func fill(_ shape: ResolvedShape, _ paint: Paint = black) -> DisplayItem {
        DisplayItem(source: "", .fill(.fill(shape), paint))
    }

    private static func map(_ degrees: Double, nearness: Double = 1.0 / 40) -> Homography {
        Homography(
            degrees: degrees, axis: (1, 1, 0), anchor: Point(24, 24), depth: 0, nearness: nearness)
    }

    private static let card = ResolvedShape.roundedRectangle(
        Rect(x: 4, y: 8, width: 40, height: 32), CornerRadii(9), .circular)

    /// Returns the image of a convex contour, with many points for each of its curves.
    private static func image(of shape: ResolvedShape, _ map: Homography) -> ResolvedShape {
        var path = Path()
        var last = Point.zero
        for element in shape.path().elements {
            switch element {
            case .move(let p):
                path.move(to: map.apply(p))
                last = p
            case .line(let p):
                path.line(to: map.apply(p))
                last = p
            case .cubic(let first, let second, let p):
                for step in 1...500 {
                    let t = Double(step) / 500
                    path.line(to: map.apply(Flattening.cubic(last, first, second, p, t, 1 - t)))
                }
                last = p
            case .quad, .close: path.close()
            }
        }
        return .path(path, .nonZero)
    }

    private func picture(_ items: [DisplayItem]) throws -> Pixmap {
        let page = Rect(x: 0, y: 0, width: 48, height: 48)
        return try Rasterizer().render(
            DisplayList(48, 48, [.fill(.fill(.rectangle(page)), Self.white)] + items.map(\.content)))
    }

    private func difference(_ a: Pixmap, _ b: Pixmap) -> Double {
        var largest = 0.0
        for y in 0..<48 {
            for x in 0..<48 {
                for lane in 0..<4 {
                    largest = max(largest, abs(Double(a[x, y][lane]) - Double(b[x, y][lane])) / 257)
                }
            }
        }
        return largest
    }

    @Test(arguments: [-70.0, -20, 5, 10, 40, 75, 150], [1.0, 1.0 / 40])
    func roundEdgesAreExact(degrees: Double, reach: Double) throws {
        let map = Self.map(degrees, nearness: reach / 40)
        for shape in [Self.card, .ellipse(Rect(x: 4, y: 8, width: 40, height: 32))] {
            let content = ProjectedContent(map: map, items: [Self.fill(shape)])
            let seen = try picture([DisplayItem(source: "", .projected(content))])
            let exact = try picture([Self.fill(Self.image(of: shape, map))])
            #expect(difference(seen, exact) <= 1)
        }
    }

    /// A border is what lies between two outlines, and a clip cuts all that is in it at once.
    @Test func bordersAndClipsAreExact() throws {
        let map = Self.map(50)
        let ring = DisplayItem(
            source: "",
            .fill(.stroke(Self.card, StrokeStyle(width: 4, position: .inside)), Self.black))
        let group = DisplayItem(
            source: "",
            .group(
                Group(
                    clip: .fill(Self.card),
                    items: [
                        Self.fill(.rectangle(Rect(x: 4, y: 8, width: 40, height: 32)), Self.white),
                        Self.fill(.rectangle(Rect(x: 4, y: 8, width: 40, height: 32)), Self.black),
                    ])))
        let inner = ResolvedShape.roundedRectangle(
            Rect(x: 8, y: 12, width: 32, height: 24), CornerRadii(5), .circular)
        let outline = Self.image(of: Self.card, map)
        let hole = Area([.init(.union, .fill(outline)), .init(.subtract, .fill(Self.image(of: inner, map)))])
        for (item, area) in [(ring, hole), (group, .fill(outline))] {
            let content = ProjectedContent(map: map, items: [item])
            let seen = try picture([DisplayItem(source: "", .projected(content))])
            let exact = try picture([DisplayItem(source: "", .fill(area, Self.black))])
            #expect(difference(seen, exact) <= 1)
        }
    }

    /// Strokes whose sides are no shapes of the outline's kind: dashed, of continuous corners, and outside.
    @Test(arguments: [StrokeStyle.Position.inside, .center, .outside], [[], [7, 4]])
    func strokesAreExact(position: StrokeStyle.Position, dash: [Double]) throws {
        // Without perspective, the plane is drawn as under an affine map.
        let map = Self.map(50, nearness: 0)
        let affine = try #require(map.affine)
        let box = Rect(x: 8, y: 12, width: 32, height: 24)
        let style = StrokeStyle(width: 4, dash: dash, position: position)
        // Where dashes end on a curve depends on its chords, which are finer in space.
        let round = [ResolvedShape.roundedRectangle(box, CornerRadii(9), .continuous), .ellipse(box)]
        for shape in (dash.isEmpty ? round : []) + [.path(.star(box, points: 5), .nonZero)] {
            let stroke = DisplayItem(source: "", .fill(.stroke(shape, style), Self.black))
            let seen = try picture([
                DisplayItem(source: "", .projected(ProjectedContent(map: map, items: [stroke])))
            ])
            let exact = try picture([
                DisplayItem(source: "", .group(Group(transform: affine, items: [stroke])))
            ])
            #expect(difference(seen, exact) <= 1)
        }
    }

    /// A shadow that is cut out under a card with a gradient leaves no line around it.
    @Test func shadowsEndWhereSurfacesBegin() throws {
        let map = Self.map(50)
        let stops = [GradientStop(0, .black), GradientStop(1, .black)]
        let gradient = Paint.linear(LinearGradient(stops: stops, start: .zero, end: Point(48, 48)))
        let surface = Surface(
            area: .fill(Self.card), outerShadows: [Shadow(color: .black, sigma: 0, spread: 12)],
            layers: [.init(.fill(gradient))])
        let content = ProjectedContent(map: map, items: [DisplayItem(source: "", .surface(surface))])
        #expect(content.outlined(under: .identity) != nil)
        let seen = try picture([DisplayItem(source: "", .projected(content))])
        let card = try picture([Self.fill(Self.image(of: Self.card, map))])
        for y in 0..<48 {
            for x in 0..<48 where card[x, y].x < 65535 { #expect(seen[x, y].x <= 257, "(\(x), \(y))") }
        }
    }

    /// What comes too near to the eye is cut off in the plane.
    @Test func planesEndInFrontOfTheEye() throws {
        let map = Self.map(80, nearness: 1.0 / 30)
        let floor = Rect(x: -300, y: -300, width: 600, height: 600)
        var row = map.w
        row.one -= ProjectionPlan.nearest
        var path = Path()
        for corner in floor.corners(where: [row]) { path.line(to: map.apply(corner)) }
        path.close()
        let content = ProjectedContent(map: map, items: [Self.fill(.rectangle(floor))])
        let seen = try picture([DisplayItem(source: "", .projected(content))])
        #expect(difference(seen, try picture([Self.fill(.path(path, .nonZero))])) <= 1)
    }

    /// Items whose edges hide or complete each other are painted on one grid, where no line shows.
    @Test(arguments: [
        [Rect(x: 4, y: 8, width: 20, height: 20), Rect(x: 24, y: 8, width: 20, height: 20)],
        [Rect(x: 4, y: 8, width: 40, height: 32), Rect(x: 4, y: 8, width: 40, height: 10)],
    ])
    func itemsThatShareLinesAreResampled(_ boxes: [Rect]) {
        let content = ProjectedContent(map: Self.map(40), items: boxes.map { Self.fill(.rectangle($0)) })
        #expect(content.outlined(under: .identity) == nil)
    }

    /// Alone on its picture, a blended item has nothing to blend with.
    @Test func blendedItemsAreIsolated() throws {
        let group = Group(blendMode: .difference, items: [Self.fill(Self.card, Self.white)])
        let content = ProjectedContent(map: Self.map(40), items: [DisplayItem(source: "", .group(group))])
        #expect(try picture([DisplayItem(source: "", .projected(content))])[24, 24].x == 65535)
    }

    @Test func itemsApartAreOutlines() {
        let content = ProjectedContent(
            map: Self.map(40),
            items: [Self.fill(Self.card), Self.fill(.ellipse(Rect(x: 10, y: 12, width: 8, height: 8)))])
        #expect(content.outlined(under: .identity)?.items.count == 2)
    }

    /// Outlines of very many points are resampled, and so is what sees the pixels behind.
    @Test func everythingElseIsResampled() {
        var path = Path()
        for index in 0..<300_000 { path.line(to: Point(Double(index % 977), Double(index % 991))) }
        let many = Self.fill(.path(path, .nonZero))
        let filter = DisplayItem(source: "", .backdrop(.fill(Self.card), BackdropFilter([.blur(sigma: 2)])))
        for item in [many, filter] {
            let content = ProjectedContent(map: Self.map(40), items: [item])
            #expect(content.outlined(under: .identity) == nil)
        }
    }
}
