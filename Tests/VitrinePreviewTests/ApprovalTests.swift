import Foundation
import Testing
import VitrineGoldens

@testable import VitrinePreview

/// Compares pictures with their goldens in the page, and takes no decision about what was not seen.
@Suite(.serialized)
struct ApprovalTests {
    private static let scenes = [
        "home.yaml": PreviewScenes.filled("#FF0000"), "other.yaml": PreviewScenes.filled("#00FF00"),
    ]

    private struct Picture {
        var state: String
        var actual: String?
        var causes: [String]
    }

    /// Returns what the server says of a picture once it is in a state.
    private static func picture(
        _ preview: RunningPreview, _ scene: String, _ variant: String = "light", until state: String
    ) async throws -> Picture {
        func find(_ reply: PlainClient.Reply) -> Picture? {
            let all = reply.json["pictures"] as? [[String: Any]] ?? []
            let found = all.first { $0["scene"] as? String == scene && $0["variant"] as? String == variant }
            return found.map {
                Picture(
                    state: $0["state"] as? String ?? "", actual: $0["actualHash"] as? String,
                    causes: $0["causes"] as? [String] ?? [])
            }
        }
        let reply = try await preview.eventually("/api/goldens") { find($0)?.state == state }
        return try #require(find(reply), "\(reply.text.prefix(500))")
    }

    /// Looks at a picture, and returns its hash.
    private static func look(
        _ preview: RunningPreview, _ scene: String, _ variant: String = "light"
    ) async throws -> String {
        let reply = try await preview.get("/api/golden/picture?scene=\(scene)&variant=\(variant)&side=actual")
        #expect(reply.status == 200, "\(reply.text.prefix(200))")
        return try #require(reply.fields["x-vitrine-hash"])
    }

    private static func item(_ scene: String, _ hash: String, reason: String? = nil) -> String {
        let last = reason.map { ",\"reason\":\"\($0)\"" } ?? ""
        return "{\"items\":[{\"scene\":\"\(scene)\",\"variant\":\"light\",\"shown\":\"\(hash)\"\(last)}]}"
    }

    /// The files of the goldens with their contents.
    private static func goldens(_ preview: RunningPreview) -> [String: Data] {
        let root = preview.folder.appendingPathComponent("goldens").path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names where name.hasSuffix(".png") {
            files[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
        }
        return files
    }

    @Test func anApprovalWritesOneFileAlone() async throws {
        let preview = try RunningPreview(Self.scenes, goldens: true)
        let before = try await Self.picture(preview, "home.yaml", until: "missing")
        #expect(before.state == "missing")
        let hash = try await Self.look(preview, "home.yaml")
        #expect(hash == before.actual)
        let reply = try await preview.post("/api/approve", Self.item("home.yaml", hash))
        #expect((reply.json["approved"] as? [Any])?.count == 1, "\(reply.text)")
        #expect(Self.goldens(preview).keys.sorted() == ["home/light.png"])
        #expect(try await Self.picture(preview, "home.yaml", until: "approved").state == "approved")
        // The suite agrees: the golden is the picture.
        let golden = try await preview.get("/api/golden/picture?scene=home.yaml&variant=light&side=golden")
        #expect(golden.status == 200)

        try preview.save(PreviewScenes.filled("#0000FF"), as: "home.yaml")
        let changed = try await Self.picture(preview, "home.yaml", until: "changed")
        #expect(changed.state == "changed")
        #expect(!changed.causes.isEmpty)
        let old = Self.goldens(preview)
        let next = try await Self.look(preview, "home.yaml")
        let heat = try await preview.get("/api/golden/picture?scene=home.yaml&variant=light&side=heat")
        #expect(heat.status == 200)
        #expect(try await preview.post("/api/approve", Self.item("home.yaml", next)).status == 200)
        let new = Self.goldens(preview)
        #expect(new.keys == old.keys)
        #expect(new != old)

        // An approval can be taken back, as long as the golden is what it made of it.
        #expect(try await preview.post("/api/undo", Self.item("home.yaml", next)).status == 200)
        #expect(Self.goldens(preview) == old)
        #expect(try await Self.picture(preview, "home.yaml", until: "changed").state == "changed")
        let again = try await preview.post("/api/undo", Self.item("home.yaml", next))
        #expect((again.json["refused"] as? [Any])?.count == 1)
    }

    @Test func whatWasNotShownIsRefused() async throws {
        let preview = try RunningPreview(Self.scenes, goldens: true)
        let missing = try await Self.picture(preview, "home.yaml", until: "missing")
        let hash = try #require(missing.actual)
        // The hash is right, but nobody has looked at the picture.
        let unseen = try await preview.post("/api/approve", Self.item("home.yaml", hash))
        #expect((unseen.json["refused"] as? [[String: Any]])?.first?["reason"] as? String != nil)
        #expect((unseen.json["approved"] as? [Any])?.isEmpty == true)
        #expect(Self.goldens(preview).isEmpty)
        // A picture of another scene was shown.
        let other = try await Self.look(preview, "other.yaml")
        let wrong = try await preview.post("/api/approve", Self.item("home.yaml", other))
        #expect((wrong.json["refused"] as? [Any])?.count == 1)
        // The picture was shown, and is another one by now.
        let old = try await Self.look(preview, "home.yaml")
        try preview.save(PreviewScenes.filled("#0000FF"), as: "home.yaml")
        let late = try await preview.post("/api/approve", Self.item("home.yaml", old))
        #expect((late.json["refused"] as? [Any])?.count == 1, "\(late.text)")
        #expect(Self.goldens(preview).isEmpty)
    }

    @Test func goldensAreNotWrittenThroughLinks() async throws {
        let preview = try RunningPreview(Self.scenes, goldens: true)
        _ = try await Self.picture(preview, "home.yaml", until: "missing")
        let outside = preview.folder.appendingPathComponent("outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: preview.folder.appendingPathComponent("goldens/home"), withDestinationURL: outside)
        let hash = try await Self.look(preview, "home.yaml")
        let reply = try await preview.post("/api/approve", Self.item("home.yaml", hash))
        #expect((reply.json["refused"] as? [Any])?.count == 1, "\(reply.text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    }

    @Test func rejectionsHaveReasonsAndEnd() async throws {
        let preview = try RunningPreview(Self.scenes, goldens: true)
        _ = try await Self.picture(preview, "home.yaml", until: "missing")
        let hash = try await Self.look(preview, "home.yaml")
        #expect(try await preview.post("/api/reject", Self.item("home.yaml", hash)).status == 422)
        let reply = try await preview.post(
            "/api/reject", Self.item("home.yaml", hash, reason: "too red"))
        #expect((reply.json["rejected"] as? [Any])?.count == 1, "\(reply.text)")
        let rejected = try await preview.get("/api/goldens")
        #expect(rejected.text.contains("\"reason\":\"too red\""))
        #expect(Self.goldens(preview).isEmpty)
        try preview.save(PreviewScenes.filled("#0000FF"), as: "home.yaml")
        #expect(try await Self.picture(preview, "home.yaml", until: "missing").state == "missing")
    }

    /// What was rejected stays so, with its reason, when another server is started; a picture that changed
    /// meanwhile does not.
    @Test(arguments: [false, true]) func rejectionsOutliveTheServer(isChanged: Bool) async throws {
        let first = try RunningPreview(Self.scenes, goldens: true)
        _ = try await Self.picture(first, "home.yaml", until: "missing")
        let hash = try await Self.look(first, "home.yaml")
        let reply = try await first.post("/api/reject", Self.item("home.yaml", hash, reason: "too red"))
        #expect((reply.json["rejected"] as? [Any])?.count == 1, "\(reply.text)")
        let file = first.folder.appendingPathComponent("goldens/rejections.json").path
        #expect(FileManager.default.fileExists(atPath: file))
        if isChanged { try first.save(PreviewScenes.filled("#0000FF"), as: "home.yaml") }
        let second = try await RunningPreview(after: first)
        let picture = try await Self.picture(
            second, "home.yaml", until: isChanged ? "missing" : "rejected")
        #expect((picture.actual == hash) != isChanged)
        let goldens = try await second.get("/api/goldens").text
        #expect(goldens.contains("\"reason\":\"too red\"") != isChanged)
        #expect(FileManager.default.fileExists(atPath: file) != isChanged)
    }

    @Test(arguments: ["../home.yaml", "/etc/passwd", "absent.yaml"])
    func namesThatLeadElsewhereAreRefused(scene: String) async throws {
        let preview = try RunningPreview(Self.scenes, goldens: true)
        let reply = try await preview.post("/api/approve", Self.item(scene, "0"))
        #expect([403, 404].contains(reply.status))
        #expect(Self.goldens(preview).isEmpty)
    }
}
