import Foundation
import Testing
import VitrineTestSupport

@testable import VitrinePreview

/// Hundreds of saves, half of them broken, in all the ways that editors have.
@Suite(.serialized)
struct StormTests {
    /// The number of descriptors that the process has open.
    private static var descriptors: Int {
        (0..<4096).count { fcntl(Int32($0), F_GETFD) != -1 }
    }

    @Test(arguments: [1, 2]) func endsWithTheLastPicture(seed: Int) async throws {
        var random = SeededGenerator(seed: seed)
        let preview = try RunningPreview(["home.yaml": PreviewScenes.filled("#000000")])
        let target = "/api/picture?scene=home.yaml"
        _ = try await preview.get(target)
        let file = preview.scene("home.yaml")
        let before = Self.descriptors
        var last = 0
        for step in 1...300 {
            let color = String(0x100000 + step * 997, radix: 16, uppercase: true)
            let text = Bool.random(using: &random) ? PreviewScenes.filled("#\(color)") : PreviewScenes.broken
            last = 0x100000 + step * 997
            switch Int.random(in: 0..<4, using: &random) {
            case 0: try preview.save(text, as: "home.yaml")
            case 1: try Data(text.utf8).write(to: file)
            case 2:
                // In two steps, as a slow editor does.
                try Data(text.utf8.prefix(text.utf8.count / 2)).write(to: file)
                try Data(text.utf8).write(to: file)
            default:
                try? FileManager.default.removeItem(at: file)
                try Data(text.utf8).write(to: file)
            }
            if step % 25 == 0 { _ = try await preview.get(target) }
        }
        try preview.save(
            PreviewScenes.filled("#" + String(last, radix: 16, uppercase: true)), as: "home.yaml")
        let fresh = try RunningPreview([
            "home.yaml": PreviewScenes.filled("#" + String(last, radix: 16, uppercase: true))
        ])
        let expected = try await fresh.get(target)
        let reply = try await preview.eventually(target) { $0.body == expected.body }
        #expect(reply.body == expected.body, "seed \(seed)")
        #expect(reply.fields["x-vitrine-hash"] == expected.fields["x-vitrine-hash"])
        // Other tests open files and sockets at the same time.
        let after = Self.descriptors
        #expect(after - before < 60, "seed \(seed): \(before) descriptors became \(after)")
    }
}
