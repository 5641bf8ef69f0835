import VitrineColor

/// An empty file source, for scenes that come from memory.
public struct NoFiles: SceneFiles {
    public init() {}
    public func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        .failure(.missing)
    }
    public func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> { .failure(.missing) }
    public func fileNames(in folder: String) -> Result<[String], SceneFileError> { .failure(.missing) }
    public func path(ofFolder folder: String) -> Result<String, SceneFileError> { .failure(.missing) }
}
