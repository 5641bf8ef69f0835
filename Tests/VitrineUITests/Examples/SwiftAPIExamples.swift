import Foundation
import Vitrine

// The examples of the page "Render from Swift", which quotes them; a test compares the two. They import what
// the page tells readers to import.

enum SwiftAPIExamples {
    static let home = """
        vitrine: 1
        canvas: { width: 120, height: 60, scale: 1 }
        body:
          - text: Hello
            id: title
            foreground: "{brand.color}"
        tokens: brand.tokens.json
        """

    static let tokens = ##"""
        { "brand": { "color": {
          "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] }
        } } }
        """##

    static func first(output: String) throws {
        // example: first
        let scene = try Scene(
            yaml: """
                vitrine: 1
                canvas: { width: 240, height: 120, scale: 2 }
                body:
                  - text: Deep work
                    font: headline
                """)
        try scene.render().write(to: output)
        // end
    }

    static func file(_ path: String) throws -> [UInt8] {
        // example: file
        let scene = try Scene(contentsOf: path)
        let options = RenderOptions(device: .iphone17, appearance: .dark, dynamicType: .xLarge)
        let png = try scene.render(options).png()
        // end
        return png
    }

    static func memory() throws -> Rendering {
        // example: memory
        var files = SceneFileSource()
        files["brand.tokens.json"] = Array(tokens.utf8)
        let scene = try Scene(yaml: home, name: "home.yaml", files: files)
        // end
        return try scene.render()
    }

    static func data(_ scene: Scene) throws -> (Double?, SIMD4<UInt8>?) {
        // example: data
        let rendering = try scene.render()
        let title = rendering.frame(of: "title")
        let corner = rendering.pixels[0, 0]
        // end
        return (title?.width, corner)
    }

    static func layout(_ scene: Scene) throws -> (Double?, Data) {
        // example: layout
        let layout = try scene.layout(RenderOptions(device: .iphoneSe))
        let title = layout.frame(of: "title")
        let json = try JSONEncoder().encode(layout)
        // end
        return (title?.width, json)
    }

    static func cancelled(_ scene: Scene) async throws -> Data {
        // example: cancelled
        do {
            return try await scene.render().pngData()
        } catch {
            if error.kind == .cancelled { throw CancellationError() }
            throw error
        }
        // end
    }

    static func errors(_ text: String) async -> [String] {
        var lines: [String] = []
        // example: errors
        do {
            _ = try await Scene(yaml: text).render()
        } catch {
            for each in error.diagnostics {
                lines.append(
                    "\(each.file):\(each.line ?? 0): \(each.message) (\(each.suggestion ?? "no hint"))")
            }
        }
        // end
        return lines
    }

    static func variants(_ scene: Scene) async throws -> [String: [UInt8]] {
        // example: variants
        var pictures: [String: [UInt8]] = [:]
        for variant in try scene.variants {
            pictures[variant.name] = try await scene.render(variant: variant).png()
        }
        // end
        return pictures
    }

    // example: encoder
    /// Portable pixmaps: a header, and three bytes a pixel.
    struct PortablePixmap: ImageEncoder {
        static let fileExtensions = ["ppm"]

        init(_ options: ImageEncodingOptions) {}

        func encode(_ image: RenderedImage, threads: Int) throws(ImageEncodingError) -> [UInt8] {
            let rgba = image.rgba8
            let colors = stride(from: 0, to: rgba.count, by: 4).flatMap { rgba[$0..<$0 + 3] }
            return Array("P6 \(image.width) \(image.height) 255\n".utf8) + colors
        }
    }
    // end

    static func encoded(_ scene: Scene, output: String) throws -> [UInt8] {
        // example: encode
        let rendering = try scene.render()
        let bytes = try rendering.encoded(as: PortablePixmap.self)
        try rendering.write(to: output, as: PortablePixmap.self)
        // end
        return bytes
    }
}
