import Foundation
import VitrineFiles
import VitrineSessions

/// The files of a folder and the folders in it, listed anew only where a folder's stamp has changed.
///
/// Hidden folders and symbolic links to folders are left out, so that neither a checkout's history nor a
/// circle is walked.
struct FolderTree {
    private struct Listing {
        var stamp: FileStamp
        /// `true` if the folder changed too shortly before it was listed to rely on its stamp.
        var isFresh: Bool
        var files: [String]
        var folders: [String]
    }

    /// The maximum number of folders that are walked, and of levels.
    private static let limits = (folders: 5_000, depth: 32)

    private let root: String
    private let isRelevant: @Sendable (String) -> Bool
    private var listings: [String: Listing] = [:]

    /// Creates the tree of a folder.
    ///
    /// - Parameters:
    ///   - root: The path of the folder.
    ///   - isRelevant: Returns `true` for the names of files to list.
    init(root: String, isRelevant: @escaping @Sendable (String) -> Bool) {
        self.root = root
        self.isRelevant = isRelevant
    }

    /// Returns the paths of the files below the root, sorted.
    mutating func files() -> [String] {
        var found: [String] = []
        var known: [String: Listing] = [:]
        var pending = [(path: "", depth: 0)]
        while let (path, depth) = pending.popLast(), known.count < Self.limits.folders {
            let listing = listing(of: path)
            known[path] = listing
            let prefix = path.isEmpty ? "" : path + "/"
            found += listing.files.map { prefix + $0 }
            if depth < Self.limits.depth {
                pending += listing.folders.map { (prefix + $0, depth + 1) }
            }
        }
        listings = known
        return found.sorted()
    }

    private func listing(of path: String) -> Listing {
        let folder = path.isEmpty ? root : "\(root)/\(path)"
        let stamp = FileStamp(of: folder)
        if let known = listings[path], known.stamp == stamp, !known.isFresh { return known }
        let now = FileStamp.now
        var listing = Listing(stamp: stamp, isFresh: stamp.isNewer(than: now), files: [], folders: [])
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where !name.hasPrefix(".") {
            let place = "\(folder)/\(name)"
            if isRelevant(name), FileStamp(of: place).kind == .file {
                listing.files.append(name)
            } else if Self.isOwnFolder(place) {
                listing.folders.append(name)
            }
        }
        return listing
    }

    /// Returns `true` for a folder that is not a symbolic link to one.
    private static func isOwnFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
