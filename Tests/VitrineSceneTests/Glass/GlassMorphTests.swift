import Testing
import VitrineColor
import VitrineJSON
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineSource
@testable import VitrineStyle

/// Glass on its way from one arrangement to another, and loupes.
@Suite("Morphs of glass and loupes")
struct GlassMorphTests {
    static let from =
        "{ circle: 20, glass: { id: a }, offset: { x: -40 } }, { circle: 10, glass: clear, offset: { y: 50 } }"
    static let to = """
        { rectangle: , frame: { width: 60, height: 40 }, cornerRadius: 8, glass: { id: a, tint: red, frost: 9 }, \
        offset: { x: 40 }, overlay: { text: hi } }, { ellipse: , frame: { width: 30, height: 20 }, glass: { id: b } }
        """

    static func morph(_ t: Double, _ from: String = from, _ to: String = to) -> String {
        "{ glassMorph: { from: [\(from)], to: [\(to)], at: \(t) }, spacing: 6 }"
    }

    private static func glass(_ node: String) throws -> Glass {
        let glasses = try GlassContainerTests.glasses(node)
        #expect(glasses.count == 1)
        return try #require(glasses.first)
    }

    @Test func theEndsAreTheArrangements() throws {
        for (t, nodes) in [(0.0, Self.from), (1, Self.to)] {
            let expected = try GlassSceneTests.lines("{ glassContainer: [\(nodes)], spacing: 6 }")
            #expect(try GlassSceneTests.lines(Self.morph(t)) == expected, "\(t)")
        }
    }

    @Test func matchedGlassIsBetween() throws {
        let (first, last) = (try Self.glass(Self.morph(0)), try Self.glass(Self.morph(1)))
        let glass = try Self.glass(Self.morph(0.25))
        #expect(glass.bodies.count == 3 && glass.smoothness == 6)
        // Circle (50, 90, 20, 20) and rectangle (110, 80, 60, 40) of radius 8.
        #expect(
            glass.bodies[0].shape
                == .roundedRectangle(
                    Rect(x: 65, y: 87.5, width: 30, height: 25), CornerRadii(9.5), .continuous))
        let optics = glass.bodies[0].optics
        let expected = first.bodies[0].optics.frost * 0.75 + 9 * 0.25
        #expect(abs(optics.frost - expected) < 1e-9)
        #expect(
            optics.tint?.color.alpha == 0.25
                && optics.tint?.color.red == last.bodies[0].optics.tint?.color.red)
    }

    @Test func unmatchedGlassComesOutOfTheNearestAndSinksIntoIt() throws {
        // At the very beginning, the new body lies in the first, as deep as they reach for each other.
        let early = try Self.glass(Self.morph(1e-6))
        let start = Rect(x: 50, y: 90, width: 20, height: 20).insetBy(6, 6)
        func isNear(_ box: Rect, _ other: Rect) -> Bool {
            abs(box.minX - other.minX) < 1e-3 && abs(box.minY - other.minY) < 1e-3
                && abs(box.maxX - other.maxX) < 1e-3 && abs(box.maxY - other.maxY) < 1e-3
        }
        #expect(isNear(early.bodies[2].shape.bounds, start))
        let late = try Self.glass(Self.morph(1 - 1e-6))
        #expect(isNear(late.bodies[1].shape.bounds, Rect(x: 110, y: 80, width: 60, height: 40).insetBy(6, 6)))
        #expect(isNear(late.bodies[2].shape.bounds, Rect(x: 85, y: 90, width: 30, height: 20)))
    }

    @Test func withoutMatchesTheNearestOfTheOtherIsTaken() throws {
        let glass = try Self.glass(
            Self.morph(0.5, "{ circle: 40, glass: clear }", "{ circle: 20, glass: clear, offset: { x: 60 } }")
        )
        // 80...120 sinks into 156...164; 150...170 comes out of 86...114.
        #expect(glass.bodies.map(\.shape.bounds.midX) == [130, 130])
        #expect(glass.bodies.map(\.shape.bounds.width) == [24, 24])
        let lonely = try Self.glass(Self.morph(0.5, "{ circle: 40, glass: clear }", "{ text: a }"))
        #expect(lonely.bodies.map(\.shape.bounds) == [Rect(x: 90, y: 90, width: 20, height: 20)])
        // Half of what a button casts.
        #expect(lonely.shadows.map(\.color.alpha) == [0.0325])
    }

    @Test func contentsMoveWithTheirGlassAndDissolve() throws {
        let node = Self.morph(
            0.5, "{ circle: 40, glass: { id: a }, fill: red }, { circle: 9, fill: teal }",
            "{ circle: 40, glass: { id: a }, fill: blue, offset: { x: 60 } }, { circle: 9, fill: teal }")
        let list = try GlassSceneTests.list(node)
        guard case .group(let whole)? = list.items.last?.content else {
            Issue.record("there is no dissolve")
            return
        }
        // What both show in one place is painted once, as it is: on the background, and under the rest.
        #expect(list.items.count { if case .fill = $0.content { true } else { false } } == 2)
        #expect(whole.isIsolated && whole.items.count == 2)
        let layers = whole.items.compactMap { item -> Group? in
            if case .group(let group) = item.content { group } else { nil }
        }
        #expect(layers.map(\.opacity) == [0.5, 0.5] && layers.map(\.blendMode) == [.normal, .plusLighter])
        // Content on glass moves with it.
        for (layer, x) in zip(layers, [30.0, -30]) {
            #expect(layer.items.count == 1)
            if case .group(let moved) = layer.items[0].content {
                #expect(moved.transform == .translation(x, 0))
            }
        }
    }

    /// Two labels in one place are never both sharp.
    @Test(arguments: [0.25, 0.5, 0.75]) func contentsBlurInOpposition(_ t: Double) throws {
        let list = try GlassSceneTests.list(
            Self.morph(t, "{ text: Details }", "{ text: Details, font: { weight: bold } }"))
        guard case .group(let whole)? = list.items.last?.content else {
            Issue.record("there is no dissolve")
            return
        }
        let filters = whole.items.map { item -> [LayerFilter] in
            if case .group(let group) = item.content { group.filters } else { [] }
        }
        #expect(filters == [[.blur(sigma: 8 * t)], [.blur(sigma: 8 * (1 - t))]])
    }

    @Test func theSizeIsBetween() throws {
        let nodes = [
            "{ rectangle: , frame: { width: 20, height: 40 } }",
            "{ rectangle: , frame: { width: 100, height: 20 } }",
        ]
        for (t, width, height) in [(0.0, 20.0, 40.0), (0.25, 40, 35), (1, 100, 20)] {
            let node =
                "{ vstack: [{ glassMorph: { from: \(nodes[0]), to: \(nodes[1]), at: \(t) }, background: teal }] }"
            let lines = try GlassSceneTests.lines(node)
            #expect(
                lines[0].contains(" \(PrintedText.number(width)) \(PrintedText.number(height))) "),
                "\(lines[0])")
        }
    }

    @Test func arrangementsShareIDs() throws {
        let node = Self.morph(0.5, "{ circle: 9, id: dot }", "{ circle: 8, id: dot }")
        #expect(try SceneRun.faults(SceneText.body("[\(node)]", canvas: "{ width: 9, height: 9 }")) == nil)
        let twice = Self.morph(0.5, "{ circle: 9, id: dot }, { circle: 9, id: dot }", "{ circle: 8 }")
        #expect(
            try SceneRun.faults(SceneText.body("[\(twice)]", canvas: "{ width: 9, height: 9 }"))?.all.count
                == 1)
    }

    // MARK: - Shapes between

    @Test func figuresBetweenFigures() {
        let (box, other) = (Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 10, y: 0, width: 30, height: 40))
        let between = Rect(x: 5, y: 0, width: 20, height: 30)
        #expect(
            ResolvedShape.rectangle(box).interpolated(to: .rectangle(other), at: 0.5) == .rectangle(between))
        #expect(ResolvedShape.ellipse(box).interpolated(to: .ellipse(other), at: 0.5) == .ellipse(between))
        #expect(
            ResolvedShape.capsule(box).interpolated(to: .rectangle(other), at: 0.5)
                == .roundedRectangle(between, CornerRadii(2.5), .circular))
        var (one, two) = (Path(), Path())
        for (path, x) in [(0, 0.0), (1, 10.0)] {
            var line = Path()
            line.move(to: Point(x, 0))
            line.line(to: Point(x + 10, 0))
            line.line(to: Point(x, 10))
            line.close()
            if path == 0 { one = line } else { two = line }
        }
        let half = ResolvedShape.path(one, .nonZero).interpolated(to: .path(two, .nonZero), at: 0.5)
        #expect(half == .path(one.transformed(by: .translation(5, 0)), .nonZero))
        // Other figures are stretched to the box.
        let mixed = ResolvedShape.path(one, .nonZero).interpolated(to: .ellipse(other), at: 0.25)
        #expect(mixed.bounds == Rect(x: 2.5, y: 0, width: 15, height: 17.5))
        #expect(
            ResolvedShape.path(one, .nonZero).interpolated(to: .ellipse(other), at: 0.5).fillRule == .nonZero)
    }

    @Test func nothingChangesBetweenEquals() throws {
        let glass = try Self.glass(
            Self.morph(0.3, "{ circle: 20, glass: { id: a } }", "{ circle: 20, glass: { id: a } }"))
        #expect(try glass == Self.glass("{ glassContainer: [{ circle: 20, glass: { id: a } }], spacing: 6 }"))
    }

    // MARK: - Loupes

    @Test(arguments: [
        ("", 1.25, 8.0, 12.8), ("2", 2, 8, 12.8), ("{ amount: 28 }", 1.25, 8, 28),
        ("{ magnification: 1.5, height: 5, amount: -3 }", 1.5, 5, -3),
    ])
    func loupesAreClearLenses(_ value: String, _ magnification: Double, _ height: Double, _ amount: Double)
        throws
    {
        for os in OSVersion.allCases {
            let node = "{ loupe: \(value), frame: { width: 80, height: 40 } }"
            for options in [SceneOptions(os: os), SceneOptions(os: os, transparency: .reduced)] {
                let glass = try #require(try GlassContainerTests.glasses(node, options).first)
                let optics = glass.bodies[0].optics
                #expect(
                    glass.bodies[0].shape == .capsule(Rect(x: 60, y: 80, width: 80, height: 40), .continuous))
                #expect(optics.lens.magnification == magnification)
                #expect(optics.lens.height == height && optics.lens.amount == amount)
                #expect(optics.face == .identity && optics.frost == 0 && optics.bleed.opacity == 0)
                #expect(optics.rim.amount > 0 && !glass.shadows.isEmpty)
            }
        }
    }

    /// A single body has no share in a join, and a lens that is not centred in it is requested explicitly.
    @Test(arguments: ["magnification: 2", "depth: 0.5"])
    func oneBodyThatIsNotCentredIsPainted(_ lens: String) throws {
        let square = "{ rectangle: , frame: { size: 40 }, fill: red }"
        let glass =
            "{ rectangle: , frame: { size: 160 }, glass: { style: clear, shadow: [], lens: { height: 0, \(lens) } } }"
        let picture = try Rasterizer().render(GlassSceneTests.list("{ zstack: [\(square), \(glass)] }"))
        // At twice the size, the square ends at 60; without magnification, at 80. Only green is compared:
        // between the middles of pixels, a colour may be rounded the other way.
        #expect(picture[100, 100].y < 30_000 && picture[70, 40].y > 50_000)
        #expect((picture[70, 100].y < 30_000) == lens.hasPrefix("magnification"))
    }

    @Test func glassBesideALoupeReplacesItsParameters() throws {
        let node =
            "{ loupe: { height: 5 }, glass: { lens: { height: 6 }, frost: 1 }, cornerRadius: 3, shadow: [] }"
        let glass = try #require(try GlassContainerTests.glasses(node).first)
        #expect(glass.bodies[0].optics.lens.height == 6 && glass.bodies[0].optics.frost == 1)
        #expect(glass.shadows.isEmpty)
        let styled = try #require(try GlassContainerTests.glasses("{ loupe: , glass: regular }").first)
        #expect(styled.bodies[0].optics.frost > 0 && styled.bodies[0].optics.face != .identity)
        // It is in front of the content of containers, not below it.
        let node2 = "{ glassContainer: [{ circle: 20, glass: clear }, { loupe: 2 }] }"
        #expect(try GlassContainerTests.glasses(node2).map(\.bodies.count) == [1, 1])
    }
}
