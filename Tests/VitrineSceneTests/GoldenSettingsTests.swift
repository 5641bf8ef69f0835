import Testing
import VitrineComparisonSettings

@testable import VitrineComponents
@testable import VitrineGeometry
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineSuiteFormat

/// The golden settings of scenes and suites.
struct GoldenSettingsTests {
    private func settings(_ yaml: String) throws -> GoldenSettings {
        let file = SourceFile(name: "s.yaml", text: yaml)
        return try GoldenSettings.read(from: try SceneParser.parse(file), of: file)
    }

    @Test func aScenesSettings() throws {
        let found = try settings(
            """
            golden:
              keep: picture
              comparator: { metric: yiq, threshold: 0.1, density: { window: 8, pixels: 2 }, drift: unlimited }
              masks: ["#clock", battery, { x: 1, y: 2, width: 3, height: 4 }]
              tags: [slow, glass]
              scale: 2
            """)
        #expect(found.storage == .picture && found.tags == ["slow", "glass"] && found.scale == 2)
        #expect(
            found.masks == [
                .node("clock"), .node("battery"), .rectangle(Rect(x: 1, y: 2, width: 3, height: 4)),
            ])
        let comparator = try #require(found.comparator)
        #expect(
            comparator.metric == "yiq" && comparator.threshold == "0.1" && comparator.drift == .unlimited)
        #expect(comparator.density == .init(window: 8, allowed: 2) && comparator.source == "s.yaml:3")
        #expect(try settings("golden: hash").storage == .hash)
        #expect(try settings("golden: first").storage == .first)
        #expect(try settings("golden: { comparator: exact }").comparator?.metric == "exact")
        #expect(try settings("title: none") == GoldenSettings())
    }

    @Test func filmsHaveSettings() throws {
        #expect(try settings("golden: film").storage == .film)
        let found = try settings(
            "golden: { film: { strip: [0, 0.25], from: 0.1, to: 2, settles: within 0.5 s }, scale: 2 }")
        #expect(found.storage == .film && found.scale == 2)
        let film = try #require(found.film)
        #expect(film.moments == [0, 0.25] && film.from == 0.1 && film.to == 2 && film.settlingTime == 0.5)
        #expect(try settings("golden: { film: { settles: 0.75 } }").film?.settlingTime == 0.75)
        // What a scene says of its storage is over what a suite says of films.
        var own = GoldenSettings()
        own.storage = .hash
        #expect(own.overriding(found).storage == .hash && own.overriding(found).film == film)
    }

    @Test(arguments: [
        "golden: { film: { strip: [] } }", "golden: { film: { strip: [0, 1, 2, 3, 4, 5, 6, 7, 8] } }",
        "golden: { film: { from: -1 } }", "golden: { film: { settles: soon } }",
        "golden: { film: { settles: within 1 m } }", "golden: { film: { settles: within 1e9 s } }",
        "golden: { keep: hash, film: { to: 1 } }", "golden: { film: { moments: [1] } }",
        "golden: picure", "golden: { kep: hash }", "golden: { scale: 99 }", "golden: { masks: { x: 1 } }",
        "golden: { comparator: { treshold: 1 } }", "golden: { comparator: { threshold: 1 } }", "golden: [1]",
    ])
    func whatIsWrong(yaml: String) {
        #expect(throws: Diagnostics.self) { try settings(yaml) }
    }

    @Test func aScenesOwnAreOverTheSuites() throws {
        let suite = try SuiteFile(
            SourceFile(
                name: "suite.yaml",
                text: """
                    suite: 1
                    scenes: ../scenes
                    golden: { scale: 1, tags: all }
                    for:
                      - scenes: [cards/*, home]
                        golden: { scale: 2, tags: cards }
                      - scenes: "cards/big/**"
                        golden: hash
                    """))
        #expect(suite.scenes == "../scenes")
        #expect(suite.settings(of: "other.yaml").scale == 1)
        let card = suite.settings(of: "cards/one.yaml")
        #expect(card.scale == 2 && card.tags == ["all", "cards"] && card.storage == nil)
        let big = suite.settings(of: "cards/big/a/b.yaml")
        #expect(big.storage == .hash && big.scale == 2)
        var own = GoldenSettings()
        own.scale = 3
        #expect(own.overriding(big).scale == 3 && own.overriding(big).storage == .hash)
        #expect(throws: Diagnostics.self) { try SuiteFile(SourceFile(name: "s", text: "suite: 2")) }
        #expect(throws: Diagnostics.self) { try SuiteFile(SourceFile(name: "s", text: "suite: 1\nscene: x")) }
    }

    @Test(arguments: [
        ("home", "a/home.yaml", true), ("home", "home/b.yaml", true), ("hom", "home.yaml", false),
        ("a/*", "a/b.yaml", true), ("a/*", "a/b/c.yaml", true), ("a/*", "b/a/c.yaml", false),
        ("a/b", "a/b.yaml", true), ("a/b.yaml", "a/b.yaml", true), ("**/b", "x/y/b.yaml", true),
        ("a/**/c", "a/c.yaml", true), ("a/**/c", "a/1/2/c.yaml", true), ("*.yaml", "x/y.yaml", true),
        ("h?me", "home.yaml", true), ("*o*e", "home.yaml", true), ("**", "a/b.yaml", true),
        ("", "a.yaml", false), ("*", "a.yaml", true),
    ])
    func patternsMatchPaths(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }

    /// Each `**` could match any number of the folders, and all together in more ways than can be tried.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: [("**/*/", "b.yaml", true), ("**/x/", "b.yaml", false), ("**/", "c", false)])
    func patternsOfManyFolders(part: String, last: String, matches: Bool) {
        let pattern = PathPattern(String(repeating: part, count: 40) + last)
        #expect(pattern.matches(String(repeating: "a/", count: 40) + "b.yaml") == matches)
    }

    @Test func outlinesNameLeavesAsSourcesAreNamed() throws {
        let text = """
            vitrine: 1
            golden: hash
            body:
              - vstack:
                  - text: One
                    id: title
                    font: { size: 20 }
                  - spacer
                  - tabBar: { items: [{ icon: house }] }
            """
        let outline = SceneOutline(try SceneParser.parse(SourceFile(name: "s", text: text)))
        #expect(
            outline.leaves.map { "\($0.path)=\($0.text)" } == [
                "vitrine=1", "body[0].vstack[0].text=One", "body[0].vstack[0].text.id=title",
                "body[0].vstack[0].text.font.size=20", "body[0].vstack[1].spacer=",
                "body[0].vstack[2].tabBar.items[0].icon=house",
            ])
        #expect(outline.ids == ["#title": "body[0].vstack[0].text"])
        #expect(outline.leaves[1].mark.line == 5)
    }
}
