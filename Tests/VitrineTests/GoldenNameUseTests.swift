import Foundation
import Testing
import VitrineFiles
import VitrineGoldens
import VitrineRendering

@testable import VitrineSuites
@testable import VitrineTesting

/// Names that two tests use, and what tests leave behind.
struct GoldenNameUseTests {
    private static func scene(_ color: String) throws -> Scene {
        try Scene(
            yaml:
                "vitrine: 1\ncanvas: { width: 12, height: 8, scale: 1 }\nbody: [{ circle: 6, fill: \(color) }]"
        )
    }

    private func job(
        _ scene: Scene, _ name: String, variants: [String]? = nil, goldens: String = "/nowhere/goldens"
    ) -> GoldenJob {
        GoldenJob(
            goldens: goldens, variants: variants,
            memory: GoldenJobScene(SuiteMemoryScene(name: name, scene: scene)), update: .none, threads: 1,
            artifacts: nil)
    }

    private func site(
        _ function: StaticString = "light()", line: UInt = 12,
        file: StaticString = "AppTests/CardTests.swift"
    ) -> CallSite {
        CallSite(fileID: file, filePath: file, line: line, column: 9, function: function)
    }

    @Test(arguments: [("card", "card"), ("card", "Card"), ("Caf\u{E9}", "Cafe\u{301}"), ("a/b.c", "a/B.d")])
    func aNameUsedTwiceNamesBothPlaces(names: (String, String)) throws {
        let uses = GoldenNameUses()
        let scene = try Self.scene("red")
        #expect(uses.conflict(of: names.0, job(scene, names.0), at: site()) == nil)
        let text = try #require(
            uses.conflict(of: names.1, job(scene, names.1), at: site("dark()", line: 31)))
        #expect(text.contains("here, in dark() at AppTests/CardTests.swift:31"), "\(text)")
        #expect(text.contains("in light() at AppTests/CardTests.swift:12"), "\(text)")
        #expect(text.contains(#"named: "\#(names.1)-dark""#), "\(text)")
        for name in FileNames.spelled([names.0, names.1]) { #expect(text.contains(name), "\(text)") }
        // Other files, too.
        #expect(
            uses.conflict(
                of: names.0, job(scene, names.0), at: site(file: "AppTests/OtherTests.swift")) != nil)
    }

    @Test func otherGoldensAreNoConflict() throws {
        let uses = GoldenNameUses()
        let scene = try Self.scene("red")
        let other = site("dark()", line: 31)
        #expect(uses.conflict(of: "card", job(scene, "card", variants: ["light"]), at: site()) == nil)
        #expect(uses.conflict(of: "card", job(scene, "card", variants: ["dark"]), at: other) == nil)
        #expect(uses.conflict(of: "cards", job(scene, "cards"), at: other) == nil)
        #expect(uses.conflict(of: "card", job(scene, "card", goldens: "/nowhere/more"), at: other) == nil)
        #expect(uses.conflict(of: "card", job(scene, "card", variants: ["DARK"]), at: site()) != nil)
        #expect(
            uses.conflict(of: "card", job(scene, "card", goldens: "/nowhere/./goldens"), at: other) != nil)
    }

    /// A test that is repeated is the same use; a loop over scenes is not.
    @Test func repetitionsAreNoConflict() throws {
        let uses = GoldenNameUses()
        for _ in 0..<3 {
            let repeated = job(try Self.scene("red"), "card")
            #expect(uses.conflict(of: "card", repeated, at: site("each(_:)")) == nil)
        }
        let text = try #require(
            uses.conflict(of: "card", job(try Self.scene("blue"), "card"), at: site("each(_:)")))
        #expect(text.contains("used twice in this run, in each(_:) at AppTests/CardTests.swift:12"))
        #expect(text.contains("put what differs into the name"))
    }

    @Test func manyTestsAtOnce() async throws {
        let uses = GoldenNameUses()
        let job = job(try Self.scene("red"), "card")
        var conflicts = 0
        await withTaskGroup(of: Bool.self) { group in
            for line in 1...64 {
                let place = site(line: UInt(line))
                group.addTask { uses.conflict(of: "card", job, at: place) != nil }
            }
            for await isConflict in group where isConflict { conflicts += 1 }
        }
        #expect(conflicts == 63)
    }

    /// In a first run the second of two tests records nothing, and does not fail as changed.
    @Test func theSecondTestRecordsNothing() throws {
        let suite = try SuiteRunTests.Suite()
        let goldens = "\(suite.folder)/goldens"
        guard
            UpdateMode.policy(requested: .missing, environment: ProcessInfo.processInfo.environment)
                == .missing
        else { return }
        let (red, blue) = (try Self.scene("red"), try Self.scene("blue"))
        withKnownIssue {
            expectGolden(
                red, named: "card", goldens: goldens, record: .missing,
                fileID: "AppTests/CardTests.swift", line: 12, function: "first()")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("recorded: look at") }
        }
        let golden = try FileBytes.read("\(goldens)/card/light.png")
        withKnownIssue {
            expectGolden(
                blue, named: "card", goldens: goldens, record: .all,
                fileID: "AppTests/CardTests.swift", line: 31, function: "second()")
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("first() at AppTests/CardTests.swift:12")
                    && $0.rawValue.contains("second() at AppTests/CardTests.swift:31")
            }
        }
        #expect(try FileBytes.read("\(goldens)/card/light.png") == golden)
    }

    @Test(arguments: [
        ("light", "AppTests/CardTests/light"), ("light()", "AppTests/CardTests/light"),
        ("pair(_:of:)", "AppTests/CardTests/pair-_-of"), ("testCard()", "AppTests/CardTests/testCard"),
    ])
    func artifactsLieBelowFileAndFunction(function: String, expected: String) {
        let parts = ["AppTests", "CardTests", function].map(CallSite.plainName)
        #expect(parts.joined(separator: "/") == expected)
        #expect(site().artifactsFolder(goldens: "goldens") == "AppTests/CardTests/light")
    }

    /// Below the folder that the user names no link is followed, so a job says which it is.
    @Test(arguments: ["goldens", "more/goldens"]) func aJobNamesTheFolderOfAll(goldens: String) throws {
        let job = ExpectationSettings(goldens: goldens).job(in: "/package", at: site())
        let root = try #require(job.artifactsRoot)
        #expect(job.artifacts == "\(root)/\(site().artifactsFolder(goldens: goldens))")
        #expect(try job.options.artifactsRoot == root)
        let copy = try JSONDecoder().decode(GoldenJob.self, from: try JSONEncoder().encode(job))
        #expect(copy.artifactsRoot == root)
    }

    @Test func everyTestHasAFolderOfItsOwn() {
        let sites: [(StaticString, StaticString)] = [
            ("card()", "AppTests/A.swift"), ("card()", "AppTests/B.swift"), ("card()", "Other/A.swift"),
            ("card(_:)", "AppTests/A.swift"), ("card(of:)", "AppTests/A.swift"),
            ("`a b`()", "AppTests/A.swift"),
            ("a b()", "AppTests/A.swift"), ("a-b()", "AppTests/A.swift"), ("../../x()", "AppTests/A.swift"),
            ("\u{1F600}()", "AppTests/A.swift"), ("\u{1F601}()", "AppTests/A.swift"),
        ]
        let folders = sites.map { site($0.0, file: $0.1).artifactsFolder(goldens: "goldens") }
        #expect(Set(folders.map { FileNameKey($0) }).count == sites.count, "\(folders)")
        for folder in folders {
            let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
            #expect(parts.count == 3 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }, "\(folder)")
        }
        let here = site()
        #expect(here.artifactsFolder(goldens: "goldens") != here.artifactsFolder(goldens: "more/goldens"))
        let long = String(repeating: "x", count: 300)
        #expect(CallSite.plainName(long + "a").utf8.count <= 100)
        #expect(CallSite.plainName(long + "a") != CallSite.plainName(long + "b"))
    }

    /// Three failing tests with one scene keep three differences, and none deletes another's.
    @Test func failuresOfOneSceneKeepTheirPictures() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        let colors = ["blue", "green", "black"]
        let functions: [StaticString] = ["one()", "two()", "three()"]
        for (color, function) in zip(colors, functions) {
            try suite.scene("a", color: color)
            var job = GoldenJob(
                goldens: "\(suite.folder)/goldens", scenes: ["\(suite.folder)/scenes/a.yaml"],
                variants: color == "black" ? ["light"] : nil, update: .none, threads: 1, artifacts: nil)
            job.artifacts = TestPaths.artifacts(in: suite.folder, of: site(function), goldens: "goldens")
            guard case .report(let report) = GoldenService().reply(to: .run(job)) else {
                Issue.record("no report")
                continue
            }
            #expect(report.cases.allSatisfy { $0.state == .changed })
        }
        let folders = functions.map {
            TestPaths.artifacts(in: suite.folder, of: site($0), goldens: "goldens")
        }
        let pictures = try folders.map { try FileBytes.read("\($0)/a/light-actual.png") }
        #expect(Set(pictures).count == 3)
        for folder in folders.prefix(2) {
            #expect(FileManager.default.fileExists(atPath: "\(folder)/a/dark-difference.png"))
        }
        for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// A picture of a suite goes to the folder of the test that compares it.
    @Test func casesOfASuiteHaveTheFolderOfTheirTest() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        let service = GoldenService()
        let job = GoldenJob(
            goldens: "\(suite.folder)/goldens", update: .none, threads: 1, artifacts: "\(suite.folder)/all")
        for folder in ["one", "two"] {
            guard
                case .result(let result?) = service.reply(
                    to: .compare(
                        suite: "s", job, scene: "a.yaml", variant: "light",
                        artifacts: "\(suite.folder)/\(folder)"))
            else {
                Issue.record("no result")
                continue
            }
            #expect(result.pictures?.difference == "\(suite.folder)/\(folder)/a/light-difference.png")
        }
    }
}
