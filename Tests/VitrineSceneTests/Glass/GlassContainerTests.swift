import Foundation
import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineRaster
@testable import VitrineSource
@testable import VitrineStyle

/// Glass that containers join.
@Suite("Containers of glass")
struct GlassContainerTests {
    static let two = "{ circle: 20, glass: regular }, { circle: 30, glass: clear, offset: { x: 25 } }"

    static func glasses(_ node: String, _ options: SceneOptions = SceneOptions()) throws -> [Glass] {
        func find(_ items: [DisplayItem]) -> [Glass] {
            items.flatMap { item -> [Glass] in
                switch item.content {
                case .glass(let glass): [glass]
                case .group(let group): find(group.items)
                case .adaptive(let content): find(content.light)
                default: []
                }
            }
        }
        return find(try GlassSceneTests.list(node, options).items).map(unnamed)
    }

    /// Returns the glass without the sources of its bodies, to compare it with glass from elsewhere.
    private static func unnamed(_ glass: Glass) -> Glass {
        var glass = glass
        for index in glass.bodies.indices { glass.bodies[index].source = "" }
        return glass
    }

    @Test func allGlassIsOneItem() throws {
        let glasses = try Self.glasses("{ glassContainer: [\(Self.two)] }")
        #expect(glasses.count == 1)
        let bodies = try #require(glasses.first).bodies
        #expect(bodies.map(\.shape.bounds.width) == [20, 30])
        // Each body has the same optics as on its own.
        let alone = try Self.glasses("{ zstack: [\(Self.two)] }")
        #expect(alone.flatMap(\.bodies) == bodies)
    }

    @Test(arguments: [("", 12.0), (", spacing: 0", 0), (", spacing: 33.5", 33.5)])
    func spacingIsTheSmoothness(_ modifier: String, _ smoothness: Double) throws {
        let glasses = try Self.glasses("{ glassContainer: [\(Self.two)]\(modifier) }")
        #expect(glasses.map(\.smoothness) == [smoothness])
    }

    /// The glass is painted in the container's place, below everything that is not glass.
    @Test func paintersOrder() throws {
        let node = """
            { zstack: [{ circle: 9, fill: red }, { glassContainer: [{ circle: 20, glass: regular, stroke: blue },
              { circle: 8, fill: green }, { circle: 30, glass: clear, fill: pink }] }, { circle: 7, fill: teal }] }
            """.split(separator: "\n").joined()
        let lines = try GlassSceneTests.lines(node)
        let heads = lines.map { $0.split(separator: "(")[0] }
        #expect(
            heads == ["fill ellipse", "glass ellipse", "stroke ellipse"]
                + Array(repeating: "fill ellipse", count: 3))
        #expect(lines.map { $0.contains(" 20 20)") } == [false, true, true, false, false, false])
        #expect(lines[5].contains(" 7 7)"))
    }

    @Test func nestedContainersAreTheirOwn() throws {
        let node = "{ glassContainer: [{ circle: 20, glass: regular }, { glassContainer: [\(Self.two)] }] }"
        #expect(try Self.glasses(node).map(\.bodies.count) == [1, 2])
    }

    @Test(arguments: [
        "opacity: 0.5", "blendMode: multiply", "isolated: true", "blur: 3", "filter: { saturation: 0 }",
        "mask: black", "glass: { style: clear, adaptive: true }",
    ])
    func whatIsCompositedAsOneStaysByItself(_ modifier: String) throws {
        let node =
            "{ glassContainer: [{ circle: 20, glass: regular }, { circle: 30, \(modifier)\(modifier.contains("glass") ? "" : ", glass: clear") }] }"
        #expect(try Self.glasses(node).map(\.bodies.count) == [1, 1])
    }

    @Test func whatIsCutStaysByItself() throws {
        let scrolled = "{ scroll: [{ circle: 20, glass: clear }], frame: { size: 40 } }"
        let cut = "{ zstack: [{ circle: 20, glass: clear }], clip: true }"
        for node in [scrolled, cut] {
            #expect(try Self.glasses("{ glassContainer: [{ circle: 9, glass: clear }, \(node)] }").count == 2)
        }
        // A container inside a scroll view joins its glass all the same.
        let inside = "{ scroll: [{ glassContainer: [\(Self.two)] }], frame: { size: 60 } }"
        #expect(try Self.glasses(inside).map(\.bodies.count) == [2])
        #expect(try GlassSceneTests.heads(inside).first == "group")
    }

    @Test func whereThereIsNoGlassNothingIsJoined() throws {
        for options in [SceneOptions(os: .ios18), SceneOptions(transparency: .reduced)] {
            let heads = try GlassSceneTests.heads("{ glassContainer: [\(Self.two)] }", options)
            #expect(!heads.isEmpty && !heads.contains("glass"))
            #expect(try heads == GlassSceneTests.heads("{ zstack: [\(Self.two)] }", options))
        }
    }

    @Test func identityAndEmptyShapesAreNoBodies() throws {
        #expect(try Self.glasses("{ glassContainer: [{ circle: 20, glass: identity }] }").isEmpty)
        #expect(try Self.glasses("{ glassContainer: [{ circle: 0, glass: clear }] }").isEmpty)
        #expect(try GlassSceneTests.lines("{ glassContainer: [] }").isEmpty)
    }

    // MARK: - Transforms

    @Test func movedAndScaledShapesStayWhatTheyAre() throws {
        let node =
            "{ glassContainer: [{ rectangle: , cornerRadius: 4, frame: { width: 20, height: 10 }, glass: clear, scale: 2, offset: { x: 7 } }] }"
        let body = try #require(try Self.glasses(node).first?.bodies.first)
        #expect(
            body.shape
                == .roundedRectangle(Rect(x: 87, y: 90, width: 40, height: 20), CornerRadii(8), .continuous))
        // The preset depends on the size before the transform, and its lengths are scaled along.
        let alone = try #require(
            try Self.glasses("{ rectangle: , frame: { width: 20, height: 10 }, glass: clear }").first?.bodies
                .first)
        #expect(body.optics.lens.height == 2 * alone.optics.lens.height)
        #expect(body.optics.frost == 2 * alone.optics.frost)
        #expect(body.optics.contour.width == 2 * alone.optics.contour.width)
        #expect(body.optics.face == alone.optics.face && body.optics.rim.amount == alone.optics.rim.amount)
        #expect(body.optics.glow.center == Point(107, 100))
    }

    @Test func turnedShapesArePaths() throws {
        let node =
            "{ glassContainer: [{ rectangle: , frame: { width: 40, height: 20 }, glass: clear, rotation: 90 }] }"
        let body = try #require(try Self.glasses(node).first?.bodies.first)
        guard case .path = body.shape else {
            Issue.record("a turned shape is a path")
            return
        }
        let box = body.shape.bounds
        #expect(abs(box.minX - 90) < 1e-9 && abs(box.maxX - 110) < 1e-9)
        #expect(abs(box.minY - 80) < 1e-9 && abs(box.maxY - 120) < 1e-9)
        let alone = try Self.glasses("{ rectangle: , frame: { width: 40, height: 20 }, glass: clear }")
        #expect(alone.first?.bodies.first?.optics.lens == body.optics.lens)
    }

    @Test func transformsOfTransforms() throws {
        let inner = "{ circle: 10, glass: clear, scale: 3, offset: { x: 10 } }"
        let node =
            "{ glassContainer: [{ zstack: [\(inner)], scale: { x: 2, y: 2, anchor: topLeading }, frame: { size: 10 } }] }"
        let shape = try #require(try Self.glasses(node).first?.bodies.first?.shape)
        // The box of the stack is 95...105; a circle of 30 about (110, 100), then twice as far from (95, 95).
        #expect(shape == .ellipse(Rect(x: 95, y: 75, width: 60, height: 60)))
    }

    // MARK: - What is common to all

    @Test func shadowsAreCastOnce() throws {
        let preset = try #require(try Self.glasses("{ glassContainer: [\(Self.two)] }").first)
        #expect(preset.shadows.map(\.offset) == [Point(0, 8)])
        let cast = "shadow: [{ radius: 4, y: 2 }, { radius: 8, y: 6 }]"
        let own =
            "{ glassContainer: [{ circle: 9, glass: clear, \(cast) }, { circle: 9, glass: clear, \(cast) }, { circle: 9, glass: clear }] }"
        #expect(try Self.glasses(own).first?.shadows.map(\.offset.y) == [8, 2, 6])
        let mine = "{ glassContainer: { content: [\(Self.two)], shadow: { y: 3 } } }"
        #expect(try Self.glasses(mine).first?.shadows.map(\.offset.y) == [3])
        let none = "{ glassContainer: { content: [\(Self.two)], shadow: [] } }"
        #expect(try Self.glasses(none).first?.shadows.isEmpty == true)
    }

    @Test func lightAndEdgeAreTheContainersOrTheFirsts() throws {
        let first = "{ circle: 9, glass: { light: { angle: 10 }, edge: region } }"
        let glass = try #require(try Self.glasses("{ glassContainer: [\(first), \(Self.two)] }").first)
        #expect(glass.light.angle == 10 && glass.edge == .region)
        let node =
            "{ glassContainer: { content: [\(first)], light: { angle: 20, first: 0.9 }, edge: canvas } }"
        let own = try #require(try Self.glasses(node).first)
        #expect(own.light == GlassLight(angle: 20, first: 0.9) && own.edge == .canvas)
    }

    // MARK: - Unions

    @Test func unionsAreTheirHull() throws {
        let node = """
            { glassContainer: [{ hstack: [{ circle: 20, glass: { union: a, tint: red } },
              { circle: 20, glass: clear }, { circle: 20, glass: { union: a, style: clear } }], spacing: 10 }] }
            """.split(separator: "\n").joined()
        let bodies = try #require(try Self.glasses(node).first).bodies
        // In the place of the first and with its glass, a capsule because both are circles.
        #expect(
            bodies.map(\.shape) == [
                .roundedRectangle(Rect(x: 60, y: 90, width: 80, height: 20), CornerRadii(10), .circular),
                .ellipse(Rect(x: 90, y: 90, width: 20, height: 20)),
            ])
        #expect(bodies[0].optics.tint != nil && bodies[1].optics.tint == nil)
        #expect(bodies[0].optics.glow.center == Point(100, 100))
        let scaled = node.replacing("spacing: 10 }] }", with: "spacing: 10, scale: 2 }] }")
        let larger = try #require(try Self.glasses(scaled).first?.bodies.first)
        #expect(larger.shape.bounds == Rect(x: 20, y: 80, width: 160, height: 40))
        #expect(larger.optics.lens.height == 2 * bodies[0].optics.lens.height)
    }

    @Test func cornersOfAHullAreThoseThatLieInThem() {
        let box = Rect(x: 0, y: 0, width: 20, height: 20)
        let low = Rect(x: 40, y: 10, width: 20, height: 20)
        let hull = ResolvedShape.hull(of: [
            .roundedRectangle(box, CornerRadii(6), .continuous), .rectangle(low),
        ])
        let radii = CornerRadii(topLeft: 6, topRight: 0, bottomRight: 0, bottomLeft: 6)
        #expect(hull == .roundedRectangle(Rect(x: 0, y: 0, width: 60, height: 30), radii, .continuous))
        #expect(ResolvedShape.hull(of: [.ellipse(box)]) == .roundedRectangle(box, CornerRadii(10), .circular))
        #expect(
            ResolvedShape.hull(of: [.rectangle(low), .rectangle(box)])
                == .rectangle(Rect(x: 0, y: 0, width: 60, height: 30)))
    }

    @Test func aUnionOutsideIsAWarning() throws {
        let text = MarkedText(
            SceneText.node("{ circle: 9, glass: { ‸union: a } }", canvas: "{ width: 9, height: 9 }"))
        let warnings = try SceneRun.resolved(text.text).warnings.all
        #expect(warnings.map(\.mark) == [text.mark] && warnings.first?.severity == .warning)
        let inside =
            SceneText.node(
                "glassContainer: [{ vstack: [{ circle: 9, glass: { union: a } }] }]",
                canvas: "{ width: 9, height: 9 }")
        #expect(try SceneRun.resolved(inside).warnings.all.isEmpty)
    }

    // MARK: - Limits

    @Test func tooManyBodiesAreAnErrorWithAPlace() throws {
        let text = MarkedText(
            SceneText.node(
                "‸glassContainer: [{ forEach: { data: 65, content: { circle: 9, glass: clear } } }]",
                canvas: "{ width: 9, height: 9 }")
        )
        let engine = try TextEngine(library: sharedLibrary)
        let scene = try SceneRun.resolved(text.text, engine: engine)
        let list = scene.laidOut(text: engine).displayList(text: engine)
        do {
            _ = try Rasterizer().render(list)
            Issue.record("65 bodies were painted")
        } catch {
            #expect(error == .tooManyBodies(source: "body[0].glassContainer", count: 65, limit: 64))
            #expect(error.source.flatMap(scene.mark) == text.mark)
        }
    }
}
