import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineSource
@testable import VitrineStyle

/// Nodes on glass that turn light or dark depending on the content behind them.
@Suite("Adaptive glass")
struct AdaptiveGlassTests {
    private func content(_ node: String, _ options: SceneOptions = SceneOptions()) throws -> AdaptiveContent?
    {
        for item in try GlassSceneTests.list(node, options).items {
            if case .adaptive(let content) = item.content { return content }
        }
        return nil
    }

    private func text(_ items: [DisplayItem]) -> String {
        DisplayListPrinter(showsSources: false).text(
            of: DisplayList(size: Size(1, 1), scale: 1, items: items))
    }

    @Test func bothListsAreInTheirAppearance() throws {
        let node =
            "{ card: [{ text: a }, { circle: 9, fill: { light: red, dark: green } }], glass: { adaptive: true } }"
        for appearance in Appearance.allCases {
            let content = try #require(try content(node, SceneOptions(appearance: appearance)))
            #expect(content.threshold == 0.5)
            let (light, dark) = (text(content.light), text(content.dark))
            #expect(light.contains("glass ") && light.contains(" #000000\n") && light.contains("#FF383C"))
            #expect(dark.contains("glass ") && dark.contains(" #FFFFFF\n") && dark.contains("#30D158"))
        }
    }

    @Test func theAreaIsTheShapeOfTheGlass() throws {
        let node = "{ circle: 40, glass: { adaptive: 0.7 }, padding: 5, offset: { x: 10 } }"
        let content = try #require(try content(node))
        #expect(content.threshold == 0.7)
        guard case .fill(.ellipse(let box)) = content.area.operands[0].geometry else {
            Issue.record("the area is no ellipse")
            return
        }
        #expect(box == Rect(x: 90, y: 80, width: 40, height: 40))
    }

    @Test func theAreaTurnsWithTheGlass() throws {
        let node =
            "{ rectangle: , frame: { width: 80, height: 20 }, glass: { adaptive: true }, rotation: 90 }"
        let content = try #require(try content(node))
        guard case .fill(let shape) = content.area.operands[0].geometry else {
            Issue.record("the area is no shape")
            return
        }
        let box = shape.bounds
        #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 80) < 1e-9)
    }

    @Test func accentAndForegroundFollow() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 90, height: 90 }
            accent: { light: "#112233", dark: "#445566" }
            foreground: { light: "#AA0000", dark: "#00BB00" }
            body:
              - { hstack: [{ text: a }, { circle: 5, fill: accent }], glass: { adaptive: true } }
            """
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(scene).displayList(text: engine)
        guard case .adaptive(let content)? = list.items.last?.content else {
            Issue.record("nothing adapts")
            return
        }
        #expect(text(content.light).contains("#AA0000") && text(content.light).contains("#112233"))
        #expect(text(content.dark).contains("#00BB00") && text(content.dark).contains("#445566"))
    }

    @Test func nothingAdaptsTwice() throws {
        var node = "{ circle: 9, glass: { adaptive: true } }"
        for _ in 0..<20 { node = "{ card: [\(node)], padding: 1, glass: { adaptive: true } }" }
        let scene = SceneText.node(node)
        let resolved = try SceneRun.resolved(scene)
        #expect(resolved.warnings.all.count == 20)
        #expect(resolved.warnings.all.allSatisfy { $0.severity == .warning })
        #expect(
            resolved.warnings.all.first?.problem.message
                == "`adaptive` changes nothing on glass in adaptive glass: it follows the glass around it")
        let text = text(try GlassSceneTests.list(node).items)
        #expect(text.split(separator: "adaptive ").count == 2)
        #expect(text.split(separator: "glass ").count == 2 * 21 + 1)
    }

    /// Modifiers of a node that stands for several apply to each of these.
    @Test(arguments: [
        "{ group: [{ circle: 9 }, { circle: 9 }], glass: { adaptive: true } }",
        "{ grid: [{ gridRow: [{ circle: 9 }, { circle: 9 }], glass: { adaptive: true } }] }",
        "{ forEach: { data: 2, content: { circle: 9 } }, glass: { adaptive: true } }",
    ])
    func eachOfSeveralAdapts(_ node: String) throws {
        let text = text(try GlassSceneTests.list("{ hstack: [\(node)] }").items)
        #expect(text.split(separator: "adaptive roundedRectangle(").count == 3, "\(text)")
    }

    @Test func whatIsWrongIsSaidOnce() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 90, height: 90 }
            body:
              - { card: [{ text: a, id: one, colour: red }], id: two, glass: { adaptive: true } }
            """
        let faults = try #require(try SceneRun.faults(scene))
        #expect(faults.all.map(\.problem.message) == ["unknown key `colour` on text"])
    }

    /// An id may occur once for each of the two appearances, but not side by side or nested.
    @Test(arguments: [
        ("{ text: a, id: one, when: { appearance: dark } }", 0),
        ("{ text: a, id: one, when: { appearance: light } }", 0),
        ("{ text: a, id: three, when: { appearance: dark } }", 1),
    ])
    func idsAreUnique(_ inner: String, _ count: Int) throws {
        let scene = """
            vitrine: 1
            canvas: { width: 90, height: 90 }
            body:
              - { text: b, id: three }
              - { card: [\(inner)], id: two, glass: { adaptive: true } }
            """
        #expect((try SceneRun.faults(scene)?.all.count ?? 0) == count)
    }

    @Test func withoutGlassNothingAdapts() throws {
        for node in ["{ card: [], glass: { adaptive: false } }", "{ card: [], glass: regular }"] {
            #expect(try content(node) == nil)
        }
        let node = "{ card: [], glass: { adaptive: true } }"
        #expect(try content(node, SceneOptions(os: .ios18)) == nil)
        #expect(try content(node, SceneOptions(transparency: .reduced)) == nil)
    }

    /// Bars and buttons keep the appearance of the page unless what is behind them is clearly of the other.
    @Test(arguments: [
        "{ button: { title: a, style: glass } }", "{ iconButton: { icon: plus, style: material } }",
        "{ button: a, glass: regular }", "{ iconButton: plus, glass: { state: pressed } }",
        "{ card: [{ button: { title: a, style: glass, tint: red } }], glass: regular }",
        "{ tabBar: { items: [{ icon: house, label: a }] } }", "{ toolbar: [{ icon: plus }] }",
        "{ navigationBar: { title: a, leading: [{ icon: plus }] } }",
    ])
    func smallGlassAdaptsByItself(_ node: String) throws {
        for (appearance, threshold) in [(Appearance.light, 0.28), (.dark, 0.65)] {
            let content = try #require(try content(node, SceneOptions(appearance: appearance)))
            #expect(content.threshold == threshold)
            #expect(content.light != content.dark && content.light.count == content.dark.count)
        }
        #expect(try content(node, SceneOptions(os: .ios18)) == nil)
        #expect(try content(node, SceneOptions(transparency: .reduced)) == nil)
    }

    @Test(arguments: [
        "{ tabBar: { items: [{ icon: house }] }, glass: { adaptive: false } }",
        "{ tabBar: { items: [{ icon: house }] }, background: red }",
        "{ tabBar: { items: [{ icon: house }], style: bar } }",
        "{ glassContainer: [{ tabBar: { items: [{ icon: house }] } }] }",
        "{ toolbar: [{ icon: plus }], glass: { adaptive: false } }",
        "{ sheet: { content: [{ text: a }] } }", "{ card: [{ text: a }], glass: regular }",
        "{ button: a, glass: { adaptive: false } }", "{ button: a, glass: clear }",
        "{ button: a, glass: { style: clear } }", "{ button: a, glass: { tint: red } }",
        "{ iconButton: plus, glass: { face: { black: 0.2 } } }", "{ button: { title: a, style: bordered } }",
        "{ button: { title: a, style: glassProminent } }",
        "{ button: { title: a, style: glass }, background: red }",
        "{ glassContainer: [{ iconButton: plus, glass: regular }] }",
    ])
    func otherBarsAndLargeSurfacesDoNotAdapt(_ node: String) throws {
        #expect(try content(node) == nil)
    }

    @Test func aNodeOfTheBodyKeepsItsEdges() throws {
        let scene = """
            vitrine: 1
            canvas: { width: 90, height: 90, safeArea: { top: 20 } }
            body:
              - { rectangle: , glass: { adaptive: true }, ignoresSafeArea: true }
            """
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(scene).displayList(text: engine)
        #expect(list.description.contains("adaptive rectangle(0 0 90 90)"))
    }
}
