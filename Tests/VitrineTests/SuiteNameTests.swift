import Foundation
import Testing
import VitrineFiles
import VitrineGoldens
import VitrineTestSupport

@testable import VitrineSuites

/// Suites whose scenes have names that change their Unicode form or case, or differ in nothing else.
struct SuiteNameTests {
    static let (composed, parted) = ("Caf\u{E9}", "Cafe\u{301}")

    /// `true` where names that differ in case or Unicode form have files of their own, as on Linux.
    static let areDistinct: Bool = {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["a", "A", composed, parted] { try? AtomicFile.write([1], to: "\(folder)/\(name)") }
        return FileNames.list(folder).count == 4
    }()

    private func states(_ report: SuiteReport) -> [String] { report.cases.map(\.state.rawValue) }

    /// The files of the goldens, byte by byte.
    private func goldens(_ suite: SuiteRunTests.Suite) -> [[UInt8]] {
        func files(_ folder: String) -> [String] {
            FileNames.list("\(suite.folder)/goldens/\(folder)").flatMap { name in
                name.contains(".") ? [folder + name] : files("\(folder)\(name)/")
            }
        }
        return files("").filter { $0 != "suite.yaml" }.map { Array($0.utf8) }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    private func rename(_ suite: SuiteRunTests.Suite, _ old: String, _ new: String) throws {
        #expect(
            unsafe Foundation.rename("\(suite.folder)/scenes/\(old)", "\(suite.folder)/scenes/\(new)") == 0)
    }

    /// Names before and after, of which the old binary recorded the second unseen.
    static let renames = [
        ("Caf\u{E9}.yaml", "Cafe\u{301}.yaml"), ("Cafe\u{301}.yaml", "Caf\u{E9}.yaml"),
        ("home.yaml", "Home.yaml"), ("\u{AC00}.yaml", "\u{1100}\u{1161}.yaml"),
    ]

    @Test(.enabled(if: Self.areDistinct), arguments: renames, ["", "golden: hash", "golden: first"])
    func aSceneKeepsItsGoldens(names: (String, String), keep: String) throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene(String(names.0.dropLast(5)), color: "red", head: keep)
        _ = try suite.run(.missing)
        let before = goldens(suite)
        try rename(suite, names.0, names.1)
        let same = try suite.run(.missing)
        #expect(states(same) == Array(repeating: "matched", count: 6) && same.exitCode == 0)
        let text = try String(contentsOfFile: "\(suite.folder)/scenes/\(names.1)", encoding: .utf8)
        try suite.write("scenes/\(names.1)", text.replacing("fill: red", with: "fill: blue"))
        let changed = try suite.run(.missing)
        #expect(states(changed).filter { $0 == "changed" }.count == 2 && changed.exitCode == 1)
        #expect(changed.obsolete.isEmpty && goldens(suite) == before)
        let updated = try suite.run(.all)
        #expect(states(updated).filter { $0 == "updated" }.count == 2 && updated.exitCode == 0)
        #expect(updated.obsolete.isEmpty && goldens(suite) == before)
        #expect(try suite.run().exitCode == 0)
    }

    @Test(.enabled(if: Self.areDistinct)) func aFolderOfScenesKeepsItsGoldens() throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene("\(Self.composed)/x", color: "red")
        _ = try suite.run(.missing)
        let before = goldens(suite)
        try rename(suite, Self.composed, Self.parted)
        try suite.scene("\(Self.parted)/x", color: "blue")
        #expect(states(try suite.run(.missing)).filter { $0 == "changed" }.count == 2)
        #expect(goldens(suite) == before)
    }

    /// The approval of a report that was made on another system names the scene in another form.
    @Test func approvalsOfAnotherSystemApply() throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene(Self.composed, color: "red")
        _ = try suite.run(.missing)
        try suite.scene(Self.composed, color: "blue")
        var approvals = try suite.run().cases.compactMap(ApprovalFile.Approval.init)
        #expect(approvals.count == 2)
        for index in approvals.indices { approvals[index].scene = "\(Self.parted).yaml" }
        let run = try SuiteRun(
            try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens")), environment: [:])
        #expect(run.apply(ApprovalFile(approvals)).allSatisfy { $0.refusal == nil })
        #expect(try suite.run().exitCode == 0)
    }

    /// Scenes that share their goldens on a Mac. The old binary recorded both, or left one out.
    static let twins = [
        ("Caf\u{E9}", "Cafe\u{301}"), ("a", "A"), ("x/a", "X/A"), ("x/\u{DC}", "x/u\u{308}"),
        ("stra\u{DF}e", "STRASSE"), ("b/C", "b/c"),
    ]

    @Test(.enabled(if: Self.areDistinct), arguments: twins)
    func twinsAreRefusedBeforeAnythingIsRecorded(names: (String, String)) throws {
        let suite = try SuiteRunTests.Suite()
        for name in [names.0, names.1] { try suite.scene(name, color: "red") }
        for change: (inout SuiteOptions) -> Void in [{ _ in }, { $0.filters = ["b"] }] {
            let error = #expect(throws: SuiteError.self) { try suite.run(.all, change) }
            let text = error?.description ?? ""
            #expect(text.contains("would share their goldens") && text.contains("rename one"), "\(text)")
            let spelled = FileNames.spelled([names.0 + ".yaml", names.1 + ".yaml"])
            #expect(spelled.allSatisfy { text.contains($0) }, "\(text)")
        }
        #expect(goldens(suite).isEmpty)
        // The preview opens scenes one by one.
        let error = #expect(throws: SuiteError.self) {
            try SuiteRun(
                scene: "\(names.0).yaml", of: SuiteOptions(goldens: "\(suite.folder)/goldens"), sharing: nil)
        }
        #expect(error?.description.contains("would share their goldens") == true)
    }

    /// Two folders that differ in case are one on a Mac, which does no harm as long as their scenes differ.
    @Test(.enabled(if: Self.areDistinct)) func foldersMayDifferInCase() throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene("B/d", color: "red")
        #expect(states(try suite.run(.missing)).allSatisfy { $0 == "recorded" })
        let again = try suite.run(.all)
        #expect(states(again) == Array(repeating: "matched", count: 6) && again.obsolete.isEmpty)
    }

    @Test(arguments: [("home", "home/light.png"), ("home", "home/LIGHT.png/deep")])
    func aGoldenIsNoFolder(names: (String, String)) throws {
        let suite = try SuiteRunTests.Suite()
        for name in [names.0, names.1] { try suite.scene(name, color: "red") }
        let error = #expect(throws: SuiteError.self) { try suite.run(.missing) }
        #expect(error?.description.contains("home.yaml and \(names.1).yaml") == true)
        #expect(goldens(suite).isEmpty)
    }

    @Test(
        arguments: [
            "[{ name: Dark, appearance: dark }, { name: dark }]", "[{ name: a }, { name: b }, { name: A }]",
            "[{ name: light.alt-gpu }]", "[{ appearance: light }, { name: LIGHT }]",
        ])
    func variantsOfOneFileAreRefused(variants: String) throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene("v", color: "red", head: "variants: \(variants)")
        let report = try suite.run(.missing)
        let failed = report.cases.filter { $0.scene == "v.yaml" }
        #expect(!failed.isEmpty && failed.allSatisfy { $0.state == .failed } && report.exitCode == 2)
        #expect(failed.allSatisfy { $0.message.contains("v.yaml:3:") }, "\(failed.first?.message ?? "")")
        #expect(!goldens(suite).contains { $0.starts(with: "v/".utf8) })
    }

    /// A variant whose name changes its case keeps its golden.
    @Test(arguments: ["", "golden: hash"]) func aVariantKeepsItsGolden(keep: String) throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene("v", color: "red", head: "variants: [{ name: Big }]\n\(keep)")
        _ = try suite.run(.missing)
        let before = goldens(suite)
        try suite.scene("v", color: "blue", head: "variants: [{ name: big }]\n\(keep)")
        let changed = try suite.run(.missing)
        #expect(changed.cases.last?.state == .changed && changed.obsolete.isEmpty)
        #expect(try suite.run(.all).cases.last?.state == .updated && goldens(suite) == before)
        #expect(try suite.run().exitCode == 0)
    }

    /// A golden is named as it is on disk, though its scene has another name by now, or as the scene is.
    @Test(arguments: ["", "golden: hash"]) func goldensAreApprovedWhereTheyAre(keep: String) throws {
        let suite = try SuiteRunTests.Suite()
        try suite.scene("Foo/Bar", color: "red", head: keep)
        _ = try suite.run(.missing)
        try suite.remove("scenes/Foo")
        try suite.scene("foo/bar", color: "blue", head: keep)
        let run = try SuiteRun(
            try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens", update: .none)), environment: [:])
        let file = keep.isEmpty ? "light.png" : "hashes.json"
        func names(_ path: String) throws -> [String] {
            try run.pictures(at: ["\(suite.folder)/\(path)"]).map(\.title)
        }
        let both = ["foo/bar.yaml [dark]", "foo/bar.yaml [light]"]
        #expect(try names("goldens/Foo/Bar/\(file)") == (keep.isEmpty ? [both[1]] : both))
        for path in [
            "goldens/Foo", "goldens/Foo/Bar/", "goldens/foo", "scenes/foo", "scenes/../scenes/foo/bar.yaml",
        ] {
            #expect(try names(path) == both, "\(path)")
        }
        #expect(try names("goldens").count == 6)
        for (path, words) in [
            ("goldens/Fo", "no such scene"), ("goldens/nowhere", "no such scene"), (".", "neither a scene"),
            ("goldens/suite.yaml", "is neither a scene of the suite nor a golden of one"),
        ] {
            let error = #expect(throws: SuiteError.self, "\(path)") { try names(path) }
            #expect("\(try #require(error))".contains(words), "\(path)")
        }
        let result = try #require(try run.pictures(at: ["\(suite.folder)/scenes/foo"]).first)
        #expect(run.isPicture(result, at: ["x", "\(suite.folder)/goldens/Foo"]))
        #expect(!run.isPicture(result, at: ["\(suite.folder)/goldens/a"]))
        let approvals = try run.pictures(at: ["\(suite.folder)/goldens/Foo"])
            .compactMap(ApprovalFile.Approval.init)
        #expect(approvals.count == 2)
        #expect(run.apply(ApprovalFile(approvals)).allSatisfy { $0.refusal == nil })
        #expect(try suite.run().exitCode == 0)
    }

    /// The file of hashes lies where another scene has its folder.
    @Test func aFileOfHashesIsNoFolder() throws {
        let suite = try SuiteRunTests.Suite(
            "suite: 1\nscenes: ../scenes\ngolden: { scale: 1, keep: first }\n")
        try suite.scene("a/HASHES.json", color: "red")
        let error = #expect(throws: SuiteError.self) { try suite.run(.missing) }
        let text = "\(try #require(error))"
        #expect(
            text.contains("a.yaml and a/HASHES.json.yaml need a golden and a folder of goldens of one name"))
        #expect(goldens(suite).isEmpty)
        // Without hashes there is no such file.
        try suite.write("goldens/suite.yaml", "suite: 1\nscenes: ../scenes\ngolden: { scale: 1 }\n")
        #expect(try suite.run(.missing).exitCode == 0)
    }

    /// Folders that are named in the other form are those that are there.
    @Test(.enabled(if: Self.areDistinct)) func foldersAreFoundInEitherForm() throws {
        let suite = try SuiteRunTests.Suite()
        try suite.write(
            "\(Self.parted)/scenes/a.yaml", SceneText.body("[]", canvas: "{ width: 9, height: 9 }"))
        try suite.write(
            "\(Self.parted)/goldens/suite.yaml", "suite: 1\nscenes: ../../\(Self.composed)/scenes\n")
        let found = try suite.run(.missing) { $0.goldens = "\(suite.folder)/\(Self.composed)/goldens" }
        #expect(states(found) == ["recorded", "recorded"])
        #expect(FileNames.list(suite.folder).filter { $0 == Self.composed }.count == 1)
        let named = try suite.run(.none) {
            $0.goldens = "\(suite.folder)/\(Self.composed)/goldens"
            $0.scenes = ["\(suite.folder)/\(Self.composed)/scenes/a.yaml"]
        }
        #expect(states(named) == ["matched", "matched"])
    }

    /// Shards on systems that write names in other forms are those of one run.
    @Test func shardsAreTheSameInEitherForm() throws {
        for index in 0..<40 {
            let name = "\u{FC}\(index)/\u{E9}.yaml"
            for shard in 1...4 {
                let shard = try #require(Shard(index: shard, count: 4))
                #expect(shard.contains(name) == shard.contains(name.decomposedStringWithCanonicalMapping))
            }
        }
        let plans = try [Self.composed, Self.parted].map { name in
            let suite = try SuiteRunTests.Suite()
            try suite.scene(name, color: "red")
            return try SuitePlan(SuiteOptions(goldens: "\(suite.folder)/goldens")).fingerprint
        }
        #expect(plans[0] == plans[1])
    }
}
