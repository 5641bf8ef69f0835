import Foundation
import Testing
import VitrinePixels
import VitrineRendering
import VitrineSessions
import VitrineSource
import VitrineStyle
import VitrineTestSupport

/// Whatever is edited, a session's picture is that of a fresh render.
@Suite struct SessionEditTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func fresh(_ session: RenderSession) throws -> SessionFrame {
        try RenderSession(session.path, configuration: session.configuration).update()
    }

    private static func options() -> RenderOptions {
        var options = RenderOptions(threads: 2)
        // Small pictures: the same items, shadows and backdrops in a fraction of the time.
        options.scene.scale = 0.5
        return options
    }

    @Test(arguments: ["gallery/cards", "glass/morph"], [1])
    func randomEditsOfScenes(scene: String, seed: Int) throws {
        let path = Self.root.appending(path: "scenes/\(scene).yaml").path
        var random = SeededGenerator(seed: seed)
        let edits = try SceneEdits(
            SourceFile(name: path, text: try String(contentsOfFile: path, encoding: .utf8)))
        let session = RenderSession(path, configuration: .init(options: Self.options()))
        try session.update()
        for step in 0..<6 {
            let place = edits.places[Int.random(in: 0..<edits.places.count, using: &random)]
            var text = edits.applying(place, Int.random(in: 0..<20, using: &random))
            switch step {
            case 2: session.configuration.options.scene.appearance = .dark
            case 3: text += "  - text: Inserted\n"
            case 4: text = text.replacing("body:", with: "body: [")
            case 5: session.configuration.options.scene.appearance = .light
            default: break
            }
            session.configuration.text = text
            let label: Comment = "\(scene), seed \(seed), step \(step), \(place.path)"
            guard let frame = try? session.update() else {
                #expect(throws: RenderError.self, label) { try Self.fresh(session) }
                continue
            }
            let whole = try Self.fresh(session)
            #expect(frame.picture.pixels == whole.picture.pixels, label)
            #expect(frame.fonts == whole.fonts, label)
            #expect(frame.warnings.rendered() == whole.warnings.rendered(), label)
        }
    }

    /// Materials that grow and move keep what they have read and blurred.
    @Test(arguments: 1...4) func cardsOfMaterialMove(seed: Int) throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        var random = SeededGenerator(seed: seed)
        var values = ["first": 6, "second": 4, "inset": 8, "offset": 0, "width": 90]
        var (color, isDark) = ("#B45CFF", false)
        let session = RenderSession(folder.scene, configuration: .init(options: Self.options()))
        session.configuration.options.scene.scale = 1
        for step in 0..<12 {
            func value(_ name: String) -> Int { values[name] ?? 0 }
            session.configuration.options.scene.appearance = isDark ? .dark : .light
            session.configuration.text = """
                vitrine: 1
                canvas: { width: 160, height: 200, scale: 1 }
                background: { linearGradient: { colors: ["#F4F0FF", "#FD9153"] } }
                body:
                  - circle: 120
                    fill: "\(color)"
                    offset: { x: \(value("offset")), y: -20 }
                  - vstack:
                      - card:
                          - rectangle:
                            frame: { width: \(value("width")), height: 8 }
                            fill: "#FF0000"
                          - circle: 12
                        material: ultraThin
                        spacing: \(value("first"))
                        padding: \(value("inset"))
                      - card:
                          - circle: 10
                          - circle: 10
                        material: thin
                        spacing: \(value("second"))
                      - spacer
                    spacing: 10

                """
            let frame = try session.update()
            let whole = try Self.fresh(session)
            #expect(frame.picture.pixels == whole.picture.pixels, "seed \(seed), step \(step), \(values)")
            switch Int.random(in: 0..<8, using: &random) {
            case 0: isDark.toggle()
            case 1: color = ["#B45CFF", "#00A060", "#102030"][Int.random(in: 0..<3, using: &random)]
            default:
                let names = values.keys.sorted()
                let name = names[Int.random(in: 0..<names.count, using: &random)]
                values[name] = max(value(name) + Int.random(in: -7...7, using: &random), 0)
            }
        }
    }

    @Test func aSmallEditRepaintsLess() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        let first = try session.update()
        #expect(first.repaintedPixels == 160 * 220)
        session.configuration.text = SessionFolder.scene.replacing("In the card", with: "In the cars")
        let second = try session.update()
        #expect(second.repaintedPixels < 160 * 220, "\(second.repaintedPixels)")
        #expect(second.picture.pixels == (try Self.fresh(session)).picture.pixels)
    }

    @Test func sessionsAgree() async throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let resources = SessionResources()
        let path = folder.scene
        let pictures = try await withThrowingTaskGroup(of: [Pixmap].self) { group in
            for _ in 0..<2 {
                group.addTask {
                    let session = RenderSession(path, resources: resources)
                    return try (0..<20).map { number in
                        session.configuration.text = SessionFolder.scene.replacing(
                            "Hello", with: "Hello \(number)")
                        return try session.update().picture.pixels
                    }
                }
            }
            var all: [[Pixmap]] = []
            for try await pictures in group { all.append(pictures) }
            return all
        }
        #expect(pictures[0] == pictures[1])
        #expect(Set(pictures[0].map { $0.pixels.hashValue }).count == 20)
    }

    @Test func manyUpdatesKeepCachesBounded() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let session = RenderSession(folder.scene)
        var least = Int.max
        for number in 0..<300 {
            session.configuration.text = SessionFolder.scene
                .replacing("Hello", with: "Hello \(number)")
                .replacing("padding: 4", with: "padding: \(number % 9)")
            try session.update()
            if number == 49 { least = session.cacheCost }
        }
        #expect(session.cacheCost <= max(4 * least, 1 << 22), "\(least) \(session.cacheCost)")
        #expect(session.changedRect(since: 1) == session.frame?.bounds)
        #expect(session.frame?.picture.pixels == (try Self.fresh(session)).picture.pixels)
    }
}
