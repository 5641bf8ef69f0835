import Foundation
import Testing
import Vitrine

/// Errors as people and programs read them.
struct RenderErrorTests {
    private static let card = "vitrine: 1\ncanvas: { width: 12, height: 8, scale: 1 }\nbody: [{ circle: 6 }]"

    /// Returns what goes wrong.
    private static func error(of work: () throws -> Void) -> (any Error)? {
        do {
            try work()
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: ["body: [", "vitrine: 1\nbody: { texd: a }", "\u{0}"])
    func aPersonReadsWhatTheToolPrints(text: String) throws {
        let error = try #require(Self.error { _ = try Scene(yaml: text).render() })
        #expect(error.localizedDescription == "\(error)")
        #expect(error.localizedDescription.contains("scene.yaml:"))
        #expect((error as? any LocalizedError)?.errorDescription == "\(error)")
    }

    @Test func anEncodersReasonIsRead() {
        let error: any Error = ImageEncodingError("too wide")
        #expect(error.localizedDescription == "too wide" && "\(error)" == "too wide")
    }

    @Test(arguments: ["no/such/folder/card.png", ""])
    func aFileThatCannotBeWrittenIsNoFailureOfTheEncoder(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rendering = try Scene(yaml: Self.card).render()
        let path = name.isEmpty ? folder.path : folder.appending(path: name).path
        // The name of a folder says nothing of the format.
        let error = try #require(
            Self.error { try rendering.write(to: path, as: PNGEncoder.self) } as? RenderError)
        #expect(error.kind == .output)
        #expect(error.diagnostics.first?.file == path && "\(error)".contains("cannot write"))
        let jpeg = try #require(Self.error { try rendering.write(to: "card.jpg") } as? RenderError)
        #expect(jpeg.kind == .encoding)
    }

    @Test func errorsThatSayTheSameAreEqual() throws {
        let errors = (0..<2).map { _ in
            Self.error { _ = try Scene(yaml: "vitrine: 1\nbody: { texd: a }").render() } as? RenderError
        }
        let other = Self.error { _ = try Scene(yaml: "vitrine: 1\nbody: { texxt: a }").render() }
        #expect(errors[0] != nil && errors[0] == errors[1] && errors[0]?.hashValue == errors[1]?.hashValue)
        #expect(errors[0] != other as? RenderError)
    }
}
