import VitrineColor

/// The source of a scene's pictures, icons and fonts. Paths are relative to the scene's own file.
package protocol SceneFiles {
    /// Returns the picture at a path, with its colours converted to a colour space.
    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError>
    /// Returns the bytes of a file. A file longer than `limit` is an error.
    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError>
    /// Returns the names of the files in a folder, sorted.
    func fileNames(in folder: String) -> Result<[String], SceneFileError>
    /// Returns the path of a folder on disk.
    func path(ofFolder folder: String) -> Result<String, SceneFileError>
}
