import Foundation
import Testing
import VitrineFiles
import VitrinePNG
import VitrinePixels

@testable import VitrineGoldens

/// The files that the JSON of a report can embed in a page: pictures below its own folder, and no others.
struct ReportPictureTests {
    private static let secret = "a secret that no report may hold"

    /// A folder with a report's pictures, and files around them.
    private final class Shop {
        let root =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
            + "/vitrine-\(UUID().uuidString)"
        let png: [UInt8]

        init() throws {
            png = try PNG.encode(RGBA8Image(width: 1, height: 1, components: [1, 2, 3, 255]))
            let manager = FileManager.default
            try manager.createDirectory(atPath: "\(root)/shard/in", withIntermediateDirectories: true)
            try AtomicFile.write(png, to: "\(root)/shard/in/a.png")
            try AtomicFile.write(png, to: "\(root)/out.png")
            try AtomicFile.write(Array(ReportPictureTests.secret.utf8), to: "\(root)/shard/text.png")
            try AtomicFile.write(Array(ReportPictureTests.secret.utf8), to: "\(root)/secret")
            for (link, target) in [
                ("secret.png", "../secret"), ("out.png", "../out.png"), ("up", ".."),
                ("same.png", "in/a.png"),
            ] {
                try manager.createSymbolicLink(
                    atPath: "\(root)/shard/\(link)", withDestinationPath: target)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        func read(_ path: String, withheld: inout [String]) throws -> SuiteReport {
            var report = ShardTests.report(2)
            var pictures = CaseResult.Pictures()
            (pictures.expected, pictures.actual) = (path, path)
            (pictures.difference, pictures.patch) = (path, path)
            report.cases[0].pictures = pictures
            let json = Array(try report.json().utf8)
            return try SuiteReport(json: json, at: "\(root)/shard/report.json", withheld: &withheld)
        }
    }

    @Test(arguments: [
        "/etc/passwd", "/proc/self/environ", "../secret", "../out.png", "in/../../secret", "secret.png",
        "out.png", "up/secret", "up/out.png", "..", "", "a\u{0}b.png",
    ])
    func picturesFromElsewhereAreWithheld(path: String) throws {
        let shop = try Shop()
        var withheld: [String] = []
        let report = try shop.read(path, withheld: &withheld)
        #expect(report.cases[0].pictures == CaseResult.Pictures())
        #expect(withheld == Array(repeating: path, count: 4))
        #expect(!HTMLReport.text(report).contains("type=\"text/plain\""))
    }

    @Test(arguments: ["in/a.png", "./in/a.png", "same.png"])
    func picturesOfTheFolder(path: String) throws {
        let shop = try Shop()
        var withheld: [String] = []
        let page = HTMLReport.text(try shop.read(path, withheld: &withheld))
        #expect(withheld == [] && page.contains(Data(shop.png).base64EncodedString()))
    }

    @Test func onlyPictures() throws {
        let shop = try Shop()
        var withheld: [String] = []
        let page = HTMLReport.text(try shop.read("text.png", withheld: &withheld))
        #expect(!page.contains(Data(Self.secret.utf8).base64EncodedString().prefix(12)))
        #expect(ReportPicture.bytes(at: "\(shop.root)/shard/text.png") == nil)
        #expect(ReportPicture.bytes(at: "\(shop.root)/shard/in/a.png") == shop.png)
        #expect(ReportPicture.bytes(at: "\(shop.root)/shard/in") == nil)
    }
}
