import Testing
import VitrineStyle
import VitrineTestSupport

@testable import VitrineRendering

/// What moves without states: seen from the moments of a scene.
struct ObservedMotionTests {
    private static func scene(_ body: String) -> String {
        """
        vitrine: 1
        canvas: { width: 60, height: 40 }
        body:
        \(body)
        """
    }

    private static let float = """
          - zstack: [{ circle: 6, id: inner, offset: { x: "{3 * time}" } }]
            id: dot
            offset: { y: "{10 * time}" }
            opacity: "{1 - time / 4}"
        """

    private func dump(_ body: String) throws -> String {
        let folder = try SessionFolder()
        defer { folder.remove() }
        try folder.write(Self.scene(body), to: "scene.yaml")
        let renderer = Renderer(options: RenderOptions())
        return try renderer.dump(folder.scene, stage: .motion, format: .text).text
    }

    private static func tracks(in dump: String) -> Int {
        dump.split(separator: "\n").map { $0.drop { $0 == " " } }.count { $0.hasPrefix("track ") }
    }

    @Test(arguments: [
        ("9:41", [9, 41], ["", ":", ""]), ("-1.5 x 2", [-1.5, 2], ["", " x ", ""]),
        ("#FF0080", [255, 0, 128], ["", "#3"]), ("#FF", [], ["#FF"]), ("3-4", [3, 4], ["", "-", ""]),
        ("é 7 über", [7], ["é ", " über"]), ("", [], [""]), ("v2.", [2], ["v", "."]),
    ])
    func numbersAreReadFromTexts(text: String, numbers: [Double], words: [String]) {
        let read = NumbersInText(text)
        #expect(read.numbers == numbers && read.words == words)
    }

    /// What is around a node is not said of it once more.
    @Test func nodesAreSeenToMove() throws {
        let text = try dump(Self.float)
        #expect(text.contains("track node=#dot property=opacity from=1"))
        #expect(text.contains("track node=#inner property=x from=0"))
        #expect(text.contains("track node=#dot property=y from=0"))
        #expect(Self.tracks(in: text) == 3, "\(text)")
    }

    @Test(arguments: [
        "  - text: \"{floor(time)} s\"", "  - circle: 8\n    fill: \"{time > 1 ? 'red' : 'blue'}\"",
        "  - skeleton: rectangle\n    frame: { width: 40, height: 8 }", "  - confetti: { seed: 7 }",
        "  - activityIndicator:",
    ])
    func everythingThatChangesHasATrack(body: String) throws {
        #expect(try dump(body).contains("track node="), "\(body)")
    }

    @Test func stillScenesHaveNoTracks() throws {
        #expect(try !dump("  - circle: 8").contains("track"))
    }

    /// Showers of confetti have hundreds.
    @Test func tracksAreBounded() throws {
        let rows = "  - forEach: { data: 40, as: row, content: { circle: 4, opacity: \"{time / 3}\" } }"
        #expect(try Self.tracks(in: dump(rows)) == ObservedMotion.trackLimit)
    }
}
