import Foundation
import Testing
import Vitrine
import VitrinePixels
import VitrineStyle

/// The example of the page "Sessions", which is this code to the letter.
@Suite struct SessionExampleTests {
    // Example
    /// Renders a scene whenever it is asked to, and says what changed.
    struct Preview {
        let session: RenderSession

        init(_ path: String, resources: SessionResources) {
            var options = RenderOptions(threads: 2)
            options.scene.scale = 2
            session = RenderSession(path, configuration: .init(options: options), resources: resources)
        }

        func refresh() -> String {
            do {
                let frame = try session.update()
                let box = frame.changed
                return "\(frame.revision): \(box.width) by \(box.height) pixels at \(box.x0), \(box.y0)"
            } catch {
                // The last picture stays in `session.frame`.
                return "\(error)"
            }
        }

        /// The files to watch: those that were read, and those that were looked for in vain.
        var watched: [String] { session.files.map(\.path) }
    }
    // End of the example

    @Test func worksAsThePageSays() throws {
        let folder = try SessionFolder()
        defer { folder.remove() }
        let preview = Preview(folder.scene, resources: SessionResources())
        #expect(preview.refresh() == "1: 320 by 440 pixels at 0, 0")
        try folder.write(SessionFolder.scene.replacing("#0A84FF", with: "#30D158"), to: "scene.yaml")
        #expect(preview.refresh().hasPrefix("2: 80 by 20 pixels at "))
        #expect(preview.watched.contains { $0.hasSuffix("kit.yaml") })
        try folder.write("vitrine: 1\nbody: [", to: "scene.yaml")
        #expect(preview.refresh().contains("scene.yaml"))
        #expect(preview.session.frame?.revision == 2)
    }

    @Test func isThatOfThePage() throws {
        let page = GalleryGoldenTests.root.appendingPathComponent("Sources/Vitrine/Vitrine.docc/Sessions.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let parts = text.components(separatedBy: "```swift\nimport Vitrine\n\n")
        let shown = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
        let own = try String(contentsOfFile: #filePath, encoding: .utf8)
        let code = try #require(
            own.components(separatedBy: "    // Example\n").dropFirst().first?
                .components(separatedBy: "\n    // End of the example").first)
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.hasPrefix("    ") ? $0.dropFirst(4) : $0
        }
        #expect(shown == lines.joined(separator: "\n"))
    }
}
