import Testing
import VitrineGoldens
import VitrineRendering
import VitrineStyle
import VitrineSuites
import VitrineTestSupport

@testable import VitrineSource

@Suite("Rules warn about scenes, and scenes, suites and commands silence them")
struct AuditTests {
    /// Returns the ids of what rules find in a scene of 100 by 100 points, in the order of their places.
    private func ids(
        _ body: String, top: String = "", levels: [String: AuditSettings.Level] = [:],
        variant: String? = nil
    ) throws -> [String] {
        let scene = try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 100, height: 100, scale: 1 }
                \(top)
                body:
                \(body)
                """)
        var options = RenderOptions()
        options.audit.levels = levels
        let found = scene.diagnostics(options, variant: try variant.map { try scene.variant(named: $0) })
        return found.map { "\($0.severity.rawValue) \($0.id ?? $0.message)" }
    }

    private static let wide = """
          - vstack: [{ rectangle: , frame: { width: 300, height: 9 } }]
        """

    // MARK: Ids

    @Test func everyRuleHasAnIDOfItsOwnAndASummary() {
        let ids = AuditRule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for rule in AuditRule.all {
            #expect(rule.id.allSatisfy { $0 == "-" || $0.isLowercase }, "\(rule.id)")
            #expect(!rule.summary.isEmpty && (rule.needsAudit || rule.severity != .error), "\(rule.id)")
            #expect(AuditRule.rule(rule.id) == rule)
        }
    }

    @Test func aWarningNamesItsRule() throws {
        let scene = try Scene(yaml: SceneText.body("[text: '**a**']", canvas: "{ width: 9, height: 9 }"))
        let found = scene.diagnostics()
        #expect(found.contains { $0.id == "text-syntax" && $0.description.hasSuffix("[text-syntax]") })
    }

    // MARK: Scenes

    @Test func aSceneSilencesARuleForAllOfIt() throws {
        #expect(try ids(Self.wide) == ["warning content-overflow"])
        #expect(try ids(Self.wide, top: "audit: { ignore: content-overflow, reason: meant }") == [])
        #expect(try ids(Self.wide, top: "audit: { ignore: [content-overflow], reason: wide }") == [])
    }

    @Test func aNodeSilencesARuleForAllInItAndNoOther() throws {
        let body = """
              - vstack:
                  - vstack: [{ text: "**a**" }]
                    audit: { ignore: text-syntax, reason: signs }
                  - text: "**b**"
            """
        #expect(try ids(body) == ["warning text-syntax"])
        let both = body + "\n        audit: { ignore: text-syntax, reason: meant }"
        #expect(try ids(both) == [])
    }

    /// What is found in the layout is silenced as what is found in the text of the scene.
    @Test func aNodeSilencesWhatIsFoundInItsLayout() throws {
        let node = """
              - hstack:
                  - { hstack: [{ text: abcdefghijklm, fixedSize: true }], frame: { width: 9 }AUDIT }
            """
        #expect(try ids(node.replacing("AUDIT", with: "")) == ["warning content-overflow"])
        #expect(
            try ids(node.replacing("AUDIT", with: ", audit: { ignore: content-overflow, reason: meant }"))
                == [])
    }

    @Test func aUseOfAComponentSilencesWhatIsInItsBody() throws {
        let components = "components: { signs: { body: { text: '**a**' } } }"
        #expect(try ids("  - signs:", top: components) == ["warning text-syntax"])
        #expect(
            try ids("  - { signs: , audit: { ignore: text-syntax, reason: meant } }", top: components) == [])
        let both = "  - { signs: , audit: { ignore: text-syntax, reason: meant } }\n  - signs:"
        #expect(try ids(both, top: components) == ["warning text-syntax"])
    }

    // MARK: Mistakes in them

    @Test func anUnknownRuleIsAnErrorWithASuggestion() throws {
        let scene = try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 9, height: 9 }
                audit: { ignore: content-overflw, reason: meant }
                body: [{ spacer: , audit: { ignore: [unusd-space], reason: meant } }]
                """)
        let found = scene.diagnostics()
        #expect(found.map(\.severity) == [.error, .error])
        #expect(found.map(\.line) == [3, 4])
        #expect(found[0].suggestion?.contains("`content-overflow`") == true, "\(found)")
        #expect(found[1].suggestion?.contains("`unused-space`") == true, "\(found)")
    }

    @Test(arguments: [
        ("audit: { ignore: key-order, reason: meant }", "  - circle: 9"),
        ("", "  - { circle: 9, audit: { ignore: [key-order], reason: none } }"),
    ])
    func anIDThatSilencesNothingIsAWarning(top: String, body: String) throws {
        #expect(try ids(body, top: top) == ["warning unused-ignore"])
    }

    /// A library made for a newer version may silence rules that this one does not have.
    @Test func unknownIDsOfLibrariesAreWarnings() throws {
        let library = """
            vitrine: 1
            components:
              dot: { body: { circle: 9, audit: { ignore: [of-tomorrow], reason: meant } } }
            """
        let scene = try Scene(
            yaml: "vitrine: 1\nimport: kit.yaml\ncanvas: { width: 9, height: 9 }\nbody: [dot]\n",
            files: SceneFileSource(["kit.yaml": Array(library.utf8)]))
        let found = scene.diagnostics()
        #expect(found.map(\.id) == ["unused-ignore"])
        #expect(found.first?.message == "unknown rule `of-tomorrow`")
        #expect(found.first?.severity == .warning)
    }

    /// The warning of a rule that is not shown anywhere would be one of its own otherwise.
    @Test func anIDThatSilencesNothingCanBeSilenced() throws {
        let node = "  - { circle: 9, audit: { ignore: [key-order, unused-ignore], reason: meant } }"
        #expect(try ids(node) == [])
        #expect(
            try ids("  - { circle: 9, audit: { ignore: unused-ignore, reason: meant } }") == [
                "warning unused-ignore"
            ])
        let inner = "  - { circle: 9, audit: { ignore: key-order, reason: meant } }"
        #expect(try ids(inner, top: "audit: { ignore: unused-ignore, reason: meant }") == [])
    }

    @Test func anIDThatSilencesSomethingInAnotherVariantIsUsed() throws {
        let width = "{ when: { appearance: dark }, then: 3, else: 5 }"
        let bar = "{ rectangle: , frame: { width: \(width), height: 3 } }"
        let body = "  - { vstack: [{ circle: 3 }, \(bar)], alignment: leading }"
        let top =
            "variants: { appearance: [light, dark] }\naudit: { ignore: unused-alignment, reason: meant }"
        #expect(try ids(body, top: top) == [])
        #expect(try ids(body, top: top, variant: "dark") == [])
        let never = top.replacing("[light, dark]", with: "[light]")
        #expect(try ids(body, top: never) == ["warning unused-ignore"])
    }

    /// Content that fits may not fit in larger text, which only an audit under stress tells.
    @Test func anIDAboutLengthsMayBeForOtherEnvironments() throws {
        let top = "audit: { ignore: content-overflow, reason: meant }"
        #expect(try ids("  - circle: 9", top: top) == [])
    }

    /// A node that is left out is not shown, and neither is what it silences.
    @Test func anIDOnANodeThatIsLeftOutIsNoMistake() throws {
        let node =
            "  - { circle: 9, when: { appearance: dark }, audit: { ignore: key-order, reason: meant } }"
        #expect(try ids(node, top: "variants: { appearance: [light] }") == [])
    }

    // MARK: Levels

    @Test(arguments: [
        (AuditSettings.Level.off, [String]()), (.note, ["note content-overflow"]),
        (.warning, ["warning content-overflow"]), (.error, ["error content-overflow"]),
    ])
    func aLevelIsTheSeverityOfWhatIsFound(level: AuditSettings.Level, expected: [String]) throws {
        #expect(try ids(Self.wide, levels: ["content-overflow": level]) == expected)
    }

    @Test func aRuleWhoseLevelIsAnErrorFailsTheScene() throws {
        let scene = try Scene(
            yaml: SceneText.body("[text: '**a**']", canvas: "{ width: 30, height: 30, scale: 1 }"))
        var options = RenderOptions()
        options.audit.levels = ["text-syntax": .error]
        do {
            _ = try scene.render(options)
            Issue.record("a scene with an error was rendered")
        } catch {
            #expect(error.kind == .scene && error.diagnostics.first?.id == "text-syntax")
        }
    }

    /// What a scene silences is silent at any level.
    @Test func aSceneSilencesARuleWhoseLevelIsAnError() throws {
        let top = "audit: { ignore: content-overflow, reason: meant }"
        #expect(try ids(Self.wide, top: top, levels: ["content-overflow": .error]) == [])
    }

    // MARK: Suites

    private func run(levels: String) throws -> CaseResult {
        let suite = try SuiteRunTests.Suite(
            "suite: 1\nscenes: ../scenes\naudit: { levels: { \(levels) } }\n")
        for name in ["a", "b/c"] { try suite.remove("scenes/\(name).yaml") }
        try suite.write(
            "scenes/m.yaml",
            SceneText.body("[{ rectangle: , font: title }]", canvas: "{ width: 24, height: 16 }"))
        return try #require(try suite.run(.missing) { $0.render.scene.appearance = .light }.cases.first)
    }

    @Test func aSuiteSetsTheLevelsOfRules() throws {
        let plain = try run(levels: "key-order: note")
        #expect(plain.state.passes && plain.warnings.contains("warning: `font` changes nothing"))
        let off = try run(levels: "unused-modifier: off")
        #expect(off.state.passes && off.warnings.isEmpty, "\(off.warnings)")
        let failed = try run(levels: "unused-modifier: error")
        #expect(!failed.state.passes)
        #expect(failed.message.contains("error: `font` changes nothing"), "\(failed.message)")
    }

    @Test func aSuiteCannotSetTheLevelOfAnUnknownRule() throws {
        do {
            _ = try run(levels: "unused-modifer: off")
            Issue.record("an unknown rule has a level")
        } catch {
            #expect("\(error)".contains("`unused-modifier`"), "\(error)")
        }
    }

    /// What a command ignores counts before what a suite says.
    @Test func aCommandIgnoresARuleThatASuiteMakesAnError() {
        var (command, suite) = (AuditSettings(), AuditSettings())
        command.levels = ["key-order": .off]
        suite.levels = ["key-order": .error, "text-syntax": .note]
        let both = command.overriding(suite)
        #expect(both.levels == ["key-order": .off, "text-syntax": .note])
        #expect(both.text == "key-order=off text-syntax=note")
    }
}
