import Foundation
import Testing
import VitrinePNG
import VitrineTestSupport

@Suite("vitrine render --variants and --contact-sheet")
struct VariantCommandTests {
    private static let scene = """
        vitrine: 1
        title: A dot
        canvas: { width: 40, height: 30, scale: 2 }
        variants: { appearance: [light, dark], os: [26, 18] }
        body:
          - circle: 20
        """

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.scene, "dot.yaml")
        return folder
    }

    private func render(_ folder: Folder, _ arguments: String...) throws -> Tool.Result {
        try Tool.run(["render"] + arguments, in: folder.url)
    }

    private func size(_ bytes: [UInt8]) throws -> [Int] {
        let picture = try PNG.decode(bytes)
        return [picture.width, picture.height]
    }

    @Test func eachVariantHasAFile() throws {
        let folder = try folder()
        let result = try render(folder, "dot.yaml", "-o", "out", "--variants", "all")
        #expect(result.code == 0 && result.errors.isEmpty && result.output.isEmpty)
        let names = ["dark-os18", "dark", "light-os18", "light"].map { "out/dot/\($0).png" }
        #expect(folder.files == ["dot.yaml"] + names)
        // The default is the first variant.
        #expect(try render(folder, "dot.yaml", "-o", "one.png").code == 0)
        #expect(try folder.bytes("one.png") == folder.bytes("out/dot/light.png"))
        #expect(try folder.bytes("out/dot/dark.png") != folder.bytes("out/dot/light.png"))
        // Options set what variants leave open.
        #expect(
            try render(folder, "dot.yaml", "-o", "small/", "--variants", "dark", "--scale", "1").code == 0)
        #expect(try size(folder.bytes("small/dot/dark.png")) == [40, 30])
        // Options do not override what variants state.
        #expect(
            try render(folder, "dot.yaml", "-o", "said.png", "--variants", "dark", "--appearance", "light")
                .code == 0)
        #expect(try folder.bytes("said.png") == folder.bytes("out/dot/dark.png"))
    }

    @Test func scenesWithoutAListHaveLightAndDark() throws {
        let folder = try folder()
        try folder.write(Scenes.small, "plain.yaml")
        let result = try render(
            folder, "dot.yaml", "plain.yaml", "-o", "out", "--variants", "light,dark-os18")
        #expect(result.code == 0)
        #expect(result.errors == "plain.yaml: warning: it has no variant `dark-os18`\n")
        #expect(
            folder.files.filter { $0.hasPrefix("out/") } == [
                "out/dot/dark-os18.png", "out/dot/light.png", "out/plain/light.png",
            ])
    }

    @Test(arguments: [
        (["--variants", "drak"], "did you mean `dark`?"),
        (["--variants", ""], "--variants"),
        (["--variants", "all", "-o", "x.png"], "-o names their folder"),
        (["--variants", "light,dark", "-o", "x.png"], "-o names their folder"),
        (["--time", "-1"], "--time"), (["--locale", "en_US"], "--locale"),
    ])
    func wrongWordsAreUsageErrors(arguments: [String], message: String) throws {
        let folder = try folder()
        let result = try Tool.run(["render", "dot.yaml"] + arguments, in: folder.url)
        #expect(result.code == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.files == ["dot.yaml"])
    }

    @Test func aContactSheetHoldsAll() throws {
        let folder = try folder()
        try folder.write(Scenes.small, "plain.yaml")
        #expect(try render(folder, "dot.yaml", "plain.yaml", "--contact-sheet", "out/sheet.png").code == 0)
        #expect(folder.files == ["dot.yaml", "out/sheet.png", "plain.yaml"])
        let whole = try size(folder.bytes("out/sheet.png"))
        #expect(try render(folder, "dot.yaml", "--contact-sheet", "a.png", "--variants", "dark").code == 0)
        #expect(folder.files == ["a.png", "dot.yaml", "out/sheet.png", "plain.yaml"])
        let one = try size(folder.bytes("a.png"))
        #expect(one[1] < whole[1])
        for threads in ["1", "3"] {
            #expect(
                try render(
                    folder, "dot.yaml", "--contact-sheet", "\(threads).png", "-o", "dot.png", "--threads",
                    threads
                ).code == 0)
        }
        #expect(try folder.bytes("1.png") == folder.bytes("3.png"))
        #expect(try size(folder.bytes("dot.png")) == [80, 60])
        #expect(
            try render(folder, "dot.yaml", "--contact-sheet", "2.png", "--scale", "2", "--appearance", "dark")
                .code == 0)
        #expect(try size(folder.bytes("2.png")) == size(folder.bytes("1.png")).map { 2 * $0 })
    }

    @Test func whatIsWrongIsSaid() throws {
        let folder = try folder()
        try folder.write(Self.scene.replacing("18", with: "17"), "odd.yaml")
        let result = try render(folder, "odd.yaml", "dot.yaml", "-o", "out", "--variants", "dark")
        #expect(result.code == 65)
        #expect(result.errors.hasPrefix("odd.yaml:4:49: error: unknown version of the system `17`"))
        #expect(folder.files.contains("out/dot/dark.png"))
        let large = SceneText.body("[]", canvas: "{ width: 9000, height: 7000, scale: 0.25 }")
        try folder.write(large, "large.yaml")
        let sheet = try render(folder, "large.yaml", "--contact-sheet", "sheet.png")
        #expect(sheet.code == 65)
        #expect(sheet.errors.contains("too large"))
        #expect(!folder.files.contains("sheet.png"))
    }
}
