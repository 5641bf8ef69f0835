import Foundation
import VitrineSource
import VitrineStyle

/// The files that a scene reads by the paths in it: pictures, icons, fonts, design tokens and libraries of
/// components.
///
/// Files can be in memory, in a folder on disk, or both; those in memory come first:
///
///     var files = SceneFileSource.folder("Scenes")
///     files["photo.png"] = photo
///     files["brand.tokens.json"] = Array(tokens.utf8)
public struct SceneFileSource: Sendable, Hashable {
    /// The folder on disk that paths are relative to; `nil` if nothing is read from disk.
    public var folder: String?
    private var contents: [String: [UInt8]]

    /// Creates a source of files.
    ///
    /// - Parameters:
    ///   - contents: The files in memory, by path. Default: none.
    ///   - folder: The folder on disk that holds all other files. Default: no folder.
    public init(_ contents: [String: [UInt8]] = [:], folder: String? = nil) {
        self.folder = folder
        self.contents = [:]
        for (path, bytes) in contents { self[path] = bytes }
    }

    /// No files.
    public static let none = SceneFileSource()

    /// Returns the files of a folder on disk. Files outside of it are refused, unless
    /// ``RenderOptions/allowsOutside`` is `true`.
    public static func folder(_ path: String) -> SceneFileSource { SceneFileSource(folder: path) }

    /// The bytes of a file in memory; `nil` if there is none at the path.
    public subscript(path: String) -> [UInt8]? {
        get { contents[MemoryFiles.key(path)] }
        set { contents[MemoryFiles.key(path)] = newValue }
    }

    /// The paths of the files in memory, sorted.
    public var paths: [String] { contents.keys.sorted() }

    /// Returns the files as scenes read them.
    func files(allowsOutside: Bool) -> any SceneFiles {
        let disk: (any SceneFiles)? = folder.map { DiskFiles(folder: $0, allowsOutside: allowsOutside) }
        return contents.isEmpty ? disk ?? NoFiles() : MemoryFiles(contents, below: disk ?? NoFiles())
    }
}
