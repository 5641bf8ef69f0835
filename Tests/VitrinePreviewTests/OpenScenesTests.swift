import Foundation
import Testing
import Vitrine
import VitrineStyle

@testable import VitrinePreview

/// Which scenes are kept ready: those that were asked for last, within a number of scenes and of pixels.
struct OpenScenesTests {
    /// Opens scenes one after the other, renders each, and returns the ids of those that are kept.
    private func kept(_ sizes: [(Int, Int)], pixels: Int) throws -> Set<String> {
        let folder = FileManager.default.temporaryDirectory.path + "/vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let scenes = OpenScenes(
            options: RenderOptions(threads: 1), counter: RevisionCounter(), pixels: pixels)
        for (index, size) in sizes.enumerated() {
            let file = "\(folder)/\(index).yaml"
            try PreviewScenes.filled("#336699", width: size.0, height: size.1)
                .write(toFile: file, atomically: true, encoding: .utf8)
            let scene = scenes.scene(
                OpenScene.Key(id: "\(index)", query: .standard), file: file, variant: SceneOptions())
            _ = scene.picture(since: nil)
            scenes.makeRoom(for: scene)
        }
        return Set(scenes.all.map(\.key.id))
    }

    @Test func pixelsAreBounded() throws {
        #expect(try kept([(20, 10), (20, 10), (20, 10), (20, 10)], pixels: 450) == ["2", "3"])
        #expect(try kept([(20, 10), (20, 10), (30, 10)], pixels: 450) == ["2"])
        #expect(try kept([(4, 4), (4, 4), (20, 20)], pixels: 450) == ["0", "1", "2"])
    }

    @Test func theLastOneStaysHoweverLargeItIs() throws {
        #expect(try kept([(4, 4), (60, 40)], pixels: 100) == ["1"])
        #expect(try kept([(60, 40), (4, 4)], pixels: 100) == ["1"])
    }

    @Test func scenesAreBounded() throws {
        let found = try kept([(Int, Int)](repeating: (4, 4), count: 15), pixels: 1 << 20)
        #expect(found == Set((3..<15).map(String.init)))
    }
}
