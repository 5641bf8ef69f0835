import VitrineGraphics

/// Where a scene's pictures, icons and fonts come from. Paths are relative to the scene's own file.
public protocol SceneFiles {
    /// The picture at a path, its colours in a space.
    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileProblem>
    /// The bytes of a file; a longer one is unreadable.
    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileProblem>
    /// The names of the files in a folder, sorted.
    func names(in folder: String) -> Result<[String], SceneFileProblem>
    /// Where a folder lies on the disk.
    func place(of folder: String) -> Result<String, SceneFileProblem>
}

/// A picture from a file.
public struct SceneImage: Sendable {
    public var pixels: Pixmap
    /// What is odd about the file, yet not wrong enough to refuse it.
    public var warnings: [String]

    public init(_ pixels: Pixmap, warnings: [String] = []) {
        self.pixels = pixels
        self.warnings = warnings
    }
}

public enum SceneFileProblem: Error, Hashable, Sendable {
    case missing
    case outside
    case unreadable(String)
    case notAnImage(String)
}

/// For scenes that come from memory: there are no files.
public struct NoFiles: SceneFiles {
    public init() {}
    public func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileProblem> {
        .failure(.missing)
    }
    public func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileProblem> { .failure(.missing) }
    public func names(in folder: String) -> Result<[String], SceneFileProblem> { .failure(.missing) }
    public func place(of folder: String) -> Result<String, SceneFileProblem> { .failure(.missing) }
}
