import Foundation
import Testing
import VitrineGoldens
import VitrinePixels
import VitrineSuites

/// Films as goldens of a suite: recorded, verified, explained and approved.
struct FilmGoldenSuiteTests {
    private typealias Suite = SuiteRunTests.Suite

    private static func tokens(damping: Double, response: Double = 0.2) -> String {
        """
        {
          "motion": {
            "press": {
              "$type": "number",
              "damping": { "$value": \(damping) },
              "response": { "$value": \(response) }
            },
            "unused": { "$type": "number", "$value": 1 }
          }
        }
        """
    }

    private static let scene = """
        vitrine: 1
        canvas: { width: 48, height: 32 }
        variants: [{ appearance: light, name: only }]
        tokens: motion.tokens.json
        golden: { film: { strip: [0, 0.05, 0.1], to: 0.4 } }
        states: { button: [rest, pressed] }
        script: [{ at: 0.05, set: { button: pressed } }]
        body:
          - circle: 12
            id: dot
            fill: red
            scale: { when: { state: { button: pressed } }, then: 0.5, else: 1 }
            animation:
              spring: { response: "{motion.press.response}", dampingFraction: "{motion.press.damping}" }
        """

    private func suite(_ scene: String = Self.scene) throws -> Suite {
        let suite = try Suite()
        for name in ["a", "b/c"] { try suite.remove("scenes/\(name).yaml") }
        try suite.write("scenes/press.yaml", scene)
        try suite.write("scenes/motion.tokens.json", Self.tokens(damping: 0.6))
        return suite
    }

    private func film(_ suite: Suite) throws -> FilmGolden {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(suite.folder)/goldens/press/film.json"))
        return try #require(FilmGolden(text: Array(bytes)))
    }

    @Test func filmsAreShownThenRecordedThenMatched() throws {
        let suite = try suite()
        let missing = try suite.run()
        #expect(missing.cases.map(\.state) == [.missing] && missing.cases.map(\.variant) == ["film"])
        let recorded = try suite.run(.missing)
        let result = try #require(recorded.cases.first)
        #expect(result.state == .recorded && recorded.exitCode == 0)
        // The whole film, and every sixth of its frames, which are four.
        let whole = try Data(contentsOf: URL(fileURLWithPath: try #require(result.pictures?.film)))
        #expect(whole.range(of: Data("acTL".utf8)) != nil)
        let sheet = try Data(contentsOf: URL(fileURLWithPath: try #require(result.pictures?.sheet)))
        let film = try film(suite)
        let (width, height) = (film.box[2] - film.box[0], film.box[3] - film.box[1])
        let image = try SuitePicture.pixels(of: Array(sheet)).image
        #expect(image.width == 4 * width + 3 * 4 && image.height == height)
        #expect(TerminalReport(recorded).text.contains("the whole film is \(suite.folder)/out/press/"))
        // 24 frames at 60 a second; the circle of 12 points moves, with a pixel for its edge, and 16 points
        // around it. That would cut two columns off the background, which is whole.
        #expect(film.frames.count == 24 && film.strip == [0, 3, 6] && film.width == 48)
        #expect(film.box == [0, 0, 48, 32])
        #expect(Set(film.frames.prefix(4)).count == 1)
        #expect(film.tracks.map(\.node) == ["#dot"] && film.tracks.map(\.property) == ["scale"])
        #expect(film.tracks[0].curves[0].prefix(4) == [1, 1, 1, 1])
        #expect(try suite.run(.changed).cases.map(\.state) == [.matched])
        #expect(try suite.run(.none) { $0.usesCache = true }.cases.map(\.state) == [.matched])
        #expect(try suite.run(.none) { $0.usesCache = true }.cases.map(\.state) == [.unchanged])
    }

    @Test func anotherBounceNamesTokenNodePropertyAndFrame() throws {
        let suite = try suite()
        _ = try suite.run(.missing)
        let old = try film(suite)
        try suite.write("scenes/motion.tokens.json", Self.tokens(damping: 0.7))
        let report = try suite.run()
        let result = try #require(report.cases.first)
        #expect(result.state == .changed && report.exitCode == 1)
        #expect(report.clusters.map(\.cause.message) == ["token motion.press.damping: 0.6 -> 0.7"])
        let difference = try #require(result.film)
        #expect(difference.tracks.map(\.node) == ["#dot"])
        #expect(difference.tracks.map(\.property) == ["scale"] && difference.tracks.map(\.kind) == [.path])
        #expect(difference.tracks.map(\.old) == [old.tracks[0].curves])
        // The change is at frame 4.
        #expect((5...8).contains(difference.frame) && difference.oldFrames == 24)
        let text = TerminalReport(report).text
        for words in [
            "frame \(difference.frame), at ", "scale of #dot", "other path",
            "token motion.press.damping: 0.6 -> 0.7",
        ] { #expect(text.contains(words), "\(text)") }
        let files = [result.pictures?.expected, result.pictures?.actual, result.pictures?.film]
        for file in files {
            let path = try #require(file)
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func anotherResponseIsTheSamePathAtOtherTimes() throws {
        let suite = try suite()
        _ = try suite.run(.missing)
        try suite.write("scenes/motion.tokens.json", Self.tokens(damping: 0.6, response: 0.16))
        let result = try #require(try suite.run().cases.first)
        #expect(result.film?.tracks.map(\.kind) == [.timing])
        #expect(result.causes.map(\.cause.message) == ["token motion.press.response: 0.2 -> 0.16"])
    }

    /// What moves by expressions on the time has curves as well, by its frames in the film.
    @Test func movesWithoutStatesNameNodeAndProperty() throws {
        func scene(_ offset: String) -> String {
            """
            vitrine: 1
            canvas: { width: 48, height: 32 }
            variants: [{ appearance: light, name: only }]
            golden: { film: { to: 0.4 } }
            body: [{ circle: 12, id: dot, fill: red, offset: { x: "\(offset)" } }]
            """
        }
        let suite = try suite(scene("{20 * time}"))
        _ = try suite.run(.missing)
        #expect(try film(suite).tracks.map(\.property) == ["x"])
        try suite.write("scenes/press.yaml", scene("{30 * time}"))
        let difference = try #require(try suite.run().cases.first?.film)
        #expect(difference.frame == 2 && difference.tracks.map(\.node) == ["#dot"])
        #expect(difference.tracks.map(\.kind) == [.path] && difference.tracks.map(\.frame) == [2])
    }

    @Test func approvedFilmsMatch() throws {
        let suite = try suite()
        _ = try suite.run(.missing)
        try suite.write("scenes/motion.tokens.json", Self.tokens(damping: 0.9))
        let approvals = try suite.run().cases.compactMap(ApprovalFile.Approval.init)
        let options = SuiteOptions(goldens: "\(suite.folder)/goldens", update: .none, day: "2026-06-01")
        let run = try SuiteRun(
            try SuitePlan(options), environment: ["VITRINE_CACHE": "\(suite.folder)/cache"])
        #expect(run.apply(ApprovalFile(approvals)).map(\.refusal) == [nil])
        #expect(try suite.run().cases.map(\.state) == [.matched])
        // The golden is another one by now.
        #expect(run.apply(ApprovalFile(approvals)).compactMap(\.refusal).count == 1)
    }

    @Test(arguments: [("within 0.6 s", true), ("0.6", true), ("within 0.1 s", false)])
    func whatMovesMustSettleInTime(settles: String, passes: Bool) throws {
        let suite = try suite(
            Self.scene.replacing("to: 0.4", with: "to: 0.4, settles: \(settles)"))
        let result = try #require(try suite.run(.missing).cases.first)
        #expect(result.state == (passes ? .recorded : .failed))
        #expect(result.message.contains("scale of #dot settles after") == !passes)
    }

    /// All that a film leaves goes with it.
    @Test func deletedScenesLeaveNoFilm() throws {
        let suite = try suite()
        try suite.scene("a", color: "red")
        _ = try suite.run(.missing)
        try suite.remove("scenes/press.yaml")
        _ = try suite.run(.all)
        #expect(!FileManager.default.fileExists(atPath: "\(suite.folder)/goldens/press"))
    }

    @Test func masksAndTolerancesAreNoMatterOfFilms() throws {
        let suite = try suite(
            Self.scene.replacing("golden: { film", with: "golden: { masks: dot, film"))
        let result = try #require(try suite.run(.missing).cases.first)
        #expect(result.state == .failed && result.message.contains("compared exactly"))
    }
}
