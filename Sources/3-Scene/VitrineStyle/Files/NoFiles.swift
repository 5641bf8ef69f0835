import VitrineColor

/// An empty file source, for scenes that come from memory.
package struct NoFiles: SceneFiles {
    package init() {}
    package func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        .failure(.missing)
    }
    package func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> { .failure(.missing) }
    package func fileNames(in folder: String) -> Result<[String], SceneFileError> { .failure(.missing) }
    package func path(ofFolder folder: String) -> Result<String, SceneFileError> { .failure(.missing) }
}
