import Foundation
import Testing
import Vitrine
import VitrinePNG
import VitrinePixels

@testable import VitrinePreview

/// A file that is saved has the scenes that read it drawn again, and no others.
@Suite(.serialized)
struct DependentTests {
    private static let files = [
        "plain.yaml": PreviewScenes.filled("#336699"),
        "tokens.yaml": scene("tokens: brand.tokens.json\nbackground: \"{brand}\"\nbody: []"),
        "library.yaml": scene("import: kit.yaml\nbody: [{ dot: {} }]"),
        "icon.yaml": scene("icons: icons\nbody: [{ icon: ship }]"),
        "picture.yaml": scene("body: [{ image: dot.png, frame: { size: 8 } }]"),
        "font.yaml": scene("fonts: faces\nbody: [{ text: A }]"),
        // Reads what others read, and a library that reads tokens of its own.
        "all.yaml": scene("tokens: brand.tokens.json\nimport: kit.yaml\nbody: [{ dot: {} }]"),
        "brand.tokens.json": "{ \"brand\": { \"$type\": \"color\", \"$value\": \"#FF0000\" } }",
        "kit.yaml": "vitrine: 1\ncomponents: { dot: { body: [{ circle: 4 }] } }\n",
        "icons/ship.svg": "<svg viewBox='0 0 9 9'><path d='M0 0H9V9Z'/></svg>",
    ]

    private static func scene(_ rest: String) -> String {
        "vitrine: 1\ncanvas: { width: 24, height: 16, scale: 1 }\n\(rest)\n"
    }

    /// The durations of the stages of each open scene's last render: others for another render.
    private static func renders(_ preview: RunningPreview) -> [String: [Duration]] {
        preview.server.site.openScenes.all.reduce(into: [:]) { found, scene in
            found[scene.key.id] = scene.session.frame?.timings.stages.map(\.duration) ?? []
        }
    }

    @Test func onlyTheReadersOfAFileAreDrawnAgain() async throws {
        let preview = try RunningPreview(Self.files)
        let dot = RGBA8Image(width: 1, height: 1, components: [255, 0, 0, 255])
        try preview.save(Data(try PNG.encode(dot)), as: "dot.png")
        let text = RenderSession(preview.scene("font.yaml").path)
        text.configuration.text = Self.scene("body: [{ text: A }]")
        try await text.update()
        let face = try #require(text.files.first { ["ttf", "otf"].contains($0.path.suffix(3)) }?.path)
        try preview.save(try Data(contentsOf: URL(fileURLWithPath: face)), as: "faces/face.ttf")
        let ids = Set(Self.files.keys.filter { $0.hasSuffix(".yaml") && $0 != "kit.yaml" })
        for id in ids {
            let reply = try await preview.eventually("/api/picture?scene=\(id)") { $0.status == 200 }
            #expect(reply.status == 200, "\(id): \(reply.text.prefix(400))")
        }
        let readers: [(file: String, by: Set<String>)] = [
            ("brand.tokens.json", ["tokens.yaml", "all.yaml"]), ("kit.yaml", ["library.yaml", "all.yaml"]),
            ("icons/ship.svg", ["icon.yaml"]), ("dot.png", ["picture.yaml"]),
            ("faces/face.ttf", ["font.yaml"]), ("plain.yaml", ["plain.yaml"]),
        ]
        for (file, expected) in readers {
            let data = try Data(contentsOf: preview.scene(file))
            var drawn: Set<String> = []
            // A change is reported once more a moment later, also the one before this.
            for _ in 0..<3 where drawn != expected {
                try await Self.settle(preview)
                let before = Self.renders(preview)
                #expect(Set(before.keys) == ids)
                try preview.save(data, as: file)
                for _ in 0..<600 where !expected.isSubset(of: drawn) {
                    try await Task.sleep(for: .milliseconds(50))
                    let after = Self.renders(preview)
                    drawn = ids.filter { after[$0] != before[$0] }
                }
                try await Self.settle(preview)
                let after = Self.renders(preview)
                drawn = ids.filter { after[$0] != before[$0] }
            }
            #expect(drawn == expected, "\(file)")
        }
    }

    /// Waits until nothing is drawn any more.
    private static func settle(_ preview: RunningPreview) async throws {
        var (last, count) = (renders(preview), 0)
        for _ in 0..<600 where count < 12 {
            try await Task.sleep(for: .milliseconds(50))
            let now = renders(preview)
            (last, count) = (now, now == last ? count + 1 : 0)
        }
    }
}
