import Foundation
import Testing
import VitrineFiles
import VitrineGoldens
import VitrinePNG
import VitrineRendering
import VitrineSuites

@testable import VitrineStyle

/// Whole suites of small scenes, in folders of their own.
struct SuiteRunTests {
    /// A suite that is deleted when the test is over.
    final class Suite {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"

        init(_ suite: String = "suite: 1\nscenes: ../scenes\ngolden: { scale: 1 }\n") throws {
            try write("goldens/suite.yaml", suite)
            for name in ["a", "b/c"] { try scene(name, color: "red") }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        func write(_ path: String, _ text: String) throws {
            let url = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try AtomicFile.write(Array(text.utf8), to: url.path)
        }

        func scene(_ name: String, color: String, head: String = "") throws {
            try write(
                "scenes/\(name).yaml",
                """
                vitrine: 1
                canvas: { width: 24, height: 16 }
                \(head)
                body:
                  - circle: 10
                    id: dot
                    fill: \(color)
                  - rectangle:
                    frame: { width: 4, height: 4 }
                    fill: "\(name == "a" ? "#123456" : "#654321")"
                    offset: { x: -8 }
                """)
        }

        func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(folder)/\(path)") }

        func run(
            _ update: UpdateMode = .none, _ change: (inout SuiteOptions) -> Void = { _ in }
        ) throws -> SuiteReport {
            var options = SuiteOptions(
                goldens: "\(folder)/goldens", update: update, artifacts: "\(folder)/out", day: "2026-06-01")
            change(&options)
            return try SuiteRun(try SuitePlan(options), environment: ["VITRINE_CACHE": "\(folder)/cache"])
                .run()
        }
    }

    private func states(_ report: SuiteReport) -> [String] { report.cases.map(\.state.rawValue) }

    @Test func recordedOnceThenMatched() throws {
        let suite = try Suite()
        #expect(states(try suite.run()) == Array(repeating: "missing", count: 4))
        let recorded = try suite.run(.missing)
        #expect(states(recorded) == Array(repeating: "recorded", count: 4) && recorded.exitCode == 0)
        let matched = try suite.run(.all) { $0.rounds = 2 }
        #expect(states(matched) == Array(repeating: "matched", count: 4))
        #expect(matched.cases.map(\.scene) == ["a.yaml", "a.yaml", "b/c.yaml", "b/c.yaml"])
    }

    @Test(.timeLimit(.minutes(20))) func pipesAreNotWaitedFor() throws {
        let suite = try Suite()
        _ = try suite.run(.missing) { $0.usesCache = true }
        let cache = try #require(
            try FileManager.default.contentsOfDirectory(atPath: "\(suite.folder)/cache").first)
        for file in ["cache/\(cache)", "goldens/a/light.png"] {
            try suite.remove(file)
            #expect(unsafe mkfifo("\(suite.folder)/\(file)", 0o600) == 0)
        }
        for mode in [UpdateMode.none, .all] {
            let report = try suite.run(mode) { $0.usesCache = true }
            #expect(report.exitCode == 2 && states(report).count { $0 == "matched" } == 3)
        }
    }

    @Test func anApprovalCountsOnce() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        let report = try suite.run(.none)
        let approvals = report.cases.compactMap(ApprovalFile.Approval.init)
        let many = (0..<20_000).map { approvals[$0 % approvals.count] }
        let options = SuiteOptions(goldens: "\(suite.folder)/goldens", update: .none, day: "2026-06-01")
        let applied = try SuiteRun(
            try SuitePlan(options), environment: ["VITRINE_CACHE": "\(suite.folder)/cache"]
        ).apply(ApprovalFile(many))
        #expect(applied.count == 2 && applied.allSatisfy { $0.refusal == nil })
        #expect(try suite.run(.none).exitCode == 0)
    }

    @Test func aChangeIsExplainedAndApproved() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        let report = try suite.run(.missing)
        #expect(states(report) == ["changed", "changed", "matched", "matched"] && report.exitCode == 1)
        #expect(report.clusters.map(\.cause.message) == ["#dot.fill: red -> blue"])
        #expect(report.clusters.first?.cases == [0, 1])
        let pictures = try #require(report.cases[0].pictures)
        for path in [pictures.expected, pictures.actual, pictures.difference, pictures.patch] {
            #expect(FileManager.default.fileExists(atPath: try #require(path)))
        }
        let run = try SuiteRun(
            try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens")), environment: [:])
        var approvals = report.cases.compactMap(ApprovalFile.Approval.init)
        #expect(approvals.count == 2)
        var forged = approvals[0]
        forged.actual = "0000000000000000"
        #expect(run.apply(ApprovalFile([forged])).first?.refusal != nil)
        forged = approvals[0]
        forged.expected = "0000000000000000"
        #expect(run.apply(ApprovalFile([forged])).first?.refusal != nil)
        forged.scene = "other.yaml"
        approvals.append(forged)
        #expect(run.apply(ApprovalFile(approvals)).map { $0.refusal == nil } == [true, true, false])
        #expect(states(try suite.run()) == Array(repeating: "matched", count: 4))
    }

    /// What cannot be read is not called another golden.
    @Test(arguments: ["light.png", "light.alt-x.json"]) func aRefusalSaysWhatCannotBeRead(file: String) throws
    {
        let suite = try Suite()
        _ = try suite.run(.missing)
        if file != "light.png" {
            try FileManager.default.copyItem(
                atPath: "\(suite.folder)/goldens/a/light.png",
                toPath: "\(suite.folder)/goldens/a/light.alt-x.png")
        }
        try suite.scene("a", color: "blue")
        try suite.write("goldens/a/\(file)", "nonsense")
        let result = try #require(try suite.run(.none).cases.first { $0.title == "a.yaml [light]" })
        #expect(result.state == .unreadable)
        let run = try SuiteRun(
            try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens")), environment: [:])
        // Nobody has seen what it was compared with, so a command makes no approval of it.
        #expect(ApprovalFile.Approval(result) == nil)
        let approval = ApprovalFile.Approval(
            scene: result.scene, variant: result.variant, expected: result.expectedHash,
            actual: try #require(result.actualHash))
        let refusal = try #require(run.apply(ApprovalFile([approval])).first?.refusal)
        #expect(refusal.hasPrefix("the golden cannot be read") && refusal.contains("a/\(file)"), "\(refusal)")
    }

    /// A picture that is an answer no longer can be approved as the golden.
    @Test func anExpiredAnswerIsApproved() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        let golden = "\(suite.folder)/goldens/a/light.png"
        let red = try FileBytes.read(golden)
        try suite.scene("a", color: "blue")
        _ = try suite.run(.changed)
        try FileManager.default.moveItem(
            atPath: golden, toPath: "\(suite.folder)/goldens/a/light.alt-x.png")
        try AtomicFile.write(red, to: golden)
        try suite.write("goldens/a/light.alt-x.json", #"{ "reason": "r", "expires": "2020-12-31" }"#)
        let result = try #require(try suite.run(.none).cases.first { $0.title == "a.yaml [light]" })
        #expect(result.state == .expired)
        let run = try SuiteRun(
            try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens", day: "2026-06-01")),
            environment: [:])
        let approval = try #require(ApprovalFile.Approval(result))
        #expect(run.apply(ApprovalFile([approval])).map(\.refusal) == [nil])
        #expect(try suite.run(.none).exitCode == 0)
    }

    /// A scene that lacks its version fails, and is not left out; JSON may be anything.
    @Test func aSceneWithoutItsVersionIsOne() throws {
        let suite = try Suite()
        try suite.write("scenes/lost.yaml", "canvas: { width: 9, height: 9 }\nbody: [{ circle: 4 }]\n")
        try suite.write("scenes/other.json", #"{ "canvas": { "width": 9, "height": 9 }, "body": [] }"#)
        try suite.write("scenes/request.json", #"{ "method": "POST", "body": "text" }"#)
        try suite.write("scenes/library.yaml", "components: { mark: { body: [{ circle: 4 }] } }\n")
        let report = try suite.run(.missing)
        let failed = report.cases.filter { $0.state == .failed }
        #expect(Set(failed.map(\.scene)) == ["lost.yaml", "other.json"])
        #expect(
            failed.allSatisfy { $0.message.contains("vitrine") } && report.cases.count == 4 + failed.count)
    }

    @Test func aSceneThatWasRenamedKeepsItsGoldens() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.remove("scenes/a.yaml")
        try suite.scene("z", color: "red")
        let before = try String(contentsOfFile: "\(suite.folder)/scenes/z.yaml", encoding: .utf8)
        try suite.write("scenes/z.yaml", before.replacing("#654321", with: "#123456"))
        let found = try suite.run()
        #expect(states(found) == ["matched", "matched", "renamed", "renamed"] && found.exitCode == 1)
        #expect(found.cases[2].renamedFrom == "a/dark.png")
        #expect(found.obsolete == [])
        #expect(states(try suite.run(.missing)) == ["matched", "matched", "moved", "moved"])
        #expect(try suite.run().exitCode == 0)
    }

    /// In tests, goldens are moved side by side with the look for those that are obsolete: in any order, the
    /// goldens of a renamed scene are not.
    @Test func renamedGoldensAreNotObsoleteInTests() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.remove("scenes/a.yaml")
        try suite.scene("z", color: "red")
        let before = try String(contentsOfFile: "\(suite.folder)/scenes/z.yaml", encoding: .utf8)
        try suite.write("scenes/z.yaml", before.replacing("#654321", with: "#123456"))
        try suite.write("goldens/gone/dark.png", "no picture")
        let options = SuiteOptions(
            goldens: "\(suite.folder)/goldens", update: .missing, artifacts: "\(suite.folder)/out")
        let run = try SuiteRun(
            try SuitePlan(options), environment: ["VITRINE_CACHE": "\(suite.folder)/cache"])
        #expect(run.obsolete == ["gone/dark.png"])
        #expect(run.result(scene: "z.yaml", variant: "dark")?.state == .moved)
        #expect(run.obsolete == ["gone/dark.png"])
        #expect(run.result(scene: "z.yaml", variant: "light")?.state == .moved)
        #expect(run.obsolete == ["gone/dark.png"])
    }

    @Test func obsoleteGoldensGoAfterAWholeRunOnly() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.remove("scenes/a.yaml")
        let found = try suite.run(.missing)
        #expect(found.obsolete == ["a/dark.png", "a/light.png"] && found.exitCode == 1)
        #expect(try suite.run(.all) { $0.filters = ["b"] }.obsolete == [])
        #expect(try suite.run(.all) { $0.shard = Shard(index: 1, count: 1) }.deletedObsolete == false)
        let deleted = try suite.run(.all)
        #expect(deleted.deletedObsolete && deleted.exitCode == 0)
        #expect(try suite.run().obsolete == [])
        // Nothing is deleted if anything fails, and the goldens of a broken scene are not obsolete.
        try suite.write("scenes/b/c.yaml", "vitrine: 1\nbody: [{ txt: A }]\n")
        let broken = try suite.run(.all)
        #expect(broken.obsolete == [] && broken.exitCode == 2 && broken.cases.first?.state == .failed)
    }

    @Test func whatAllReadsStaysUnchanged() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        let cached: (inout SuiteOptions) -> Void = { $0.usesCache = true }
        #expect(states(try suite.run(.none, cached)) == Array(repeating: "matched", count: 4))
        #expect(states(try suite.run(.none, cached)) == Array(repeating: "unchanged", count: 4))
        try suite.scene("a", color: "red", head: "title: other")
        #expect(states(try suite.run(.none, cached)) == ["matched", "matched", "unchanged", "unchanged"])
        let golden = "\(suite.folder)/goldens/a/light.png"
        try AtomicFile.write(Array(try FileBytes.read(golden).dropLast(20)), to: golden)
        #expect(
            states(try suite.run(.none, cached)) == ["unchanged", "unreadable", "unchanged", "unchanged"])
        let scaled = try suite.run(.none) {
            $0.usesCache = true
            $0.render.scene.scale = 2
        }
        #expect(scaled.cases[0].state == .resized)
    }

    @Test func masksAndTolerancesOfAScene() throws {
        let suite = try Suite()
        for (name, golden) in [
            ("id", "{ masks: dot }"), ("box", "{ masks: { x: 6, y: 2, width: 12, height: 12 } }"),
            (
                "fuzzy",
                "{ comparator: { metric: fuzzy, threshold: 'maxDifference=0-255;totalPixels=0-200', drift: unlimited } }"
            ),
        ] { try suite.scene(name, color: "red", head: "golden: \(golden)") }
        _ = try suite.run(.missing)
        for name in ["id", "box", "fuzzy"] {
            let path = "\(suite.folder)/scenes/\(name).yaml"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try suite.write("scenes/\(name).yaml", text.replacing("fill: red", with: "fill: blue"))
        }
        let report = try suite.run()
        #expect(states(report) == Array(repeating: "matched", count: 10))
        let fuzzy = try #require(report.cases.first { $0.scene == "fuzzy.yaml" })
        #expect(fuzzy.tolerance.source.hasSuffix("scenes/fuzzy.yaml:3"))
        try suite.scene("id", color: "red", head: "golden: { masks: dott }")
        #expect(try suite.run().cases.first { $0.scene == "id.yaml" }?.state == .failed)
    }

    @Test func hashesAloneNeedABaseToShowThePicture() throws {
        let suite = try Suite("suite: 1\nscenes: ../scenes\ngolden: { keep: hash, scale: 1 }\n")
        _ = try suite.run(.missing)
        #expect(!FileManager.default.fileExists(atPath: "\(suite.folder)/goldens/a/light.png"))
        #expect(states(try suite.run()) == Array(repeating: "matched", count: 4))
        try suite.scene("a", color: "blue")
        let report = try suite.run()
        #expect(states(report) == ["changed", "changed", "matched", "matched"])
        #expect(report.cases[0].comparison == nil && report.cases[0].message.contains("--base REV"))
        #expect(states(try suite.run(.changed)) == ["updated", "updated", "matched", "matched"])
    }

    @Test(arguments: 2...4)
    func shardsAreTheWhole(count: Int) throws {
        let suite = try Suite()
        for name in ["d", "e", "f"] { try suite.scene(name, color: "red") }
        _ = try suite.run(.missing)
        try suite.scene("e", color: "blue")
        var whole = try suite.run()
        let parts = try (1...count).map { index in
            ("\(index)", try suite.run { $0.shard = Shard(index: index, count: count) })
        }
        var merged = try SuiteReport.merged(parts)
        for index in whole.cases.indices { whole.cases[index].milliseconds = 0 }
        for index in merged.cases.indices { merged.cases[index].milliseconds = 0 }
        (whole.run, merged.run) = (.init(), .init())
        #expect(merged == whole)
    }

    @Test func filtersThatLeaveNothingAreRefused() throws {
        let suite = try Suite()
        for change: (inout SuiteOptions) -> Void in [
            { $0.filters = ["nothing"] }, { $0.tags = ["nothing"] }, { $0.scenes = ["nothing.yaml"] },
            { $0.scenes = ["/"] }, { $0.root = "/nowhere" },
        ] { #expect(throws: SuiteError.self) { try suite.run(.none, change) } }
        #expect(
            try suite.run(.missing) { $0.filters = ["b/*"] }.cases.map(\.scene) == ["b/c.yaml", "b/c.yaml"])
        #expect(try suite.run(.missing) { $0.variants = ["dark"] }.cases.map(\.variant) == ["dark", "dark"])
        #expect(
            try suite.run(.missing) { $0.scenes = ["\(suite.folder)/scenes/a.yaml"] }.cases.map(\.scene)
                == ["a.yaml", "a.yaml"])
    }

    @Test(arguments: ["/", "../../../../../../../../../..", "//", "../root"])
    func theRootFolderIsNoFolderOfScenes(scenes: String) throws {
        let suite = try Suite("suite: 1\nscenes: \(scenes)\n")
        try FileManager.default.createSymbolicLink(
            atPath: "\(suite.folder)/root", withDestinationPath: "/")
        let error = #expect(throws: SuiteError.self) { try suite.run() }
        #expect(error?.description.contains("is the root folder") == true, "\(error?.description ?? "")")
    }

    @Test func whatIsNoSceneIsLeftOut() throws {
        let suite = try Suite()
        try suite.write("scenes/some.library.yaml", "vitrine: 1\ncomponents: {}\n")
        try suite.write("scenes/t.tokens.json", "{ \"color\": {} }")
        try suite.write("scenes/broken.json", "{")
        #expect(try suite.run(.missing).cases.count == 4)
    }

    /// Every key of a report is in the published schema, and every required key is in the report.
    @Test func theSchemaIsThatOfReports() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        let json = try suite.run { $0.shard = Shard(index: 1, count: 1) }.json()
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
        let schema = try JSONSerialization.jsonObject(with: Data(try ReportSchema.text().utf8))
        #expect(problems(value, schema, "") == [])
    }

    /// Returns the violations of a schema, for the part of JSON Schema that the schema of the report uses.
    private func problems(_ value: Any, _ schema: Any, _ path: String) -> [String] {
        guard let schema = schema as? [String: Any] else { return ["\(path): no schema"] }
        if let members = value as? [String: Any] {
            guard let known = schema["properties"] as? [String: Any] else {
                return schema.isEmpty ? [] : ["\(path): no object"]
            }
            let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
            return missing.map { "\(path): \($0) is missing" }
                + members.flatMap { key, member in
                    known[key].map { problems(member, $0, "\(path).\(key)") } ?? [
                        "\(path): \(key) is unknown"
                    ]
                }
        }
        if let list = value as? [Any] {
            guard let items = schema["items"] else { return ["\(path): no list"] }
            return list.enumerated().flatMap { problems($1, items, "\(path)[\($0)]") }
        }
        if let choices = schema["enum"] as? [String] {
            return choices.contains(value as? String ?? "") ? [] : ["\(path): \(value)"]
        }
        return []
    }
}
