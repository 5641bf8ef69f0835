import Foundation
import Testing
import VitrineColor
import VitrinePNG
import VitrineThreads

@testable import VitrineBlur
@testable import VitrineDisplayList
@testable import VitrinePixels

@Suite("vitrine blur") struct BlurCommandTests {
    private static let scene = """
        vitrine: 1
        canvas: { width: 40, height: 30, scale: 1, colorSpace: display-p3 }
        background: { color: white, opacity: 0 }
        body:
          - { circle: 16, fill: { linearGradient: { colors: [red, blue] } } }

        """

    private func folder(depth: String = "8") throws -> Folder {
        let folder = try Folder()
        try folder.write(Self.scene, "disc.yaml")
        #expect(try Tool.run(["render", "disc.yaml", "--depth", depth], in: folder.url).code == 0)
        return folder
    }

    @Test(arguments: BlurEdge.allCases, ["8", "16"]) func blursAsTheLibraryDoes(edge: BlurEdge, depth: String)
        throws
    {
        let folder = try folder(depth: depth)
        let result = try Tool.run(
            ["blur", "disc.png", "-o", "deep/out.png", "--sigma", "3,1.5", "--edge", edge.rawValue],
            in: folder.url)
        #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
        let source = try PNG.decode(try folder.bytes("disc.png"))
        let output = try PNG.decode(try folder.bytes("deep/out.png"))
        #expect(output.color.space == .displayP3)
        let blur = GaussianBlur(sigmaX: 3, sigmaY: 1.5, edge: edge)
        let expected = blur.apply(to: source.pixmap(in: .displayP3), workers: .serial)
        switch output.pixels {
        case .eight(let image): #expect(depth == "8" && image.components == expected.rgba8().components)
        case .sixteen(let image): #expect(depth == "16" && image.components == expected.rgba16().components)
        }
    }

    /// Texts whose keywords the format does not allow are left out and named; the others stay.
    @Test func oddTextsAreLeftOut() throws {
        let folder = try folder()
        let seed = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fuzz/Corpora/png/finding-odd-keyword.png")
        var bytes = [UInt8](try Data(contentsOf: seed))
        let good = try PNG.encode(
            RGBA8Image(width: 1, height: 1, components: [0, 0, 0, 255]),
            text: [PNG.TextChunk(keyword: "Title", text: "kept")])
        let start = try #require(good.firstRange(of: Array("tEXt".utf8))).lowerBound - 4
        // The signature and the header take 33 bytes.
        bytes.insert(contentsOf: good[start..<start + 12 + 10], at: 33)
        try folder.write(bytes, "odd.png")
        let result = try Tool.run(["blur", "odd.png", "-o", "out.png", "--sigma", "1"], in: folder.url)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.components(separatedBy: "a text is left out").count == 3, "\(result.errors)")
        let texts = try PNG.decode(try folder.bytes("out.png")).text
        #expect(texts.map(\.keyword) == ["Title"] && texts.first?.text == "kept")
    }

    @Test(arguments: ["fast", "default", "best"]) func compressionChangesNoPixel(_ name: String) throws {
        let folder = try folder()
        let options = ["--compression", name, "--threads", "2"]
        #expect(try Tool.run(["render", "disc.yaml", "-o", "own.png"] + options, in: folder.url).code == 0)
        #expect(
            try Tool.run(["blur", "disc.png", "-o", "out.png", "--sigma", "0"] + options, in: folder.url).code
                == 0)
        let pixels = try PNG.decode(folder.bytes("disc.png")).pixels
        for file in ["own.png", "out.png"] {
            #expect(try PNG.decode(folder.bytes(file)).pixels == pixels, "\(file)")
        }
    }

    @Test func depthAndThreads() throws {
        let folder = try folder()
        for (threads, depth) in [("1", "16"), ("3", "16"), ("2", "8")] {
            let arguments = [
                "blur", "disc.png", "-o", "\(threads).png", "--sigma", "5", "--depth", depth, "--threads",
                threads,
            ]
            #expect(try Tool.run(arguments, in: folder.url).code == 0)
        }
        #expect(try folder.bytes("1.png") == folder.bytes("3.png"))
        #expect(try folder.bytes("1.png")[24] == 16 && folder.bytes("2.png")[24] == 8)
    }

    @Test(arguments: [
        (
            ["blur", "gone.png", "-o", "x.png", "--sigma", "2"], Int32(66),
            "gone.png: error: there is no such file"
        ),
        (
            ["blur", "disc.yaml", "-o", "x.png", "--sigma", "2"], 65,
            "disc.yaml: error: not a PNG, JPEG, WebP, AVIF, HEIC or GIF file"
        ),
        (["blur", ".", "-o", "x.png", "--sigma", "2"], 66, "this is a folder, not a picture"),
        (["blur", "disc.png", "-o", "x.png"], 64, "--sigma"),
        (["blur", "disc.png", "-o", "x.png", "--sigma", "-1"], 64, "sigma"),
        (["blur", "disc.png", "-o", "x.png", "--sigma", "501"], 64, "sigma"),
        (["blur", "disc.png", "-o", "x.png", "--sigma", "nan"], 64, "sigma"),
        (["blur", "disc.png", "-o", "x.png", "--sigma", "1,2,3"], 64, "sigma"),
        (["blur", "disc.png", "--sigma", "1"], 64, "--output"),
        (["blur", "disc.png", "-o", "x.png", "--sigma", "1", "--edge", "wrap"], 64, "mirror"),
        (["blur", "disc.png", "-o", "disc.yaml/x.png", "--sigma", "1"], 73, "cannot make the folder"),
    ])
    func mistakesHaveTheirCodeAndWords(arguments: [String], code: Int32, words: String) throws {
        let folder = try folder()
        let result = try Tool.run(arguments, in: folder.url)
        #expect(result.code == code, "\(result.errors)")
        #expect(result.errors.contains(words), "\(result.errors)")
        #expect(!folder.files.contains("x.png"))
    }
}
