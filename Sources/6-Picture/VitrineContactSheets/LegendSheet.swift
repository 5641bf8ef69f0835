import VitrineColor
import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrinePixels
import VitrineRendering
import VitrineSource
import VitrineStyle
import VitrineText

/// A picture with numbers on its parts, and their names beside it, whole.
///
/// The page is itself a scene. It is laid out twice: once to see how high the names are, and then as high as
/// they need.
struct LegendSheet: Sendable {
    /// The size of the picture, in points.
    let size: Size
    let marks: [LegendMark]
    /// The pixels per point of the picture and of the page.
    let scale: Double

    private enum Metrics {
        static let margin = 32.0
        static let gap = 32.0
        static let names = 440.0
        static let number = 30.0
        static let disc = 17.0
    }

    /// Stands out from light and dark grounds alike.
    private static let color = JSONValue.string("#D6006C")

    /// Returns the page, drawn with its picture.
    ///
    /// - Parameters:
    ///   - picture: The picture, as large as `size` at `scale`.
    ///   - library: The fonts that names are set in.
    ///   - threads: The number of threads that draw the page.
    func page(_ picture: Pixmap, _ library: FontLibrary, threads: Int) throws(RenderError) -> RenderedImage {
        let limit = SceneLimits.standard.canvas / scale
        let tall = try placed(picture, library, threads, height: limit)
        let names = Self.frame(of: "#names", in: tall.scene.root)?.height ?? 0
        let height = max(size.height, names).rounded(.up) + 2 * Metrics.margin
        guard height <= limit, width <= limit else {
            throw .sheet(.tooLarge(Size(width, height), scale: scale))
        }
        let page = try placed(picture, library, threads, height: height)
        return try page.pipeline.rasterize(page.pipeline.displayList(page.scene))
    }

    private func placed(
        _ picture: Pixmap, _ library: FontLibrary, _ threads: Int, height: Double
    ) throws(RenderError) -> (pipeline: ScenePipeline, scene: LaidOutScene) {
        let source = SourceFile(name: "legend", text: text(height: height))
        let pipeline = try ScenePipeline(
            path: source.name, options: RenderOptions(threads: threads), library: library,
            files: SheetFiles(pictures: [picture]))
        let scene = try pipeline.resolve(try pipeline.parse(source))
        return (pipeline, pipeline.layOut(scene))
    }

    private static func frame(of path: String, in placed: PlacedElement) -> Rect? {
        if placed.element.source.path == path { return placed.frame }
        for child in placed.children {
            if let found = frame(of: path, in: child) { return found }
        }
        return nil
    }

    private var width: Double { size.width + Metrics.gap + Metrics.names + 2 * Metrics.margin }

    /// Returns the source text of the page as a scene.
    private func text(height: Double) -> String {
        let content: JSONValue = .object([
            "hstack": .array([picture, names]), "spacing": .number(Metrics.gap), "alignment": "top",
            "padding": .number(Metrics.margin),
            "frame": .object([
                "width": .number(width), "height": .number(height), "alignment": "topLeading",
            ]),
        ])
        let scene: JSONValue = .object([
            "vitrine": 1,
            "canvas": .object([
                "width": .number(width), "height": .number(height), "scale": .number(scale),
            ]),
            "background": "#F4F4F6", "body": .array([content]),
        ])
        return (try? scene.text()) ?? ""
    }

    private var picture: JSONValue {
        let frame: JSONValue = .object(["width": .number(size.width), "height": .number(size.height)])
        let image: JSONValue = .object([
            "image": .object(["source": "0", "fit": "stretch"]), "frame": frame,
        ])
        return .object([
            "zstack": .array([image] + marks.map(outline) + marks.map(disc)), "alignment": "topLeading",
            "frame": frame, "clip": true,
        ])
    }

    private func outline(_ mark: LegendMark) -> JSONValue {
        .object([
            "rectangle": .null, "fill": "clear",
            "stroke": .object(["paint": Self.color, "width": .number(1.5)]),
            "frame": .object([
                "width": .number(max(mark.frame.width, 1)), "height": .number(max(mark.frame.height, 1)),
            ]),
            "offset": .object(["x": .number(mark.frame.minX), "y": .number(mark.frame.minY)]),
        ])
    }

    /// Returns a number at the corner of its part, within the picture.
    private func disc(_ mark: LegendMark) -> JSONValue {
        let x = min(max(mark.frame.minX, 0), max(size.width - Metrics.disc, 0))
        let y = min(max(mark.frame.minY, 0), max(size.height - Metrics.disc, 0))
        return .object([
            "text": .string("\(mark.number)"), "font": .object(["size": 10, "weight": "bold"]),
            "foreground": "white",
            "frame": .object(["minWidth": .number(Metrics.disc), "height": .number(Metrics.disc)]),
            "background": Self.color, "cornerRadius": "capsule",
            "offset": .object(["x": .number(x), "y": .number(y)]),
        ])
    }

    private var names: JSONValue {
        let lines = marks.map { mark -> JSONValue in
            let number: JSONValue = .object([
                "text": .string("\(mark.number)"), "foreground": Self.color,
                "font": .object(["size": 13, "weight": "bold"]), "monospacedDigits": true,
                "frame": .object(["width": .number(Metrics.number), "alignment": "leading"]),
            ])
            let name: JSONValue = .object([
                "text": ContactSheetMetrics.text(mark.name), "font": 13,
                "frame": .object([
                    "width": .number(Metrics.names - Metrics.number), "alignment": "leading",
                ]),
            ])
            return .object([
                "hstack": .array([number, name]), "spacing": 0, "alignment": "firstTextBaseline",
            ])
        }
        return .object([
            "vstack": .array(lines), "spacing": 7, "alignment": "leading", "id": "names",
            "fixedSize": "vertical", "frame": .object(["width": .number(Metrics.names)]),
        ])
    }
}

extension Renderer {
    /// Renders a scene with numbers on its parts, and their names beside it.
    ///
    /// - Parameters:
    ///   - job: The scene and its variant.
    ///   - marks: The parts.
    /// - Returns: The bytes of a PNG file with 8 bits per channel.
    /// - Throws: A ``RenderError`` if the scene cannot be rendered or the page would be too large.
    package func legend(
        of job: Job, marks: [LegendMark]
    ) throws(RenderError) -> [UInt8] {
        let picture = try withPipeline(job) { pipeline throws(RenderError) in
            let result = try pipeline.render()
            return (canvas: result.placed.canvas, pixels: result.picture.pixels(in: .sRGB))
        }
        let sheet = LegendSheet(size: picture.canvas.size, marks: marks, scale: picture.canvas.scale)
        let threads = options.threads
        return try withPipeline(Job("legend")) { [library] pipeline throws(RenderError) in
            try pipeline.encode(
                try sheet.page(picture.pixels, library, threads: threads), depth: .eight)
        }
    }
}
