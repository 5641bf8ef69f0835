import Testing
import VitrineComponents
import VitrinePixels
import VitrineRaster
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource

/// A key that stands before one which acts first is noted where the nested form, which acts as SwiftUI's
/// written order does, has other pixels.
@Suite struct KeyPairTests {
    /// Two keys, the first of which acts last, with values: those that change something, and those that do
    /// not.
    struct Pair: Sendable, CustomTestStringConvertible {
        let first: String
        let second: String
        let firstValues: [String]
        let secondValues: [String]
        /// Values for which both orders are the same.
        var neutral: [(first: String, second: String)] = []
        /// What the node holds.
        var content = KeyPairTests.content

        var testDescription: String { "\(first) before \(second)" }
    }

    private static let gradient = "{ linearGradient: { colors: [black, clear] } }"
    private static let shadows = ["{ color: black, radius: 2, y: 3 }", "{ color: black, radius: 0, x: 4 }"]
    private static let paints = ["red", "{ linearGradient: { colors: [red, green] } }"]

    static let pairs = [
        Pair(
            first: "frame", second: "padding", firstValues: ["{ size: 40 }", "{ width: 30, height: 34 }"],
            secondValues: ["4", "{ top: 6, leading: 2 }"],
            neutral: [
                ("{ maxWidth: infinity }", "4"), ("{ width: 40 }", "{ vertical: 4 }"), ("{ size: 40 }", "0"),
            ]),
        Pair(
            first: "clip", second: "padding", firstValues: ["circle", "{ cornerRadius: 8 }"],
            secondValues: ["4", "{ top: 6 }", "{ leading: 4 }"],
            // A circle stays where it is in a box that becomes wider on both sides.
            neutral: [
                ("true", "4"), ("circle", "0"), ("circle", "{ horizontal: 6 }"),
                ("circle", "{ leading: 4, trailing: 4 }"),
            ]),
        Pair(
            first: "clip", second: "padding", firstValues: ["circle"],
            secondValues: ["{ horizontal: 3 }", "8"],
            neutral: [("circle", "{ vertical: 6 }"), ("circle", "{ vertical: 2 }")],
            content:
                "{ rectangle: , fill: { linearGradient: { colors: [red, blue] } }, frame: { width: 12, height: 20 } }"
        ),
        Pair(
            first: "clip", second: "frame", firstValues: ["circle"],
            secondValues: ["{ size: 30 }", "{ height: 30 }", "{ width: 40, alignment: leading }"],
            neutral: [("circle", "{ width: 40 }"), ("circle", "{ height: 16 }")]),
        Pair(
            first: "mask", second: "padding", firstValues: [gradient], secondValues: ["{ top: 6 }", "8"],
            neutral: [("black", "4"), (gradient, "0")]),
        Pair(
            first: "shadow", second: "background", firstValues: shadows, secondValues: paints,
            neutral: [("[]", "red")]),
        Pair(
            first: "shadow", second: "clip", firstValues: shadows, secondValues: ["true", "rectangle"],
            neutral: [("[]", "true")]),
        Pair(
            first: "mask", second: "background", firstValues: [gradient, "{ circle: 8 }"],
            secondValues: paints),
        Pair(
            first: "offset", second: "clip", firstValues: ["{ x: 5 }", "{ y: -4 }"], secondValues: ["true"],
            neutral: [("{ x: 0 }", "true")]),
        Pair(
            first: "offset", second: "mask", firstValues: ["{ x: 5 }", "{ y: -4 }"],
            secondValues: ["{ circle: 12 }"], neutral: [("{ y: 0 }", "{ circle: 12 }")]),
        Pair(
            first: "rotation", second: "clip", firstValues: ["30", "45"], secondValues: ["true", "ellipse"],
            // A circle is turned into itself, and half a turn does so with most shapes. Where the turned edge
            // touches the circle, as at 45 degrees, bits beyond the eighth may differ, which is not noted.
            neutral: [
                ("0", "circle"), ("360", "true"), ("30", "circle"), ("180", "true"),
                ("180", "ellipse"), ("-180", "capsule"), ("180", "{ cornerRadius: 4 }"),
            ]),
        Pair(
            first: "rotation", second: "clip", firstValues: ["{ degrees: 30, anchor: top }"],
            secondValues: ["circle", "{ cornerRadius: 4 }"]),
        Pair(
            first: "rotation", second: "clip", firstValues: ["180"],
            secondValues: ["{ cornerRadius: { topLeading: 7 } }", "{ star: 5 }"]),
        Pair(
            first: "skew", second: "clip", firstValues: ["{ x: 20 }"], secondValues: ["circle", "true"]),
        Pair(
            first: "scale", second: "blur", firstValues: ["1.5", "0.5"], secondValues: ["2", "1"],
            neutral: [("1", "2"), ("2", "0")]),
        Pair(
            first: "scale", second: "shadow", firstValues: ["1.5", "0.5"], secondValues: shadows,
            neutral: [("1", shadows[0])]),
        Pair(
            first: "rotation", second: "shadow", firstValues: ["90", "30"], secondValues: shadows,
            neutral: [("0", shadows[0])]),
        Pair(
            first: "opacity", second: "shadow", firstValues: ["0.5", "0.25"],
            secondValues: ["{ color: blue, radius: 2, y: 3 }"], neutral: [("1", shadows[0])]),
        Pair(
            first: "blur", second: "clip", firstValues: ["2", "1"], secondValues: ["true", "circle"],
            neutral: [("0", "true")]),
        Pair(
            first: "blur", second: "background", firstValues: ["2", "1"], secondValues: paints,
            neutral: [("0", "red")]),
        Pair(
            first: "background", second: "clip", firstValues: paints, secondValues: ["circle", "ellipse"],
            neutral: [("red", "true"), ("red", "rectangle")]),
        Pair(
            first: "frame", second: "aspectRatio", firstValues: ["{ width: 30, height: 60 }"],
            secondValues: ["1", "3"], content: "{ rectangle: , fill: purple }"),
        Pair(
            first: "scale", second: "padding",
            firstValues: ["{ x: 1.5, y: 1.5, anchor: top }", "{ x: 2, y: 1, anchor: leading }"],
            secondValues: ["4", "{ horizontal: 5, vertical: 2 }"],
            neutral: [("2", "4"), ("1.5", "{ horizontal: 3 }")]),
        Pair(
            first: "rotation", second: "padding", firstValues: ["30"],
            secondValues: ["{ top: 6 }", "{ leading: 4 }"], neutral: [("30", "4")]),
        Pair(
            first: "position", second: "background", firstValues: ["{ x: 20, y: 20 }"], secondValues: paints),
    ]

    fileprivate static let content = """
        { rectangle: , fill: { linearGradient: { colors: [orange, purple] } }, frame: { width: 24, height: 16 } }
        """

    /// Returns the pixels of a node beside another, which shows its size, and whether its keys are noted.
    private func drawn(_ node: String) throws -> (pixels: Pixmap, isNoted: Bool) {
        let scene = """
            vitrine: 1
            canvas: { width: 100, height: 80, scale: 1 }
            background: white
            body:
              - hstack: [\(node), { rectangle: , fill: green, frame: { width: 6, height: 6 } }]
                spacing: 0
                alignment: top

            """
        let engine = try TextEngine(library: sharedLibrary)
        let resolved = try SceneRun.resolved(scene, engine: engine)
        let laidOut = resolved.laidOut(text: engine)
        let said = Diagnostics(resolved.files, resolved.warnings.all + laidOut.warnings).rendered()
        return (
            try Rasterizer().render(laidOut.displayList(text: engine)), said.contains("[key-order]")
        )
    }

    private func check(_ pair: Pair, _ first: String, _ second: String) throws {
        let keys = (first: "\(pair.first): \(first)", second: "\(pair.second): \(second)")
        let inner = "zstack: [\(pair.content)], "
        let together = try drawn("{ \(inner)\(keys.first), \(keys.second) }")
        let other = try drawn("{ \(inner)\(keys.second), \(keys.first) }")
        let nested = try drawn("{ zstack: [{ \(inner)\(keys.first) }], \(keys.second) }")
        #expect(together.pixels.pixels == other.pixels.pixels, "\(keys)")
        let differs = together.pixels.pixels != nested.pixels.pixels
        #expect(together.isNoted == differs, "\(keys): pixels \(differs ? "differ" : "are the same")")
        #expect(!other.isNoted && !nested.isNoted, "\(keys)")
    }

    @Test(arguments: pairs) func aPairIsNotedWherePixelsDiffer(pair: Pair) throws {
        let seed: UInt64 = 42
        var random = SeededNumbers(seed: seed)
        for _ in 0..<3 {
            let first = pair.firstValues[Int(random.next() % UInt64(pair.firstValues.count))]
            let second = pair.secondValues[Int(random.next() % UInt64(pair.secondValues.count))]
            try check(pair, first, second)
        }
        for (first, second) in pair.neutral { try check(pair, first, second) }
    }

    /// Small numbers that a seed determines.
    private struct SeededNumbers {
        var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
