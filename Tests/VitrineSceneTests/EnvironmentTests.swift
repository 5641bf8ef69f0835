import Testing
import VitrineColor
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineStyle

/// The consequences of a node that changes the environment, and of placeholders that refer to nothing.
@Suite struct EnvironmentTests {
    private func scene(_ node: String, top: String = "") -> String {
        SceneText.node(node, canvas: "{ width: 200, height: 80, scale: 1 }", top: top)
    }

    private func items(_ text: String) throws -> [DisplayContent] {
        let engine = try TextEngine(library: sharedLibrary)
        return try SceneRun.laidOut(text).displayList(text: engine).inParts.items.dropFirst().map(\.content)
    }

    /// A size from a text style, wherever it was chosen, follows the text size; one in points does not.
    @Test func inheritedStylesFollowTheSizeOfText() throws {
        let inner = "{ text: a, environment: { dynamicType: AX1 } }"
        let sizes: [(font: String, size: Double)] = [
            ("body", 28), ("headline", 28), ("caption2", 20), ("{ style: title2, weight: bold }", 34),
            ("20", 20), ("{ size: 20, relativeTo: body }", 20 * 28 / 17.0),
            ("{ style: headline, size: 11 }", 11), ("{ weight: bold }", 28),
        ]
        for (font, size) in sizes {
            let within = scene("{ vstack: [\(inner)], font: \(font) }")
            for text in [within, scene(inner, top: "font: \(font)\n")] {
                let runs = try items(text).compactMap { item -> Double? in
                    if case .glyphs(let run, _) = item { run.size } else { nil }
                }
                #expect(runs == [size], "\(font)")
            }
        }
    }

    /// Colours for each appearance are those of the node's own appearance.
    @Test func coloursFollowTheAppearance() throws {
        let dark = "environment: { appearance: dark }"
        let pair = "{ light: \"#FF0000\", dark: \"#00FF00\" }"
        for (node, top) in [
            ("{ rectangle: , fill: accent, \(dark) }", "accent: \(pair)\n"),
            ("{ zstack: [{ rectangle: , \(dark) }], foreground: accent }", "accent: \(pair)\n"),
            ("{ zstack: [{ rectangle: , \(dark) }], foreground: \(pair) }", ""),
            ("{ rectangle: , \(dark) }", "foreground: \(pair)\n"),
        ] {
            guard case .fill(_, .solid(let color))? = try items(scene(node, top: top)).first else {
                Issue.record("\(node)")
                continue
            }
            #expect(color == Color(red: 0, green: 1, blue: 0), "\(node)")
        }
        // Inside, a colour that is stated again takes precedence.
        let nearer = "{ rectangle: , foreground: \(pair), environment: { appearance: light } }"
        guard
            case .fill(_, .solid(let color))? = try items(scene("{ zstack: [\(nearer)], \(dark) }")).first
        else { return }
        #expect(color == Color(red: 1, green: 0, blue: 0))
        let blue = try items(scene("{ rectangle: , fill: accent, \(dark) }")).first
        guard case .fill(_, .solid(let accent))? = blue else { return }
        #expect(accent == SystemColors.color("blue", .dark))
    }

    /// A bound lets the text size of the surroundings through as far as it goes.
    @Test(arguments: [
        ("<=xxxLarge", DynamicTypeSize.accessibility3, 23.0), ("<=xxxLarge", .medium, 16),
        ("<xLarge", .xLarge, 17), (">=xLarge", .small, 19), (">large", .large, 19),
        (">=large", .accessibility1, 28), ("large", .xxLarge, 17),
    ])
    func textSizesAreHeldWithinABound(_ bound: String, _ type: DynamicTypeSize, _ size: Double) throws {
        let change = "environment: { dynamicType: \"\(bound)\" }"
        let engine = try TextEngine(library: sharedLibrary)
        for text in [
            scene("{ vstack: [{ text: a, font: body }], \(change) }"),
            scene("{ text: a, font: body }", top: change + "\n"),
        ] {
            let laidOut = try SceneRun.laidOut(text, options: SceneOptions(dynamicType: type))
            let runs = try laidOut.displayList(text: engine).inParts.items.compactMap { item -> Double? in
                if case .glyphs(let run, _) = item.content { run.size } else { nil }
            }
            #expect(runs == [size], "\(text)")
        }
    }

    /// What a scene keeps for itself overrides its canvas and the caller's options.
    @Test func scenesKeepTheirOwnEnvironment() throws {
        let top =
            "environment: { appearance: dark, layoutDirection: rtl }\n"
            + "accent: { light: red, dark: \"#00FF00\" }\n"
        let text = scene(
            "{ hstack: [{ rectangle: , fill: accent, frame: { size: 10 } }, spacer] }", top: top)
        let options = SceneOptions(appearance: .light, layoutDirection: .leftToRight)
        let engine = try TextEngine(library: sharedLibrary)
        let laidOut = try SceneRun.laidOut(text, options: options)
        let colors = try laidOut.displayList(text: engine).inParts.items.compactMap { item -> Color? in
            if case .fill(_, .solid(let color)) = item.content { color } else { nil }
        }
        #expect(
            colors == [
                try #require(SystemColors.color("systemBackground", .dark)), Color(red: 0, green: 1, blue: 0),
            ])
        func frame(_ placed: PlacedElement) -> Rect? {
            placed.element.label == "rectangle" ? placed.frame : placed.children.lazy.compactMap(frame).first
        }
        #expect(frame(laidOut.root)?.maxX == 200)
    }

    /// Braces that do not contain a known name or an expression are left unchanged, with a warning.
    @Test func unknownPlaceholdersAreWarnedOf() throws {
        let text = scene(
            "{ forEach: { data: [a, b], content: { text: \"{item} {curly} { not one } {9} {'{curly}'}\" } } }"
        )
        let resolved = try SceneRun.resolved(text)
        #expect(
            resolved.warnings.all.map(\.problem.message) == [
                "unknown placeholder `curly`",
                "expected an operator or the end in braces, found `one`",
            ])
        #expect(resolved.root.dump.text().contains("b {curly} { not one } 9 {curly}"))
        #expect(
            try SceneRun.resolved(scene("{ text: \"a {curly}\" }")).warnings.all.map(\.problem.message)
                == ["unknown placeholder `curly`"])
    }

    /// Each grid asks its content slightly more often than it is asked itself, but not twice as often.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: ["maxWidth: infinity, maxHeight: infinity", "width: 50%, height: 50%"])
    func nestedGridsAreLaidOutInTime(innermost: String) throws {
        let text =
            "{ text: words that go on and on and on, frame: { maxWidth: infinity, maxHeight: infinity } }"
        var node = "{ text: words that go on and on and on, frame: { \(innermost) } }"
        for _ in 0..<18 {
            node =
                "{ grid: [{ gridRow: [{ text: one two three }, \(node)] }, { gridRow: [\(text), \(text)] }] }"
        }
        let whole = scene(node)
        let laidOut = onDeepThread { () -> Bool in
            do {
                _ = try SceneRun.laidOut(whole)
                return true
            } catch { return false }
        }
        #expect(laidOut == true)
    }
}

/// Lines of text styles have the distances in the table.
@Suite struct LeadingTests {
    private func baselines(_ font: String, _ type: String = "large", more: String = "") throws -> [Double] {
        let engine = try TextEngine(library: sharedLibrary)
        let scene =
            "vitrine: 1\ncanvas: { width: 900, height: 2000, scale: 4, dynamicType: \(type) }\nbody:\n"
            + "  - { text: \"\(Array(repeating: "a", count: 21).joined(separator: "\\n"))\", font: \(font)\(more) }\n"
        return try SceneRun.laidOut(scene).displayList(text: engine).items.compactMap { item in
            if case .glyphs(let run, _) = item.content { run.origin.y } else { nil }
        }
    }

    @Test(arguments: TextStyle.allCases)
    func matchesTheTable(_ style: TextStyle) throws {
        for type in ["large", "xSmall", "AX3"] {
            let places = try baselines(style.rawValue, type)
            let size = try #require(DynamicTypeSize(rawValue: type))
            let engine = try TextEngine(library: sharedLibrary)
            let natural = try engine.metrics(
                FontDescription(
                    family: "Inter", size: style.size(at: size), weight: style.weight, design: .default)
            ).lineHeight
            let expected = max(style.leading(at: size), natural)
            // Each baseline lies on a pixel, at most half a pixel from its exact position.
            #expect(abs(places[20] - places[0] - 20 * expected) < 0.25 + 1e-6, "\(style) at \(type)")
            #expect(places.allSatisfy { ($0 * 4).rounded() == $0 * 4 }, "\(style) at \(type)")
        }
    }

    @Test func sizesInPointsHaveTheirOwn() throws {
        let natural = try baselines("17")
        let styled = try baselines("body")
        #expect(abs((natural[20] - natural[0]) / 20 - 17 * 2444 / 2048) < 0.02)
        #expect(abs(styled[1] - styled[0] - 22) < 1e-6)
        let spaced = try baselines("body", more: ", lineSpacing: 3")
        #expect(abs(spaced[1] - spaced[0] - 25) < 1e-6)
        let mixed = try baselines("{ style: body, weight: bold }")
        #expect(abs(mixed[1] - mixed[0] - 22) < 1e-6)
    }
}
