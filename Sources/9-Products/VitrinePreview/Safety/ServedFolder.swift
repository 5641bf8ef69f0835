import Foundation
import VitrineFiles
import VitrineSessions

/// The folder whose scenes are served; nothing outside can be named.
struct ServedFolder: Sendable {
    /// The absolute path of the folder, without symbolic links.
    let path: String

    /// Creates the served folder at a path.
    init(_ path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// The extensions of files that may be scenes.
    static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// Returns `true` if a file's name is one of a scene: not hidden, and with the extension of one.
    static func isSceneName(_ name: some StringProtocol) -> Bool {
        guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
        return extensions.contains(name[name.index(after: dot)...].lowercased())
    }

    /// Returns the absolute path of a scene.
    ///
    /// - Parameter id: The path of the scene below the folder.
    /// - Throws: A refusal if the id is no plain path below the folder, or leads out of it through a
    ///   symbolic link, or names no file.
    func file(of id: String) throws(HTTPRefusal) -> String {
        let parts = id.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last, Self.isSceneName(name),
            parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }), !id.utf8.contains(0),
            !id.utf8.contains(UInt8(ascii: "\\"))
        else { throw HTTPRefusal(.forbidden, "a scene is named by its path below the served folder") }
        let file = joined(id)
        let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        guard contains(real) else {
            throw HTTPRefusal(.forbidden, "the scene's path leads out of the served folder")
        }
        guard FileStamp(of: real).kind == .file else {
            throw HTTPRefusal(.notFound, "there is no such scene")
        }
        return file
    }

    /// Returns the path below the folder of an absolute path, or `nil` if it lies outside.
    func id(of file: String) -> String? {
        let prefix = path.hasSuffix("/") ? path : path + "/"
        return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
    }

    /// Returns the absolute path of a path below the folder.
    func joined(_ id: String) -> String { path.hasSuffix("/") ? path + id : "\(path)/\(id)" }

    private func contains(_ real: String) -> Bool { id(of: real) != nil }
}
