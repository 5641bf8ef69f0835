import Testing
import VitrineColor
import VitrineHints
import VitrineSource
import VitrineThreads

@testable import VitrineComponents
@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineRaster
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineStyle
@testable import VitrineText

/// What the budget of work lets pass, and what it refuses before it is painted.
@Suite("Scenes are refused for the time that they take", .timeLimit(.minutes(20)))
struct BudgetTests {
    private static let phone = "vitrine: 1\ncanvas: { width: 402, height: 874, scale: 3 }\nbody:\n"

    private struct NoSceneFiles: SceneFiles {
        func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
            .failure(.missing)
        }
        func fileNames(in folder: String) -> Result<[String], SceneFileError> { .failure(.missing) }
        func path(ofFolder folder: String) -> Result<String, SceneFileError> { .failure(.missing) }
        func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> { .failure(.missing) }
    }

    /// What a scene paints, and the estimate of its texts over what is allowed.
    private static func prepared(_ text: String) throws -> (list: DisplayList, texts: Double) {
        try LargeStackThreads.run { () -> Result<(list: DisplayList, texts: Double), any Error> in
            Result {
                let engine = try TextEngine(library: FontLibrary())
                let file = try SourceFile(name: "scene.yaml", bytes: Array(text.utf8))
                let scene = try SceneResolver(files: NoSceneFiles(), text: engine, hints: SceneHints())
                    .resolve(try SceneParser.parse(file), of: file)
                let list = scene.laidOut(text: engine).displayList(text: engine)
                return (list, Double(engine.estimatedWork) / Double(TextWork.limit))
            }
        }.get()
    }

    /// Returns the estimate of painting over what is allowed.
    private static func share(_ list: DisplayList) throws -> Double {
        let work = try Rasterizer().work(of: list)
        return work.units / work.limit
    }

    private static func repeated(_ node: String, _ count: Int) -> String {
        "  - flow: [{ forEach: { data: \(count), content: \(node) } }]\n"
    }

    private static func glass(_ columns: Int, _ rows: Int) -> String {
        let circles = (0..<columns * rows).map {
            "{ circle: 40, glass: regular, "
                + "position: { x: \(31 + 60 * ($0 % columns)), y: \(40 + 60 * ($0 / columns)) } }"
        }
        return "  - glassContainer: [\(circles.joined(separator: ", "))]\n"
    }

    private static func cards(_ count: Int, degrees: Int, axis: String) -> String {
        let cards = (0..<count).map {
            "{ card: [{ text: Card \($0) }], frame: { width: 120, height: 160 }, "
                + "rotation3D: { degrees: \(degrees), axis: \(axis) } }"
        }
        return "  - hstack: [\(cards.joined(separator: ", "))]\n    spacing: -60\n"
    }

    private static let ring =
        "{ ring: { width: 100, startAngle: -90, endAngle: 0, cap: round }, shadow: { radius: 10, spread: 50 } }"

    /// Each takes less than a second.
    static let quick: [(name: String, nodes: String)] = [
        ("eight rings with spread shadows", repeated(ring, 8)),
        ("a hundred gears", repeated("{ icon: gearshape }", 100)),
        ("eighty stars and hearts", repeated("{ hstack: [{ icon: star }, { icon: heart.fill }] }", 80)),
        ("sixty large bolts", repeated("{ icon: bolt.fill, font: 30 }", 60)),
        ("sixty circles of glass", glass(6, 10)),
        ("twelve circles of glass", glass(3, 4)),
        ("five cards in perspective", cards(5, degrees: 40, axis: "y")),
        ("eight cards that lean back", cards(8, degrees: 55, axis: "x")),
        ("fifty emoji", repeated("{ text: \"\u{1F600}\u{1F680}\" }", 25)),
        // The letter is drawn once, and copied.
        (
            "fifty thousand emoji of one kind",
            "  - { text: \"" + String(repeating: "\u{1F600}", count: 50_000) + "\", font: 6 }\n"
        ),
    ]

    @Test(arguments: quick.map(\.name)) func quickScenesPass(_ name: String) throws {
        let nodes = try #require(Self.quick.first { $0.name == name }?.nodes)
        let (list, texts) = try Self.prepared(Self.phone + nodes)
        let share = try Self.share(list)
        #expect(share < 1, "\(name): \(share)")
        #expect(texts < 1, "\(name): \(texts)")
    }

    /// Each takes several seconds.
    static let slow: [(name: String, scene: String)] = [
        (
            "a page of Devanagari",
            "vitrine: 1\ncanvas: { width: 1000, height: 3000, scale: 1 }\nbody:\n  - text: \""
                + String(
                    repeating: "\u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}\u{93F}\u{92F} ", count: 10_000)
                + "\"\n    font: 6\n"
        )
    ]

    /// Curves, lines and arcs that reach a hundred thousand points beyond the canvas.
    private static func farPath(segments: Int) -> String {
        let numbers = ["-99999", "99999", "1e-07", "-7", "3.3", "10", "20", "50", "-300"]
        let data = (0..<segments).map { index in
            let some = (0..<6).map { numbers[(index * 7 + $0 * 5) % numbers.count] }
            return switch index % 4 {
            case 0: "c" + some.joined(separator: " ")
            case 1: "l" + some.prefix(2).joined(separator: " ")
            case 2: "a5000 20 45 0 1 " + some.prefix(2).joined(separator: " ")
            default: "S" + some.prefix(4).joined(separator: " ")
            }
        }
        return "M-10 20" + data.joined()
    }

    /// A stroke along one edge of a path from afar, with ten shadows, is passed or refused by its estimate,
    /// which grows with the path.
    @Test func strokesOfFarPathsAreCounted() throws {
        func share(_ segments: Int) throws -> Double {
            let shadows = (0..<10).map { "{ radius: \($0 * 10), y: \($0 * 900 - 4000), spread: \($0 * 3) }" }
            let scene = """
                vitrine: 1
                canvas: { width: 1, height: 40, scale: 1 }
                body:
                  - path: { data: "\(Self.farPath(segments: segments))", viewBox: [0, 0, 24, 24] }
                    shadow: [\(shadows.joined(separator: ", "))]
                    stroke: { paint: red, width: 0.01, edges: bottom }

                """
            return try Self.share(Self.prepared(scene).list)
        }
        let few = try share(8)
        #expect(few > 0 && few < 1)
        #expect(try share(32) > few)
        #expect(try share(2048) > 1)
    }

    /// What a pixel shows of a shadow from afar takes less than 160 MB: it took 1.2 GB.
    @Test func aPixelOfAFarShadowIsSmall() throws {
        let list = try Self.prepared(
            """
            vitrine: 1
            canvas: { width: 1, height: 1, scale: 1 }
            body: [{ rectangle: null, padding: { horizontal: 99999 }, overlay: { rectangle: null },
              filter: { dropShadow: { radius: 500, x: -99999, inner: true } } }]

            """
        ).list
        let tight = Rasterizer(limits: RasterLimits(livePixels: 20_000_000))
        #expect(try tight.work(of: list).units < 1e9)
    }

    @Test(arguments: slow.map(\.name)) func slowScenesAreRefused(_ name: String) throws {
        let scene = try #require(Self.slow.first { $0.name == name }?.scene)
        let share = try Self.share(Self.prepared(scene).list)
        #expect(share > 1, "\(name): \(share)")
    }
}
