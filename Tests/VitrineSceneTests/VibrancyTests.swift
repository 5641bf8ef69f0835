import Testing
import VitrineJSON
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineSource
@testable import VitrineStyle

/// The content that is blended with the colour behind it, the method, and the places where it is an error.
@Suite struct VibrancyTests {
    private func scene(_ node: String, _ appearance: String) -> String {
        "vitrine: 1\ncanvas: { width: 60, height: 60, scale: 1, appearance: \(appearance) }\n"
            + "background: \"#E0A080\"\nbody:\n  - \(node)\n"
    }

    /// Returns the items after the background.
    private func items(_ node: String, _ appearance: String = "light") throws -> [DisplayContent] {
        let engine = try TextEngine(library: sharedLibrary)
        let list = try SceneRun.laidOut(scene(node, appearance)).displayList(text: engine)
        return list.inParts.items.dropFirst().map(\.content)
    }

    private func groups(_ node: String, _ appearance: String = "light") throws -> [Group] {
        try items(node, appearance).compactMap { if case .group(let group) = $0 { group } else { nil } }
    }

    private func faults(_ node: String, _ appearance: String = "light") throws -> [Diagnostic.Problem] {
        try SceneRun.faults(scene(node, appearance))?.all.map(\.problem) ?? []
    }

    @Test(arguments: Vibrancy.allCases.filter { $0 != .none })
    func eachStepHasAModeAndAStrength(_ step: Vibrancy) throws {
        for (appearance, mode) in [("light", BlendMode.plusDarker), ("dark", .plusLighter)] {
            for node in ["text: A", "icon: star", "circle: 20", "divider: null"] {
                let group = try #require(try groups("{ \(node), vibrancy: \(step) }", appearance).first)
                #expect(group.blendMode == mode)
                #expect(group.opacity == step.recipe(appearance == "light" ? .light : .dark)?.opacity)
                #expect(group.items.count == 1)
            }
        }
    }

    @Test func strongerStepsAreStronger() throws {
        for appearance in Appearance.allCases {
            let strengths = Vibrancy.allCases.prefix(4).compactMap { $0.recipe(appearance)?.opacity }
            #expect(strengths == strengths.sorted(by: >) && Set(strengths).count == 4)
            for step in Vibrancy.allCases {
                guard let plain = step.recipe(appearance)?.opacity,
                    let strong = step.recipe(appearance, .increased)?.opacity
                else { continue }
                #expect(strong > plain && strong <= 1, "\(step)")
            }
        }
    }

    /// It applies to the content of a node, unless something closer states otherwise.
    @Test func vibrancyIsInheritedUntilAPaintIsNearer() throws {
        let stack = """
            { vstack: [{ text: A }, { text: B, foreground: red }, { icon: star, vibrancy: tertiary }, divider,
              { circle: 4 }, { circle: 4, fill: blue }, { text: C, vibrancy: none }], vibrancy: secondary }
            """
        let kinds = try items(stack.replacing("\n", with: " ")).map { content -> String in
            switch content {
            case .group(let group): PrintedText.number(group.opacity)
            case .fill: "fill"
            case .glyphs: "glyphs"
            default: "else"
            }
        }
        #expect(kinds == ["0.55", "glyphs", "0.25", "0.1", "0.55", "fill", "glyphs"])
    }

    /// A gradient of the text itself is blended; runs with paints of their own and emoji are drawn over it
    /// unchanged.
    @Test func gradientsAreMixedAndRunsKeepTheirOwn() throws {
        let gradient = "{ linearGradient: { colors: [red, indigo] } }"
        let text =
            "{ text: [Ab, { text: cd, foreground: blue }], foreground: \(gradient), vibrancy: primary }"
        let contents = try items(text)
        #expect(contents.count == 2)
        guard case .group(let group) = contents[0], case .glyphs(_, .linear) = group.items[0].content,
            case .glyphs(_, .solid) = contents[1]
        else {
            Issue.record("\(contents)")
            return
        }
        #expect(group.blendMode == .plusDarker && group.items.count == 1)
    }

    /// Opacity, filters and shadows of a vibrant node do not hide the content behind it.
    @Test(arguments: ["opacity: 0.5", "blur: 1", "shadow: { radius: 2 }", "mask: { rectangle: }"])
    func staysVibrantAsAWhole(_ effect: String) throws {
        let group = try #require(try groups("{ text: A, vibrancy: primary, \(effect) }").first)
        #expect(group.blendMode == .plusDarker)
        // Over a surface of its own, it takes the colour of that surface, whose shadow is not part of the
        // text.
        if effect.hasPrefix("shadow") { return }
        let own = try groups("{ text: A, vibrancy: primary, \(effect), background: white }")
        #expect(own.allSatisfy { $0.blendMode == .normal })
    }

    @Test func vibrancyIsRefusedWhereItMakesNoSense() throws {
        for (node, owner) in [
            ("{ text: A, foreground: white, vibrancy: primary }", "a light paint in light appearance"),
            (
                "{ circle: 9, fill: [white, \"#FFFFE8\"], vibrancy: fill }",
                "a light paint in light appearance"
            ),
            ("{ text: A, vibrancy: primary, blendMode: multiply }", "a node with `blendMode`"),
            ("{ circle: 9, material: thin, vibrancy: fill }", "a shape with `material`"),
            ("{ image: wide.png, vibrancy: fill }", "image"), ("{ button: Go, vibrancy: primary }", "button"),
        ] {
            let found = try faults(node)
            #expect(found.count == 1, "\(node): \(found)")
            guard case .notAllowed(noun: "vibrancy", on: Noun(owner), instead: _)? = found.first else {
                Issue.record("\(node): \(found)")
                continue
            }
        }
        #expect(try faults("{ text: A, foreground: black, vibrancy: primary }", "dark").count == 1)
        #expect(try faults("{ text: A, foreground: white, vibrancy: primary }", "dark").isEmpty)
        #expect(try faults("{ text: A, vibrancy: secundary }").count == 1)
        // Content on surfaces of its own is not affected.
        #expect(try faults("{ vstack: [{ button: Go }, { image: wide.png }], vibrancy: primary }").isEmpty)
    }

    /// The content behind shows in the colour of the letters: darker or lighter by the step, and of the same
    /// hue.
    @Test func pixelsTakeUpTheColourBehind() throws {
        for (appearance, step) in [("light", "secondary"), ("dark", "quaternary")] {
            let engine = try TextEngine(library: sharedLibrary)
            let node = "{ rectangle: , frame: { size: 20 }, vibrancy: \(step) }"
            let list = try SceneRun.laidOut(scene(node, appearance)).displayList(text: engine)
            let picture = try Rasterizer().render(list)
            let (outside, inside) = (picture[2, 2], picture[30, 30])
            let expected = appearance == "light" ? -0.55 : 0.15
            for lane in 0..<3 {
                let behind = Double(outside[lane]) / 65535
                let wanted = min(max(behind + expected, 0), 1)
                #expect(abs(Double(inside[lane]) / 65535 - wanted) < 1e-4)
            }
            #expect(inside.w == 65535 && inside.x > inside.z)
        }
    }
}
