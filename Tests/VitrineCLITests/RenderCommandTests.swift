import Foundation
import Testing
import VitrinePNG

@Suite("vitrine render")
struct RenderCommandTests {
    private func size(_ bytes: [UInt8]) throws -> [Int] {
        let picture = try PNG.decode(bytes)
        return [picture.width, picture.height]
    }

    @Test func writesThePictureUnderTheScenesName() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        let result = try Tool.run(["render", "dot.yaml"], in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty && result.output.isEmpty)
        #expect(folder.files == ["dot.png", "dot.yaml"])
        #expect(try size(folder.bytes("dot.png")) == [40, 30])
    }

    @Test func writesWhereItIsTold() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        #expect(try Tool.run(["render", "dot.yaml", "-o", "deep/er/picture.png"], in: folder.url).code == 0)
        #expect(try Tool.run(["render", "dot.yaml", "-o", "folder/"], in: folder.url).code == 0)
        #expect(folder.files == ["deep/er/picture.png", "dot.yaml", "folder/dot.png"])
    }

    /// The body is 14 points around the display, the shadow's room 48 at the sides, 40 above and 64 below.
    @Test(arguments: [("portrait", [526, 1006]), ("landscape", [998, 534])])
    func drawsTheDeviceAroundItsScreen(orientation: String, expected: [Int]) throws {
        let folder = try Folder()
        try folder.write("vitrine: 1\ncanvas: iphone-17-pro\nbody: [{ text: Hi }]\n", "hi.yaml")
        let options = ["--frame", "--scale", "1", "--orientation", orientation]
        let result = try Tool.run(["render", "hi.yaml"] + options, in: folder.url)
        #expect(result.code == 0, "\(result.errors)")
        #expect(try size(folder.bytes("hi.png")) == expected)
    }

    @Test func aFrameNeedsADevice() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        let result = try Tool.run(["render", "dot.yaml", "--frame"], in: folder.url)
        #expect(result.code != 0 && result.errors.contains("`canvas: iphone-17-pro`"), "\(result.errors)")
        #expect(folder.files == ["dot.yaml"])
    }

    @Test func severalScenesKeepTheFoldersThatTellThemApart() throws {
        let folder = try Folder()
        for name in ["scenes/a/one.yaml", "scenes/b/one.yaml", "scenes/two.yaml"] {
            try folder.write(Scenes.small, name)
        }
        let scenes = ["scenes/a/one.yaml", "scenes/b/one.yaml", "scenes/two.yaml"]
        #expect(try Tool.run(["render"] + scenes + ["-o", "out"], in: folder.url).code == 0)
        #expect(
            folder.files.filter { $0.hasPrefix("out/") } == ["out/a/one.png", "out/b/one.png", "out/two.png"])
    }

    @Test func twoScenesForOneFileAreAUsageError() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        try folder.write(Scenes.small, "dot.json")
        let result = try Tool.run(["render", "dot.yaml", "dot.json", "-o", "out"], in: folder.url)
        #expect(result.code == 64)
        #expect(result.errors.contains("would both be written to"))
        #expect(folder.files == ["dot.json", "dot.yaml"])
    }

    @Test func threadsDoNotChangeTheBytes() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        for threads in ["1", "2", "5"] {
            #expect(
                try Tool.run(
                    ["render", "dot.yaml", "-o", "\(threads).png", "--threads", threads, "--scale", "4"],
                    in: folder.url
                ).code == 0)
        }
        let one = try folder.bytes("1.png")
        #expect(try folder.bytes("2.png") == one)
        #expect(try folder.bytes("5.png") == one)
    }

    @Test func optionsTakeEffect() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        func picture(_ options: String...) throws -> [UInt8] {
            let result = try Tool.run(["render", "dot.yaml", "-o", "x.png"] + options, in: folder.url)
            #expect(result.code == 0, "\(result.errors)")
            return try folder.bytes("x.png")
        }
        #expect(try size(picture("--scale", "3")) == [120, 90])
        #expect(try size(picture("--device", "iphone-se", "--scale", "0.5")) == [188, 334])
        #expect(try picture("--appearance", "dark") != picture("--appearance", "light"))
        guard case .sixteen = try PNG.decode(picture("--depth", "16")).pixels else {
            Issue.record("--depth 16 wrote 8 bits")
            return
        }
    }

    @Test func timingsGoToStandardError() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        let result = try Tool.run(["render", "dot.yaml", "--timings"], in: folder.url)
        #expect(result.output.isEmpty)
        for stage in ["parse", "resolve", "layout", "display list", "raster", "encode", "total"] {
            #expect(result.errors.contains(stage))
        }
    }

    @Test func oneBadSceneDoesNotStopTheOthers() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "good.yaml")
        try folder.write(Scenes.broken, "bad.yaml")
        let result = try Tool.run(["render", "bad.yaml", "good.yaml", "-o", "out"], in: folder.url)
        #expect(result.code == 65)
        #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/good.png"])
        #expect(result.errors.hasPrefix("bad.yaml:4:5: error: "))
        #expect(result.errors.contains("did you mean `text`?"))
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        try folder.write("", "file")
        let result = try Tool.run(["render", "dot.yaml", "-o", "file/under.png"], in: folder.url)
        #expect(result.code == 73)
        #expect(!result.errors.isEmpty)
        #expect(folder.files == ["dot.yaml", "file"])
    }

    @Test(arguments: [
        ["render"], ["render", "dot.yaml", "--scale", "99"], ["render", "dot.yaml", "--appearance", "dim"],
        ["render", "dot.yaml", "--device", "nokia"], ["render", "dot.yaml", "--depth", "9"],
        ["render", "dot.yaml", "--threads", "0"], ["dump", "dot.yaml"], ["paint"],
    ])
    func wrongWordsAreUsageErrors(_ arguments: [String]) throws {
        let folder = try Folder()
        try folder.write(Scenes.small, "dot.yaml")
        let result = try Tool.run(arguments, in: folder.url)
        #expect(result.code == 64)
        #expect(!result.errors.isEmpty)
        #expect(folder.files == ["dot.yaml"])
    }
}
