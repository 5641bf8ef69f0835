import Foundation
import VitrineColor
import VitrineDisplayList
import VitrineFiles
import VitrineFormats
import VitrineShaders
import VitrineSource
import VitrineStyle

/// The pictures, icons and fonts that a scene reads from disk.
///
/// Reads outside the folder of the scene's file fail unless `allowsOutside` is `true`.
package struct DiskFiles: SceneFiles {
    /// The folder that contains the scene's file.
    package let folder: URL
    let allowsOutside: Bool
    private let log: ReadLog?

    /// Creates the files of a scene.
    ///
    /// - Parameters:
    ///   - path: The path of the scene's file.
    ///   - allowsOutside: `true` if paths may lead outside the scene's folder.
    ///   - log: The log in which every read is recorded.
    package init(scene path: String, allowsOutside: Bool, log: ReadLog? = nil) {
        folder = URL(fileURLWithPath: FileNames.existing(path)).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        self.allowsOutside = allowsOutside
        self.log = log
    }

    /// Creates the files below a folder.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - allowsOutside: `true` if paths may lead outside of it.
    ///   - log: The log in which every read is recorded. Default: none.
    package init(folder: String, allowsOutside: Bool, log: ReadLog? = nil) {
        self.folder = URL(fileURLWithPath: FileNames.existing(folder), isDirectory: true)
            .resolvingSymlinksInPath()
        self.allowsOutside = allowsOutside
        self.log = log
    }

    package func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        bytes(at: path, limit: InputLimits.pictureBytes).flatMap { Self.decode($0, in: space) }
    }

    package func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        guard let url = url(of: path) else { return .failure(.outside) }
        do throws(ConfinedFileError) {
            let (bytes, place) = try read(url, limit: limit)
            log?.note(place, bytes: bytes)
            return .success(bytes)
        } catch .outside {
            return .failure(.outside)
        } catch .read(.noSuchFile) {
            log?.note(url.path, bytes: nil)
            return .failure(.missing)
        } catch {
            log?.note(url.path, bytes: nil)
            return .failure(.unreadable(error.reason))
        }
    }

    package func fileNames(in folder: String) -> Result<[String], SceneFileError> {
        guard let url = url(of: folder) else { return .failure(.outside) }
        do throws(ConfinedFileError) {
            let (names, place) = try self.names(in: url)
            log?.note(place, names: names)
            return .success(names)
        } catch .outside {
            return .failure(.outside)
        } catch {
            log?.note(url.path, names: nil)
            let exists = FileManager.default.fileExists(atPath: url.path)
            return .failure(exists ? .unreadable("it is not a readable folder") : .missing)
        }
    }

    /// The scene's folder, which nothing that is named below it leads out of, whatever becomes a link between
    /// a look at it and its being opened.
    private var confined: ConfinedFolder { ConfinedFolder(folder.path, links: .within) }

    private func read(
        _ url: URL, limit: Int
    ) throws(ConfinedFileError) -> (bytes: [UInt8], place: String) {
        if let path = inside(url) { return try confined.read(path, limit: limit) }
        do throws(FileReadError) {
            return (try FileBytes.read(url.path, limit: limit), url.path)
        } catch {
            throw .read(error)
        }
    }

    private func names(in url: URL) throws(ConfinedFileError) -> (names: [String], place: String) {
        if let path = inside(url) { return try confined.names(in: path) }
        do {
            return (try FileManager.default.contentsOfDirectory(atPath: url.path).sorted(), url.path)
        } catch {
            throw .folder(path: url.path, reason: error.localizedDescription)
        }
    }

    /// Returns the path of a location below the folder, if it must stay there.
    private func inside(_ url: URL) -> String? { allowsOutside ? nil : confined.pathInside(url.path) ?? "" }

    package func path(ofFolder folder: String) -> Result<String, SceneFileError> {
        guard let url = url(of: folder) else { return .failure(.outside) }
        if let link = escapingLink(under: url, folder) {
            return .failure(
                .unreadable("the link `\(link)` leads out of the scene's folder; --allow-outside lets it"))
        }
        return fileNames(in: folder).map { _ in url.path }
    }

    /// Returns the first symbolic link at or below a folder that leads outside the scene's folder, or `nil`
    /// if there is none. A search of such a folder would follow the link.
    private func escapingLink(under url: URL, _ name: String) -> String? {
        guard !allowsOutside, let found = FileManager.default.enumerator(atPath: url.path) else { return nil }
        for case let path as String in found {
            guard found.fileAttributes?[.type] as? FileAttributeType == .typeSymbolicLink else { continue }
            let target = url.appendingPathComponent(path).resolvingSymlinksInPath()
            if !contains(target) { return "\(name)/\(path)" }
        }
        return nil
    }

    /// Returns the location that a path refers to, or `nil` if it lies outside the folder.
    ///
    /// Symbolic links are resolved first, so that none can lead out of the folder.
    ///
    /// A name in another Unicode form is found, as it is on a Mac: there, an accent is part of its letter in
    /// some files, and a character of its own in others.
    private func url(of path: String) -> URL? {
        let url = resolved(path)
        guard allowsOutside || contains(url) else { return nil }
        let place = FileNames.existing(url.path)
        if FileNames.areIdentical(place, url.path) { return url }
        // The cached picture is another one as soon as there is a file of the very name.
        let parent = URL(fileURLWithPath: place).deletingLastPathComponent().path
        log?.note(parent, names: FileNames.list(parent).sorted())
        let other = resolved(place)
        return allowsOutside || contains(other) ? other : nil
    }

    private func resolved(_ path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.resolvingSymlinksInPath()
    }

    private func contains(_ url: URL) -> Bool {
        let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        #if canImport(Darwin)
            return url.path.hasPrefix(root) || url.path + "/" == root
        #else
            // By bytes: a folder whose name differs in its Unicode form is another one.
            return url.path.utf8.starts(with: root.utf8) || FileNames.areIdentical(url.path + "/", root)
        #endif
    }

    /// Returns the picture of a file.
    package static func decode(_ bytes: [UInt8], in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        do throws(ImageDecodingError) {
            let file = try ImageDecoders.decode(bytes, limit: SceneLimits.standard.pixels)
            return .success(SceneImage(ImageHandle(file.pixmap(in: space)), warnings: file.warnings))
        } catch {
            return .failure(.notAnImage("\(error)"))
        }
    }
}
