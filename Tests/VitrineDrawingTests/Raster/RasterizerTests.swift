import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

@Suite struct RasterizerTests {
    static func render(_ list: DisplayList, workers: Int = 1) throws -> Pixmap {
        var rasterizer = Rasterizer(workers: Workers(count: workers))
        // Lets small pictures be distributed to threads too.
        rasterizer.minPixelsPerThread = 48
        return try rasterizer.render(list)
    }

    // MARK: Cancellation

    /// A column of bars that touch each other nowhere: each is a step of the plan.
    private static func bars(_ count: Int) -> DisplayList {
        DisplayList(
            20, Double(3 * count),
            (0..<count).map { .fill(.box(2, Double(3 * $0), 16, 2), .solid(.black)) })
    }

    @Test(arguments: [1, 2], [0, 1, 2])
    func cancelledPicturesTakeNoFurtherStep(workers: Int, asked: Int) throws {
        let list = Self.bars(300)
        let rasterizer = Rasterizer(workers: Workers(count: workers))
        let patient = Canceller(after: .max)
        #expect(try rasterizer.render(list, isCancelled: patient.isCancelled) == rasterizer.render(list))
        #expect(patient.count >= 300)
        let canceller = Canceller(after: asked)
        #expect(try rasterizer.render(list, isCancelled: canceller.isCancelled) == nil)
        // Each thread asks at most once more, and nobody asks again.
        #expect((asked + 1...asked + workers).contains(canceller.count))
    }

    /// Lists that take long, and the number of parts between which they can end.
    private static let heavyLists: [(name: String, parts: Int, items: [DisplayItem])] = {
        func item(_ content: DisplayContent) -> DisplayItem { DisplayItem(source: "heavy", content) }
        let page = item(.fill(.box(0, 0, 120, 90), .solid(.white)))
        let disc = item(.fill(.disc(50, 40, 30), .solid(.black)))
        func shadows(_ count: Int) -> [Shadow] {
            (0..<count).map {
                Shadow(color: Color(white: 0, alpha: 0.1), sigma: 2, offset: Point(Double($0 % 7), 1))
            }
        }
        let cards = (0..<100).map { index in
            item(.surface(Surface(area: .disc(Double(index), 40, 9), outerShadows: shadows(2))))
        }
        let panes = (0..<40).map { _ in
            item(.backdrop(.box(0, 0, 120, 90), BackdropFilter([.blur(sigma: 4)], tints: [])))
        }
        let glasses = (0..<20).map { index in
            let box = Rect(x: 40, y: 20, width: 20 + Double(index), height: 30)
            return item(.glass(Glass([Glass.Body(.ellipse(box), GlassOptics(frost: 3))])))
        }
        let nested = (0..<12).reduce([disc]) { items, _ in [item(.group(Group(opacity: 0.9, items: items)))] }
        return [
            ("a group of cards", 300, [page, item(.group(Group(opacity: 0.5, items: cards)))]),
            (
                "a card of many shadows", 200,
                [
                    page, item(.surface(Surface(area: .disc(50, 40, 30), outerShadows: shadows(200)))),
                ]
            ),
            (
                "a group of many shadows", 200,
                [
                    page, item(.group(Group(opacity: 0.5, shadows: shadows(200), items: [disc]))),
                ]
            ),
            (
                "a masked group", 100,
                [
                    page, item(.group(Group(opacity: 0.5, mask: GroupMask(items: cards), items: [disc]))),
                ]
            ),
            ("panes", 40, [page, item(.group(Group(opacity: 0.5, items: [disc] + panes)))]),
            ("glasses", 20, [page, item(.group(Group(opacity: 0.5, items: [disc] + glasses)))]),
            ("nested groups", 12, [page] + nested),
        ]
    }()

    /// Neither a group nor a card with its shadows is a step that must be waited for.
    @Test(arguments: [1, 2], heavyLists.indices)
    func cancelledGroupsTakeNoFurtherStep(workers: Int, index: Int) throws {
        let (name, parts, items) = Self.heavyLists[index]
        let list = DisplayList(size: Size(120, 90), scale: 1, items: items)
        let rasterizer = Rasterizer(workers: Workers(count: workers))
        let patient = Canceller(after: .max)
        #expect(try rasterizer.render(list, isCancelled: patient.isCancelled) == rasterizer.render(list))
        #expect(patient.count >= parts, "\(name): asked \(patient.count) times")
        var random = SeededGenerator(seed: UInt64(index))
        for _ in 0..<12 {
            let asked = Int.random(in: 0..<parts, using: &random)
            let canceller = Canceller(after: asked)
            #expect(try rasterizer.render(list, isCancelled: canceller.isCancelled) == nil, "\(name)")
            #expect((asked + 1...asked + workers).contains(canceller.count), "\(name), seed \(index)")
        }
    }

    // MARK: Limits

    @Test(arguments: [
        (Size(10, 10), 0.0), (Size(10, 10), -1), (Size(10, 10), .nan), (Size(10, 10), .infinity),
        (Size(0, 10), 1), (Size(10, -4), 1), (Size(.nan, 10), 1), (Size(10, .infinity), 1), (Size(0.2, 9), 1),
    ])
    func impossibleCanvasesAreRefused(size: Size, scale: Double) {
        #expect {
            try Rasterizer().render(DisplayList(size: size, scale: scale, items: []))
        } throws: { error in
            if case .invalidCanvas = error as? RasterError { true } else { false }
        }
    }

    @Test func hugeCanvasesAreRefused() {
        #expect(throws: RasterError.canvasTooLarge(width: 9000, height: 9000, limit: 64 << 20)) {
            try Rasterizer().render(DisplayList(3000, 3000, scale: 3, []))
        }
        #expect(throws: RasterError.canvasTooLarge(width: 1e200, height: 1, limit: 64 << 20)) {
            try Rasterizer().render(DisplayList(1e200, 1, []))
        }
    }

    @Test func sizesAreRounded() throws {
        let picture = try Self.render(DisplayList(10.4, 3.5, scale: 1.5, []))
        #expect(picture.width == 16 && picture.height == 5)
        #expect(picture.pixels.allSatisfy { $0 == Pixmap.Pixel() })
    }

    @Test(arguments: [
        DisplayContent.fill(.box(0, .nan, 1, 1), .solid(.black)),
        .fill(.box(0, 0, 1, 1), .solid(Color(white: .nan))),
        .fill(
            .box(0, 0, 1, 1),
            .linear(LinearGradient(stops: [GradientStop(.infinity, .black)], start: .zero, end: Point(1, 1)))),
        .shadow(.box(0, 0, 1, 1), Shadow(color: .black, sigma: .nan)),
        .backdrop(.box(0, 0, 1, 1), .material(saturation: .infinity, sigma: 1)),
        .backdrop(.box(0, 0, 1, 1), .material(curve: LuminanceCurve(amount: 1, ordinates: [1]), sigma: 1)),
        .surface(Surface(area: .box(0, 0, 1, .nan), layers: [.init(.fill(.solid(.black)))])),
        .surface(
            Surface(
                area: .box(0, 0, 1, 1),
                layers: [.init(.innerShadow(Shadow(color: .black, sigma: .nan, placement: .inner)))])),
        .group(Group(opacity: .nan, items: [])),
        .group(Group(transform: .scale(.nan, 1), items: [])),
        .group(Group(items: [DisplayItem(source: "item[0]", .fill(.disc(0, 0, .infinity), .solid(.black)))])),
    ])
    func numbersThatAreNoneAreRefused(content: DisplayContent) {
        #expect(throws: RasterError.notFinite(source: "item[0]")) {
            try Rasterizer().render(DisplayList(4, 4, [content]))
        }
    }

    @Test func blursNestingAndLayersAreBounded() {
        let limits = RasterLimits(livePixels: 90, nesting: 2, sigma: 10)
        let rasterizer = Rasterizer(limits: limits)
        func nested(_ depth: Int, opacity: Double) -> DisplayContent {
            depth == 0
                ? .fill(.box(0, 0, 7, 7), .solid(.black))
                : .group(
                    Group(
                        opacity: opacity,
                        items: [DisplayItem(source: "s", nested(depth - 1, opacity: opacity))]))
        }
        #expect(throws: RasterError.nestingTooDeep(source: "s", limit: 2)) {
            try rasterizer.render(DisplayList(4, 4, [nested(3, opacity: 1)]))
        }
        // Two pictures of 49 pixels, on a canvas that has no more than 20.
        #expect(throws: Never.self) { try rasterizer.render(DisplayList(7, 7, [nested(1, opacity: 0.5)])) }
        let small = DisplayList(
            size: Size(7, 2), scale: 1, items: [DisplayItem(source: "s", nested(2, opacity: 0.5))])
        #expect(throws: Never.self) { try rasterizer.render(small) }
        let tight = Rasterizer(limits: RasterLimits(livePixels: 20, nesting: 2, sigma: 10))
        #expect(throws: Never.self) { try tight.render(DisplayList(7, 7, [nested(2, opacity: 0.5)])) }
        let blurred = Group(
            filters: [.blur(sigma: 9)], items: [DisplayItem(source: "s", nested(1, opacity: 0.5))])
        #expect(throws: RasterError.layersTooLarge(source: "s", limit: 120)) {
            try tight.render(
                DisplayList(size: Size(7, 7), scale: 1, items: [DisplayItem(source: "s", .group(blurred))]))
        }
        // The sizes of pictures follow from the blurs, which are checked before them.
        let shadowed = Group(
            shadows: [Shadow(color: .black, sigma: 11)],
            items: [DisplayItem(source: "s", nested(0, opacity: 1))])
        #expect(throws: RasterError.blurTooLarge(source: "item[0]", sigma: 11, limit: 10)) {
            try tight.render(DisplayList(7, 7, [.group(shadowed)]))
        }
        #expect(throws: RasterError.blurTooLarge(source: "item[0]", sigma: 12, limit: 10)) {
            try rasterizer.render(
                DisplayList(4, 4, scale: 2, [.shadow(.box(0, 0, 1, 1), Shadow(color: .black, sigma: 6))]))
        }
        #expect(throws: Never.self) { try rasterizer.render(DisplayList(4, 4, [nested(2, opacity: 0.5)])) }
    }

    // MARK: Against the reference

    @Test(arguments: UInt64(0)..<28)
    func randomListsFollowTheReference(seed: UInt64) throws {
        var scene = SeededGeneratorScene(seed: seed, size: 40, isFull: false)
        let list = scene.list()
        let picture = try Self.render(list)
        let reference = RasterReference.render(list)
        var worst = 0.0
        for (i, pixel) in picture.pixels.enumerated() {
            for lane in 0..<4 {
                worst = max(worst, abs(Double(pixel[lane]) - reference.values[i * 4 + lane] * 65535))
            }
        }
        // Each of up to sixty operations rounds; the errors of backdrops are magnified by their saturation
        // and by division by small alphas.
        #expect(worst <= 8, "seed \(seed)")
        #expect(picture.isPremultiplied, "seed \(seed)")
    }

    @Test(arguments: UInt64(100)..<124)
    func threadsDoNotMatter(seed: UInt64) throws {
        var scene = SeededGeneratorScene(seed: seed, size: 48, isFull: true)
        let list = scene.list(scale: 1.5)
        let serial = try Self.render(list)
        #expect(serial.isPremultiplied, "seed \(seed)")
        for count in [2, 3, 7] {
            let other = try Self.render(list, workers: count)
            #expect(other.fingerprint == serial.fingerprint, "seed \(seed), \(count) workers")
        }
    }

    // MARK: Blending

    @Test func endsAreExact() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let list = DisplayList(
            3, 1,
            [
                .fill(.box(0, 0, 3, 1), .solid(Color(red: 0.2, green: 0.4, blue: 0.6))),
                .fill(.box(0, 0, 1, 1), .solid(red.opacity(0))), .fill(.box(1, 0, 1, 1), .solid(red)),
            ])
        let picture = try Self.render(list)
        #expect(picture[0, 0] == Pixmap.Pixel(13107, 26214, 39321, 65535))
        #expect(picture[1, 0] == Pixmap.Pixel(65535, 0, 0, 65535))
        #expect(picture[2, 0] == picture[0, 0])
    }

    /// A pixel half covered by an opaque fill is half the colour.
    @Test func coverageWeighsPaint() throws {
        let picture = try Self.render(
            DisplayList(2, 1, [.fill(.box(0, 0, 1.5, 1), .solid(.white))]))
        #expect(picture[0, 0] == Pixmap.Pixel(repeating: 65535))
        #expect(abs(Int(picture[1, 0].w) - 32768) <= 128)
    }

    @Test(arguments: UInt64(200)..<212)
    func wholePixelsTranslate(seed: UInt64) throws {
        var scene = SeededGeneratorScene(seed: seed, size: 40, isFull: false)
        let contents = scene.list().items.dropFirst()
        func list(_ dx: Double, _ dy: Double) -> DisplayList {
            let group = Group(
                transform: .translation(dx, dy), clip: .box(0, 0, 40, 40), items: Array(contents))
            return DisplayList(60, 60, [.group(group)])
        }
        let still = try Self.render(list(0, 0))
        let moved = try Self.render(list(13, 7))
        var worst = 0
        for y in 0..<40 {
            for x in 0..<40 {
                for lane in 0..<4 {
                    worst = max(worst, abs(Int(still[x, y][lane]) - Int(moved[x + 13, y + 7][lane])))
                }
            }
        }
        #expect(worst <= 8, "seed \(seed)")
    }
}
