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

    /// Returns the files of a folder on disk. Files outside it are refused, unless
    /// ``RenderOptions/allowsOutside`` is `true`.
    public static func folder(_ path: String) -> SceneFileSource { SceneFileSource(folder: path) }

    /// Returns the files of a folder on disk. Files outside it are refused, unless
    /// ``RenderOptions/allowsOutside`` is `true`.
    public static func folder(_ url: URL) -> SceneFileSource { SceneFileSource(folder: url.path) }

    /// The bytes of a file in memory; `nil` if there is none at the path.
    public subscript(path: String) -> [UInt8]? {
        get { contents[MemoryFiles.key(path)] }
        set { contents[MemoryFiles.key(path)] = newValue }
    }

    /// A file in memory; `nil` if there is none at the path.
    public subscript(data path: String) -> Data? {
        get { self[path].map { Data($0) } }
        set { self[path] = newValue.map { Array($0) } }
    }

    /// The paths of the files in memory, sorted.
    public var paths: [String] { contents.keys.sorted() }

    /// Returns the files as scenes read them.
    ///
    /// - Parameters:
    ///   - allowsOutside: `true` if paths may lead outside of the folder.
    ///   - log: The log in which every read from disk is recorded. Default: none.
    package func files(allowsOutside: Bool, log: ReadLog? = nil) -> any SceneFiles {
        let disk: (any SceneFiles)? = folder.map {
            DiskFiles(folder: $0, allowsOutside: allowsOutside, log: log)
        }
        return contents.isEmpty ? disk ?? NoFiles() : MemoryFiles(contents, below: disk ?? NoFiles())
    }
}
