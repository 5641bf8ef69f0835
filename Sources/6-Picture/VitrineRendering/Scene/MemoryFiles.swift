import Foundation
import VitrineColor
import VitrineFiles
import VitrineGeometry
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

/// The files of a scene that are in memory, over others.
struct MemoryFiles: SceneFiles {
    private let contents: [String: [UInt8]]
    private let others: any SceneFiles
    private let fonts: FontFolder

    /// Creates the files of a scene.
    ///
    /// - Parameters:
    ///   - contents: The bytes of each file, by the key that `key` returns for its path.
    ///   - others: The source of all other files.
    init(_ contents: [String: [UInt8]], below others: any SceneFiles) {
        self.contents = contents
        self.others = others
        fonts = FontFolder()
    }

    /// Returns a path in the form that each file has only one of.
    static func key(_ path: String) -> String { ScenePath.joined("", path) }

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        guard let bytes = contents[Self.key(path)] else { return others.image(at: path, in: space) }
        return DiskFiles.decode(bytes, in: space)
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        guard let bytes = contents[Self.key(path)] else { return others.bytes(at: path, limit: limit) }
        return bytes.count <= limit
            ? .success(bytes) : .failure(.unreadable("the file is longer than \(limit) bytes"))
    }

    func fileNames(in folder: String) -> Result<[String], SceneFileError> {
        let own = paths(in: folder).map { $0.name.prefix { $0 != "/" } }.map(String.init)
        guard !own.isEmpty else { return others.fileNames(in: folder) }
        let below = (try? others.fileNames(in: folder).get()) ?? []
        return .success(Set(own + below).sorted())
    }

    /// Returns the path of a folder of fonts. Those in memory are written to a temporary folder, because
    /// fonts are read from disk.
    func path(ofFolder folder: String) -> Result<String, SceneFileError> {
        let own = paths(in: folder)
        return own.isEmpty ? others.path(ofFolder: folder) : fonts.place(of: own)
    }

    /// Returns the files below a folder, by their paths in it.
    private func paths(in folder: String) -> [(name: String, bytes: [UInt8])] {
        let key = Self.key(folder)
        let prefix = key.isEmpty ? "" : key + "/"
        return contents.keys.sorted().compactMap { path in
            guard path.hasPrefix(prefix), let bytes = contents[path] else { return nil }
            return (String(path.dropFirst(prefix.count)), bytes)
        }
    }
}

/// The temporary folder of the fonts in memory, which goes when they are no longer needed.
private final class FontFolder: Sendable {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "vitrine-fonts-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Writes fonts, each to a file that its contents and extension name.
    func place(of fonts: [(name: String, bytes: [UInt8])]) -> Result<String, SceneFileError> {
        do {
            // Where it cannot be made, the first file says so.
            SystemCalls.makeFolders(root.path)
            for font in fonts {
                let suffix = font.name.split(separator: ".").last.map { ".\($0)" } ?? ""
                let name = FNV1a64.digits(font.bytes) + suffix.filter { $0 != "/" }
                try AtomicFile.write(font.bytes, to: root.appendingPathComponent(name).path)
            }
            return .success(root.path)
        } catch {
            return .failure(.unreadable("the fonts in memory cannot be written: \(error)"))
        }
    }
}
