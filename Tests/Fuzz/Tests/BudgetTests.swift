import Testing
import VitrineColor
import VitrineHints
import VitrineSource
import VitrineThreads

@testable import Vitrine
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

    /// Returns the estimate of a scene's painting over what is allowed.
    private static func share(_ text: String) throws -> Double {
        try LargeStackThreads.run { () -> Result<Double, any Error> in
            Result {
                let engine = try TextEngine(library: FontLibrary())
                let file = try SourceFile(name: "scene.yaml", bytes: Array(text.utf8))
                let scene = try SceneResolver(files: NoSceneFiles(), text: engine, hints: SceneHints())
                    .resolve(try SceneParser.parse(file), of: file)
                let list = scene.laidOut(text: engine).displayList(text: engine)
                let work = try Rasterizer().work(of: list)
                return work.units / work.limit
            }
        }.get()
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
        "  - { ring: { width: 100, startAngle: -90, endAngle: 0, cap: round }, "
        + "shadow: { radius: 10, spread: 50 } }\n"

    /// Each takes less than a second.
    static let quick: [(name: String, nodes: String)] = [
        ("a hundred gears", repeated("{ icon: gearshape }", 100)),
        ("eighty stars and hearts", repeated("{ hstack: [{ icon: star }, { icon: heart.fill }] }", 80)),
        ("sixty large bolts", repeated("{ icon: bolt.fill, font: 30 }", 60)),
        ("sixty circles of glass", glass(6, 10)),
        ("twelve circles of glass", glass(3, 4)),
        ("five cards in perspective", cards(5, degrees: 40, axis: "y")),
        ("eight cards that lean back", cards(8, degrees: 55, axis: "x")),
        ("fifty emoji", repeated("{ text: \"\u{1F600}\u{1F680}\" }", 25)),
    ]

    @Test(arguments: quick.map(\.name)) func quickScenesPass(_ name: String) throws {
        let nodes = try #require(Self.quick.first { $0.name == name }?.nodes)
        let share = try Self.share(Self.phone + nodes)
        #expect(share < 1, "\(name): \(share)")
    }

    /// Each takes several seconds.
    static let slow: [(name: String, scene: String)] = [
        (
            "rings with spread shadows",
            "vitrine: 1\ncanvas: { width: 100, height: 300, scale: 8 }\nbody:\n"
                + String(repeating: ring, count: 8)
        ),
        (
            "a page of Devanagari",
            "vitrine: 1\ncanvas: { width: 1000, height: 3000, scale: 1 }\nbody:\n  - text: \""
                + String(
                    repeating: "\u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}\u{93F}\u{92F} ", count: 10_000)
                + "\"\n    font: 6\n"
        ),
    ]

    @Test(arguments: slow.map(\.name)) func slowScenesAreRefused(_ name: String) throws {
        let scene = try #require(Self.slow.first { $0.name == name }?.scene)
        let share = try Self.share(scene)
        #expect(share > 1, "\(name): \(share)")
    }
}
