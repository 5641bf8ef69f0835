import Testing
import VitrineHints
import VitrineSceneTokens
import VitrineText

@testable import VitrineComponents
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle

/// A scene that remembers what it was made of is what it would be without a memory.
@Suite struct SceneMemoryTests {
    private static let scene = """
        vitrine: 1
        canvas: { width: 60, height: 40 }
        import: kit.yaml
        states: { row: [rest, pressed] }
        script: [{ at: 0.5, set: { row: pressed } }]
        body: [{ tile: { label: New } }]

        """

    private static func library(_ parameter: String, body: String = "{ text: '{label}{extra}' }") -> String {
        """
        vitrine: 1
        components:
          tile:
            parameters:
              label: text
              extra: \(parameter)
            body: \(body)

        """
    }

    /// Parameters whose defaults are constants, names, conditions and files, right and wrong.
    static let parameters = [
        "{ type: text, default: a }", "{ type: number, default: 3 }", "{ type: color, default: mint }",
        "{ type: color, default: none-such }", "{ type: icon, default: heart.fill }",
        "{ type: icon, default: icons/ship.svg }", "{ type: icon, default: icons/none.svg }",
        "{ type: any, default: null }", "{ type: list, default: [] }",
        "{ type: list, of: icon, default: [x] }",
        "{ type: text, default: '{label}' }", "{ type: text, default: '{none.such}' }",
        "{ type: text, default: { when: { state: { row: pressed } }, then: a, else: b } }",
        "{ type: text, default: { when: { time: '>=0.4' }, then: a, else: 3 } }",
        "{ type: choice, values: [a, b], default: c }",
        "{ type: number, default: 3, minimum: { when: { time: '>=0.4' }, then: 4, else: 1 } }",
    ]

    /// What came of a scene: its elements, or what is wrong.
    private func outcome(
        _ files: TestFiles, at time: Double, _ engine: TextEngine, _ memory: SceneMemory?
    ) throws -> String {
        var options = SceneOptions()
        options.time = time
        let file = SceneRun.file(Self.scene)
        do throws(Diagnostics) {
            let resolver = SceneResolver(
                options: options, files: files, text: engine, hints: SceneHints(), memory: memory)
            let scene = try resolver.resolve(try SceneParser.parse(file), of: file)
            return scene.root.dump.text() + scene.warnings.rendered(with: SceneHints())
        } catch {
            return error.rendered(with: SceneHints())
        }
    }

    @Test(arguments: parameters) func memoriesChangeNothing(_ parameter: String) throws {
        let engine = try TextEngine(library: sharedLibrary)
        let memory = SceneMemory()
        let libraries = [Self.library(parameter), Self.library("{ type: text, default: Other }")]
        // Each library is there for a while, and then again.
        for (turn, time) in [0, 0.2, 0.5, 0.6, 0, 0.5, 0.6, 0].enumerated() {
            let files = TestFiles(libraries: ["kit.yaml": libraries[turn / 2 % 2]])
            let fresh = try outcome(files, at: time, engine, nil)
            #expect(try outcome(files, at: time, engine, memory) == fresh, "\(parameter) at \(time)")
        }
    }

    /// Components that time may change are read at each time, and the others once.
    @Test(arguments: [
        ("{ type: text, default: a }", true), ("{ type: text, default: '{label}' }", true),
        ("{ type: icon, default: heart.fill }", true), ("{ type: icon, default: icons/ship.svg }", false),
        ("{ type: paint, default: red }", false), ("{ type: list, of: icon, default: [x] }", false),
        ("{ type: text, default: { when: { time: '>=0.4' }, then: a, else: b } }", false),
    ])
    func constantsAreKept(_ parameter: String, _ isKept: Bool) throws {
        let engine = try TextEngine(library: sharedLibrary)
        let memory = SceneMemory()
        let files = TestFiles(libraries: ["kit.yaml": Self.library(parameter, body: "{ text: '{label}' }")])
        let file = SceneRun.file(Self.scene)
        let sources = SceneSources(try SceneParser.parse(file), of: file, files: files)
        let resolver = SceneResolver(files: files, text: engine, hints: SceneHints(), memory: memory)
        let environment = resolver.prepared(sources).environment
        #expect(memory.components(of: sources, in: environment) == nil)
        _ = try? resolver.resolve(sources)
        var later = environment
        later.time = 0.7
        var other = environment
        other.appearance = .dark
        // A parameter that the body does not use is warned of, and what is reported is read each time.
        let used = TestFiles(
            libraries: ["kit.yaml": Self.library(parameter, body: "{ text: '{label}', id: '{extra}' }")])
        let usedSources = SceneSources(try SceneParser.parse(file), of: file, files: used)
        _ = try? SceneResolver(files: used, text: engine, hints: SceneHints(), memory: memory).resolve(
            usedSources)
        #expect(memory.components(of: sources, in: later) == nil)
        #expect((memory.components(of: usedSources, in: later) != nil) == isKept)
        #expect(memory.components(of: usedSources, in: other) == nil)
        memory.clear()
        #expect(memory.components(of: usedSources, in: later) == nil)
    }
}
