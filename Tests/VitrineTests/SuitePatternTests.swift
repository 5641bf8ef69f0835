import Foundation
import Testing
import VitrineGoldens
import VitrineRendering
import VitrineSuites
import VitrineTestSupport

@testable import VitrineStyle

@Suite("What a suite names and is not there is an error, and never counts for nothing")
struct SuitePatternTests {
    typealias Suite = SuiteRunTests.Suite

    /// The message of a run whose `suite.yaml` has a rule for these scenes; the scenes are `a` and `b/c`.
    private func message(_ scenes: String) throws -> String? {
        let suite = try Suite(
            """
            suite: 1
            scenes: ../scenes
            for:
              - scenes: [a]
                golden: { tags: one }
              - scenes: \(scenes)
                golden: { masks: [dot] }
            """)
        do {
            _ = try suite.run()
            return nil
        } catch let error as SuiteError {
            return "\(error)".replacing(suite.folder, with: "")
        }
    }

    @Test(arguments: [
        ("bb", "7:13", "bb", "did you mean `b`?"),
        ("[a, \"b/d\"]", "7:17", "b/d", "patterns are paths below /scenes, where are `a.yaml`, `b/c.yaml`"),
        ("scenes/a", "7:13", "scenes/a", "patterns are paths below /scenes: write `a`"),
        ("../scenes/b/c.yaml", "7:13", "../scenes/b/c.yaml", "write `b/c.yaml`"),
        ("./a.yaml", "7:13", "./a.yaml", "write `a.yaml`"), ("A", "7:13", "A", "did you mean `a`?"),
        ("B/*", "7:13", "B/*", "did you mean `b/*`?"), ("a.yml", "7:13", "a.yml", "did you mean `a.yaml`?"),
        ("\"c/**\"", "7:13", "c/**", "patterns are paths below"),
        ("\"**/x?\"", "7:13", "**/x?", "patterns are paths below"),
        ("[]", "7:13", "scenes: []", "name a scene, or leave this out"),
    ])
    func aPatternThatMatchesNoSceneIsNamed(
        scenes: String, place: String, pattern: String, hint: String
    ) throws {
        let found = try #require(try message(scenes))
        let expected = place.split(separator: ":").map { Int($0) ?? 0 }
        // The two lines before the rule are those of the first one.
        #expect(found.hasPrefix("/goldens/suite.yaml:6:\(expected[1]): error: `\(pattern)` matches no scene"))
        #expect(found.contains(hint), "\(found)")
    }

    @Test(arguments: ["a", "[a, c]", "\"*\"", "b", "\"**/c.yaml\"", "\"b/*\"", "\"?\""])
    func aPatternThatMatchesIsNone(scenes: String) throws {
        #expect(try message(scenes) == nil)
    }

    /// Each that matches nothing is named, in one go.
    @Test func allPatternsAreNamedAtOnce() throws {
        let found = try #require(try message("[x1, a, x2]"))
        #expect(found.contains("`x1` matches no scene") && found.contains("`x2` matches no scene"))
        #expect(!found.contains("`a` matches"))
    }

    /// Filters, shards and parts of a suite do not change what its patterns match.
    @Test func patternsAreHeldToTheWholeSuite() throws {
        let suite = try Suite(
            "suite: 1\nscenes: ../scenes\nfor: [{ scenes: b, golden: { tags: x } }]\n")
        #expect(throws: Never.self) { try suite.run { $0.filters = ["a"] } }
        #expect(throws: Never.self) { try suite.run { $0.scenes = ["\(suite.folder)/scenes/a.yaml"] } }
        #expect(throws: Never.self) { try suite.run { $0.shard = Shard(index: 1, count: 2) } }
    }

    /// A scene in Swift has goldens and no file: a rule for it is no mistake.
    @Test func aRuleForASceneInSwiftIsNoMistake() throws {
        let suite = try Suite(
            "suite: 1\nscenes: ../scenes\nfor: [{ scenes: card, golden: { tags: x } }]\n")
        #expect(throws: SuiteError.self) { try suite.run() }
        try suite.write("goldens/card/light.png", "no picture")
        #expect(throws: Never.self) { try suite.run() }
        let scene = try Scene(yaml: SceneText.body("[]", canvas: "{ width: 9, height: 9 }"))
        #expect(throws: Never.self) {
            try suite.run { $0.memory = SuiteMemoryScene(name: "other", scene: scene) }
        }
    }

    /// Of several filters and folders, each must find something.
    @Test func eachFilterAndFolderMustFindSomething() throws {
        let suite = try Suite()
        func message(_ change: (inout SuiteOptions) -> Void) -> String? {
            do {
                _ = try suite.run(.none, change)
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(message { $0.filters = ["a", "b"] } == nil)
        #expect(message { $0.filters = ["a", "xyzzy"] }?.contains("no scene matches xyzzy") == true)
        try suite.write("scenes/empty/readme.md", "")
        let places = ["b", "empty"].map { "\(suite.folder)/scenes/\($0)" }
        #expect(message { $0.scenes = [places[0]] } == nil)
        #expect(message { $0.scenes = places }?.contains("there is no scene in \(places[1])") == true)
    }

    // MARK: Masks

    private func masked(_ masks: String, body: String) throws -> CaseResult {
        let suite = try Suite("suite: 1\nscenes: ../scenes\ngolden:\n  masks: \(masks)\n")
        for name in ["a", "b/c"] { try suite.remove("scenes/\(name).yaml") }
        try suite.write(
            "scenes/m.yaml", SceneText.lines(body, canvas: "{ width: 24, height: 16 }"))
        var result = try #require(try suite.run(.missing) { $0.render.scene.appearance = .light }.cases.first)
        result.message = result.message.replacing(suite.folder, with: "")
        result.warnings = result.warnings.replacing(suite.folder, with: "")
        return result
    }

    @Test(arguments: [
        ("[dot, clok]", "4:16", "clok", "did you mean `clock`?"),
        ("[Clock]", "4:11", "Clock", "did you mean `clock`?"),
        ("[row2]", "4:11", "row2", "did you mean `row0`?"),
        ("[unrelatedname]", "4:11", "unrelatedname", "give the node to be masked the id `unrelatedname`"),
    ])
    func aMaskWithoutItsNodeIsNamedWithItsPlace(
        masks: String, place: String, id: String, hint: String
    ) throws {
        let body = """
              - circle: 10
                id: clock
              - { rectangle: , id: dot }
              - forEach:
                  data: 2
                  content: { rectangle: , frame: { width: 3, height: 3 }, id: "row{index}" }
            """
        let result = try masked(masks, body: body)
        #expect(result.state == .failed)
        #expect(
            result.message.hasPrefix(
                "/goldens/suite.yaml:\(place): error: the mask `\(id)` names no node of /scenes/m.yaml"),
            "\(result.message)")
        #expect(result.message.contains(hint), "\(result.message)")
    }

    /// Nodes that a variant leaves out are there, and so are those with ids that expressions make.
    @Test func masksOfNodesThatAreThereCount() throws {
        let body = """
              - circle: 10
                id: clock
                when: { appearance: dark }
              - forEach:
                  data: 2
                  content: { rectangle: , frame: { width: 3, height: 3 }, id: "row{index}" }
            """
        #expect(try masked("[clock, row0, \"#row1\"]", body: body).state == .recorded)
    }

    @Test func aRectangleOutsideThePictureIsSaid() throws {
        let found = try masked("[{ x: 30, y: 0, width: 9, height: 9 }]", body: "  - circle: 4")
        #expect(found.state == .recorded)
        #expect(
            found.warnings.contains(
                "/goldens/suite.yaml:4:11: warning: this mask lies outside the picture of /scenes/m.yaml\n"))
        let inside = try masked("[{ x: 20, y: 0, width: 9, height: 9 }]", body: "  - circle: 4")
        #expect(!inside.warnings.contains("this mask"))
    }

    // MARK: Fonts of a suite

    @Test(arguments: [
        ("fonts: ../fonts", "3:8", "there is no folder `/fonts`"),
        ("fonts: [/]", "3:9", "`/` is the root folder"),
        ("fonts: ../../../../../../../../../..", "3:8", "is the root folder"),
        ("fonts: ../scenes/a.yaml", "3:8", "there is no folder `/scenes/a.yaml`"),
    ])
    func aFolderOfFontsMustBeThere(line: String, place: String, message: String) throws {
        let suite = try Suite("suite: 1\nscenes: ../scenes\n\(line)\n")
        let error = #expect(throws: SuiteError.self) { try suite.run() }
        let text = "\(try #require(error))".replacing(suite.folder, with: "")
        #expect(text.hasPrefix("/goldens/suite.yaml:\(place): error: "), "\(text)")
        #expect(text.contains(message), "\(text)")
    }

    /// A folder is found in either form, and one that only looks like it is spelled.
    @Test(
        .enabled(if: SuiteNameTests.areDistinct), arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}")])
    func foldersOfFontsAreFoundInEitherForm(disk: String, written: String) throws {
        let suite = try Suite("suite: 1\nscenes: ../scenes\nfonts: \"../caf\(written)/x\"\n")
        try suite.write("caf\(disk)/x/readme.md", "")
        #expect(try suite.run(.missing).exitCode == 0)
    }

    @Test(
        .enabled(if: SuiteNameTests.areDistinct),
        arguments: [
            (
                "f\u{202F}o", "f o",
                #"its name is "../f\u202Fo", with U+202F NARROW NO-BREAK SPACE where U+0020"#
            ),
            ("Fonts", "fonts", "did you mean `../Fonts`?"),
        ])
    func aFolderOfFontsThatLooksAlikeIsSpelled(disk: String, written: String, hint: String) throws {
        let suite = try Suite("suite: 1\nscenes: ../scenes\nfonts: \"../\(written)\"\n")
        try suite.write("\(disk)/readme.md", "")
        let error = #expect(throws: SuiteError.self) { try suite.run() }
        let text = "\(try #require(error))"
        #expect(text.contains("there is no folder") && text.contains(hint), "\(text)")
    }

    /// A scene whose name reads like the pattern is spelled, in the file and on the command line.
    @Test(arguments: [("q\u{202F}r", "q r", #""q\u202Fr""#), ("m\u{430}p", "map", #""m\u0430p""#)])
    func aSceneThatLooksLikeAPatternIsSpelled(disk: String, written: String, spelled: String) throws {
        for isRule in [true, false] {
            let rule = "for: [{ scenes: \"\(written)\", golden: { scale: 1 } }]\n"
            let suite = try Suite("suite: 1\nscenes: ../scenes\n\(isRule ? rule : "")")
            try suite.scene(disk, color: "red")
            let error = #expect(throws: SuiteError.self) {
                try suite.run(.none) { if !isRule { $0.filters = [written] } }
            }
            let text = "\(try #require(error))"
            #expect(text.contains("did you mean \(spelled)?"), "\(text)")
        }
    }

    @Test(arguments: ["fonts: ../fonts", "fonts: [../fonts, ../scenes]"])
    func foldersOfFontsAreSearched(line: String) throws {
        let suite = try Suite("suite: 1\nscenes: ../scenes\n\(line)\n")
        try suite.write("fonts/readme.md", "")
        let plan = try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens"))
        #expect(plan.fontFolders.first == "\(suite.folder)/fonts")
        // The scenes have no text, so any folder does.
        #expect(try suite.run(.missing).exitCode == 0)
    }

    // MARK: Alternatives

    @Test func anAlternativeThatIsPastIsRefused() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        let approvals = try suite.run(.none).cases.compactMap(ApprovalFile.Approval.init)
        let options = SuiteOptions(goldens: "\(suite.folder)/goldens", update: .none, day: "2026-06-01")
        for (day, isRefused) in [("2026-05-31", true), ("2026-02-30", true), ("2026-06-01", false)] {
            let run = try SuiteRun(
                try SuitePlan(options), environment: ["VITRINE_CACHE": "\(suite.folder)/cache"])
            let applied = run.apply(
                ApprovalFile(approvals), alternative: ("gpu", .init(reason: "r", expires: day)))
            #expect(applied.allSatisfy { ($0.refusal != nil) == isRefused }, "\(day)")
        }
    }
}
