import Foundation
import VitrineTestSupport
import VitrineText

@testable import VitrineRendering

/// Scenes on disk that name files: beside them, outside of their folder, through links, and that are no
/// files.
public final class FilesTarget: FuzzTarget {
    public static let name = "files"
    private static let places = [
        "icons", "icons/bell.svg", "icons/out.svg", "in/bell.svg", "fonts", "fonts-out", "wide.png",
        "out.png",
        "pipe", "device", "loop", "out", "out/wide.png", "../outside/wide.png", "../outside", "..", ".", "/",
        "",
        "brand.tokens.json", "out.tokens.json", "ref.resolver.json", "every.library.yaml", "out.library.yaml",
        "scene.yaml", "/etc/passwd", "/dev/zero", "/proc/self/environ", "icons/../../outside/wide.png",
        "missing.png", "a\u{0}b", "~", "file:///etc/passwd", "%2e%2e/outside/wide.png", "icons//bell.svg",
    ]

    private let folder: FuzzFolder
    private let library = FontLibrary()

    public init(folder: String) throws {
        self.folder = try FuzzFolder(folder)
        try fill()
    }

    /// Writes a folder `scene`, and a folder `outside` that nothing may be read from.
    private func fill() throws {
        let svg = #"<svg viewBox="0 0 24 24"><path d="M4 4H20V20H4Z"/></svg>"#
        var random = SeededGenerator(seed: 1)
        let picture = PNGGrammar().file(using: &random)
        let tokens = ##"{"brand": {"$type": "color", "$value": "#336699"}}"##
        let component =
            "vitrine: 1\ncomponents: { tile: { body: [{ import: ../outside/out.library.yaml }] } }\n"
        for place in ["scene", "outside"] {
            try folder.write(svg, to: "\(place)/icons/bell.svg")
            try folder.write(picture, to: "\(place)/wide.png")
            try folder.write(tokens, to: "\(place)/brand.tokens.json")
            try folder.write(component, to: "\(place)/every.library.yaml")
            try folder.write("no font", to: "\(place)/fonts/a.ttf")
        }
        let reference =
            #"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "../outside/brand.tokens.json"}]}}, "#
        try folder.write(
            reference + ##""resolutionOrder": [{"$ref": "#/sets/a"}]}"##, to: "scene/ref.resolver.json")
        for (link, target) in [
            ("out", "../outside"), ("out.png", "../outside/wide.png"),
            ("icons/out.svg", "../../outside/icons/bell.svg"),
            ("out.tokens.json", "../outside/brand.tokens.json"), ("loop", "loop"), ("in", "icons"),
            ("out.library.yaml", "../outside/every.library.yaml"), ("fonts-out", "../outside/fonts"),
            ("device", "/dev/zero"), ("fonts/b.ttf", "../../outside/fonts/a.ttf"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/scene/\(link)", withDestinationPath: target)
        }
        guard unsafe mkfifo("\(folder.path)/scene/pipe", 0o600) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
    }

    public func run(_ bytes: [UInt8]) throws -> FuzzOutcome {
        let path = "\(folder.path)/scene/scene.yaml"
        try folder.write(bytes, to: "scene/scene.yaml")
        let log = ReadLog()
        var outcome = FuzzOutcome.accepted
        do throws(RenderError) {
            let pipeline = try ScenePipeline(path: path, options: RenderOptions(), library: library, log: log)
            let scene = try pipeline.resolve(try pipeline.parse(try pipeline.read()))
            _ = pipeline.displayList(pipeline.layOut(scene))
        } catch {
            if case .scene(let diagnostics) = error.failure {
                outcome = FuzzOutcome(diagnostics)
            } else {
                let isPlaced =
                    error.description.contains(": error: ") || error.description.hasPrefix("error: ")
                outcome = isPlaced ? .rejected : .broken("no place: \(error)")
            }
        }
        let root = "\(folder.path)/scene"
        let stray = log.entries.first { path, entry in
            if case .nothing = entry { return false }
            return path != root && !path.hasPrefix(root + "/")
        }
        return stray.map { .broken("it reads \($0.key)") } ?? outcome
    }

    public func generated(using random: inout SeededGenerator) -> [UInt8]? {
        func place() -> FuzzValue { .text(Self.places.randomElement(using: &random, or: "")) }
        func places() -> FuzzValue { .list((0..<Int.random(in: 1...3, using: &random)).map { _ in place() }) }
        var members = [
            FuzzValue.Member("vitrine", .raw("1")),
            FuzzValue.Member(
                "canvas", .map([FuzzValue.Member("width", .raw("8")), FuzzValue.Member("height", .raw("8"))])),
        ]
        for key in ["import", "tokens", "fonts", "icons"] where Int.random(in: 0..<3, using: &random) == 0 {
            members.append(FuzzValue.Member(key, Bool.random(using: &random) ? place() : places()))
        }
        let nodes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            FuzzValue.map([
                FuzzValue.Member(
                    ["image", "icon", "text"].randomElement(using: &random, or: "icon"), place())
            ])
        }
        let background = FuzzValue.map([FuzzValue.Member("image", place())])
        return FuzzValue.map(
            members + [FuzzValue.Member("background", background), FuzzValue.Member("body", .list(nodes))]
        ).bytes
    }

    public func mutated(
        _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
    ) -> [UInt8] {
        ValueMutation(words: Self.places).apply(to: bytes, with: other, using: &random)
    }
}
