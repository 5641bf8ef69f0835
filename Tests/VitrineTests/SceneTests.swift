import Foundation
import Testing
import Vitrine

/// Scenes from memory and from files, as programs render them: with nothing but `import Vitrine`.
@Suite struct SceneTests {
    private static let card = """
        vitrine: 1
        canvas: { width: 120, height: 60, scale: 1 }
        background: white
        body:
          - vstack:
              - rectangle:
                id: box
                fill: "#FF0000"
                frame: { width: 40, height: 20 }
              - text: Hello
            spacing: 4
        """

    @Test func textBytesAndFilesGiveTheSamePicture() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scene-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "card.yaml")
        try Data(Self.card.utf8).write(to: file)
        let png = try Scene(yaml: Self.card).render().png()
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try Scene(yaml: Array(Self.card.utf8)).render().png() == png)
        #expect(try Scene(contentsOf: file).render().png() == png)
        #expect(try Scene(contentsOf: file.path).render().png() == png)
        try Scene(yaml: Self.card).render().write(to: folder.appending(path: "card.png").path)
        #expect(try Array(Data(contentsOf: folder.appending(path: "card.png"))) == png)
        #expect(throws: RenderError.self) { try Scene(yaml: Self.card).render().write(to: "card.jpg") }
    }

    @Test func pixelsAndFramesAreData() throws {
        let rendering = try Scene(yaml: Self.card).render(RenderOptions(scale: 2, threads: 2))
        #expect((rendering.width, rendering.height, rendering.scale) == (120, 60, 2))
        let pixels = rendering.pixels
        #expect((pixels.width, pixels.height, pixels.colorSpace) == (240, 120, .sRGB))
        #expect(pixels.rgba.count == 240 * 120 * 4)
        #expect(pixels[0, 0] == SIMD4(255, 255, 255, 255))
        #expect(pixels[240, 0] == nil && pixels[0, -1] == nil)
        let box = try #require(rendering.frame(of: "box"))
        #expect((box.x, box.width, box.height, box.line) == (40, 40, 20, 6))
        let middle = (Int(box.x + 20) * 2, Int(box.y + 10) * 2)
        #expect(pixels[middle.0, middle.1] == SIMD4(255, 0, 0, 255))
        let text = try #require(rendering.frames.first { $0.kind == "text" })
        #expect(text.id == nil && text.path == "body[0].vstack[1].text" && text.file == "scene.yaml")
        #expect(rendering.image.rgba16.count == pixels.rgba.count && rendering.warnings.isEmpty)
    }

    @Test func optionsAndVariantsNeedNoOtherModule() throws {
        let scene = try Scene(yaml: Self.card)
        #expect(try scene.variants.map(\.name) == ["light", "dark"])
        var options = RenderOptions(
            appearance: .dark, dynamicType: .accessibility1, layoutDirection: .rightToLeft, os: .ios18,
            contrast: .increased, transparency: .reduced, locale: try SceneLocale("ar-EG"), time: 0.5,
            contexts: [:])
        #expect(options.threads >= 1 && options.appearance == .dark)
        options.device = .iphone17
        #expect(options.device?.width == 402)
        let picture = try scene.render(options)
        #expect(picture.width == 402 && picture.scale == 3)
        let dark = try scene.variant(named: "dark")
        #expect(try scene.render(variant: dark).png() == scene.render(RenderOptions(appearance: .dark)).png())
    }

    @Test func errorsAreDataWithPlacesAndSuggestions() throws {
        let broken = try Scene(
            yaml: Self.card.replacing("spacing: 4", with: "spacng: 4").replacing("#FF0000", with: "redd"))
        do {
            _ = try broken.render()
            Issue.record("a broken scene was rendered")
        } catch {
            #expect(error.kind == .scene)
            let found = error.diagnostics
            #expect(found.map(\.line) == [8, 11] || found.map(\.line) == [8, 10], "\(error)")
            #expect(found.allSatisfy { $0.file == "scene.yaml" && $0.severity == .error })
            #expect(found.contains { $0.suggestion?.contains("`spacing`") == true }, "\(error)")
            #expect(broken.diagnostics() == found)
        }
        #expect(throws: RenderError.self) { try Scene(yaml: "body: [") }
        do {
            _ = try Scene(contentsOf: "/no/such/scene.yaml")
            Issue.record("a missing file was read")
        } catch {
            #expect(error.kind == .input && error.diagnostics.first?.file == "/no/such/scene.yaml")
            #expect(error.diagnostics.first?.line == nil)
        }
    }

    @Test func filesInMemoryAreReadByName() throws {
        let text = """
            vitrine: 1
            import: lib/parts.yaml
            tokens: brand.tokens.json
            canvas: { width: 40, height: 40, scale: 1 }
            background: "{brand.color}"
            body:
              - dot: {}
              - image: { source: pictures/pixel.png, fit: fit }
                frame: { size: 8 }
            """
        let library = """
            vitrine: 1
            components:
              dot:
                body:
                  - circle: 8
                    fill: "#00FF00"
            """
        let tokens =
            ##"{ "brand": { "color": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } } }"##
        let pixel = try Scene(yaml: Self.card).render().png()
        var files = SceneFileSource(["./pictures/../pictures/pixel.png": pixel])
        files["lib/parts.yaml"] = Array(library.utf8)
        files["brand.tokens.json"] = Array(tokens.utf8)
        #expect(files.paths == ["brand.tokens.json", "lib/parts.yaml", "pictures/pixel.png"])
        let rendering = try Scene(yaml: text, files: files).render()
        #expect(rendering.pixels[0, 0] == SIMD4(0, 0, 255, 255))
        files["brand.tokens.json"] = nil
        #expect(throws: RenderError.self) { try Scene(yaml: text, files: files).render() }
    }

    @Test func fontsInMemoryAreUsed() throws {
        let path = "/usr/share/fonts"
        let fonts = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let font = try #require(
            fonts.first { $0.contains("JetBrainsMono-Regular") }, "the fonts of `make setup`")
        let bytes = try Array(Data(contentsOf: URL(filePath: "\(path)/\(font)")))
        let name = font.split(separator: "/").last.map(String.init) ?? font
        let text = """
            vitrine: 1
            canvas: { width: 120, height: 40, scale: 1 }
            fonts: faces
            body: { text: Hello, font: { family: JetBrains Mono, size: 20 } }
            """
        let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
        let faces = folder.appending(path: "faces")
        try FileManager.default.createDirectory(at: faces, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(bytes).write(to: faces.appending(path: name))
        let memory = try Scene(yaml: text, files: SceneFileSource(["faces/\(name)": bytes])).render()
        let disk = try Scene(yaml: text, files: .folder(folder.path)).render()
        #expect(memory.pixels == disk.pixels)
        #expect(throws: RenderError.self) { try Scene(yaml: text).render() }
    }

    /// Returns a picture that was rendered without a task.
    private static func png(_ scene: Scene) throws -> [UInt8] {
        try scene.render(RenderOptions(threads: 1)).png()
    }

    @Test func tasksRenderAndAreCancelled() async throws {
        let scene = try Scene(yaml: Self.card)
        let png = try Self.png(scene)
        let rendered = try await scene.render()
        #expect(try rendered.png() == png)
        let task = Task {
            // Cancelled before it begins, so that nothing depends on how fast this machine is.
            while !Task.isCancelled { await Task.yield() }
            return try await scene.render()
        }
        task.cancel()
        let result = await task.result
        guard case .failure(let error as RenderError) = result else {
            Issue.record("a cancelled task rendered")
            return
        }
        #expect(error.kind == .cancelled)
    }

    /// How soon it ends is counted in steps by the tests of the rasteriser.
    @Test func oneGroupOfManyStepsIsCancelled() async throws {
        let circles = (0..<60).map { "          - { circle: 900, fill: '#FF00\(10 + $0)' }" }
        let scene = try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 1000, height: 1000, scale: 1 }
                body:
                  - zstack:
                \(circles.joined(separator: "\n"))
                    opacity: 0.5
                """)
        let task = Task { try await scene.render(RenderOptions(threads: 1)) }
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        let result = await task.result
        // A machine that is fast enough has drawn it.
        guard case .failure(let error as RenderError) = result else { return }
        #expect(error.kind == .cancelled)
    }

    /// An encoder of a format of its own: portable pixmaps.
    private struct PortablePixmap: ImageEncoder {
        static let fileExtensions = ["ppm"]

        init(_ options: ImageEncodingOptions) {}

        func encode(_ image: RenderedImage, threads: Int) throws(ImageEncodingError) -> [UInt8] {
            guard image.width < 1000 else { throw ImageEncodingError("too wide") }
            let rgba = image.rgba8
            let rgb = stride(from: 0, to: rgba.count, by: 4).flatMap { rgba[$0..<$0 + 3] }
            return Array("P6 \(image.width) \(image.height) 255\n".utf8) + rgb
        }
    }

    @Test func encodersCanBeAdded() throws {
        let rendering = try Scene(yaml: Self.card).render()
        let bytes = try rendering.encoded(as: PortablePixmap.self)
        #expect(bytes.count == "P6 120 60 255\n".utf8.count + 120 * 60 * 3)
        let wide = try Scene(yaml: Self.card).render(try RenderOptions(device: .named("iphone-17")))
        #expect(throws: RenderError.self) { try wide.encoded(as: PortablePixmap.self) }
    }
}
