import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Inputs that are no files: pipes that nobody writes to, and links that lead elsewhere.
@Suite(.timeLimit(.minutes(20))) struct StrangeFileTests {
    private static let head = "vitrine: 1\ncanvas: { width: 20, height: 20 }\n"

    /// The arguments, with the scene that names the pipe.
    @Test(arguments: [
        (["render", "pipe", "-o", "x.png"], "", 66),
        (["render", "s.yaml", "-o", "x.png"], "body:\n  - image: pipe\n", 65),
        (["render", "s.yaml", "-o", "x.png"], "body:\n  - icon: icons/pipe.svg\n", 65),
        (["render", "s.yaml", "-o", "x.png"], "import: pipe\nbody:\n  - circle: 4\n", 65),
        (["render", "s.yaml", "-o", "x.png"], "tokens: pipe\nbody:\n  - circle: 4\n", 65),
        (["render", "s.yaml", "-o", "x.png"], "fonts: fonts\nbody:\n  - circle: 4\n", 0),
        (["dump", "pipe", "--stage", "parsed"], "", 66), (["tokens", "pipe"], "", 66),
        (["schema", "pipe"], "", 66),
        (["diff", "pipe", "pipe"], "", 1), (["blur", "pipe", "--sigma", "2", "-o", "x.png"], "", 66),
        (["merge", "pipe"], "", 2), (["approve", "pipe"], "", 2), (["test", "pipe"], "", 2),
    ])
    func pipesAreNotWaitedFor(arguments: [String], scene: String, code: Int32) throws {
        let folder = try Folder()
        try folder.write(Self.head + scene, "s.yaml")
        for name in ["icons", "fonts", "scenes", "goldens"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in ["pipe", "icons/pipe.svg", "fonts/pipe.ttf"] {
            #expect(unsafe mkfifo(folder.url.appendingPathComponent(name).path, 0o600) == 0)
        }
        let result = try Tool.run(arguments, in: folder.url)
        #expect(result.code == code && !result.crashed, "\(arguments): \(result.errors)")
    }

    @Test func linksInAFolderOfFontsStayWithin() throws {
        let folder = try Folder()
        try folder.write(Self.head + "fonts: fonts\nbody:\n  - circle: 4\n", "scene/s.yaml")
        try folder.write([1], "elsewhere/a.ttf")
        try folder.write([1], "scene/own.ttf")
        try folder.write([1], "scene/fonts/b.ttf")
        func link(_ path: String, _ target: String) throws {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appendingPathComponent(path).path, withDestinationPath: target)
        }
        // Within the scene's folder a link may lead anywhere, also in a circle.
        try link("scene/fonts/own.ttf", "../own.ttf")
        for index in 0..<40 { try link("scene/fonts/loop\(index)", ".") }
        let render = ["render", "scene/s.yaml", "-o", "x.png"]
        #expect(try Tool.run(render, in: folder.url).code == 0)
        for (path, target) in [("a.ttf", "../../elsewhere/a.ttf"), ("more", "../../elsewhere")] {
            try link("scene/fonts/\(path)", target)
            let refused = try Tool.run(render, in: folder.url)
            #expect(refused.code == 65, "\(refused.errors)")
            #expect(refused.errors.contains("s.yaml:3:8: error: `fonts` cannot be read: the link"))
            #expect(refused.errors.contains("`fonts/\(path)` points outside the scene's folder"))
            #expect(try Tool.run(render + ["--allow-outside"], in: folder.url).code == 0)
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent("scene/fonts/\(path)"))
        }
    }

    @Test func mergeLeavesOutWhatLiesElsewhere() throws {
        let folder = try Folder()
        try folder.write("secret", "secret")
        let json = """
            { "version": 1, "renderer": "1", "root": "", "goldens": "", "plan": "p", "planned": 1,
              "shard": { "index": 1, "count": 1 }, "filtered": true, "update": "none", "obsolete": [],
              "deletedObsolete": false, "errors": [], "clusters": [],
              "run": { "seconds": 0, "jobs": 1, "day": "" },
              "cases": [{ "scene": "a", "variant": "b", "tags": [], "state": "changed", "message": "",
                "warnings": "", "golden": "g", "metric": "exact", "tolerance": { "text": "", "source": "" },
                "regions": [], "milliseconds": 0, "pictures": { "actual": "../secret" } }] }
            """
        try folder.write(json, "shard/report.json")
        let merged = try Tool.run(
            [
                "merge", "shard/report.json", "--report", "all.html", "--junit", "all.xml", "--json",
                "all.json",
            ],
            in: folder.url)
        #expect(merged.code == 1)
        #expect(merged.errors.contains("shard/report.json: warning: `../secret` is left out"))
        for file in ["all.html", "all.xml", "all.json"] {
            let text = String(decoding: try folder.bytes(file), as: UTF8.self)
            #expect(!text.contains("secret") && !text.contains("c2VjcmV0"), "\(file)")
        }
        try folder.write(json.replacing("\"count\": 1", with: "\"count\": 0"), "shard/report.json")
        let refused = try Tool.run(["merge", "shard/report.json"], in: folder.url)
        #expect(refused.code == 2 && !refused.crashed)
        #expect(refused.errors.contains("`shard.count`: 0 is out of range: 1 to 10000"))
    }
}
