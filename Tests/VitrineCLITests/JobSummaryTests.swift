import Foundation
import Testing
import VitrineTestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("The summary of a job is added to its file, and nothing is waited for", .timeLimit(.minutes(20)))
struct JobSummaryTests {
    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write("suite: 1\nscenes: ../scenes\n", "goldens/suite.yaml")
        try folder.write(SceneText.body("[]", canvas: "{ width: 9, height: 9 }"), "scenes/a.yaml")
        return folder
    }

    private func run(_ folder: Folder, summary: String) throws -> Tool.Result {
        try Tool.run(
            ["test", "--update", "none", "--no-cache"], in: folder.url,
            environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder.url.path + "/" + summary])
    }

    @Test func linesOfOthersStay() throws {
        let folder = try folder()
        try folder.write("before\n", "summary.md")
        #expect(try run(folder, summary: "summary.md").code == 1)
        let text = String(decoding: try folder.bytes("summary.md"), as: UTF8.self)
        #expect(text.hasPrefix("before\n") && text.count > 20)
        #expect(try run(folder, summary: "new.md").code == 1)
        #expect(try !folder.bytes("new.md").isEmpty)
    }

    @Test func aPipeIsNotWaitedFor() throws {
        let folder = try folder()
        #expect(unsafe mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600) == 0)
        let result = try run(folder, summary: "pipe")
        #expect(result.code == 1 && result.errors.contains("there is no summary"), "\(result.errors)")
    }

    @Test func aMissingFolderIsSaid() throws {
        let result = try run(try folder(), summary: "gone/summary.md")
        #expect(result.code == 1 && result.errors.contains("there is no summary"), "\(result.errors)")
    }
}
