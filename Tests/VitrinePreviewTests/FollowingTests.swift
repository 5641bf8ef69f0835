import Foundation
import Testing
import VitrinePNG
import VitrinePixels
import VitrineTestSupport

@testable import VitrinePreview

/// Follows the files, whatever is done to them.
@Suite(.serialized)
struct FollowingTests {
    private static let picture = "/api/picture?scene=home.yaml"

    /// The colour of the upper left pixel of a picture.
    private static func color(_ reply: PlainClient.Reply) -> [UInt8]? {
        guard reply.status == 200, let picture = try? PNG.decode(reply.body, limit: 1_000_000),
            case .eight(let image) = picture.pixels
        else { return nil }
        return Array(image.components.prefix(3))
    }

    @Test func editsAreFollowed() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#FF0000")])
        #expect(Self.color(try await preview.get(Self.picture)) == [255, 0, 0])
        try preview.save(PreviewScenes.filled("#00FF00"), as: "home.yaml")
        let green = try await preview.eventually(Self.picture) { Self.color($0) == [0, 255, 0] }
        #expect(Self.color(green) == [0, 255, 0])
        // In place, with the same length and no new file.
        try Data(PreviewScenes.filled("#0000FF").utf8).write(to: preview.scene("home.yaml"))
        let blue = try await preview.eventually(Self.picture) { Self.color($0) == [0, 0, 255] }
        #expect(Self.color(blue) == [0, 0, 255])
    }

    @Test func brokenScenesKeepTheLastPicture() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#FF0000")])
        let first = try await preview.get(Self.picture)
        try preview.save(PreviewScenes.broken, as: "home.yaml")
        let broken = try await preview.eventually(Self.picture) { $0.status == 422 }
        #expect(broken.status == 422)
        #expect("\(broken.json["lastGood"] ?? "")" == first.fields["x-vitrine-revision"])
        #expect((broken.json["diagnostics"] as? [Any])?.isEmpty == false)
        #expect(try await preview.scenes { $0.first?["state"] as? String == "failing" }.count == 1)
        try preview.save(PreviewScenes.filled("#00FF00"), as: "home.yaml")
        let mended = try await preview.eventually(Self.picture) { $0.status == 200 }
        #expect(Self.color(mended) == [0, 255, 0])
        #expect(
            try await preview.scenes { $0.first?["state"] as? String == "ok" }.first?["state"] as? String
                == "ok")
    }

    @Test func whatASceneReadsIsFollowed() async throws {
        let scene = """
            vitrine: 1
            canvas: { width: 24, height: 16, scale: 1 }
            tokens: brand.tokens.json
            background: "{brand}"
            body: []

            """
        func tokens(_ color: String) -> String {
            "{ \"brand\": { \"$type\": \"color\", \"$value\": \"\(color)\" } }"
        }
        let preview = try RunningPreview([
            "home.yaml": scene, "brand.tokens.json": tokens("#FF0000"),
        ])
        let first = try await preview.get(Self.picture)
        #expect(Self.color(first) == [255, 0, 0], "\(first.text)")
        try preview.save(tokens("#00FF00"), as: "brand.tokens.json")
        let green = try await preview.eventually(Self.picture) { Self.color($0) == [0, 255, 0] }
        #expect(Self.color(green) == [0, 255, 0])
        try FileManager.default.removeItem(at: preview.scene("brand.tokens.json"))
        #expect(try await preview.eventually(Self.picture) { $0.status == 422 }.status == 422)
        // What was looked for in vain is followed, too.
        try preview.save(tokens("#0000FF"), as: "brand.tokens.json")
        let blue = try await preview.eventually(Self.picture) { Self.color($0) == [0, 0, 255] }
        #expect(Self.color(blue) == [0, 0, 255])
    }

    @Test func filesThatComeAndGoAreListed() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#FF0000")])
        func ids(_ scenes: [[String: Any]]) -> [String] { scenes.compactMap { $0["id"] as? String } }
        #expect(ids(try await preview.scenes()) == ["home.yaml"])
        try preview.save(PreviewScenes.filled("#00FF00"), as: "new/other.yaml")
        #expect(ids(try await preview.scenes { $0.count == 2 }) == ["home.yaml", "new/other.yaml"])
        try FileManager.default.moveItem(
            at: preview.scene("new/other.yaml"), to: preview.scene("new/renamed.yaml"))
        let renamed = try await preview.scenes { ids($0).contains("new/renamed.yaml") }
        #expect(ids(renamed) == ["home.yaml", "new/renamed.yaml"])
        try FileManager.default.removeItem(at: preview.scene("new"))
        #expect(ids(try await preview.scenes { $0.count == 1 }) == ["home.yaml"])
    }

    @Test func linksThatAreCutAndTurnedAreFollowed() async throws {
        let preview = try RunningPreview([
            "red.yaml": PreviewScenes.filled("#FF0000"), "green.yaml": PreviewScenes.filled("#00FF00"),
        ])
        let link = preview.scene("home.yaml")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: preview.scene("red.yaml"))
        let red = try await preview.eventually(Self.picture) { $0.status == 200 }
        #expect(Self.color(red) == [255, 0, 0])
        try FileManager.default.removeItem(at: preview.scene("red.yaml"))
        #expect(try await preview.eventually(Self.picture) { $0.status == 404 }.status == 404)
        try FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: preview.scene("green.yaml"))
        let green = try await preview.eventually(Self.picture) { Self.color($0) == [0, 255, 0] }
        #expect(Self.color(green) == [0, 255, 0])
    }

    @Test func changesAreDrawnOverTheLastPicture() async throws {
        func scene(_ color: String) -> String {
            """
            vitrine: 1
            canvas: { width: 64, height: 64, scale: 1 }
            background: "#FFFFFF"
            body:
              - rectangle:
                frame: { width: 8, height: 8 }
                fill: "\(color)"

            """
        }
        let preview = try RunningPreview(["home.yaml": scene("#FF0000")])
        var page = FollowingPage("home.yaml")
        #expect(try await page.follow(preview) == [0, 0, 64, 64])
        let revision = try #require(page.revision)
        try preview.save(scene("#0000FF"), as: "home.yaml")
        let part = try await preview.eventually("\(Self.picture)&since=\(revision)") { $0.status == 200 }
        #expect(part.status == 200)
        let rect = try #require(try await page.follow(preview))
        #expect(rect[2] < 64 && rect[3] < 64)
        var other = FollowingPage("home.yaml")
        try await other.follow(preview)
        #expect(page.picture == other.picture)
    }

    /// One page asks after every save, the other now and then: in the end both hold the same.
    @Test(arguments: [1, 2]) func pagesThatFollowHoldOnePicture(seed: Int) async throws {
        var random = SeededGenerator(seed: seed)
        func scene(_ color: String) -> String {
            """
            vitrine: 1
            canvas: { width: 80, height: 60, scale: 1 }
            background: { linearGradient: { colors: ["#FFFFFF", "#8899AA"] } }
            body:
              - rectangle:
                frame: { width: \(Int.random(in: 1...40, using: &random)), height: 9 }
                offset: { x: \(Int.random(in: -20...20, using: &random)), y: 12 }
                fill: "#D02030"
                material: thin
              - rectangle:
                frame: { width: 6, height: 6 }
                alignment: topLeading
                fill: "\(color)"

            """
        }
        let preview = try RunningPreview(["home.yaml": scene("#000000")])
        var (eager, lazy) = (FollowingPage("home.yaml"), FollowingPage("home.yaml"))
        try await eager.follow(preview)
        try await lazy.follow(preview)
        for step in 1...10 {
            try preview.save(scene("#0000\(step + 10)"), as: "home.yaml")
            let color: [UInt8] = [0, 0, UInt8(16 * ((step + 10) / 10) + (step + 10) % 10)]
            let seen = try await preview.eventually(Self.picture) { Self.color($0) == color }
            #expect(Self.color(seen) == color)
            try await eager.follow(preview)
            if Int.random(in: 0..<3, using: &random) == 0 { try await lazy.follow(preview) }
        }
        try await lazy.follow(preview)
        var fresh = FollowingPage("home.yaml")
        try await fresh.follow(preview)
        #expect(eager.picture == fresh.picture && lazy.picture == fresh.picture)
        #expect(eager.revision == fresh.revision && lazy.revision == fresh.revision)
        #expect(eager.hash == fresh.hash && lazy.hash == fresh.hash)
        #expect(try await eager.follow(preview) == nil)
    }

    /// Whoever names revisions that the server does not know gets the whole picture, which is kept once.
    @Test func unknownRevisionsGetTheWhole() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#FF0000")])
        let first = try await preview.get(Self.picture)
        for since in [1, 2, 3] {
            let reply = try await preview.get("\(Self.picture)&since=\(since)")
            #expect(reply.status == 200 && reply.body == first.body)
            #expect(reply.fields["x-vitrine-cached"] == "1")
        }
    }

    /// A scene whose file gets another name, or goes to another folder, is the same scene to open pages.
    @Test(arguments: ["screen.yaml", "parts/home.yaml"])
    func renamedScenesStayOpen(name: String) async throws {
        let preview = try RunningPreview([
            "home.yaml": PreviewScenes.filled("#FF0000"), "other.yaml": PreviewScenes.filled("#FF0000"),
        ])
        let first = try await preview.get(Self.picture)
        let listener = EventListener(port: preview.server.port)
        try await listener.open()
        try FileManager.default.createDirectory(
            at: preview.scene("parts"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: preview.scene("home.yaml"), to: preview.scene(name))
        #expect(try await listener.wait { $0.contains("\"renamed\":{\"home.yaml\":\"\(name)\"}") })
        let target = "/api/picture?scene=\(name)"
        let moved = try await preview.get(target)
        #expect(moved.status == 200 && moved.body == first.body)
        #expect(moved.fields["x-vitrine-hash"] == first.fields["x-vitrine-hash"])
        #expect(try await preview.eventually(Self.picture) { $0.status != 200 }.status != 200)
        try preview.save(PreviewScenes.filled("#00FF00"), as: name)
        let green = try await preview.eventually(target) { Self.color($0) == [0, 255, 0] }
        #expect(Self.color(green) == [0, 255, 0])
        listener.close()
    }

    @Test func twoPagesAgree() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#FF0000")])
        for step in 0..<12 {
            try preview.save(PreviewScenes.filled("#\(100000 + step * 7919)"), as: "home.yaml")
            async let one = preview.get(Self.picture)
            async let other = preview.get(Self.picture)
            let (a, b) = (try await one, try await other)
            if a.fields["x-vitrine-revision"] == b.fields["x-vitrine-revision"] {
                #expect(a.body == b.body)
                #expect(a.fields["x-vitrine-hash"] == b.fields["x-vitrine-hash"])
            }
        }
        let last: [UInt8] = [0x18, 0x71, 0x09]
        for _ in 0..<2 {
            let reply = try await preview.eventually(Self.picture) { Self.color($0) == last }
            #expect(Self.color(reply) == last)
        }
    }

    @Test func eventsTellOfChanges() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#FF0000")])
        _ = try await preview.get(Self.picture)
        let listener = EventListener(port: preview.server.port)
        try await listener.open()
        try preview.save(PreviewScenes.filled("#00FF00"), as: "home.yaml")
        let changed = try await listener.wait { $0.contains("event: scene\n") && $0.contains("home.yaml") }
        #expect(changed)
        try preview.save(PreviewScenes.filled("#0000FF"), as: "other.yaml")
        #expect(try await listener.wait { $0.contains("event: scenes\n") })
        try preview.save(PreviewScenes.broken, as: "home.yaml")
        #expect(try await listener.wait { $0.contains("\"state\":\"failing\"") && $0.contains("txet") })
        listener.close()
    }

    @Test func manyScenesAtOnce() async throws {
        var scenes: [String: String] = [:]
        for index in 0..<200 { scenes["all/scene-\(index).yaml"] = PreviewScenes.filled("#FF0000") }
        scenes["home.yaml"] = PreviewScenes.filled("#FF0000")
        let preview = try RunningPreview(scenes)
        _ = try await preview.get(Self.picture)
        for index in 0..<200 {
            try preview.save(PreviewScenes.filled("#00FF00"), as: "all/scene-\(index).yaml")
        }
        try preview.save(PreviewScenes.filled("#0000FF"), as: "home.yaml")
        let home = try await preview.eventually(Self.picture) { Self.color($0) == [0, 0, 255] }
        #expect(Self.color(home) == [0, 0, 255])
        for index in [0, 57, 199] {
            let target = "/api/picture?scene=all/scene-\(index).yaml"
            let reply = try await preview.eventually(target) { Self.color($0) == [0, 255, 0] }
            #expect(Self.color(reply) == [0, 255, 0])
        }
        #expect(try await preview.scenes().count == 201)
    }

    @Test func theLastGoodPictureCanBeAskedFor() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#FF0000")])
        let red = try await preview.get(Self.picture)
        try preview.save(PreviewScenes.broken, as: "home.yaml")
        #expect(try await preview.eventually(Self.picture) { $0.status == 422 }.status == 422)
        let last = try await preview.get(Self.picture + "&last=1")
        #expect(last.status == 200 && Self.color(last) == [255, 0, 0])
        #expect(last.fields["x-vitrine-hash"] == red.fields["x-vitrine-hash"])
        #expect(last.fields["x-vitrine-color-space"] == "srgb")
    }
}
