import Foundation
import VitrineColor
import VitrineDisplayList
import VitrineFiles
import VitrineFormats
import VitrineScene
import VitrineShaders
import VitrineSource
import VitrineStyle
import VitrineSuiteFormat

/// The pictures, icons and fonts that a scene reads from disk.
///
/// Reads outside the folder of the scene's file fail unless `allowsOutside` is `true`. Where settings of a
/// folder above name files, it is that folder that they may not leave.
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

    /// Returns what the folders above the scene say for it.
    ///
    /// - Parameter scene: The path of the scene, as messages name it.
    /// - Throws: A ``RenderError`` if one of their files cannot be read or is invalid.
    package func settings(of scene: String) throws(RenderError) -> FolderSettings {
        try SettingsSearch(from: folder, scene: scene, log: log).settings
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

    /// Returns the folder that a location must stay in, which nothing that is named below it leads out of,
    /// whatever becomes a link between a look at it and its being opened; `nil` for a location outside.
    private func confinement(of url: URL) -> ConfinedFolder? {
        if Self.contains(url, in: folder.path) { return ConfinedFolder(folder.path, links: .within) }
        // Seldom met: looked for anew, rather than with each scene.
        guard let outer = try? SettingsSearch(from: folder, scene: "", log: nil).outermost,
            Self.contains(url, in: outer)
        else { return nil }
        return ConfinedFolder(outer, links: .within)
    }

    private func read(
        _ url: URL, limit: Int
    ) throws(ConfinedFileError) -> (bytes: [UInt8], place: String) {
        if let inside = try inside(url) { return try inside.folder.read(inside.path, limit: limit) }
        do throws(FileReadError) {
            return (try FileBytes.read(url.path, limit: limit), url.path)
        } catch {
            throw .read(error)
        }
    }

    private func names(in url: URL) throws(ConfinedFileError) -> (names: [String], place: String) {
        if let inside = try inside(url) { return try inside.folder.names(in: inside.path) }
        do {
            return (try FileManager.default.contentsOfDirectory(atPath: url.path).sorted(), url.path)
        } catch {
            throw .folder(path: url.path, reason: error.localizedDescription)
        }
    }

    /// Returns the folder that a location must stay in, and its path below; `nil` if it may be anywhere.
    private func inside(_ url: URL) throws(ConfinedFileError) -> (folder: ConfinedFolder, path: String)? {
        if allowsOutside { return nil }
        guard let folder = confinement(of: url) else { throw .outside(path: url.path) }
        return (folder, folder.pathInside(url.path) ?? "")
    }

    package func path(ofFolder folder: String) -> Result<String, SceneFileError> {
        guard let url = url(of: folder) else { return .failure(.outside) }
        if let link = escapingLink(under: url, folder) {
            return .failure(
                .unreadable(
                    """
                    the link `\(link)` points outside the scene's folder; use --allow-outside to permit it
                    """))
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
            if confinement(of: target) == nil { return "\(name)/\(path)" }
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
        guard allowsOutside || confinement(of: url) != nil else { return nil }
        let place = FileNames.existing(url.path)
        if FileNames.areIdentical(place, url.path) { return url }
        // The cached picture is another one as soon as there is a file of the very name.
        let parent = URL(fileURLWithPath: place).deletingLastPathComponent().path
        log?.note(parent, names: FileNames.list(parent).sorted())
        let other = resolved(place)
        return allowsOutside || confinement(of: other) != nil ? other : nil
    }

    private func resolved(_ path: String) -> URL {
        URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.resolvingSymlinksInPath()
    }

    private static func contains(_ url: URL, in folder: String) -> Bool {
        let root = folder.hasSuffix("/") ? folder : folder + "/"
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
            return .success(SceneImage(file.handle(in: space), warnings: file.warnings))
        } catch {
            return .failure(.notAnImage("\(error)"))
        }
    }
}
