import Testing
import VitrineText

@testable import VitrineComponents
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

@Suite("Components are bounded", .timeLimit(.minutes(20)))
struct ComponentLimitTests {
    private func faults(_ components: [String], _ node: String, values: Int = 1000) -> [String] {
        let text = """
            vitrine: 1
            canvas: { width: 90, height: 90 }
            components:
              \(components.joined(separator: "\n  "))
            body: [\(node)]

            """
        // A hundredth of the limit, which is enough to see that the work ends.
        var limits = SceneLimits.standard
        limits.values = values
        let allowed = limits
        return onDeepThread { () -> [String] in
            let file = SceneRun.file(text)
            do {
                let engine = try TextEngine(library: sharedLibrary)
                _ = try SceneResolver(files: TestFiles(), text: engine, limits: allowed)
                    .resolve(try SceneParser.parse(file), of: file)
                return []
            } catch {
                return (error as? Diagnostics)?.all.map(\.problem.message) ?? ["\(error)"]
            }
        } ?? []
    }

    @Test func twiceWithinTwice() {
        let components =
            ["c0: { body: { circle: 1 } }"]
            + (1...40).map { "c\($0): { body: { vstack: [c\($0 - 1), c\($0 - 1)] } }" }
        #expect(
            faults(components, "c40").contains("too many values made from data: 1001 where 1000 are allowed"))
    }

    /// No node is ever created, and yet each name is looked up twice for each name that contains it.
    @Test func textsWithinTexts() {
        let components =
            ["c0: { parameters: { a: text }, body: { text: \"{a}\" } }"]
            + (1...40).map { "c\($0): { parameters: { a: text }, body: { c\($0 - 1): \"{a}{a}\" } }" }
        let faults = faults(components, "{ c40: \"\" }")
        #expect(faults.contains("too many values made from data: 1001 where 1000 are allowed"), "\(faults)")
    }

    @Test func slotsWithinSlots() {
        let components =
            ["c0: { slots: [s], body: { vstack: [{ slot: s }, { slot: s }] } }"]
            + (1...40).map { "c\($0): { slots: [s], body: { c\($0 - 1): [{ slot: s }, { slot: s }] } }" }
        #expect(
            faults(components, "{ c40: [{ circle: 1 }] }")
                .contains("too many values made from data: 1001 where 1000 are allowed"))
    }

    @Test func longChains() {
        let components =
            ["c0: { body: { circle: 1 } }"]
            + (1...900).map { "c\($0): { body: { vstack: [c\($0 - 1)], padding: 1 } }" }
        #expect(faults(components, "c900", values: 10_000) == ["values are nested more than 120 deep"])
        #expect(faults(components, "c50", values: 10_000) == [])
    }

    /// A part of a parameter that is passed from component to component is evaluated once in each.
    @Test func pathsHandedOn() {
        let components =
            ["c0: { parameters: { p: any }, body: { text: \"{p.x}\" } }"]
            + (1...40).map {
                "c\($0): { parameters: { p: any }, body: { c\($0 - 1): { p: { x: \"{p.x}\" } } } }"
            }
        #expect(faults(components, "{ c40: { p: { x: hello } } }") == [])
    }

    /// Defaults that refer to the ones before them.
    @Test func longDefaults() {
        let parameters =
            "a0: { type: text, default: x }, "
            + (1..<100).map { "a\($0): { type: text, default: \"{a\($0 - 1)}\" }" }.joined(separator: ", ")
        #expect(
            faults(["c: { parameters: { \(parameters) }, body: { text: \"{a99}\" } }"], "c", values: 100_000)
                == [])
        let doubled = parameters.replacing("{a", with: "{a0}{a")
        #expect(
            !faults(["c: { parameters: { \(doubled) }, body: { text: \"{a99}\" } }"], "c").contains {
                $0.isEmpty
            })
    }

    @Test func tooMany() {
        let names = (0...1000).map { "c\($0): { body: spacer }" }
        #expect(
            faults(names, "spacer", values: 10_000) == ["too many components: 1001 where 1000 are allowed"])
        let parameters = (0...100).map { "a\($0): text" }.joined(separator: ", ")
        #expect(
            faults(["c: { parameters: { \(parameters) }, body: spacer }"], "spacer")
                == ["too many parameters: 101 where 100 are allowed"])
    }

    @Test func importsAreBounded() throws {
        let libraries = Dictionary(
            uniqueKeysWithValues: (0..<100).map {
                ("l\($0).library.yaml", "vitrine: 1\nimport: l\($0 + 1).library.yaml\n")
            })
        let text = "vitrine: 1\nimport: l0.library.yaml\ncanvas: { width: 90, height: 90 }\nbody: []\n"
        let faults = try #require(try SceneRun.faults(text, libraries: libraries))
        #expect(faults.all.map(\.problem.message) == ["too many imported files: 65 where 64 are allowed"])
    }
}
