import Foundation
import Testing
import VitrineFiles
import VitrineGoldens
import VitrineSuites
import VitrineTestSupport

@Suite("The goldens' folder may be a link, and nothing below it is followed")
struct SuiteLinkTests {
    typealias Suite = SuiteRunTests.Suite

    private func link(_ path: String, to target: String, in suite: Suite) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(suite.folder)/\(path)", withDestinationPath: "\(suite.folder)/\(target)")
    }

    /// All that a run does with a folder, it does with a link to it: it records, finds and deletes what is
    /// obsolete, moves what was renamed, and takes files that a killed run left.
    @Test(arguments: ["named", "named/", "./named//"])
    func theFolderThatAUserNamesMayBeALink(name: String) throws {
        let suite = try Suite()
        try link("named", to: "goldens", in: suite)
        let named: (inout SuiteOptions) -> Void = { options in
            options = SuiteOptions(
                goldens: "\(suite.folder)/\(name)", update: options.update, artifacts: "\(suite.folder)/out")
        }
        #expect(try suite.run(.missing, named).cases.map(\.state) == Array(repeating: .recorded, count: 4))
        #expect(try suite.run(.none, named).exitCode == 0)
        try suite.remove("scenes/a.yaml")
        let found = try suite.run(.none, named)
        #expect(found.obsolete == ["a/dark.png", "a/light.png"] && found.exitCode == 1)
        let deleted = try suite.run(.all, named)
        #expect(deleted.deletedObsolete && deleted.exitCode == 0)
        #expect(!FileManager.default.fileExists(atPath: "\(suite.folder)/goldens/a"))
    }

    /// The folder of the scenes may be one, too.
    @Test func theFolderOfTheScenesMayBeALink() throws {
        let suite = try Suite("suite: 1\nscenes: ../other\ngolden: { scale: 1 }\n")
        try link("other", to: "scenes", in: suite)
        #expect(try suite.run(.missing).cases.count == 4)
    }

    /// The suite's own file is no exception: the run ends before anything is drawn.
    @Test(arguments: ["elsewhere", "nowhere"]) func theSuitesFileMayNotBeALink(target: String) throws {
        let suite = try Suite()
        try suite.write("elsewhere", "suite: 1\nscenes: ../other\n")
        try suite.write("other/z.yaml", SceneText.body("[]", canvas: "{ width: 9, height: 9 }"))
        try suite.remove("goldens/suite.yaml")
        try link("goldens/suite.yaml", to: target, in: suite)
        let error = #expect(throws: SuiteError.self) { try suite.run(.missing) }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains("goldens/suite.yaml is a symbolic link"), "\(text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(suite.folder)/goldens").count == 1)
    }

    /// A golden, a file of hashes, an alternative, its note or a folder that is a link is not read.
    @Test(arguments: ["a/light.png", "a", "a/light.alt-x.json", "a/light.alt-x.png"])
    func aLinkBelowIsNotRead(place: String) throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        let golden = "\(suite.folder)/goldens/a/light.png"
        try FileManager.default.copyItem(
            atPath: golden, toPath: "\(suite.folder)/goldens/a/light.alt-x.png")
        try suite.write("goldens/a/light.alt-x.json", #"{ "reason": "r", "expires": "2999-12-31" }"#)
        // Without the alternative, the golden would be another: so all of them are read.
        try suite.scene("a", color: "blue")
        try FileManager.default.moveItem(
            atPath: "\(suite.folder)/goldens/\(place)", toPath: "\(suite.folder)/elsewhere")
        try link("goldens/\(place)", to: "elsewhere", in: suite)
        let result = try #require(try suite.run(.none).cases.first { $0.title == "a.yaml [light]" })
        // An alternative that is a link is none: the picture is compared with the golden alone.
        if place == "a/light.alt-x.png", result.state == .changed { return }
        #expect(result.state == .unreadable, "\(result)")
        #expect(result.message.contains("is a symbolic link, and none below the goldens' folder is followed"))
    }

    @Test func aFileOfHashesThatIsALinkIsNotRead() throws {
        let suite = try Suite("suite: 1\nscenes: ../scenes\ngolden: hash\n")
        _ = try suite.run(.missing)
        try FileManager.default.moveItem(
            atPath: "\(suite.folder)/goldens/a/hashes.json", toPath: "\(suite.folder)/elsewhere")
        try link("goldens/a/hashes.json", to: "elsewhere", in: suite)
        let report = try suite.run(.none)
        #expect(report.cases.prefix(2).map(\.state) == [.unreadable, .unreadable])
    }

    private func paths(below folder: String, of suite: Suite) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(suite.folder)/\(folder)").sorted()
    }

    /// Pictures of differences go to the folder that the user names and to nowhere else, even if whoever
    /// handed the suite over has put links into it. What other scenes leave there stays complete.
    @Test(arguments: ["out/b", "out/b/c", "out/b/c/light-actual.png"])
    func noPictureLeavesTheFolderOfArtifacts(place: String) throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        for name in ["a", "b/c"] { try suite.scene(name, color: "blue") }
        let isFile = place.hasSuffix(".png")
        try suite.write(isFile ? "elsewhere" : "elsewhere/light-actual.png", "precious")
        try suite.write("elsewhere.txt", "")
        let above = URL(fileURLWithPath: "\(suite.folder)/\(place)").deletingLastPathComponent().path
        try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
        try link(place, to: "elsewhere", in: suite)
        let report = try suite.run(.none)
        #expect(report.cases.map(\.state) == Array(repeating: .changed, count: 4))
        if isFile {
            #expect(try FileBytes.read("\(suite.folder)/elsewhere") == Array("precious".utf8))
            #expect(report.cases[3].pictures?.actual == nil)
        } else {
            #expect(try paths(below: "elsewhere", of: suite) == ["light-actual.png"])
            #expect(
                try FileBytes.read("\(suite.folder)/elsewhere/light-actual.png") == Array("precious".utf8))
            #expect(report.cases[2].pictures == nil)
        }
        #expect(try !paths(below: "out", of: suite).contains { $0.hasSuffix(".tmp") })
        #expect(report.cases[1].pictures?.actual == "\(suite.folder)/out/a/light-actual.png")
        #expect(try paths(below: "out/a", of: suite).count == 8)
    }

    @Test func theFolderOfArtifactsMayBeALink() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        try suite.write("elsewhere/kept.txt", "")
        try link("out", to: "elsewhere", in: suite)
        let report = try suite.run(.none)
        #expect(report.cases[1].pictures?.actual == "\(suite.folder)/out/a/light-actual.png")
        #expect(try paths(below: "elsewhere/a", of: suite).count == 8)
        try suite.scene("a", color: "red")
        #expect(try suite.run(.none).exitCode == 0)
        #expect(try paths(below: "elsewhere/a", of: suite) == [])
    }

    /// What an expectation of a test leaves behind lies in a folder of its own, below the one that is named.
    @Test func noPictureOfATestLeavesTheFolderOfAll() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.scene("a", color: "blue")
        try suite.write("elsewhere/kept.txt", "")
        try suite.write("out/kept.txt", "")
        try link("out/AppTests", to: "elsewhere", in: suite)
        let folder = "\(suite.folder)/out/AppTests/light"
        let report = try suite.run(.none) { options in
            options.artifacts = folder
            options.artifactsRoot = "\(suite.folder)/out"
        }
        #expect(report.cases[0].state == .changed && report.cases[0].pictures == nil)
        let run = try SuiteRun(
            try SuitePlan(
                SuiteOptions(
                    goldens: "\(suite.folder)/goldens", update: .none, artifacts: "\(suite.folder)/out")),
            environment: [:])
        let result = run.result(scene: "a.yaml", variant: "light", artifacts: folder)
        #expect(result?.state == .changed && result?.pictures == nil)
        #expect(try paths(below: "elsewhere", of: suite) == ["kept.txt"])
        let other = run.result(scene: "a.yaml", variant: "light", artifacts: "\(suite.folder)/out/B/x")
        #expect(other?.pictures?.actual == "\(suite.folder)/out/B/x/a/light-actual.png")
    }

    /// A link that no scene has is no golden: it is neither called obsolete nor deleted.
    @Test func aLinkThatNoSceneHasIsLeftAlone() throws {
        let suite = try Suite()
        _ = try suite.run(.missing)
        try suite.write("precious.png", "precious")
        try link("goldens/a/more.png", to: "precious.png", in: suite)
        #expect(try suite.run(.all).obsolete == [])
        #expect(FileManager.default.fileExists(atPath: "\(suite.folder)/goldens/a/more.png"))
        #expect(try FileBytes.read("\(suite.folder)/precious.png") == Array("precious".utf8))
    }
}
