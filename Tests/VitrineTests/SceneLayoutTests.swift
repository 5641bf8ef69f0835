import Foundation
import Testing
import Vitrine

/// Scenes that are laid out and not drawn, and what can be handed on as JSON.
struct SceneLayoutTests {
    private static let card = """
        vitrine: 1
        import: parts.yaml
        canvas: { width: 120, height: 60, scale: 2 }
        components:
          tag:
            body:
              - text: New
                id: label
        body:
          - vstack:
              - rectangle:
                id: box
                fill: "#FF0000"
                frame: { width: 40, height: 20 }
              - hstack:
                  - text: Hello
                  - text: Own
                    id: own
                  - tag: {}
                    id: first
                  - badge-of-library: {}
                    id: second
                id: row
            spacing: 4
        """

    private static let library = """
        vitrine: 1
        components:
          badge-of-library:
            body:
              - circle: 8
                id: dot
        """

    private static func scene() throws -> Scene {
        try Scene(yaml: card, files: SceneFileSource(["parts.yaml": Array(library.utf8)]))
    }

    @Test func theLayoutIsThatOfTheRendering() async throws {
        let scene = try Self.scene()
        let layout = try Self.layout(scene)
        let rendering = try await scene.render()
        #expect(layout == rendering.layout && !layout.frames.isEmpty)
        #expect(try await scene.layout() == layout)
        #expect((layout.width, layout.height, layout.scale) == (120, 60, 2))
        #expect(try scene.size == Size(120, 60))
        #expect(try Self.layout(scene, RenderOptions(device: .iphone17)).width == 402)
        #expect(await scene.diagnostics() == layout.warnings)
    }

    /// Returns a layout that was made without a task.
    private static func layout(
        _ scene: Scene, _ options: RenderOptions = RenderOptions()
    ) throws -> SceneLayout {
        try scene.layout(options)
    }

    @Test(arguments: [
        ("box", "rectangle"), ("row", "hstack"), ("own", "text"), ("first", "tag"), ("first.label", "text"),
        ("second", "badge-of-library"), ("second.dot", "circle"),
    ])
    func aNodeWithAnIDHasAKind(id: String, kind: String) throws {
        let frame = try #require(try Self.layout(Self.scene()).frame(of: id))
        #expect(frame.kind == kind && frame.path == "#\(id)")
        #expect(frame.file == (id == "second.dot" ? "parts.yaml" : "scene.yaml"))
    }

    @Test func aNodeWithinOneWithAnIDHasNone() throws {
        let frames = try Self.layout(Self.scene()).frames
        let text = try #require(frames.first { $0.text == "Hello" })
        #expect(text.id == nil && text.kind == "text" && text.path == "#row[0].text")
    }

    @Test func aLayoutIsJSON() throws {
        let layout = try Self.layout(Self.scene())
        let json = try JSONEncoder().encode(layout)
        #expect(try JSONDecoder().decode(SceneLayout.self, from: json) == layout)
        let broken = try Scene(yaml: "vitrine: 1\nbody: { texd: a }").diagnostics()
        let diagnostics = try JSONEncoder().encode(broken)
        #expect(try JSONDecoder().decode([SceneDiagnostic].self, from: diagnostics) == broken)
        #expect(!broken.isEmpty)
    }

    @Test func optionsAreJSON() throws {
        let options = RenderOptions(
            device: .iphone17, orientation: .landscape, scale: 2, appearance: .dark,
            dynamicType: .accessibility1, layoutDirection: .rightToLeft, os: .ios18, contrast: .increased,
            transparency: .reduced,
            locale: .german, time: 0.5, contexts: ["brand": "night"], threads: 3, compression: .best,
            allowsOutside: true, fontFolders: ["fonts"])
        let json = try JSONEncoder().encode(options)
        #expect(try JSONDecoder().decode(RenderOptions.self, from: json) == options)
        let none = try JSONDecoder().decode(RenderOptions.self, from: Data("{}".utf8))
        #expect(none == RenderOptions())
        let named = try JSONDecoder().decode(
            RenderOptions.self, from: Data(#"{ "device": "iphone-17", "appearance": "dark" }"#.utf8))
        #expect(named == RenderOptions(device: .iphone17, appearance: .dark))
        let variant = Variant("dark-ipad", SceneOptions(device: .ipad, appearance: .dark))
        #expect(try JSONDecoder().decode(Variant.self, from: JSONEncoder().encode(variant)) == variant)
    }

    @Test(arguments: [
        #"{ "device": "iphne-17" }"#, #"{ "appearance": "drak" }"#, #"{ "locale": "1" }"#,
        #"{ "os": 26 }"#, #"{ "threads": "many" }"#, #"{ "compression": "none" }"#,
    ])
    func wordsThatAreNoneAreErrors(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(RenderOptions.self, from: Data(json.utf8))
        }
    }

    @Test func pixelsAreConvertedOnce() throws {
        let rendering = try Self.scene().render()
        let copy = rendering
        let first = unsafe rendering.pixels.rgba.withUnsafeBufferPointer { $0.baseAddress }
        let second = unsafe copy.pixels.rgba.withUnsafeBufferPointer { $0.baseAddress }
        #expect(unsafe first == second)
        let pixels = rendering.pixels
        let own = PixelImage(width: pixels.width, height: pixels.height, rgba: pixels.rgba)
        #expect(own == pixels)
        #expect(PixelImage(width: 2, height: 2, rgba: [0, 0, 0, 0]) == nil)
        #expect(PixelImage(width: .max, height: 2, rgba: []) == nil)
    }

    /// A format of a test's own: the size alone.
    private struct SizeOnly: ImageEncoder {
        static let fileExtensions = ["size"]

        init(_ options: ImageEncodingOptions) {}

        func encode(_ image: RenderedImage, threads: Int) throws(ImageEncodingError) -> [UInt8] {
            Array("\(image.width)x\(image.height)".utf8)
        }
    }

    @Test func dataAndLocationsServeAsWell() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.library.utf8).write(to: folder.appending(path: "parts.yaml"))
        let scene = try Scene(yaml: Data(Self.card.utf8), files: .folder(folder))
        let rendering = try scene.render()
        #expect(try rendering.pngData() == Data(try rendering.png()))
        let png = folder.appending(path: "card.png")
        try rendering.write(to: png)
        #expect(try Data(contentsOf: png) == rendering.pngData())
        let own = folder.appending(path: "card.anything")
        try rendering.write(to: own, as: SizeOnly.self)
        #expect(try Data(contentsOf: own) == Data("240x120".utf8))
        var files = SceneFileSource()
        files[data: "parts.yaml"] = Data(Self.library.utf8)
        #expect(files[data: "parts.yaml"] == Data(Self.library.utf8) && files[data: "none"] == nil)
        #expect(files.paths == ["parts.yaml"])
    }
}
