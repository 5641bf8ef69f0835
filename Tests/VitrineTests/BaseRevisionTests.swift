import Foundation
import Testing
import VitrineGoldens
import VitrineSuites

/// Goldens that are hashes, and films, beside what was drawn at a revision of git.
@Suite("Old pictures are drawn from a revision")
struct BaseRevisionTests {
    private typealias Suite = SuiteRunTests.Suite

    /// Commits all that a suite consists of.
    private func commit(_ suite: Suite) throws {
        let author = ["-c", "user.name=Vitrine", "-c", "user.email=vitrine@example.invalid"]
        for words in [["init", "-q"], ["add", "."], author + ["commit", "-q", "-m", "Scenes"]] {
            let git = Process()
            git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            git.arguments = ["git", "-C", suite.folder] + words
            git.standardOutput = FileHandle.nullDevice
            git.standardError = FileHandle.nullDevice
            try git.run()
            git.waitUntilExit()
            try #require(git.terminationStatus == 0, "git \(words)")
        }
    }

    private func bytes(_ path: String?) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: try #require(path)))
    }

    @Test func hashesAreShownBesideTheirOldPictures() throws {
        let suite = try Suite("suite: 1\nscenes: ../scenes\ngolden: { scale: 1, keep: hash }\n")
        try suite.remove("scenes/b/c.yaml")
        _ = try suite.run(.missing)
        try commit(suite)
        try suite.scene("a", color: "green")
        let alone = try #require(try suite.run().cases.first)
        #expect(alone.state == .changed && alone.pictures?.expected == nil)
        let beside = try #require(try suite.run { $0.base = "HEAD" }.cases.first)
        #expect(beside.state == .changed)
        #expect(try bytes(beside.pictures?.expected) != bytes(beside.pictures?.actual))
        #expect(beside.causes.map(\.cause.message).contains { $0.contains("fill") }, "\(beside.causes)")
    }

    @Test func filmsArePlayedBesideTheOldOnes() throws {
        let suite = try Suite()
        for name in ["a", "b/c"] { try suite.remove("scenes/\(name).yaml") }
        func write(_ end: String) throws {
            try suite.write(
                "scenes/move.yaml",
                """
                vitrine: 1
                canvas: { width: 48, height: 32 }
                variants: [{ appearance: light, name: only }]
                golden: { film: { strip: [0, 0.05, 0.1], to: 0.4 } }
                states: { place: [here, there] }
                script: [{ at: 0, set: { place: there }, animation: { linear: 0.2 } }]
                body:
                  - circle: 12
                    id: dot
                    offset: { x: { when: { state: { place: there } }, then: \(end), else: 0 } }
                """)
        }
        try write("10")
        _ = try suite.run(.missing)
        try commit(suite)
        try write("6")
        let alone = try #require(try suite.run().cases.first)
        #expect(alone.pictures?.oldFilm == nil)
        let beside = try #require(try suite.run { $0.base = "HEAD" }.cases.first)
        #expect(beside.state == .changed)
        let (old, new) = (try bytes(beside.pictures?.oldFilm), try bytes(beside.pictures?.film))
        #expect(old != new)
        for film in [old, new] { #expect(film.range(of: Data("acTL".utf8)) != nil) }
    }

    @Test func revisionsThatAreNotThereAreErrors() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try commit(suite)
        #expect(throws: SuiteError.self) { try suite.run { $0.base = "nowhere" } }
    }
}
