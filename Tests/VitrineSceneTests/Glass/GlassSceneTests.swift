import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineStyle

/// The glass of a scene in the display list, for each release and setting.
@Suite("Glass in the display list")
struct GlassSceneTests {
    /// Returns the lines of a scene with one node, without those of the background.
    static func lines(_ node: String, _ options: SceneOptions = SceneOptions()) throws -> [String] {
        let list = try list(node, options).inParts
        let text = DisplayListPrinter(showsSources: false).text(of: list)
        return text.split(separator: "\n").dropFirst(2).map(String.init)
    }

    static func list(_ node: String, _ options: SceneOptions = SceneOptions()) throws -> DisplayList {
        let scene = SceneText.node(node, canvas: "{ width: 200, height: 200, scale: 1 }")
        let engine = try TextEngine(library: sharedLibrary)
        return try SceneRun.laidOut(scene, options: options).displayList(text: engine)
    }

    /// Returns the first word of each line.
    static func heads(_ node: String, _ options: SceneOptions = SceneOptions()) throws -> [String] {
        try lines(node, options).map { line in
            line.split(separator: " ").first.map { String($0.prefix { $0 != "(" }) } ?? ""
        }
    }

    static let shapes: [(node: String, shape: String)] = [
        ("{ card: [], frame: { size: 80 }, glass: regular }", "roundedRectangle(60 60 80 80 r20 continuous)"),
        (
            "{ vstack: [], frame: { width: 80, height: 40 }, glass: clear }",
            "roundedRectangle(60 80 80 40 r20 continuous)"
        ),
        (
            "{ vstack: [], frame: { size: 80 }, glass: thin, cornerRadius: [1, 2, 3, 4] }",
            "roundedRectangle(60 60 80 80 r1 2 3 4 continuous)"
        ),
        ("{ circle: 40, glass: prominent }", "ellipse(80 80 40 40)"),
        ("{ ellipse: , frame: { width: 80, height: 40 }, glass: {} }", "ellipse(60 80 80 40)"),
        ("{ rectangle: , frame: { size: 80 }, glass: {} }", "rectangle(60 60 80 80)"),
        (
            // As it adapts by itself, the glass would be within what adapts.
            "{ button: { title: a, style: glass }, frame: { size: 40 }, glass: { adaptive: false } }",
            "roundedRectangle(80 80 40 40 r20 circular)"
        ),
        (
            "{ iconButton: { icon: plus, style: material }, glass: { adaptive: false } }",
            "roundedRectangle(78 78 44 44 r22 circular)"
        ),
        (
            "{ tabBar: { items: [{ icon: plus }] }, padding: 0, frame: { height: 60 }, alignment: center, "
                + "glass: { adaptive: false } }", "roundedRectangle("
        ),
    ]

    @Test(arguments: shapes) func glassHasTheNodesShape(_ node: String, _ shape: String) throws {
        let first = try #require(try Self.lines(node).first)
        #expect(first.hasPrefix("glass \(shape)"), "\(first)")
        #expect(first.contains("shadow("))
    }

    @Test(arguments: ["{ star: 5, frame: { size: 80 }, glass: {} }", "{ path: M0 0H40V40Z, glass: {} }"])
    func glassOfAnyPath(_ node: String) throws {
        #expect(try Self.heads(node) == ["glass"])
    }

    @Test func combinationsAreOneBody() throws {
        let list = try Self.list(
            "{ union: [{ circle: 40 }, { circle: 40, offset: { x: 30 } }], glass: regular }")
        guard case .glass(let glass)? = list.items.last?.content else {
            Issue.record("there is no glass")
            return
        }
        #expect(glass.bodies.count == 1 && glass.bodies[0].shape.bounds.width == 70)
    }

    @Test func identityPaintsNothing() throws {
        for os in OSVersion.allCases {
            let node = "{ card: [{ circle: 5 }], cornerRadius: 9, glass: identity }"
            #expect(try Self.heads(node, SceneOptions(os: os)) == ["fill"])
        }
    }

    /// The shadow of the node takes precedence over that of the glass, which takes precedence over that of
    /// the preset.
    @Test(arguments: [
        ("", "", ["offset (0 8)"]), ("shadow: []", "", []), ("", "shadow: []", []),
        ("shadow: { radius: 4, y: 3 }", "shadow: { radius: 4, y: 5 }", ["offset (0 3)"]),
        ("", "shadow: [{ y: 5 }, { y: 6 }]", ["offset (0 5)", "offset (0 6)"]),
    ])
    func nearestShadowTakesPrecedence(_ node: String, _ glass: String, _ expected: [String]) throws {
        let scene = "{ card: [], frame: { size: 40 }, glass: { \(glass) }\(node.isEmpty ? "" : ", " + node) }"
        let lines = try Self.lines(scene)
        #expect(lines.count == 1)
        let shadows = lines[0].split(separator: "shadow(").dropFirst()
        #expect(shadows.count == expected.count)
        for (shadow, offset) in zip(shadows, expected) { #expect(shadow.contains(offset)) }
    }

    @Test func innerShadowsLieOnTheGlass() throws {
        let node = "{ circle: 40, glass: clear, shadow: [{ y: 2, inner: true }, { y: 3 }] }"
        let lines = try Self.lines(node)
        #expect(lines.count == 2 && lines[0].contains("offset (0 3)") && !lines[0].contains("offset (0 2)"))
        #expect(lines[1].hasPrefix("shadow ellipse") && lines[1].hasSuffix("inner"))
    }

    static let marker = "{ card: [], frame: { size: 60 }, glass: regular }"

    @Test func release18HasMaterials() throws {
        let lines = try Self.lines(Self.marker, SceneOptions(os: .ios18))
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("backdrop roundedRectangle(70 70 60 60 r20 continuous) curve 0.6"))
        // The radii are 8 and 1, and the deviations half of these; the tight shadow is on top.
        #expect(lines[1].contains("rgb(0 0 0 / 0.12) sigma 4 offset (0 4)"))
        #expect(lines[2].contains("rgb(0 0 0 / 0.08) sigma 0.5 offset (0 1)"))
        #expect(lines[3].contains("linear((100 70)->(100 100) 0 #FFFFFF99, 0.5 #FFFFFF33, 1 #FFFFFF00)"))
        #expect(lines[4].hasPrefix("stroke "))
        let levels = "0 rgb(1 1 1 / 0.7), 0.5 rgb(1 1 1 / 0.3), 1 rgb(0 0 0 / 0.1)"
        #expect(lines[4].contains("width 1 inside linear((100 70)->(100 130) \(levels))"))
        let dark = try Self.lines(Self.marker, SceneOptions(appearance: .dark, os: .ios18))
        #expect(dark[3].contains("0 rgb(1 1 1 / 0.15), 0.5 rgb(1 1 1 / 0.05), 1 #FFFFFF00"))
        #expect(dark[4].contains("0 rgb(1 1 1 / 0.3), 0.5 rgb(1 1 1 / 0.1), 1 rgb(1 1 1 / 0.1)"))
    }

    @Test(arguments: [("clear", "curve 0.3"), ("thin", "curve 0.45"), ("prominent", "curve 0.6")])
    func release18HasAMaterialForEachStyle(_ style: String, _ curve: String) throws {
        let node = "{ circle: 40, glass: \(style) }"
        #expect(try Self.lines(node, SceneOptions(os: .ios18))[0].contains(curve))
    }

    @Test(arguments: OSVersion.allCases, Appearance.allCases)
    func reducedTransparencyIsOpaque(_ os: OSVersion, _ appearance: Appearance) throws {
        let options = SceneOptions(appearance: appearance, os: os, transparency: .reduced)
        for node in [Self.marker, "{ circle: 40, glass: { style: clear, adaptive: true } }"] {
            let heads = try Self.heads(node, options)
            #expect(!heads.contains("glass") && !heads.contains("backdrop") && !heads.contains("adaptive"))
            let lines = try Self.lines(node, options)
            #expect(lines.contains { $0.hasSuffix(appearance == .light ? ") #F2F2F7" : ") #1C1C1E") })
            #expect(lines.last?.hasPrefix("stroke ") == true)
        }
        let material = try Self.lines("{ circle: 40, material: thin }", options)
        #expect(!material[0].contains("blur"))
    }

    @Test func increasedContrastHasABorder() throws {
        for (appearance, color) in [(Appearance.light, "#000000"), (.dark, "#FFFFFF")] {
            let options = SceneOptions(appearance: appearance, contrast: .increased)
            let lines = try Self.lines(Self.marker, options)
            #expect(lines.count == 2 && lines[1].hasSuffix("width 1 inside \(color)"))
        }
        let own = "{ circle: 40, glass: clear, stroke: red }"
        let lines = try Self.lines(own, SceneOptions(contrast: .increased))
        // The red of the guidelines for increased contrast.
        #expect(lines.count == 2 && lines[1].hasSuffix("#E9152D"))
    }

    @Test func focusIsARingAroundTheGlass() throws {
        for os in OSVersion.allCases {
            let lines = try Self.lines("{ circle: 40, glass: { state: focused } }", SceneOptions(os: os))
            #expect(lines.last?.hasPrefix("stroke ellipse(78 78 44 44) width 3 outside") == true)
        }
    }

    @Test func optionsReplaceTheCanvas() throws {
        let scene =
            SceneText.body("[{ circle: 9, glass: clear }]", canvas: "{ width: 50, height: 50, os: 18 }")
        let engine = try TextEngine(library: sharedLibrary)
        func text(_ options: SceneOptions) throws -> String {
            try SceneRun.laidOut(scene, options: options).displayList(text: engine).description
        }
        #expect(try text(SceneOptions()).contains("backdrop "))
        #expect(try text(SceneOptions(os: .ios27)).contains("glass "))
        let quoted = scene.replacing("os: 18", with: "os: \"27\", contrast: increased")
        #expect(try SceneRun.laidOut(quoted).displayList(text: engine).description.contains("glass "))
    }

    @Test func nodesChangeAndAskForTheEnvironment() throws {
        let node = """
            { vstack: [
              { circle: 20, glass: clear, environment: { os: 18 } },
              { circle: 21, fill: red, when: { os: ">=26" } }, { circle: 22, fill: red, when: { os: 18 } },
              { group: [{ circle: 23, fill: red, when: { contrast: increased, transparency: reduced } }],
                environment: { contrast: increased, transparency: reduced } },
              { circle: 24, fill: red, when: { contrast: increased } }], spacing: 0 }
            """.split(separator: "\n").joined()
        let text = try Self.lines(node).joined(separator: "\n")
        #expect(text.contains("backdrop ellipse") && !text.contains("glass "))
        // Red of the release and the contrast.
        for (size, red) in [(21, "#FF383C"), (22, nil), (23, "#E9152D"), (24, nil)] {
            #expect(text.contains(" \(size) \(size)) \(red ?? "")") == (red != nil), "\(size)")
        }
    }
}
