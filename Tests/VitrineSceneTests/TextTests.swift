import Testing
import VitrineTestSupport
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineLayout
@testable import VitrinePixels
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

@Suite("Texts of scenes")
struct TextTests {
    /// Returns the first text of a body, with its runs and the paints that their numbers refer to.
    private func text(_ nodes: String, top: String = "") throws -> TextElement {
        let scene = SceneText.node(nodes, canvas: "{ width: 300, height: 200 }", top: top)
        func find(_ element: any Element) -> TextElement? {
            if let text = element as? TextElement { return text }
            return element.children.lazy.compactMap { find($0) }.first
        }
        return try #require(find(try SceneRun.resolved(scene).root))
    }

    @Test func runsDifferFromTheirText() throws {
        let element = try text(
            """
            { text: ["Read the ", { text: terms, bold: true, underline: true }, { text: here, link: "https://a.b" },
                { text: x, font: { size: 30 }, foreground: red, baselineOffset: 4, italic: true, kerning: 1,
                  strikethrough: { color: blue, pattern: dot } }], font: headline }
            """)
        let runs = element.content.runs
        #expect(runs.map(\.text) == ["Read the ", "terms", "here", "x"])
        #expect(runs.map(\.font.size) == [17, 17, 17, 30])
        #expect(runs.map(\.font.weight) == [600, 700, 600, 600])
        #expect(runs.map(\.font.italic) == [false, false, false, true])
        #expect(runs.map(\.attributes.baselineOffset) == [0, 0, 0, 4])
        #expect(runs[1].attributes.underline == TextLineStyle())
        #expect(runs[2].attributes.link == "https://a.b")
        #expect(runs[3].font.kerning == 1)
        let blue = SystemColors.color("blue", .light).map(PaintSpec.color)
        let red = SystemColors.color("red", .light).map(PaintSpec.color)
        // The accent is blue by default.
        #expect(element.paints[runs[2].attributes.paint] == blue)
        #expect(element.paints[runs[3].attributes.paint] == red)
        let line = try #require(runs[3].attributes.strikethrough)
        #expect(line.pattern == .dot && line.paint.map { element.paints[$0] } == blue)
    }

    @Test func modifiersAreInheritedAndTakenBack() throws {
        let outer =
            "bold: true, italic: true, underline: true, textCase: uppercase, tracking: 2, truncation: head"
        let inner = "{ text: Ab, bold: false, underline: false, textCase: none }"
        let element = try text(
            "{ vstack: [{ hstack: [\(inner)] }], \(outer), minimumScaleFactor: 0.5, language: ja }")
        let run = element.content.runs[0]
        #expect(run.text == "Ab" && run.font.weight == 400 && run.font.italic && run.font.tracking == 2)
        #expect(run.attributes.underline == nil)
        #expect(element.style.truncation == .head && element.style.minimumScaleFactor == 0.5)
        #expect(element.style.language == "ja")
        #expect(try text("{ vstack: [{ text: Ab }], \(outer) }").content.runs[0].text == "AB")
        #expect(try text("{ text: a }", top: "language: zh-Hant\n").style.language == "zh-Hant")
    }

    @Test(arguments: [
        ("uppercase", "tr", "istanbul", "İSTANBUL"), ("uppercase", "az-Latn", "ılıq i", "ILIQ İ"),
        ("lowercase", "tr", "ISPARTA İZMİR", "ısparta izmir"), ("uppercase", "en", "istanbul", "ISTANBUL"),
        ("uppercase", "de", "Straße", "STRASSE"), ("lowercase", "el", "ΟΔΟΣ", "οδος"),
        ("lowercase", "en", "ΣΟΦΟΣ, ΣΑΣ Σ 'ΑΣ'", "σοφος, σας σ 'ας'"), ("none", "tr", "iI", "iI"),
    ])
    func casesFollowTheLanguage(_ textCase: String, _ language: String, _ plain: String, _ cased: String)
        throws
    {
        let element = try text("{ text: \"\(plain)\", textCase: \(textCase), language: \(language) }")
        #expect(element.content.string == cased)
    }

    /// The default design takes the place of the system's font, in styles and sizes; a family by name and
    /// other designs do not.
    @Test(arguments: [
        ("{ text: a }", true), ("{ text: a, font: caption }", true), ("{ text: a, font: 40 }", true),
        ("{ text: a, font: { design: default } }", true), ("{ text: a, font: { family: Inter } }", false),
        ("{ text: a, font: { design: serif } }", false), ("{ text: a, font: { design: monospaced } }", false),
        ("{ text: a, font: { family: [system-ui, Inter] } }", true),
        ("{ vstack: [{ text: a, font: body }], font: { family: Inter } }", false),
        ("{ vstack: [{ text: a, font: { design: default } }], font: { design: serif } }", true),
        ("{ text: [{ text: a, font: { size: 30 } }] }", true),
    ])
    func lettersOfTheSystemFont(node: String, isSystem: Bool) throws {
        #expect((try text(node).content.runs[0].font.design == .default) == isSystem)
    }

    @Test func smallCapitalsAreMadeOfCapitals() throws {
        let element = try text("{ text: Ab c, smallCaps: true, font: 20 }")
        #expect(element.content.runs.map(\.text) == ["AB", " ", "C"])
        #expect(element.content.runs.map(\.font.size) == [16, 20, 16])
        let lower = try text("{ text: Ab, smallCaps: lowercase, font: 20 }")
        #expect(lower.content.runs.map(\.font.size) == [20, 16])
    }

    @Test func fontsHaveFeaturesAndDesigns() throws {
        let node =
            "{ text: a, font: { design: serif, figures: tabular, fractions: true, ligatures: false, features: { ss01: 1, cv05: 2, zero: true } } }"
        let font = try text(node).content.runs[0].font
        #expect(font.family == "Noto Serif" && !font.ligatures)
        #expect(font.features == ["tnum": 1, "pnum": 0, "frac": 1, "ss01": 1, "cv05": 2, "zero": 1])
        let back = try text(
            "{ vstack: [{ text: a, font: { design: default } }], font: { design: monospaced } }")
        #expect(back.content.runs[0].font.family == "Inter")
    }

    @Test func lineLimitReservesItsSpace() throws {
        let style = try text("{ text: a, lineLimit: { lines: 3, reservesSpace: true } }").style
        #expect(style.lineLimit == 3 && style.reservesSpace)
        let plain = try text("{ text: a, lineLimit: 2 }").style
        #expect(plain.lineLimit == 2 && !plain.reservesSpace)
    }

    @Test(arguments: [
        ("a **b** c", ["a ", "b!", " c"]), ("*a* _b_", ["a/", " ", "b/"]), ("***a***", ["a!/"]),
        ("~~gone~~ x", ["gone-", " x"]), ("`a*b*`", ["a*b*#"]), ("[li **nk**](u)", ["li @u", "nk!@u"]),
        ("snake_case_name", ["snake_case_name"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("\\*a\\*", ["*a*"]),
        ("**open", ["**open"]), ("*a **b** c*", ["a /", "b!/", " c/"]), ("[a] (b)", ["[a] (b)"]), ("", []),
        ("**a *b***", ["a !", "b!/"]), ("a\\", ["a\\"]), ("``", ["``"]),
    ])
    func markdownBecomesRuns(text: String, expected: [String]) {
        let runs = MarkdownParser.runs(text, code: FontSpec(family: FamilySpec(name: "Code")))
        let found = runs.map { run in
            run.text + (run.traits.bold == true ? "!" : "") + (run.traits.italic == true ? "/" : "")
                + (run.traits.strikethrough == nil ? "" : "-") + (run.font?.family?.name == "Code" ? "#" : "")
                + (run.link.map { "@\($0)" } ?? "")
        }
        #expect(found == expected)
    }

    /// With only a folder of Inter, a character without a font gives a warning with its location, and the
    /// scene is made.
    @Test func missingFontsAreWarnings() throws {
        let inter = try TextEngine(library: sharedLibrary)
        _ = try inter.metrics(FontDescription(size: 17))
        let folder = try #require(
            ["/usr/share/fonts/truetype/inter-vf", "/usr/share/fonts/opentype/inter"].first {
                FontLibrary(extraFolders: [$0], includesSystem: false).families.contains("Inter")
            })
        let engine = try TextEngine(library: FontLibrary(extraFolders: [folder], includesSystem: false))
        let scene =
            SceneText.node(
                "{ text: سلام, font: { design: monospaced } }", canvas: "{ width: 300, height: 200 }")
        let warnings = try SceneRun.resolved(scene, engine: engine).warnings.all
        #expect(warnings.map(\.severity) == [.warning, .warning])
        #expect(warnings.map(\.mark.line) == [4, 4])
        #expect(warnings[0].problem.message.hasPrefix("no installed font has س (U+0633)"))
        #expect(
            warnings[0].problem.hint?.text == "`vitrine doctor` says how to install Noto Sans Arabic")
        #expect(
            warnings[1].problem
                == .missingFontDesign("monospaced", family: "JetBrains Mono", instead: "Inter"))
    }

    static let mistakes: [MistakeTests.Mistake] = [
        .init("{ text: [a, ‸{ bold: true }] }", "a run of text needs `text`"),
        .init(
            "{ text: [{ text: a, ‸bolt: true }] }", "unknown key `bolt` on a run of text",
            "did you mean `bold`?"),
        .init("{ text: a, truncation: ‸centre }", "unknown truncation `centre`", "known: head, middle, tail"),
        .init(
            "{ text: a, language: ‸x }",
            "expected a language tag such as `en` or `zh-Hant`, found the text \"x\""),
        .init("{ text: a, minimumScaleFactor: ‸2 }", "2 is out of range: 0 to 1"),
        .init(
            "{ text: a, font: { features: { ‸ss1: 1 } } }",
            "`ss1` is not an OpenType feature: tags have four characters"),
        .init(
            "{ text: a, font: { design: ‸serfi } }", "unknown font design `serfi`", "did you mean `serif`?"),
        .init("{ text: a, underline: { pattern: ‸dots } }", "unknown pattern `dots`", "did you mean `dot`?"),
    ]

    @Test(arguments: mistakes)
    func mistakesAreToldWithTheirPlace(_ mistake: MistakeTests.Mistake) throws {
        let all = try #require(try SceneRun.faults(mistake.scene.text)).all
        #expect(all.map(\.problem.message) == [mistake.message])
        #expect(all.first?.mark == mistake.scene.mark)
        if let suggestion = mistake.suggestion { #expect(all.first?.problem.hint?.text == suggestion) }
    }

    /// Lines along a text are a whole number of pixels thick and are painted below it.
    @Test func displayListHasLinesAndPictures() throws {
        let scene = try SceneRun.laidOut(
            SceneText.node(
                "{ text: \"a\\U0001F600\", underline: true, opacity: 1 }",
                canvas: "{ width: 300, height: 200, scale: 2 }")
        )
        let engine = try TextEngine(library: sharedLibrary)
        let items = scene.displayList(text: engine).items.filter { $0.source.hasSuffix("text") }
        #expect(items.count == 3)
        guard case .fill(let line, _) = items[0].content, case .glyphs = items[1].content,
            case .fill(_, .image(let image)) = items[2].content
        else {
            Issue.record("\(items)")
            return
        }
        #expect(image.picture.width > 100)
        guard case .fill(.rectangle(let rect)) = line.operands[0].geometry else {
            Issue.record("\(line)")
            return
        }
        #expect((rect.minY * 2).rounded() == rect.minY * 2 && rect.height * 2 == (rect.height * 2).rounded())
    }
}
