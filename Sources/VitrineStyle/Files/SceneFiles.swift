import VitrineDisplayList

/// Where a scene's pictures, icons and fonts come from. Paths are relative to the scene's own file.
public protocol SceneFiles {
    /// The picture at a path, its colours in a space.
    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError>
    /// The bytes of a file; a longer one is unreadable.
    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError>
    /// The names of the files in a folder, sorted.
    func names(in folder: String) -> Result<[String], SceneFileError>
    /// Where a folder lies on the disk.
    func place(of folder: String) -> Result<String, SceneFileError>
}
