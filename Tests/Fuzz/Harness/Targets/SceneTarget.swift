import VitrineComponents
import VitrineDisplayList
import VitrineGeometry
import VitrineHints
import VitrineLayout
import VitrineRaster
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineTestSupport
import VitrineText

@testable import VitrineRaster

/// Scenes: parsed, resolved, laid out, and drawn where the canvas is small.
public final class SceneTarget: FuzzTarget {
    public static let name = "scenes"
    /// The maximum number of pixels that are painted; of larger canvases, the display list is only checked.
    private static let painted = 20_000.0

    private let grammar: SceneGrammar
    private let words: [String]
    private let run: SceneRun

    public init(folder: String) throws {
        grammar = try SceneGrammar()
        words = grammar.words
        run = try SceneRun()
    }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome { try run.outcome(of: bytes) }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        grammar.scene(using: &random).bytes
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        ValueMutation(words: words).apply(to: bytes, with: other, using: &random)
    }

    /// The stages of a scene in memory, with one text engine for many scenes.
    final class SceneRun {
        private let library = FontLibrary()
        private var engine: TextEngine
        private var uses = 0

        init() throws { engine = try TextEngine(library: library) }

        func outcome(of bytes: [UInt8]) throws -> FuzzOutcome {
            // What an engine keeps must not add up over a run.
            uses += 1
            if uses % 500 == 0 { engine = try TextEngine(library: library) }
            do throws(Diagnostics) {
                let file = try SourceFile(name: "scene.yaml", bytes: bytes)
                let value = try SceneParser.parse(file)
                _ = try value.variants(of: file)
                _ = try GoldenSettings.read(from: value, of: file)
                let scene = try SceneResolver(files: FuzzFiles(), text: engine, hints: SceneHints()).resolve(
                    value, of: file)
                return painted(scene)
            } catch {
                return FuzzOutcome(error)
            }
        }

        private func painted(_ scene: ResolvedScene) -> FuzzOutcome {
            let list = scene.laidOut(text: engine).displayList(text: engine)
            do throws(RasterError) {
                let pixels = list.size.width * list.size.height * list.scale * list.scale
                if pixels <= SceneTarget.painted {
                    _ = try Rasterizer().render(list)
                } else {
                    _ = try Rasterizer().validated(list)
                }
                return .accepted
            } catch {
                return error.source.flatMap { scene.mark(of: $0) } == nil
                    ? .broken("a scene is refused without a place: \(error)") : .rejected
            }
        }
    }
}
