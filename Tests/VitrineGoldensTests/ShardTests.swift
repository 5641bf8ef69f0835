import Testing

@testable import VitrineGoldens

/// Parts of a suite, and the report merged from theirs.
struct ShardTests {
    @Test(arguments: 1...9)
    func everySceneIsInOneShard(count: Int) throws {
        let shards = try (1...count).map { try #require(Shard(index: $0, count: count)) }
        for number in 0..<200 {
            #expect(shards.count { $0.contains("folder/scene-\(number).yaml") } == 1)
        }
        for shard in shards { #expect((0..<200).contains { shard.contains("folder/scene-\($0).yaml") }) }
    }

    @Test(arguments: ["0/3", "4/3", "1", "1/2/3", "a/b", "1/0", "-1/2", "1/99999", ""])
    func textsThatAreNoShardsAreRefused(text: String) { #expect(Shard(text) == nil) }

    @Test func runnersAreFollowed() throws {
        #expect(try Shard.detected(in: ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"]) == Shard("1/4"))
        #expect(try Shard.detected(in: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]) == Shard("2/4"))
        #expect(try Shard.detected(in: ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"]) == Shard("3/4"))
        #expect(try Shard.detected(in: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"]) == nil)
        #expect(try Shard.detected(in: ["CI_NODE_TOTAL": "1"]) == nil)
        #expect(throws: ShardError.self) {
            try Shard.detected(in: ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"])
        }
    }

    static func report(
        _ shard: Int?, of count: Int = 3, plan: String = "p", filtered: Bool = false, obsolete: [String] = []
    ) -> SuiteReport {
        let cases = (1...count).filter { shard == nil || shard == $0 }.map {
            CaseResult(
                scene: "s\($0)", variant: "light", golden: "s\($0)/light.png",
                state: $0 == 2 ? .changed : .matched)
        }
        var report = SuiteReport(
            renderer: "1", plan: plan, planned: count,
            shard: shard.flatMap { Shard(index: $0, count: count) },
            filtered: filtered, update: .none, cases: cases)
        report.obsolete = obsolete
        return report
    }

    private func merged(_ reports: [SuiteReport]) throws -> SuiteReport {
        try SuiteReport.merged(reports.enumerated().map { ("\($0)", $1) })
    }

    @Test func shardsAreOneRun() throws {
        let parts = [3, 1, 2].map {
            Self.report($0, obsolete: ["old.png"] + ($0 == 1 ? ["s2/light.png"] : []))
        }
        let whole = try merged(parts)
        #expect(whole == Self.report(nil, obsolete: ["old.png"]))
        #expect(whole.exitCode == 1)
        // A single shard does not determine which goldens are obsolete.
        #expect(Self.report(1, obsolete: ["old.png"]).exitCode == 0)
    }

    @Test func whatIsNoRunIsRefused() {
        let one = Self.report(1)
        #expect(throws: MergeError.nothing) { try merged([]) }
        #expect(throws: MergeError.missing(shards: [2, 3], count: 3)) { try merged([one]) }
        #expect(throws: MergeError.duplicate(shard: 1, files: ["0", "1"])) {
            try merged([one, one, Self.report(2), Self.report(3)])
        }
        #expect(throws: MergeError.noShard(file: "1")) { try merged([one, Self.report(nil)]) }
        #expect(throws: MergeError.otherPlan(file: "1", than: "0")) {
            try merged([one, Self.report(2, plan: "q"), Self.report(3)])
        }
        #expect(throws: MergeError.otherCount(file: "1", count: 4, than: 3)) {
            try merged([one, Self.report(2, of: 4)])
        }
        var empty = Self.report(2)
        empty.cases = []
        #expect(throws: MergeError.cases(planned: 3, found: 2)) { try merged([one, empty, Self.report(3)]) }
    }

    @Test func reportsAreReadAsTheyWereWritten() throws {
        var report = Self.report(2)
        var pictures = CaseResult.Pictures()
        pictures.actual = "/tmp/a/b/pictures/x.png"
        pictures.expected = "/tmp/a/pictures/x.png"
        report.cases[0].pictures = pictures
        let json = try report.json(at: "/tmp/a/b/report.json")
        #expect(json.contains("\"pictures/x.png\"") && json.contains("\"../pictures/x.png\""))
        var withheld: [String] = []
        let read = try SuiteReport(json: Array(json.utf8), at: "/tmp/a/b/report.json", withheld: &withheld)
        #expect(read.cases[0].pictures?.actual == "/tmp/a/b/pictures/x.png")
        // Paths that lead elsewhere are not followed.
        #expect(read.cases[0].pictures?.expected == nil && withheld == ["../pictures/x.png"])
        #expect(read.shard == report.shard && read.plan == report.plan)
        let other = json.replacing("\"version\" : 1", with: "\"version\" : 7")
        #expect(throws: MergeError.version(file: "r", version: 7)) {
            try SuiteReport(json: Array(other.utf8), named: "r")
        }
        let empty = #expect(throws: MergeError.self) {
            try SuiteReport(json: Array("{}".utf8), named: "r")
        }
        guard case .unreadable("r", let reason?)? = empty else {
            Issue.record("\(String(describing: empty))")
            return
        }
        #expect(reason.contains("`version`"))
    }

    @Test(arguments: [
        ("1", "0", "`shard.count`: 0 is out of range: 1 to 10000"),
        ("1", "2000000000", "`shard.count`: 2000000000 is out of range: 1 to 10000"),
        ("1", "-1", "`shard.count`: -1 is out of range: 1 to 10000"),
        ("4", "3", "`shard.index`: 4 is out of range: 1 to 3"),
        ("0", "3", "`shard.index`: 0 is out of range: 1 to 3"),
    ])
    func shardsOfReportsAreBounded(index: String, count: String, reason: String) throws {
        let json = try Self.report(2).json()
            .replacing("\"count\" : 3", with: "\"count\" : \(count)")
            .replacing("\"index\" : 2", with: "\"index\" : \(index)")
        #expect(throws: MergeError.unreadable(file: "r", reason: reason)) {
            try SuiteReport(json: Array(json.utf8), named: "r")
        }
    }

    @Test func theGreatestShardIsRead() throws {
        var report = Self.report(2)
        report.shard = try #require(Shard(index: 10_000, count: 10_000))
        #expect(try SuiteReport(json: Array(try report.json().utf8), named: "r").shard == report.shard)
    }
}
