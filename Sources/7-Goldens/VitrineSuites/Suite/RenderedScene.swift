import Foundation
import VitrineComponents
import VitrineGeometry
import VitrineGoldens
import VitrineLayout
import VitrinePixels
import VitrineRaster
import VitrineRendering
import VitrineScene
import VitrineSceneFormat
import VitrineSource
import VitrineText

/// A scene rendered for a suite, with the details that are needed to explain its picture.
struct RenderedScene: Sendable {
    let picture: GoldenCandidate
    /// The files that the scene read, other than its own file and the system's fonts.
    let log: ReadLog
    /// The font folders that the scene itself names.
    let fontFolders: [String]
    /// The warnings about the scene, as text.
    let warnings: String
    /// The path of the file of each font used.
    let fontFiles: [FontFingerprint: String]
    /// The results of the stages; `nil` for a picture that something else has drawn.
    private let drawn: ScenePipeline.RenderResult?
    /// Device pixels per point.
    let scale: Double
    private let file: String

    /// Renders a scene.
    ///
    /// - Parameters:
    ///   - file: The path of the scene's file, or its name in messages.
    ///   - scene: The scene, if it is in memory. Default: the one in the file.
    ///   - options: The options to render with.
    ///   - library: The font library.
    init(
        _ file: String, scene: Scene? = nil, options: RenderOptions, library: FontLibrary
    ) throws(RenderError) {
        let log = ReadLog()
        let pipeline: ScenePipeline
        let drawn: ScenePipeline.RenderResult
        if let scene {
            pipeline = try ScenePipeline(
                path: file, options: options, library: library,
                files: scene.files.files(allowsOutside: options.allowsOutside))
            drawn = try pipeline.render(scene.content)
        } else {
            pipeline = try ScenePipeline(path: file, options: options, library: library, log: log)
            drawn = try pipeline.render()
        }
        let record = GoldenRecord(
            scene: FNV1a64.digits(Array(drawn.file.text.utf8)), version: VitrineRendering.version,
            options: options.canonicalText, fonts: Set(pipeline.fonts),
            origin: scene == nil ? .sceneFile : .swiftTest)
        picture = GoldenCandidate(
            image: drawn.picture.pixels.rgba8(), colorSpace: drawn.picture.colorSpace, record: record)
        self.log = log
        self.drawn = drawn
        scale = drawn.placed.canvas.scale
        self.file = file
        fontFolders = pipeline.fontFolders
        warnings = pipeline.warnings?.rendered() ?? ""
        fontFiles = pipeline.fontFiles
    }

    /// Takes a picture that something else has drawn.
    init(_ picture: SuitePicture) {
        let record = GoldenRecord(
            scene: FNV1a64.digits([]), version: VitrineRendering.version, options: "", fonts: [],
            origin: .swiftTest)
        self.picture = GoldenCandidate(
            image: picture.image, colorSpace: picture.colorSpace, record: record)
        log = ReadLog()
        drawn = nil
        scale = picture.scale
        file = picture.name
        (fontFolders, warnings, fontFiles) = ([], "", [:])
    }

    /// `true` if something else has drawn the picture, of which nothing but its pixels is known.
    var isDrawnElsewhere: Bool { drawn == nil }

    /// Returns the contents of the picture and where they come from.
    func manifest() -> SceneManifest {
        guard let drawn else {
            return SceneManifest(nodes: [], items: [], texts: [], ids: [:], tokens: [:], files: [:])
        }
        let nodes = drawn.placed.nodeSummaries().map { node in
            let frame = [node.frame.minX, node.frame.minY, node.frame.maxX, node.frame.maxY]
            return SceneManifest.Node(
                source: node.path, frame: frame.map { Int(($0 * scale).rounded()) },
                properties: node.properties)
        }
        let outline = SceneOutline(drawn.value)
        var texts = outline.leaves.map { leaf in
            SceneManifest.Text(
                path: leaf.mark.file == 0 ? leaf.path : "suite-yaml.\(leaf.path)", text: leaf.text,
                line: leaf.mark.line)
        }
        let folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
        // Goldens are the same wherever the suite lies.
        func name(_ path: String) -> String {
            var (above, way) = (folder, "")
            while above != "/", !path.hasPrefix(above + "/") {
                above = URL(fileURLWithPath: above).deletingLastPathComponent().path
                way += "../"
            }
            return above == "/" ? path : way + path.dropFirst(above.count + 1)
        }
        var tokens: [String: String] = [:]
        var files: [String: String] = [:]
        let read = log.texts
        // In order: two files may have a token of one name, such as a theme for light and one for dark.
        for (path, entry) in log.entries.sorted(by: { $0.key < $1.key }) {
            if let bytes = read[path], let value = Self.parsed(bytes, path) {
                // What it says for the scene is among the scene's own leaves.
                if value.keys.contains("suite") { continue }
                let leaves = SceneOutline(value).leaves
                if value.keys.contains("vitrine") {
                    let prefix = name(path).replacing(".", with: "-")
                    texts += leaves.map {
                        SceneManifest.Text(path: "\(prefix).\($0.path)", text: $0.text, line: $0.mark.line)
                    }
                } else {
                    for leaf in leaves {
                        let key = tokens[leaf.path] == nil ? leaf.path : "\(leaf.path) of \(name(path))"
                        tokens[key] = leaf.text
                    }
                }
            } else if case .file(let hash) = entry {
                files[name(path)] = hash
            }
        }
        return SceneManifest(
            nodes: nodes, items: drawn.list.summaries().map(SceneManifest.Item.init), texts: texts,
            ids: outline.ids, tokens: tokens, files: files)
    }

    private static func parsed(_ bytes: [UInt8], _ path: String) -> SceneValue? {
        guard let file = try? SourceFile(name: path, bytes: bytes) else { return nil }
        return try? SceneParser.parse(file)
    }

    /// Returns the pixel rectangles that masks hide: rectangles, and everything that a node and its
    /// descendants paint.
    func maskedRects(for masks: [GoldenSettings.Mask]) -> [PixelRect] {
        var explained: SceneManifest?
        return masks.flatMap { mask -> [PixelRect] in
            switch mask {
            case .rectangle(let rect):
                return [
                    PixelRect(
                        x0: Int((rect.minX * scale).rounded(.down)),
                        y0: Int((rect.minY * scale).rounded(.down)),
                        x1: Int((rect.maxX * scale).rounded(.up)), y1: Int((rect.maxY * scale).rounded(.up)))
                ]
            case .node(let id):
                let explanation = explained ?? self.manifest()
                explained = explanation
                return explanation.boxes(ofNode: id)
            }
        }
    }

    /// The ids of the scene's nodes: those that it states, also for nodes that this variant leaves out, and
    /// those that are made of expressions.
    var nodeIDs: Set<String> {
        guard let drawn else { return [] }
        let stated = SceneOutline(drawn.value).ids.keys.filter { !$0.contains("{") }
        let found = manifest().nodes.compactMap { node in
            node.source.hasPrefix("#") ? String(node.source.prefix { $0 != "." && $0 != "[" }) : nil
        }
        return Set((stated + found).map { String($0.dropFirst()) })
    }

    /// Returns the rectangles among masks that lie outside the picture.
    func rectanglesOutside(in masks: [GoldenSettings.Mask]) -> [GoldenSettings.Mask] {
        let all = PixelRect(width: picture.image.width, height: picture.image.height)
        return masks.filter { mask in
            guard case .rectangle = mask else { return false }
            return maskedRects(for: [mask]).allSatisfy { $0.intersection(all).isEmpty }
        }
    }
}
