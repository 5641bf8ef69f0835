import Foundation
import Testing

@testable import VitrineLayout
@testable import VitrineSceneFormat
@testable import VitrineSource

/// Slips of newcomers: all that is said of each, and that the scene which it leads to is accepted without a
/// word. `Goldens/newcomer-mistakes.txt` has them.
@Suite struct NewcomerMistakeTests {
    struct Slip: Sendable, CustomTestStringConvertible {
        let title: String
        let scene: String
        let messages: String
        let mended: String?

        var testDescription: String { title }
    }

    static let slips: [Slip] = {
        let text = (try? goldenSource("newcomer-mistakes.txt", path: goldens)) ?? ""
        return text.split(separator: "\n=== ").dropFirst().map(slip)
    }()

    /// The goldens of all tests lie beside the folder of the support files.
    private static let goldens: String = #filePath

    private static func slip(_ block: Substring) -> Slip {
        let title = block.prefix { $0 != "\n" }
        let isWhole = title.hasSuffix(": a whole scene")
        func scene(_ text: Substring) -> String {
            (isWhole ? "" : "vitrine: 1\ncanvas: { width: 400, height: 800 }\nbody:\n") + text + "\n"
        }
        let parts = block.dropFirst(title.count + 1).split(separator: "--- messages\n", maxSplits: 1)
        let rest = (parts.last ?? "").split(separator: "--- mended\n", maxSplits: 1)
        let body = parts.first.map { $0.last == "\n" ? $0.dropLast() : $0 } ?? ""
        let messages = rest.first.map(String.init) ?? ""
        let mended = rest.count > 1 ? rest[1] : nil
        return Slip(
            title: String(title), scene: scene(body),
            messages: messages.last == "\n" ? messages : messages + "\n",
            mended: mended.map { scene($0.last == "\n" ? $0.dropLast() : $0) })
    }

    private func messages(_ scene: String) throws -> String {
        if let faults = SceneRun.faults(bytes: Array(scene.utf8)) { return faults.rendered() }
        return try SceneRun.resolved(scene).warnings.rendered()
    }

    @Test func allAreRead() { #expect(Self.slips.count > 170) }

    @Test(arguments: slips)
    func mistakesAreExplained(_ slip: Slip) throws {
        #expect(try messages(slip.scene) == slip.messages)
        if let mended = slip.mended { #expect(try messages(mended).isEmpty) }
    }
}
