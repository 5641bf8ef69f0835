import Testing
import VitrineColor
import VitrineTestSupport
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

/// Progressive blurs within clips: what lies around a clip is seen as materials see it, and the clip cuts the
/// result alone. Only a screen ends what is seen.
@Suite struct ProgressiveBlurClipTests {
    enum Shape: String, CaseIterable {
        case wholeRectangle, fractionalRectangle, roundedRectangle, continuousRectangle, ellipse, star, frame

        var area: Area {
            let box = Rect(x: 8, y: 6, width: 32, height: 28)
            switch self {
            case .wholeRectangle: return .fill(.rectangle(box))
            case .fractionalRectangle: return .box(8.3, 5.6, 31.5, 28.25)
            case .roundedRectangle: return .fill(.roundedRectangle(box, CornerRadii(0.25), .circular))
            case .continuousRectangle: return .fill(.roundedRectangle(box, CornerRadii(9), .continuous))
            case .ellipse: return .fill(.ellipse(box))
            case .star:
                var path = Path()
                path.move(to: Point(24, 3))
                for corner in [Point(36, 37), Point(6, 15), Point(42, 15), Point(12, 37)] {
                    path.line(to: corner)
                }
                path.close()
                return .fill(.path(path, .evenOdd))
            case .frame:
                return Area([
                    .init(.union, .fill(.rectangle(box))),
                    .init(.subtract, .fill(.ellipse(Rect(x: 16, y: 13, width: 15, height: 12)))),
                ])
            }
        }
    }

    /// What stands around the group that clips.
    enum Surroundings: String, CaseIterable {
        case none, scaled, turned, skewed, isolated, translucent, clipped, clippedLayer

        func around(_ items: [DisplayItem]) -> Group {
            switch self {
            case .none: Group(items: items)
            case .scaled: Group(transform: .scale(0.8, 1.25).then(.translation(3.3, -4)), items: items)
            case .turned: Group(transform: .rotation(degrees: 25).about(Point(24, 20)), items: items)
            case .skewed:
                Group(transform: Affine(a: 1, b: 0.2, c: -0.3, d: 1, tx: 5, ty: -4), items: items)
            case .isolated: Group(isIsolated: true, items: items)
            case .translucent: Group(opacity: 0.5, items: items)
            case .clipped: Group(clip: .disc(24, 20, 23), items: items)
            case .clippedLayer: Group(isIsolated: true, clip: .disc(24, 20, 23), items: items)
            }
        }
    }

    /// Stripes in both directions, so that every pixel near an edge shows what is seen of the other side.
    private static let page: [DisplayItem] = {
        let stripes: [DisplayContent] = (0..<8).map {
            .fill(.box(Double($0) * 6, 0, 3, 40), .solid(.black))
        }
        let rows: [DisplayContent] = (0..<4).map {
            .fill(.box(0, Double($0) * 10, 48, 4), .solid(Color(red: 1, green: 0.3, blue: 0, alpha: 0.7)))
        }
        return items([.fill(.box(-48, -40, 144, 120), .solid(.white))] + stripes + rows)
    }()

    private static let blurs = [
        ProgressiveBlur(start: Point(24, 2), end: Point(24, 36), startSigma: 0, endSigma: 6),
        ProgressiveBlur(
            start: Point(40, 4), end: Point(10, 30), startSigma: 3, endSigma: 1,
            tint: Color(red: 0, green: 0.4, blue: 1, alpha: 0.3)),
    ]

    private static func items(_ contents: [DisplayContent]) -> [DisplayItem] {
        contents.map { DisplayItem(source: "", $0) }
    }

    private static func render(_ items: [DisplayItem], workers: Workers = .serial) throws -> Pixmap {
        try Rasterizer(workers: workers).render(DisplayList(size: Size(48, 40), scale: 1, items: items))
    }

    private static func item(_ group: Group) -> DisplayItem { DisplayItem(source: "", .group(group)) }

    /// The largest difference of a component among the pixels that a condition picks, in 65535ths.
    private static func worst(_ a: Pixmap, _ b: Pixmap, where picks: (Int) -> Bool) -> Int {
        a.pixels.indices.filter(picks).reduce(0) { worst, index in
            (0..<4).reduce(worst) { max($0, abs(Int(a.pixels[index][$1]) - Int(b.pixels[index][$1]))) }
        }
    }

    /// Pixels within a clip are those of the blur without it, and pixels beyond it those without the blur.
    @Test(arguments: Shape.allCases, Surroundings.allCases)
    func clipsCutTheResultAlone(_ shape: Shape, _ around: Surroundings) throws {
        let white = DisplayItem(source: "", .fill(.box(-90, -90, 220, 220), .solid(.white)))
        func picture(_ items: [DisplayItem]) throws -> Pixmap {
            try Self.render(Self.page + [Self.item(around.around(items))])
        }
        let cut = Self.item(Group(clip: shape.area, items: [white]))
        let share = try Self.render([Self.item(around.around([cut]))])
        let whole = try Self.render([Self.item(around.around([white]))])
        for blur in Self.blurs {
            let blurred = Self.items([.progressiveBlur(.box(-90, -90, 220, 220), blur)])
            let clipped = try picture([Self.item(Group(clip: shape.area, items: blurred))])
            let (free, none) = (try picture(blurred), try picture([]))
            #expect(free != none)
            // A level of 255 apart, as blurs of other extents round otherwise.
            let inside = Self.worst(clipped, free) {
                share.pixels[$0].w == whole.pixels[$0].w && share.pixels[$0].w > 0
            }
            #expect(inside <= 257, "\(shape), \(around): \(inside) within")
            let beyond = Self.worst(clipped, none) { share.pixels[$0].w == 0 }
            #expect(beyond == 0, "\(shape), \(around): \(beyond) beyond")
        }
    }

    /// A picture with the edge of its clip is cut once, whether or not something filters within the clip, and
    /// so is one that has a half of the edge.
    @Test(arguments: Shape.allCases, Surroundings.allCases)
    func edgesThatAreTheClipsOwnAreCutOnce(_ shape: Shape, _ around: Surroundings) throws {
        let ink = Paint.solid(Color(red: 0.1, green: 0.3, blue: 0.2))
        // Of a single pixel, far from the edge.
        let filter = DisplayContent.backdrop(.box(24, 13, 1, 1), BackdropFilter([.blur(sigma: 0.5)]))
        let left = Rect(x: -9, y: -9, width: 30, height: 90)
        let half = Area(shape.area.operands + [.init(.intersect, .fill(.rectangle(left)))])
        for area in [shape.area, half, .box(-90, -90, 220, 220)] {
            let fill = DisplayContent.fill(area, ink)
            func picture(_ content: [DisplayContent]) throws -> Pixmap {
                let clip = Group(clip: shape.area, items: Self.items(content))
                return try Self.render([Self.item(around.around([Self.item(clip)]))])
            }
            let (plain, filtered) = (try picture([fill]), try picture([fill, filter]))
            let apart = Self.worst(plain, filtered) { index in
                let (x, y) = (index % plain.width, index / plain.width)
                return abs(x - 24) > 14 || abs(y - 14) > 14
            }
            #expect(apart <= 257, "\(shape), \(around): \(apart)")
        }
    }

    /// A constant progressive blur is the blur of a material, whatever clips them.
    @Test(arguments: Shape.allCases, Surroundings.allCases)
    func seesWhatMaterialsSee(_ shape: Shape, _ around: Surroundings) throws {
        let blur = ProgressiveBlur(start: .zero, end: Point(0, 9), startSigma: 4, endSigma: 4)
        func picture(_ content: DisplayContent) throws -> Pixmap {
            let clip = Group(clip: shape.area, items: Self.items([content]))
            return try Self.render(Self.page + [Self.item(around.around([Self.item(clip)]))])
        }
        let area = Area.box(-96, -96, 240, 240)
        #expect(
            try picture(.progressiveBlur(area, blur))
                == picture(.backdrop(area, BackdropFilter([.blur(sigma: 4)]))))
    }

    /// Whether a group is cut by a shape, by a mask that is one, or by a mask with the same alpha that is
    /// none, its blur sees the same.
    @Test func masksOfOneAlphaAreAlike() throws {
        let disc = Area.disc(24, 20, 14)
        let hard = Paint.radial(
            RadialGradient(
                stops: [GradientStop(0, .white), GradientStop(1, .white)], center: Point(24, 20),
                startRadius: 0, endRadius: 14))
        let blurred = Self.items([.progressiveBlur(.box(0, 0, 48, 40), Self.blurs[0])])
        func picture(_ group: Group) throws -> Pixmap { try Self.render(Self.page + [Self.item(group)]) }
        let clip = try picture(Group(clip: disc, items: blurred))
        let shape = try picture(
            Group(mask: GroupMask(items: Self.items([.fill(disc, .solid(.white))])), items: blurred))
        let gradient = try picture(
            Group(mask: GroupMask(items: Self.items([.fill(disc, hard)])), items: blurred))
        let several = try picture(
            Group(
                mask: GroupMask(
                    items: Self.items([.fill(disc, .solid(.white)), .fill(.disc(24, 20, 3), .solid(.white))])),
                items: blurred))
        for (name, other) in [("shape", shape), ("gradient", gradient), ("several", several)] {
            let worst = Self.worst(clip, other) { _ in true }
            #expect(worst <= 257, "\(name): \(worst)")
        }
    }

    /// The corners of a screen show nothing of the bezel, of whatever shape it is and wherever it stands: its
    /// background, which ends where the screen does, continues.
    @Test(arguments: [Surroundings.none, .scaled, .turned, .isolated, .translucent])
    func screensContinueInTheirCorners(_ around: Surroundings) throws {
        let screen = Area.fill(
            .roundedRectangle(Rect(x: 8, y: 6, width: 32, height: 28), CornerRadii(12), .continuous))
        func picture(_ blurs: [DisplayContent]) throws -> Pixmap {
            let shown = Self.items([.fill(screen, .solid(.white))] + blurs)
            let group = Group(clip: screen, mirrorsBackdropAtClip: true, items: shown)
            let black = DisplayItem(source: "", .fill(.box(-50, -50, 150, 150), .solid(.black)))
            return try Self.render([black, Self.item(around.around([Self.item(group)]))])
        }
        let blur = ProgressiveBlur(start: Point(0, 4), end: Point(0, 36), startSigma: 0, endSigma: 8)
        let worst = Self.worst(
            try picture([]), try picture([.progressiveBlur(.box(0, 0, 48, 40), blur)])
        ) { _ in true }
        #expect(worst <= 257, "\(worst)")
    }

    /// A card on a screen sees the page around the card, and nothing of what surrounds the screen.
    @Test func cardsOnScreensSeeTheScreenAlone() throws {
        let screen = Area.fill(
            .roundedRectangle(Rect(x: 4, y: 4, width: 40, height: 32), CornerRadii(10), .continuous))
        let card = Area.fill(
            .roundedRectangle(Rect(x: 10, y: 8, width: 28, height: 28), CornerRadii(8), .circular))
        let blur = ProgressiveBlur(start: Point(0, 8), end: Point(0, 36), startSigma: 4, endSigma: 6)
        func picture(_ page: Color, bezel: Color) throws -> Pixmap {
            let inner = Group(
                clip: card,
                items: Self.items([
                    .fill(card, .solid(.white)), .progressiveBlur(.box(0, 0, 48, 40), blur),
                ]))
            let group = Group(
                clip: screen, mirrorsBackdropAtClip: true,
                items: Self.items([.fill(screen, .solid(page)), .group(inner)]))
            return try Self.render(Self.items([.fill(.box(0, 0, 48, 40), .solid(bezel)), .group(group)]))
        }
        let black = try picture(.black, bezel: .white)
        // Beside the card's side, far from its corners: its white mixes with the page's black.
        #expect(black[11, 20].x < 60_000)
        let white = try picture(.white, bezel: .black)
        for y in 9..<33 { for x in 11..<36 { #expect(white[x, y].x > 65_000, "\(x), \(y)") } }
    }

    /// Blurs in clips are repainted as they are painted, also when only what lies around the clip changes.
    @Test(arguments: Shape.allCases) func repaintingEqualsAWholeRender(_ shape: Shape) throws {
        let repainter = Repainter(workers: Workers(count: 2))
        for step in 0..<4 {
            let mark = DisplayItem(
                source: "mark", .fill(.box(2 + Double(step) * 11, 1, 7, 38), .solid(.black)))
            let inner = Group(
                isIsolated: step == 2, clip: shape.area,
                items: Self.items([.progressiveBlur(.box(0, 0, 48, 40), Self.blurs[0])]))
            let list = DisplayList(size: Size(48, 40), scale: 1, items: Self.page + [mark, Self.item(inner)])
            _ = try repainter.repaint(list)
            #expect(try repainter.picture == Rasterizer().render(list), "\(shape), step \(step)")
        }
    }
}
