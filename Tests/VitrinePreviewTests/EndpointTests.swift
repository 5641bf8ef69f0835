import Foundation
import Testing
import VitrinePNG
import VitrinePixels

@testable import VitrinePreview

/// Asks for everything that the page asks for.
@Suite(.serialized)
struct EndpointTests {
    private static let scenes = [
        "home.yaml": PreviewScenes.filled("#336699"),
        "cards/focus-card.yaml": """
        vitrine: 1
        canvas: { width: 40, height: 50, scale: 2 }
        golden: { tags: [cards, small] }
        variants: { appearance: [light, dark] }
        components:
          tile: { parameters: { color: { type: color, default: "#FF0000" } }, body: [{ rectangle: null, frame: { width: 10, height: 10 }, fill: "{color}" }] }
        body:
          - vstack:
              - text: Focus
                id: title
              - tile: {}

        """,
        "tokens.json": "{ \"not\": \"a scene\" }",
        "parts.library.yaml": "vitrine: 1\ncomponents: {}\n",
    ]

    @Test func scenesAreListed() async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.get("/api/scenes")
        #expect(reply.json["root"] as? String == preview.server.folder)
        let scenes = try #require(reply.json["scenes"] as? [[String: Any]])
        #expect(scenes.map { $0["id"] as? String } == ["cards/focus-card.yaml", "home.yaml"])
        let card = scenes[0]
        #expect(card["folder"] as? String == "cards")
        #expect(card["name"] as? String == "focus-card")
        #expect(card["title"] as? String == "Focus card")
        #expect(card["tags"] as? [String] == ["cards", "small"])
        #expect(scenes[1]["title"] as? String == "One colour")
        let variants = try #require(card["variants"] as? [[String: Any]])
        #expect(variants.map { $0["name"] as? String } == ["light", "dark"])
        #expect(variants[1]["environment"] as? [String: String] == ["appearance": "dark"])
        let axes = try #require(card["axes"] as? [String: [String: Any]])
        #expect(axes["appearance"]?["default"] as? String == "light")
        #expect(axes["appearance"]?["values"] as? [String] == ["light", "dark"])
        #expect((axes["device"]?["values"] as? [String])?.contains("iphone-17-pro") == true)
        #expect(
            Set(["os", "dynamicType", "layoutDirection", "locale", "contrast", "transparency", "time"])
                .isSubset(of: Set(axes.keys)))
    }

    @Test func thePageCarriesTheTokenAndItsFiles() async throws {
        let preview = try RunningPreview(Self.scenes)
        let page = try await preview.get("/")
        #expect(page.fields["content-type"] == "text/html; charset=utf-8")
        #expect(!page.text.contains("{{TOKEN}}"))
        #expect(try await preview.token().count == 64)
        let names = page.text.components(separatedBy: "/assets/").dropFirst()
            .map { String($0.prefix { $0 != "\"" && $0 != "'" }) }
        #expect(!names.isEmpty)
        for name in names {
            let asset = try await preview.get("/assets/\(name)")
            #expect(asset.status == 200, "\(name)")
            #expect(!asset.body.isEmpty)
        }
        // A module loads others: each of them must be there, too.
        for name in names where name.hasSuffix(".js") {
            let text = try await preview.get("/assets/\(name)").text
            for other in text.components(separatedBy: "from \"./").dropFirst() {
                let file = String(other.prefix { $0 != "\"" })
                #expect(try await preview.get("/assets/\(file)").status == 200, "\(file)")
            }
        }
    }

    /// Browsers ask for an icon beside everything they show.
    @Test(arguments: ["/favicon.ico", "/assets/icon.svg"])
    func thereIsAnIcon(path: String) async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.get(path)
        #expect(reply.status == 200 && reply.fields["content-type"] == "image/svg+xml")
        #expect(reply.text.hasPrefix("<svg"))
        #expect(try await preview.get("/").text.contains("href=\"/assets/icon.svg\""))
    }

    @Test func picturesAreThoseOfTheirEnvironment() async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.get("/api/picture?scene=cards/focus-card.yaml")
        #expect(reply.status == 200, "\(reply.text)")
        #expect(reply.fields["x-vitrine-size"] == "80x100")
        #expect(reply.fields["x-vitrine-rect"] == "0,0,80,100")
        #expect(reply.fields["server-timing"]?.contains("raster;dur=") == true)
        let dark = try await preview.get("/api/picture?scene=cards/focus-card.yaml&variant=dark")
        #expect(dark.status == 200)
        #expect(dark.fields["x-vitrine-hash"] != reply.fields["x-vitrine-hash"])
        let same = try await preview.get("/api/picture?scene=cards/focus-card.yaml&appearance=dark")
        #expect(dark.fields["x-vitrine-hash"] == same.fields["x-vitrine-hash"])
        let small = try await preview.get("/api/picture?scene=cards/focus-card.yaml&scale=1")
        #expect(small.fields["x-vitrine-size"] == "40x50")
    }

    @Test(arguments: [
        "appearance=pink", "device=fridge", "time=-1", "scale=100", "locale=-", "nonsense=1", "values=[1]",
        "values=%7B", "since=x", "frame=soon", "frame=-1", "changes=%7B%7D",
        "changes=%5B%7B%22at%22:-1,%22set%22:%7B%22a%22:%22b%22%7D%7D%5D",
    ])
    func whatHasNoMeaningIsRefused(parameter: String) async throws {
        let preview = try RunningPreview(Self.scenes)
        let reply = try await preview.get("/api/picture?scene=home.yaml&\(parameter)")
        #expect(reply.status == 400, "\(reply.text)")
        #expect(reply.json["error"] is String)
    }

    @Test func unknownScenesAndVariantsAreNotFound() async throws {
        let preview = try RunningPreview(Self.scenes)
        #expect(try await preview.get("/api/picture?scene=other.yaml").status == 404)
        #expect(try await preview.get("/api/picture?scene=home.yaml&variant=other").status == 404)
        #expect(try await preview.get("/api/picture").status == 400)
        #expect(try await preview.get("/api/goldens").status == 404)
    }

    @Test func nothingNewCostsNoPicture() async throws {
        let preview = try RunningPreview(Self.scenes)
        let first = try await preview.get("/api/picture?scene=home.yaml")
        let revision = try #require(first.fields["x-vitrine-revision"])
        let second = try await preview.get("/api/picture?scene=home.yaml&since=\(revision)")
        #expect(second.status == 204)
        #expect(second.fields["x-vitrine-rect"] == "0,0,0,0")
        #expect(second.fields["x-vitrine-revision"] == revision)
        // A revision that nobody had gets the whole picture.
        let other = try await preview.get("/api/picture?scene=home.yaml&since=7")
        #expect(other.status == 200)
        #expect(other.body == first.body)
    }

    @Test func thumbnailsAreSmall() async throws {
        let preview = try RunningPreview([
            "large.yaml": PreviewScenes.filled("#336699", width: 900, height: 300)
        ])
        let reply = try await preview.get("/api/thumbnail?scene=large.yaml")
        #expect(reply.status == 200)
        let picture = try PNG.decode(reply.body, limit: 1_000_000)
        guard case .eight(let image) = picture.pixels else {
            Issue.record("a thumbnail has 8 bits")
            return
        }
        #expect(image.width <= 320 && image.width > 300)
        #expect(image.height <= 110)
    }

    private static let audited = """
        vitrine: 1
        canvas: { width: 200, height: 90 }
        background: white
        body:
          - { iconButton: { icon: xmark, tint: "#6F6F6F" }, id: close }
          - { text: Pale, foreground: "#CCCCCC", alignment: bottom }

        """

    @Test func findingsOfAnAuditHaveTheirPlaces() async throws {
        let preview = try RunningPreview(["pale.yaml": Self.audited])
        func findings(_ more: String = "") async throws -> [[String: Any]] {
            let reply = try await preview.get("/api/audit?scene=pale.yaml\(more)")
            #expect(reply.status == 200, "\(reply.text)")
            return try #require(reply.json["findings"] as? [[String: Any]])
        }
        let found = try await findings()
        #expect(found.compactMap { $0["rule"] as? String }.sorted() == ["contrast", "symbol-name"])
        let pale = try #require(found.first)
        #expect(pale["severity"] as? String == "error" && pale["line"] as? Int == 6)
        #expect((pale["path"] as? String)?.hasSuffix("/pale.yaml") == true)
        let area = try #require(pale["area"] as? [String: Double])
        #expect(area["y"] ?? 0 > 45 && area["height"] != nil, "\(area)")
        // What changes no pixel is followed, too, and other environments are others.
        try preview.save(
            Self.audited.replacing("id: close", with: "accessibility: Close"), as: "pale.yaml")
        #expect(try await findings().compactMap { $0["rule"] as? String } == ["contrast"])
        try preview.save(
            Self.audited.replacing("white", with: "{ light: white, dark: black }"), as: "pale.yaml")
        let dark = try await findings("&appearance=dark")
        #expect(dark.compactMap { $0["rule"] as? String } == ["symbol-name"])
        #expect(try await preview.get("/api/audit?scene=none.yaml").status == 404)
        try preview.save("vitrine: 1\nbody: [nothing]\n", as: "pale.yaml")
        #expect(try await preview.get("/api/audit?scene=pale.yaml").status == 422)
    }

    @Test func treesPixelsAndValuesAreInspected() async throws {
        let preview = try RunningPreview(Self.scenes)
        let scene = "scene=cards/focus-card.yaml"
        let tree = try await preview.get("/api/tree?\(scene)")
        #expect(tree.status == 200, "\(tree.text)")
        #expect(tree.json["width"] as? Double == 40)
        #expect(tree.json["scale"] as? Double == 2)
        let root = try #require(tree.json["root"] as? [String: Any])
        func nodes(_ node: [String: Any]) -> [[String: Any]] {
            [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(nodes)
        }
        let title = try #require(nodes(root).first { $0["name"] as? String == "title" })
        #expect((title["source"] as? [String: Any])?["line"] as? Int == 9)
        #expect(title["text"] is [String: Any])
        let pixel = try await preview.get("/api/pixel?\(scene)&x=1&y=1")
        #expect(pixel.status == 200, "\(pixel.text)")
        #expect((pixel.json["color"] as? String)?.hasPrefix("#") == true)
        #expect(try await preview.get("/api/pixel?\(scene)&x=-1&y=1").status == 404)
        #expect(try await preview.get("/api/pixel?\(scene)&x=\(Int.max)&y=0").status == 404)
        #expect(try await preview.get("/api/pixel?\(scene)&x=0&y=\(Int.min)").status == 404)
        #expect(try await preview.get("/api/pixel?\(scene)").status == 400)
        let values = try await preview.get("/api/values?\(scene)")
        let all = try #require(values.json["values"] as? [[String: Any]])
        #expect(all.contains { ($0["key"] as? String)?.hasPrefix("parameter:") == true })
        let glass = try await preview.get("/api/glass?\(scene)&node=title")
        #expect(glass.status == 422)
    }

    @Test func triedValuesChangeThePictureAndNoFile() async throws {
        let preview = try RunningPreview(Self.scenes)
        let scene = "scene=cards/focus-card.yaml"
        let before = try Data(contentsOf: preview.scene("cards/focus-card.yaml"))
        let values = try await preview.get("/api/values?\(scene)")
        let all = try #require(values.json["values"] as? [[String: Any]])
        let key = try #require(all.compactMap { $0["key"] as? String }.first { $0.hasSuffix("color") })
        let plain = try await preview.get("/api/picture?\(scene)")
        let tried = try await preview.get("/api/picture?\(scene)&values=%7B%22\(key)%22:%22%2300FF00%22%7D")
        #expect(tried.status == 200, "\(tried.text)")
        #expect(tried.fields["x-vitrine-hash"] != plain.fields["x-vitrine-hash"])
        #expect(try Data(contentsOf: preview.scene("cards/focus-card.yaml")) == before)
    }

    @Test func diagnosticsHavePlacesAndLines() async throws {
        let preview = try RunningPreview(["home.yaml": PreviewScenes.broken])
        let reply = try await preview.get("/api/picture?scene=home.yaml")
        #expect(reply.status == 422)
        #expect(reply.json["lastGood"] is NSNull)
        let found = try #require((reply.json["diagnostics"] as? [[String: Any]])?.first)
        #expect(found["severity"] as? String == "error")
        #expect(found["line"] as? Int == 4)
        #expect(found["column"] as? Int == 5)
        #expect(found["length"] as? Int == 4)
        #expect(found["suggestions"] as? [String] == ["text"])
        #expect((found["path"] as? String)?.hasSuffix("/scenes/home.yaml") == true)
        let lines = try #require(found["source"] as? [[String: Any]])
        #expect(lines.contains { $0["line"] as? Int == 4 && $0["text"] as? String == "  - txet: Hello" })
        #expect(try await preview.scenes { $0.first?["state"] as? String == "failing" }.count == 1)
    }
}
