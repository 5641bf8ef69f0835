import Synchronization
import Testing
import VitrineColor
import VitrineTestSupport

@testable import VitrineComponents
@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSceneFormat
@testable import VitrineSource
@testable import VitrineStyle
@testable import VitrineText

/// A picture that a scene shows many times is read and decoded once.
@Suite struct PictureReadingTests {
    private final class Counted: SceneFiles {
        let reads = Mutex(0)

        func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
            reads.withLock { $0 += 1 }
            return path == "gone.png"
                ? .failure(.missing) : .success(SceneImage(ImageHandle(width: 4, height: 4, content: "")))
        }
        func fileNames(in folder: String) -> Result<[String], SceneFileError> { .failure(.missing) }
        func path(ofFolder folder: String) -> Result<String, SceneFileError> { .failure(.missing) }
        func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> { .failure(.missing) }
    }

    /// As nodes, paints and avatars, and each file of its own.
    @Test(arguments: [
        ("{ forEach: { data: 19, content: { image: a.png } } }", 1),
        (
            "{ rectangle: null, fill: { image: a.png } }, { image: a.png }, "
                + "{ image: { source: a.png, fit: fill } }", 1
        ),
        ("{ image: a.png }, { image: b.png }, { image: a.png }", 2),
        ("{ forEach: { data: 3, content: { avatar: { name: A B, image: a.png } } } }", 1),
    ])
    func eachFileIsReadOnce(nodes: String, count: Int) throws {
        let text = SceneText.body("[\(nodes)]", canvas: "{ width: 40, height: 40 }")
        let files = Counted()
        let engine = try TextEngine(library: FontLibrary())
        let file = try SourceFile(name: "scene.yaml", bytes: Array(text.utf8))
        _ = try SceneResolver(files: files, text: engine).resolve(try SceneParser.parse(file), of: file)
        #expect(files.reads.withLock { $0 } == count)
    }
}
