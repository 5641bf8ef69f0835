import Foundation
import Testing
import VitrineGoldens
import VitrinePNG

@testable import VitrineCLI
@testable import VitrinePixels

@Suite("vitrine diff") struct DiffCommandTests {
    /// Creates `a.png`, `same.png` with other bytes, `b.png` with a changed block, and `small.png`.
    private func folder() throws -> Folder {
        let folder = try Folder()
        var image = RGBA8Image(
            width: 40, height: 30, components: (0..<4800).map { $0 % 4 == 3 ? 255 : UInt8($0 / 30) })
        try folder.write(try PNG.encode(image), "a.png")
        try folder.write(
            try PNG.encode(image, text: [PNG.TextChunk(keyword: "Title", text: "x")]), "same.png")
        for y in 10..<14 { for x in 20..<25 { image.components[(y * 40 + x) * 4 + 1] ^= 128 } }
        try folder.write(try PNG.encode(image), "b.png")
        let small = RGBA8Image(width: 10, height: 30, components: Array(repeating: 255, count: 1200))
        try folder.write(try PNG.encode(small), "small.png")
        try folder.write("no picture", "broken.png")
        return folder
    }

    @Test(
        arguments: [
            (["a.png", "a.png"], 0), (["a.png", "same.png"], 0), (["a.png", "b.png"], 22),
            (["a.png", "small.png"], 21),
            (["a.png", "none.png"], 1), (["a.png", "broken.png"], 1), (["broken.png", "broken.png"], 1),
            (["a.png", "b.png", "--mask", "20,10,5,4"], 0), (["a.png", "b.png", "--mask", "20,10,4,4"], 22),
            (["a.png", "b.png", "--metric", "fuzzy", "--threshold", "0-128;0-20", "--drift", "off"], 0),
            (["a.png", "b.png", "--metric", "fuzzy", "--threshold", "0-128;0-20"], 22),
            (["a.png", "a.png", "--metric", "fuzzy", "--threshold", "1-128;1-20"], 22),
            (["a.png", "b.png", "--metric", "yiq", "--drift", "off", "--allowed-pixels", "20"], 0),
            (["a.png", "b.png", "--metric", "oklab", "--drift", "off", "--density", "2:4"], 0),
            (["a.png", "b.png", "--metric", "oklab", "--drift", "off", "--density", "2:3"], 22),
            (["a.png", "a.png", "--metric", "yiq", "--threshold", "1"], 1),
            (["a.png"], 64), (["a.png", "b.png", "--metric", "exakt"], 64),
            (["a.png", "b.png", "--threshold", "0.1"], 64),
            (["a.png", "b.png", "--mask", "1,2,3"], 64),
            (["a.png", "b.png", "--format", "json", "--show", "kitty"], 64),
            (["a.png", "b.png", "-o", "a.png/d.png"], 73),
        ] as [([String], Int32)])
    func exitCodes(_ arguments: [String], _ code: Int32) throws {
        let folder = try folder()
        let result = try Tool.run(["diff"] + arguments, in: folder.url)
        #expect(result.code == code, "\(result.output)\(result.errors)")
        // Either a result or an error, never neither.
        #expect(result.output.isEmpty == !(code == 0 || code == 21 || code == 22) || code == 73)
        #expect(result.errors.isEmpty == !result.output.isEmpty || code == 73)
    }

    @Test func textSaysWhereAndHowMuch() throws {
        let folder = try folder()
        let result = try Tool.run(["diff", "a.png", "b.png"], in: folder.url)
        #expect(
            result.output == """
                a.png and b.png do not match: 20 of 1,200 pixels (1.667 %) differ by `exact`
                  differences of components: at most 128/255, 0.5333/255 on average
                  regions: 1
                    20,10 5x4: 20 pixels
                  tolerance: none (default)

                """)
    }

    @Test func jsonIsTheReport() throws {
        let folder = try folder()
        let result = try Tool.run(
            ["diff", "a.png", "b.png", "--metric", "yiq", "--format", "json", "-o", "deep/d.png"],
            in: folder.url)
        let report = try JSONDecoder().decode(DiffReport.self, from: Data(result.output.utf8))
        #expect(
            report.result == .pixels && report.picture == "deep/d.png" && report.comparison.metric == "yiq")
        #expect(report.comparison.boundingBox == PixelRect(x0: 20, y0: 10, x1: 25, y1: 14))
        let picture = try PNG.decode(try folder.bytes("deep/d.png"))
        #expect(picture.width == 40 && picture.height == 30)
        let schema = try Tool.run(["schema", "--of", "diff"], in: folder.url)
        #expect(try schema.code == 0 && schema.output == DiffReport.schema())
    }

    @Test func picturesOfTheDifference() throws {
        let folder = try folder()
        for (other, width) in [("b.png", 40), ("small.png", 40), ("a.png", 40)] {
            _ = try Tool.run(["diff", "a.png", other, "-o", "d.png"], in: folder.url)
            #expect(try PNG.decode(try folder.bytes("d.png")).width == width)
            _ = try Tool.run(
                ["diff", "a.png", other, "-o", "s.png", "--picture", "side-by-side"], in: folder.url)
            #expect(try PNG.decode(try folder.bytes("s.png")).width == 124)
        }
    }

    @Test func picturesInTheTerminal() throws {
        let png: [UInt8] = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
        let kitty = try #require(
            TerminalImageProtocol.kitty.sequence(png: png, columns: 80, environment: [:]))
        #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=80,m=1;") && kitty.hasSuffix("\u{1B}\\\n"))
        let chunks = kitty.components(separatedBy: "\u{1B}\\").dropLast().compactMap {
            $0.split(separator: ";", maxSplits: 1).last
        }
        #expect(chunks.allSatisfy { $0.count <= 4096 })
        #expect(Data(base64Encoded: chunks.joined()) == Data(png))
        let iterm = try #require(
            TerminalImageProtocol.iterm2.sequence(png: png, columns: nil, environment: [:]))
        #expect(
            iterm.hasPrefix("\u{1B}]1337;File=inline=1;size=5000;width=auto:") && iterm.hasSuffix("\u{07}\n"))
        func auto(_ environment: [String: String]) -> String? {
            TerminalImageProtocol.auto.sequence(png: png, columns: nil, environment: environment)
        }
        #expect(auto(["TERM": "xterm-kitty"])?.hasPrefix("\u{1B}_G") == true)
        #expect(auto(["TERM_PROGRAM": "iTerm.app"]) == iterm)
        #expect(auto(["TERM": "xterm-256color"]) == nil && auto(["TERM": "xterm-kitty", "TMUX": "1"]) == nil)
        let folder = try folder()
        let shown = try Tool.run(["diff", "a.png", "b.png", "--show", "iterm2"], in: folder.url)
        #expect(shown.code == 22 && shown.output.contains("\u{1B}]1337;File=inline=1"))
    }
}
