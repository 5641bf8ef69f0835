import Foundation
import Testing

@Suite("Audits of projects with findings that are known, and of whole suites")
struct AuditBaselineTests {
    private static func scene(_ texts: String...) -> String {
        """
        vitrine: 1
        canvas: { width: 320, height: 90, scale: 1 }
        variants: { appearance: [light] }
        background: white
        body:
          - vstack:
        \(texts.map { "      - { text: \($0), foreground: \"#AAAAAA\" }" }.joined(separator: "\n"))

        """
    }

    private static let dark = scene("One").replacing("#AAAAAA", with: "#222222")

    private func audit(_ folder: Folder, _ arguments: String...) throws -> Tool.Result {
        try Tool.run(["audit", "a.yaml", "--baseline", "known.json"] + arguments, in: folder.url)
    }

    @Test func baselineLeavesOutWhatItHas() throws {
        let folder = try Folder()
        try folder.write(Self.scene("One", "Two"), "a.yaml")
        let missing = try audit(folder)
        #expect(missing.code == 66 && missing.errors.contains("--update-baseline"), "\(missing.errors)")
        let written = try audit(folder, "--update-baseline")
        #expect(written.code == 0 && written.output == "nothing found in 1 scene; 2 known\n")
        #expect(try audit(folder).output == "nothing found in 1 scene; 2 known\n")
    }

    @Test func findingsStayKnownWhereOtherLinesMove() throws {
        let folder = try Folder()
        try folder.write(Self.scene("One"), "a.yaml")
        #expect(try audit(folder, "--update-baseline").code == 0)
        try folder.write("# a line above\n" + Self.scene("One"), "a.yaml")
        #expect(try audit(folder).code == 0)
        let (place, other) = (folder.url.path, try Folder())
        let elsewhere = try Tool.run(
            ["audit", "\(place)/a.yaml", "--baseline", "\(place)/known.json"], in: other.url)
        #expect(elsewhere.code == 0, "\(elsewhere.output)")
    }

    @Test func baselineShrinksAndNeverGrows() throws {
        let folder = try Folder()
        try folder.write(Self.scene("One"), "a.yaml")
        #expect(try audit(folder, "--update-baseline").code == 0)
        try folder.write(Self.scene("One", "Two"), "a.yaml")
        for arguments in [[], ["--update-baseline"], []] {
            let result = try Tool.run(
                ["audit", "a.yaml", "--baseline", "known.json"] + arguments, in: folder.url)
            #expect(result.code == 1 && result.output.hasSuffix("1 error in 1 scene; 1 known\n"))
        }
        try folder.write(Self.dark, "a.yaml")
        let gone = try audit(folder)
        #expect(gone.code == 0 && gone.output.contains("1 of the baseline gone"), "\(gone.output)")
        #expect(try audit(folder, "--update-baseline").code == 0)
        try folder.write(Self.scene("One"), "a.yaml")
        #expect(try audit(folder).code == 1)
    }

    @Test func scenesThatAreNotAuditedStayInTheBaseline() throws {
        let folder = try Folder()
        try folder.write(Self.scene("One"), "a.yaml")
        try folder.write(Self.scene("Two"), "b.yaml")
        let both = ["audit", "a.yaml", "b.yaml", "--baseline", "known.json"]
        #expect(try Tool.run(both + ["--update-baseline"], in: folder.url).code == 0)
        #expect(try audit(folder, "--update-baseline").code == 0)
        #expect(try Tool.run(both, in: folder.url).output.hasSuffix("; 2 known\n"))
    }

    @Test(arguments: ["{}", "nothing", "{ \"version\": 1, \"findings\": [1] }"])
    func otherFilesAreNoBaselines(text: String) throws {
        let folder = try Folder()
        try folder.write(Self.dark, "a.yaml")
        try folder.write(text, "known.json")
        let result = try audit(folder)
        #expect(result.code == 65 && result.errors.contains("known.json: error: this is no baseline"))
    }

    // MARK: Suites

    private func suite(_ settings: String) throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.scene("One"), "scenes/home.yaml")
        try folder.write(Self.scene("Two"), "scenes/drafts/new.yaml")
        try folder.write("suite: 1\n" + settings, "goldens/suite.yaml")
        return folder
    }

    @Test func withoutScenesTheSuiteIsAudited() throws {
        let folder = try suite("")
        let result = try Tool.run(["audit"], in: folder.url)
        #expect(result.code == 1 && result.output.hasSuffix("\n2 errors in 2 scenes\n"), "\(result.output)")
        #expect(result.output.contains("    in light\n"))
    }

    @Test func someScenesOfASuiteHaveTheirLevels() throws {
        let folder = try suite("for: [{ scenes: \"drafts/**\", audit: { levels: { contrast: warning } } }]\n")
        let result = try Tool.run(["audit"], in: folder.url)
        #expect(result.output.hasSuffix("\n1 error, 1 warning in 2 scenes\n"), "\(result.output)")
        let draft = try Tool.run(["audit", "scenes/drafts/new.yaml"], in: folder.url)
        #expect(draft.code == 0 && draft.output.hasSuffix("\n1 warning in 1 scene\n"), "\(draft.output)")
    }

    @Test func settingsOfNothingAreAnError() throws {
        let folder = try suite("for: [{ scenes: \"drafts/**\" }]\n")
        #expect(try Tool.run(["audit"], in: folder.url).errors.contains("sets nothing"))
    }

    @Test func testsAuditTheScenesThatTheyCompare() throws {
        let folder = try suite("audit: { baseline: known.json }\n")
        // The first run records.
        #expect(try Tool.run(["test"], in: folder.url).code == 0)
        #expect(try Tool.run(["test", "--audit"], in: folder.url).code == 66)
        try folder.write("{ \"version\": 1, \"findings\": [] }", "goldens/known.json")
        let found = try Tool.run(["test", "--audit"], in: folder.url)
        #expect(found.code == 1 && found.output.contains("2 errors in 2 scenes"), "\(found.output)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("goldens/known.json"))
        #expect(try Tool.run(["audit", "--update-baseline"], in: folder.url).code == 0)
        let known = try Tool.run(["test", "--audit"], in: folder.url)
        #expect(known.code == 0 && known.output.contains("2 known"), "\(known.output)")
    }
}
