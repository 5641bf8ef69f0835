import VitrineRendering
import VitrineStyle

/// The files that the scenes of a playback read, each as it was when the first of them asked for it. Used by
/// one thread at a time.
final class FileSnapshot {
    private struct Key: Hashable {
        let path: String
        let limit: Int
    }

    /// The log of all reads.
    let log = ReadLog()
    private var contents: [Key: Result<[UInt8], SceneFileError>] = [:]

    /// Returns the bytes of a file, which `read` reads the first time.
    func bytes(
        at path: String, limit: Int, _ read: () -> Result<[UInt8], SceneFileError>
    ) -> Result<[UInt8], SceneFileError> {
        let key = Key(path: path, limit: limit)
        if let known = contents[key] { return known }
        let found = read()
        contents[key] = found
        return found
    }
}
