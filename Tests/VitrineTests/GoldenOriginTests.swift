import Foundation
import Testing
import VitrineFiles
import VitrinePNG
import VitrineRendering
import VitrineSuites
import VitrineTesting

@testable import VitrineGoldens
@testable import VitrinePixels

/// Goldens of scenes in files and of Swift tests, in one folder: each side leaves the other's alone.
struct GoldenOriginTests {
    /// Compares a scene in memory with its goldens, as `expectGolden(_:named:)` does.
    @discardableResult
    private func swift(
        _ suite: SuiteRunTests.Suite, _ name: String = "orders", color: String = "green", keep: String = "",
        _ update: UpdateMode = .missing
    ) throws -> SuiteReport {
        let yaml = """
            vitrine: 1
            canvas: { width: 12, height: 8, scale: 1 }
            \(keep)
            body: [{ circle: 6, id: dot, fill: \(color) }]
            """
        let memory = SuiteMemoryScene(name: name, scene: try Scene(yaml: yaml))
        let job = GoldenJob(
            goldens: "\(suite.folder)/goldens", update: update, threads: 1, artifacts: "\(suite.folder)/out")
        guard case .report(let report) = GoldenService().run(job, of: memory) else {
            throw CancellationError()
        }
        return report
    }

    private func store(_ suite: SuiteRunTests.Suite) -> GoldenStore {
        GoldenStore(root: "\(suite.folder)/goldens")
    }

    /// The files of the goldens with their bytes.
    private func goldens(_ suite: SuiteRunTests.Suite) throws -> [String: [UInt8]] {
        let store = store(suite)
        var files: [String: [UInt8]] = [:]
        for file in try store.files() where store.isFile(file) {
            files[file] = try FileBytes.read("\(suite.folder)/goldens/\(file)")
        }
        return files
    }

    /// Takes the marks out of goldens, as they were before there were any.
    private func unmark(_ suite: SuiteRunTests.Suite, _ scene: String, hash: Bool = false) throws {
        let store = store(suite)
        for variant in ["light", "dark"] {
            let name = try GoldenName(scene: scene, variant: variant)
            if hash {
                try store.changeHashes(at: "\(scene)/hashes.json") { $0.variants[variant]?.origin = nil }
            } else {
                let golden = try #require(try store.read(name))
                var record = try #require(golden.record)
                record.origin = nil
                try store.write(
                    GoldenCandidate(image: golden.image, record: record), manifest: golden.manifest, as: name)
            }
        }
    }

    @Test(arguments: ["", "golden: hash", "golden: first"])
    func updateAllLeavesGoldensOfSwiftTests(keep: String) throws {
        let suite = try SuiteRunTests.Suite()
        try swift(suite, keep: keep)
        try swift(suite, "cards/new", keep: keep)
        _ = try suite.run(.missing)
        let before = try goldens(suite)
        for mode in UpdateMode.allCases {
            let report = try suite.run(mode)
            #expect(report.exitCode == 0 && report.obsolete.isEmpty && report.unmarked == nil)
            #expect(report.swiftGoldens == 4)
            #expect(report.summary == "4 matched, 4 goldens of Swift tests left alone")
        }
        #expect(try goldens(suite) == before)
        #expect(try swift(suite, keep: keep, .none).cases.allSatisfy { $0.state == .matched })
    }

    /// Filters say nothing of goldens that they leave out.
    @Test func aPartOfTheSuiteCountsNone() throws {
        let suite = try SuiteRunTests.Suite()
        try swift(suite)
        #expect(try suite.run(.missing) { $0.filters = ["b"] }.swiftGoldens == nil)
    }

    @Test func goldensSayWhatDrewThem() throws {
        let suite = try SuiteRunTests.Suite()
        try swift(suite)
        try swift(suite, "kept", keep: "golden: hash")
        try suite.scene("h", color: "red", head: "golden: hash")
        _ = try suite.run(.missing)
        let files = try goldens(suite)
        let picture = try #require(files["orders/light.png"])
        let texts = try PNG.decode(picture).text
        #expect(texts.first { $0.keyword == "vitrine:origin" }?.text == "Swift test")
        #expect(PNG.plainTexts(of: "vitrine:origin", in: picture) == ["Swift test"])
        #expect(PNG.plainTexts(of: "vitrine:origin", in: try #require(files["a/dark.png"])) == ["scene file"])
        func hashes(_ name: String) throws -> String {
            String(decoding: try #require(files["\(name)/hashes.json"]), as: UTF8.self)
        }
        #expect(
            try hashes("kept").split(separator: "\n").count { $0.contains(#""origin":"Swift test""#) } == 2)
        #expect(try hashes("h").split(separator: "\n").count { $0.contains(#""origin":"scene file""#) } == 2)
    }

    /// A golden without a mark may be that of a Swift test: it is named, and never deleted.
    @Test(arguments: [false, true])
    func goldensWithoutAMarkAreKept(hash: Bool) throws {
        let suite = try SuiteRunTests.Suite()
        try swift(suite, keep: hash ? "golden: hash" : "")
        try unmark(suite, "orders", hash: hash)
        try suite.scene("gone", color: "red")
        _ = try suite.run(.missing)
        try suite.remove("scenes/gone.yaml")
        let unmarked = ["dark", "light"].map { hash ? "orders/hashes.json#\($0)" : "orders/\($0).png" }
        let found = try suite.run(.missing)
        #expect(found.unmarked == unmarked && found.exitCode == 1)
        #expect(found.obsolete == ["gone/dark.png", "gone/light.png"] + unmarked)
        let report = try suite.run(.all)
        #expect(report.deletedObsolete && report.leftObsolete == unmarked && report.exitCode == 1)
        let files = try goldens(suite)
        #expect(files["gone/dark.png"] == nil)
        #expect(files[hash ? "orders/hashes.json" : "orders/light.png"] != nil)
        let text = TerminalReport(report).text
        #expect(text.contains("obsolete, deleted  gone/dark.png: no scene has this golden\n"))
        #expect(
            text.contains(
                "obsolete  \(unmarked[0]): no scene has this golden, and it does not say what drew it"))
        #expect(
            text.contains("`VITRINE_UPDATE=all swift test` marks what tests draw")
                && text.contains("2 obsolete, deleted"))
        // The test that draws them marks them, without changing their pictures.
        let before = store(suite).pixelHashes(of: unmarked)
        for mode in [UpdateMode.missing, .changed] {
            try swift(suite, keep: hash ? "golden: hash" : "", mode)
            #expect(try suite.run(.all).unmarked == unmarked)
        }
        let marked = try swift(suite, keep: hash ? "golden: hash" : "", .all)
        #expect(marked.cases.allSatisfy { $0.state == .matched })
        #expect(store(suite).pixelHashes(of: unmarked) == before)
        let last = try suite.run(.all)
        #expect(last.exitCode == 0 && last.swiftGoldens == 2 && last.unmarked == nil)
    }

    /// A picture that is no golden of anybody is unmarked, too.
    @Test func picturesOfOthersAreKept() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        try suite.write("goldens/x/light.png", "no picture")
        #expect(try suite.run(.all).unmarked == ["x/light.png"])
        #expect(try goldens(suite)["x/light.png"] == Array("no picture".utf8))
    }

    /// A new scene that shows what a Swift test shows is recorded, not given the test's golden.
    @Test func goldensOfSwiftTestsAreNotMoved() throws {
        let suite = try SuiteRunTests.Suite()
        try swift(suite)
        let before = try goldens(suite)
        try suite.write(
            "scenes/orders-in-yaml.yaml",
            """
            vitrine: 1
            canvas: { width: 12, height: 8, scale: 1 }
            body: [{ circle: 6, id: dot, fill: green }]
            """)
        let report = try suite.run(.missing)
        let states = report.cases.filter { $0.scene == "orders-in-yaml.yaml" }.map(\.state)
        #expect(states == [.recorded, .recorded])
        let after = try goldens(suite)
        for (file, bytes) in before { #expect(after[file] == bytes) }
        // Renamed, the scene takes its own goldens along.
        #expect(
            unsafe rename(
                "\(suite.folder)/scenes/orders-in-yaml.yaml", "\(suite.folder)/scenes/other.yaml") == 0)
        let moved = try suite.run(.missing).cases.filter { $0.scene == "other.yaml" }
        #expect(moved.map(\.state) == [.moved, .moved])
        #expect(moved.map(\.renamedFrom) == ["orders-in-yaml/dark.png", "orders-in-yaml/light.png"])
    }

    /// A golden without a mark still follows a scene that is renamed: no picture is lost.
    @Test func goldensWithoutAMarkAreMoved() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        try unmark(suite, "a")
        #expect(unsafe rename("\(suite.folder)/scenes/a.yaml", "\(suite.folder)/scenes/z.yaml") == 0)
        let report = try suite.run(.missing)
        #expect(report.cases.filter { $0.scene == "z.yaml" }.map(\.state) == [.moved, .moved])
        #expect(report.exitCode == 0)
    }

    @Test(arguments: ["", "golden: hash"]) func neitherSideWritesTheOthers(keep: String) throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene("orders", color: "red", head: keep)
        _ = try suite.run(.missing)
        var before = try goldens(suite)
        // A Swift test of the same name.
        for mode in [UpdateMode.changed, .all] {
            let report = try swift(suite, keep: keep, mode)
            #expect(report.cases.allSatisfy { !$0.state.passes }, "\(report.cases)")
            #expect(report.cases.allSatisfy { $0.message.contains("Give one of them another name") })
        }
        #expect(try goldens(suite) == before)
        // And a scene of the name of a Swift test.
        try swift(suite, "cards", keep: keep)
        before = try goldens(suite)
        try suite.scene("cards", color: "red", head: keep)
        for mode in [UpdateMode.changed, .all] {
            let report = try suite.run(mode)
            let cards = report.cases.filter { $0.scene == "cards.yaml" }
            #expect(
                cards.allSatisfy { !$0.state.passes && $0.message.contains("a Swift test drew this golden") })
        }
        let approvals = try suite.run().cases.compactMap(ApprovalFile.Approval.init)
        let run = try SuiteRun(
            try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens", update: .none)), environment: [:])
        let applied = run.apply(ApprovalFile(approvals, obsolete: ["cards/light.png"]))
        #expect(applied.count == 3 && applied.allSatisfy { $0.refusal != nil })
        #expect(try goldens(suite) == before)
    }

    /// A scene that a Swift test loads from its file has the goldens of the tool, as long as it matches.
    @Test func aSceneMayBeComparedByBoth() throws {
        let suite = try SuiteRunTests.Suite()
        try suite.write(
            "scenes/both.yaml",
            "vitrine: 1\ncanvas: { width: 12, height: 8, scale: 1 }\nbody: [{ circle: 6, id: dot, fill: green }]"
        )
        _ = try suite.run(.missing)
        let before = try goldens(suite)
        #expect(try swift(suite, "both", .all).cases.allSatisfy { $0.state == .matched })
        #expect(try goldens(suite) == before)
    }

    @Test(arguments: 2...3) func shardsCountThemOnce(count: Int) throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        try swift(suite)
        try swift(suite, "old")
        try unmark(suite, "old")
        let parts = try (1...count).map { index in
            ("\(index)", try suite.run { $0.shard = Shard(index: index, count: count) })
        }
        let json = try parts.map { ($0.0, try SuiteReport(json: Array(try $0.1.json().utf8), named: $0.0)) }
        let merged = try SuiteReport.merged(json)
        #expect(merged.swiftGoldens == 2 && merged.exitCode == 1)
        #expect(merged.unmarked == ["old/dark.png", "old/light.png"] && merged.obsolete == merged.unmarked)
        #expect(merged.summary == "4 matched, 2 obsolete, 2 goldens of Swift tests left alone")
    }

    @Test func expectNoObsoleteGoldensLeavesThemAlone() throws {
        let suite = try SuiteRunTests.Suite()
        _ = try suite.run(.missing)
        try swift(suite)
        let goldens = "\(suite.folder)/goldens"
        #expect(expectNoObsoleteGoldens(in: GoldenSuite(goldens, record: .never)))
        try swift(suite, "old")
        try unmark(suite, "old")
        withKnownIssue {
            expectNoObsoleteGoldens(in: GoldenSuite(goldens, record: .never))
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.contains("no scene has these goldens: old/dark.png, old/light.png\n")
                    && $0.rawValue.contains("2 of them do not say what drew them")
                    && $0.rawValue.contains("VITRINE_UPDATE=all")
                    && $0.rawValue.contains("2 goldens in \(goldens) were drawn by Swift tests")
            }
        }
    }

    /// What says neither of the two is not guessed, and a mark cannot be forged by its place in the file.
    @Test func marksAreReadFromTheirChunksAlone() throws {
        let image = RGBA8Image(width: 1, height: 1, components: [1, 2, 3, 255])
        let texts = [
            PNG.TextChunk(keyword: "vitrine:originals", text: "Swift test"),
            PNG.TextChunk(keyword: "Comment", text: "vitrine:origin\u{20}Swift test"),
        ]
        let bytes = try PNG.encode(image, text: texts)
        #expect(PNG.plainTexts(of: "vitrine:origin", in: bytes).isEmpty)
        #expect(PNG.plainTexts(of: "Comment", in: bytes) == ["vitrine:origin Swift test"])
        for count in 0..<bytes.count {
            _ = PNG.plainTexts(of: "Comment", in: Array(bytes.prefix(count)))
        }
        var record = GoldenRecord(scene: "", version: "", options: "", fonts: [], origin: .swiftTest)
        #expect(try GoldenRecord.read(record.chunks) == record)
        record.origin = nil
        #expect(try GoldenRecord.read(record.chunks) == record)
        #expect(throws: GoldenRecordError.unknownOrigin("a crayon")) {
            try GoldenRecord.read(
                record.chunks + [PNG.TextChunk(keyword: "vitrine:origin", text: "a crayon")])
        }
    }
}
