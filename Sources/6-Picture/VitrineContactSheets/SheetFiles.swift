import VitrineColor
import VitrineDisplayList
import VitrinePixels
import VitrineShaders
import VitrineStyle

/// The pictures of a sheet as scene files, named by their numbers.
struct SheetFiles: SceneFiles {
    let pictures: [Pixmap]
    private let none = NoFiles()

    init(pictures: [Pixmap]) { self.pictures = pictures }

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        guard let number = Int(path), pictures.indices.contains(number) else { return .failure(.missing) }
        return .success(SceneImage(ImageHandle(pictures[number])))
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        none.bytes(at: path, limit: limit)
    }

    func fileNames(in folder: String) -> Result<[String], SceneFileError> { none.fileNames(in: folder) }
    func path(ofFolder folder: String) -> Result<String, SceneFileError> { none.path(ofFolder: folder) }
}
