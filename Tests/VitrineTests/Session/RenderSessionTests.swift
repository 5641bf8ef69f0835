import Foundation
import Testing
import VitrineGeometry
import VitrinePixels
import VitrineRendering
import VitrineScene
import VitrineSessions
import VitrineSource
import VitrineStyle
import VitrineTestSupport

@Suite struct RenderSessionTests {
    private func fresh(
        _ folder: SessionFolder, _ configuration: RenderSession.Configuration = .init()
    ) throws -> Pixmap {
        try RenderSession(folder.scene, configuration: configuration).update().picture.pixels
    }

    @Test func firstPictureIsThatOfARenderer() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let frame = try RenderSession(folder.scene).update()
        #expect(frame.revision == 1)
        #expect(frame.changed == frame.bounds)
        #expect(frame.picture.pixels.rgba8() == (try Renderer().image(folder.scene).image))
        #expect(frame.fonts == (try Renderer().image(folder.scene).fonts))
        #expect(frame.timings.stages.map(\.name).contains("raster"))
    }

    @Test func nothingChangesWithoutAnEdit() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        try session.update()
        let again = try session.update()
        #expect(again.revision == 1)
        try folder.write(SessionFolder.scene + "# A comment.\n", to: "scene.yaml")
        #expect(try session.update().revision == 1)
    }

    @Test func aChangedColorChangesItsOwnPixels() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        let first = try session.update()
        try folder.write(SessionFolder.scene.replacing("#0A84FF", with: "#30D158"), to: "scene.yaml")
        let second = try session.update()
        #expect(second.revision == 2)
        #expect(second.changed.width == 40 && second.changed.height == 10)
        #expect(second.picture.pixels == (try fresh(folder)))
        #expect(second.picture.pixels != first.picture.pixels)
        #expect(session.changedRect(since: 1) == second.changed)
        #expect(session.changedRect(since: 2)?.isEmpty == true)
        #expect(session.changedRect(since: 77) == second.bounds)
    }

    @Test func theLastGoodPictureStays() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        let first = try session.update()
        try folder.write(SessionFolder.scene.replacing("foreground:", with: "foregruond:"), to: "scene.yaml")
        let error = #expect(throws: RenderError.self) { try session.update() }
        guard case .scene(let diagnostics) = error?.failure else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(diagnostics.errors.first?.mark.line == 11)
        #expect(session.frame?.revision == 1)
        #expect(session.frame?.picture.pixels == first.picture.pixels)
        #expect(session.failure != nil)
        #expect(session.files.contains { $0.path.hasSuffix("/scene.yaml") })
        try folder.write(SessionFolder.scene, to: "scene.yaml")
        #expect(try session.update().revision == 1)
        #expect(session.failure == nil)
    }

    @Test func filesAreListedAlsoMissingOnes() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        try session.update()
        func state(_ name: String) -> SessionFile.State? {
            session.files.first { $0.path.hasSuffix("/\(name)") }?.state
        }
        #expect(state("scene.yaml") == .file)
        #expect(state("kit.yaml") == .file)
        #expect(state("brand.tokens.json") == .file)
        #expect(
            session.files.contains {
                [".ttf", ".otf", ".ttc"].contains(where: $0.path.lowercased().hasSuffix)
            })
        try folder.write(
            SessionFolder.scene + "  - image: picture.png\n    frame: { width: 10, height: 10 }\n",
            to: "scene.yaml")
        #expect(throws: RenderError.self) { try session.update() }
        #expect(state("picture.png") == .missing)
        try FileManager.default.removeItem(atPath: folder.scene)
        #expect(throws: RenderError.self) { try session.update() }
        #expect(state("scene.yaml") == .missing)
    }

    @Test func librariesAndTokensAreReadAgain() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        try session.update()
        try folder.write(SessionFolder.library.replacing("#FFCC00", with: "#00CCFF"), to: "kit.yaml")
        #expect(try session.update().picture.pixels == (try fresh(folder)))
        try folder.write(SessionFolder.tokens.replacing("0.4", with: "0.9"), to: "brand.tokens.json")
        let third = try session.update()
        #expect(third.revision == 3)
        #expect(third.picture.pixels == (try fresh(folder)))
    }

    @Test func valuesAreTriedWithoutTouchingFiles() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        let plain = try session.update()
        // The token that others refer to.
        session.configuration.values = ["token:brand.base": "#00FF00"]
        let green = try session.update()
        #expect(green.picture.pixels != plain.picture.pixels)
        let edited = SessionFolder.tokens.replacing("[0.4, 0.2, 0.9]", with: "[0, 1, 0]")
        try folder.write(edited, to: "brand.tokens.json")
        #expect(green.picture.pixels == (try fresh(folder)))
        try folder.write(SessionFolder.tokens, to: "brand.tokens.json")
        session.configuration.values = ["parameter:pill.label": "Try: me", "parameter:pill.inset": "9"]
        let longer = try session.update()
        #expect(longer.picture.pixels != plain.picture.pixels)
        try folder.write(
            SessionFolder.scene.replacing("{ label: New }", with: "{ label: \"Try: me\", inset: 9 }"),
            to: "scene.yaml")
        #expect(longer.picture.pixels == (try fresh(folder)))
        session.configuration.values = ["parameter:pill.inset": "wide"]
        #expect(throws: RenderError.self) { try session.update() }
        session.configuration.values = ["token:brand.base": "wide"]
        #expect(throws: RenderError.self) { try session.update() }
        session.configuration.values = ["token:nobody": "wide", "parameter:nobody.x": "1"]
        #expect(throws: Never.self) { try session.update() }
    }

    @Test func valuesSayWhatCanBeTried() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        #expect(session.values().isEmpty)
        try session.update()
        let values = Dictionary(uniqueKeysWithValues: session.values().map { ($0.key, $0) })
        let accent = try #require(values["token:brand.accent"])
        #expect(accent.kind == .color && accent.type == "color" && accent.source?.line == 5)
        #expect(accent.source?.path == "\(URL(fileURLWithPath: folder.path).path)/brand.tokens.json")
        let inset = try #require(values["parameter:pill.inset"])
        #expect(inset.kind == .number && inset.type == "length" && inset.value == "3")
        #expect(inset.minimum == 0 && inset.maximum == 20 && inset.source?.line == 6)
        #expect(inset.yaml == "inset: 3" && !inset.isTried)
        #expect(values["parameter:pill.label"]?.kind == .string)
        // A colour that is not quoted would be a comment.
        session.configuration.values = ["parameter:pill.label": "#FF0000"]
        try session.update()
        #expect(
            session.values().first { $0.key == "parameter:pill.label" }?.yaml == "label: \"#FF0000\"")
    }

    @Test func treeHasFramesSourcesAndOrigins() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        #expect(session.tree() == nil)
        try session.update()
        let root = try #require(session.tree())
        var nodes: [SessionNode] = []
        func collect(_ node: SessionNode) {
            nodes.append(node)
            node.children.forEach(collect)
        }
        collect(root)
        #expect(root.kind == "canvas" && root.frame.width == 160 && root.frame.height == 220)
        #expect(Set(nodes.map(\.id)).count == nodes.count)
        let title = try #require(nodes.first { $0.path == "#title" })
        #expect(title.kind == "text" && title.name == "title" && title.source?.line == 9)
        #expect(title.padding?.top == 4)
        #expect(title.outerFrame.width == title.frame.width + 8)
        let line = try #require(title.text?.lines.first)
        #expect(line.text == "Hello" && line.x >= title.frame.minX && line.y < title.frame.maxY)
        #expect(line.y > title.frame.minY && title.text?.font == "Inter" && title.text?.size == 17)
        let paint = try #require(title.values.first { $0.name == "paint" })
        #expect(paint.origin.kind == .token && paint.origin.name == "brand.accent")
        #expect(paint.origin.source?.line == 5)
        let padding = try #require(title.values.first { $0.name == "padding.top" })
        #expect(padding.origin.kind == .scene && padding.origin.source?.line == 12)
        let pill = try #require(nodes.first { $0.component?.name == "pill" })
        #expect(pill.component?.source?.path.hasSuffix("kit.yaml") == true)
        let label = try #require(nodes.first { $0.text?.lines.first?.text == "New" })
        #expect(label.source?.path.hasSuffix("kit.yaml") == true)
        #expect(label.values.first { $0.name == "text" }?.origin.kind == .parameter)
        // The value of a parameter lies where the component is used, or else at its definition.
        let text = try #require(label.values.first { $0.name == "text" }?.origin.source)
        #expect(text.path.hasSuffix("scene.yaml") && text.line == 13)
        let inset = try #require(label.values.first { $0.name == "padding.top" }?.origin)
        #expect(inset.kind == .parameter && inset.source?.path.hasSuffix("kit.yaml") == true)
        #expect(inset.source?.line == 6)
    }

    @Test func valuesThatAreWrittenHaveTheirPlaces() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 160, height: 120, layoutDirection: rtl }
            background: "#F4F0FF"
            body:
              - vstack:
                  - circle: 74
                    fill: red
                  - text: Hello
                    offset: { y: 3 }
                padding: { leading: 40, trailing: 5, vertical: 2 }
                cornerRadius: 8
                background: "#FFFFFF"

            """, to: "scene.yaml")
        let session = RenderSession(folder.scene)
        try session.update()
        var nodes: [SessionNode] = []
        func collect(_ node: SessionNode) {
            nodes.append(node)
            node.children.forEach(collect)
        }
        collect(try #require(session.tree()))
        func line(_ kind: String, _ name: String) -> Int? {
            let node = nodes.first { $0.kind == kind }
            return node?.values.first { $0.name == name }?.origin.source?.line
        }
        #expect(line("canvas", "size") == 2 && line("canvas", "background") == 3)
        let values = nodes.flatMap { node in node.values.map { "\(node.kind).\($0.name) \($0.origin.kind)" } }
        #expect(line("circle", "frame.width") == 6 || line("shape", "frame.width") == 6, "\(values)")
        #expect(line("text", "offset.y") == 9, "\(values)")
        #expect(
            nodes.first { $0.kind == "text" }?.values.first { $0.name == "offset.x" }?.origin.kind == .default
        )
        #expect(line("vstack", "padding.leading") == 10 && line("vstack", "padding.top") == 10)
        #expect(line("vstack", "surface.shape") == 11, "\(values)")
        // Physical sides: leading is right.
        let padding = try #require(nodes.first { $0.kind == "vstack" })
        #expect(padding.isRightToLeft && padding.padding?.right == 40 && padding.padding?.left == 5)
    }

    @Test func aPixelHasItsLayers() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        #expect(try session.pixel(x: 0, y: 0) == nil)
        let frame = try session.update()
        #expect(try session.pixel(x: 160, y: 0) == nil)
        let dots = try #require(try session.dump(.displayList))
        #expect(dots.contains("circle"))
        for (x, y) in [(0, 0), (80, 110), (80, 120), (76, 160)] {
            let pixel = try #require(try session.pixel(x: x, y: y))
            #expect(pixel.color == frame.picture.pixels[x, y])
            #expect(pixel.layers.first?.before == .zero && pixel.layers.last?.after == pixel.color)
            #expect(zip(pixel.layers, pixel.layers.dropFirst()).allSatisfy { $0.after == $1.before })
        }
        #expect(SessionPixel.hex(SIMD4(65535, 0, 32896, 65535)) == "#FF0080FF")
        #expect(SessionPixel.hex(.zero) == "#00000000")
    }

    @Test func variantsAndOptionsAreFollowed() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        try session.update()
        let dark = try #require(try session.variants().first { $0.name == "dark" })
        session.configuration.variant = dark
        #expect(
            try session.update().picture.pixels.rgba8()
                == (try Renderer().image(folder.scene, variant: dark).image))
        session.configuration.options.scene.scale = 2
        let double = try session.update()
        #expect(double.width == 320 && double.changed == double.bounds)
        #expect(session.changedRect(since: 1) == double.bounds)
    }

    @Test func stagesOfGlassAreShown() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        #expect(try session.glass(nil) == nil)
        try folder.write(
            SessionFolder.scene + "  - text: Glass\n    id: pane\n    padding: 12\n    glass: regular\n",
            to: "scene.yaml")
        try session.update()
        #expect(try session.glass("pane")?.files.last?.name == "glass.json")
        #expect(throws: RenderError.self) { try session.glass("nobody") }
        let node = try #require(session.tree())
        func isGlass(_ node: SessionNode) -> Bool { node.isGlass || node.children.contains(where: isGlass) }
        #expect(isGlass(node))
    }
}
