import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineStyle

/// The controls that are made of glass, and the paints of their labels.
@Suite("Controls of glass")
struct GlassControlTests {
    /// Nodes, each with the releases in which it is made of glass and those in which it is of a material.
    static let defaults: [(node: String, glass: [OSVersion], material: [OSVersion])] = [
        ("{ iconButton: { icon: plus, style: material } }", [.ios26, .ios27], [.ios18]),
        ("{ button: { title: a, style: material } }", [.ios26, .ios27], [.ios18]),
        ("{ tabBar: { items: [{ icon: plus }] } }", [.ios26, .ios27], [.ios18]),
        ("{ tabBar: { items: [{ icon: plus }], style: bar } }", [], OSVersion.allCases),
        ("{ tabBar: { items: [{ icon: plus }] }, material: thick }", [], OSVersion.allCases),
        ("{ tabBar: { items: [{ icon: plus }] }, background: red }", [], []),
        ("{ button: { title: a, style: material }, material: thick }", [], OSVersion.allCases),
        ("{ button: { title: a, style: material }, background: red }", [], []),
        ("{ button: { title: a, style: bordered } }", [], []),
        ("{ card: [], material: regular }", [], OSVersion.allCases),
        ("{ circle: 9, material: regular }", [], OSVersion.allCases),
    ]

    @Test(arguments: defaults)
    func glassByDefault(_ node: String, _ glass: [OSVersion], _ material: [OSVersion]) throws {
        for os in OSVersion.allCases {
            let heads = try GlassSceneTests.heads(node, SceneOptions(os: os))
            #expect(heads.contains("glass") == glass.contains(os), "\(os): \(heads)")
            #expect(heads.contains("backdrop") == material.contains(os), "\(os): \(heads)")
        }
    }

    static let buttons: [(node: String, label: String)] = [
        ("{ button: { title: a, style: glass } }", "rgb(0.1 0.1 0.1)"),
        ("{ button: { title: a, style: glassProminent } }", "#FFFFFF"),
        ("{ button: { title: a, style: glassProminent, tint: yellow } }", "rgb(0 0 0 / 0.85)"),
        ("{ button: { title: a, style: glass, role: destructive } }", "#FF383C"),
        ("{ button: { title: a, style: glass, state: disabled } }", "#00000066"),
        ("{ button: { title: a }, glass: clear }", "rgb(0.1 0.1 0.1)"),
        ("{ button: { title: a }, glass: prominent }", "#FFFFFF"),
        ("{ button: { title: a }, glass: { tint: black } }", "#FFFFFF"),
        ("{ button: { title: a }, glass: prominent, foreground: red }", "#FF383C"),
        ("{ text: a, glass: prominent }", "#FFFFFF"),
        ("{ text: a, glass: prominent, foreground: red }", "#FF383C"),
        ("{ text: a, glass: regular }", "#000000"),
        ("{ text: a, glass: { tint: black } }", "#FFFFFF"),
        ("{ vstack: [{ text: a, glass: { tint: black } }], foreground: green }", "#34C759"),
    ]

    @Test(arguments: buttons) func labelsOnGlassHaveTheirPaint(_ node: String, _ color: String) throws {
        let line = try #require(try GlassSceneTests.lines(node).first { $0.contains("glyphs ") })
        #expect(line.hasSuffix(" \(color)"), "\(line)")
    }

    @Test func tintsOfProminentButtons() throws {
        func tint(_ node: String) throws -> Color? {
            for item in try GlassSceneTests.list(node).items {
                if case .glass(let glass) = item.content { return glass.bodies[0].optics.tint?.color }
            }
            return nil
        }
        let red = try #require(SceneEnvironment().systemColor("red"))
        #expect(try tint("{ button: { title: a, style: glassProminent, tint: red } }") == red)
        #expect(try tint("{ button: { title: a, style: glassProminent, role: destructive } }") == red)
        #expect(try tint("{ button: { title: a, style: glass }, glass: { adaptive: false } }") == nil)
    }

    @Test func pressedButtonsSwell() throws {
        let node = "{ iconButton: { icon: plus, style: glass, state: pressed }, glass: { adaptive: false } }"
        let lines = try GlassSceneTests.lines(node)
        #expect(lines[0].hasPrefix("group ") && lines[0].contains("1.04"))
        #expect(lines[1].hasPrefix("  glass"))
    }

    /// What lies behind a sheet is mirrored at its edge under the rim alone, which is a point wide: beyond
    /// it, light comes from further in the further in it leaves.
    @Test(
        arguments: [
            "sheet: { detent: medium, content: [{ text: a }] }", "alert: { title: a, actions: [OK] }",
        ])
    func panelsHaveNoMirroredBand(_ node: String) throws {
        let glass = try #require(try GlassContainerTests.glasses("{ \(node) }").first)
        let lens = try #require(glass.bodies.first).optics.lens
        func source(_ depth: Double) -> Double {
            let x = 1 - depth / lens.height
            return depth + lens.amount * (1 - (1 - x * x).squareRoot())
        }
        let sources = stride(from: 1, through: lens.height, by: 0.25).map(source)
        #expect(lens.amount > 0 && zip(sources, sources.dropFirst()).allSatisfy { $0 <= $1 })
    }
}
