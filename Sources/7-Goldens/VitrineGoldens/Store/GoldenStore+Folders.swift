import Foundation
import VitrineFiles
import VitrinePNG

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension GoldenStore {
    /// Returns the PNG files below the folder, as sorted relative paths.
    func pictures() throws(GoldenError) -> [String] {
        try files().filter { $0.lowercased().hasSuffix(".png") && isFile($0) }
    }

    /// Returns the names of the scenes that there are goldens of, sorted.
    public func scenes() throws(GoldenError) -> [String] {
        let names = try pictures() + hashNames()
        return Set(names.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
    }

    /// The path of the folder itself where the root is a link, which listings do not follow.
    private var folder: String { URL(fileURLWithPath: root).resolvingSymlinksInPath().path }

    /// Returns all files below the folder that are not hidden.
    func files() throws(GoldenError) -> [String] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder)
                .filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
        } catch {
            throw .folder(path: root, reason: error.localizedDescription)
        }
    }

    func isFile(_ file: String) -> Bool {
        SystemCalls.kind(of: "\(root)/\(file)", followingLinks: false).kind == .regular
    }

    /// Throws an error if a path below the root leads through a symbolic link or ends at one, or at a pipe or
    /// a device: what is read there is no golden, and what is written would change something else. The root
    /// itself may be a link, as users choose it.
    func refuseLinks(to path: String) throws(GoldenError) {
        guard path.hasPrefix(root + "/") else { return }
        var place = root
        for part in path.dropFirst(root.count).split(separator: "/") {
            place += "/\(part)"
            switch SystemCalls.kind(of: place, followingLinks: false).kind {
            case .absent: return
            case .regular, .folder: continue
            case .link: throw .link(path: place)
            // A pipe would be waited for until somebody reads it.
            case .special: throw .read(.notRegular(path: place))
            }
        }
    }

    /// Returns `true` if a file exists that has no write permission for anyone.
    func isReadOnly(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue else { return false }
        return mode & 0o222 == 0
    }

    func makeFolder(of path: String) throws(GoldenError) {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .folder(path: folder, reason: error.localizedDescription)
        }
    }

    /// Moves a golden and its alternatives.
    public func move(_ file: String, to name: GoldenName) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            let place = try place(of: name.path)
            for (from, to) in [(file, place)]
                + AlternativeGolden.moves(try files(), from: file, to: place)
            {
                if isReadOnly("\(root)/\(from)") { throw .readOnly(path: "\(root)/\(from)") }
                for file in [from, to] { try refuseLinks(to: "\(root)/\(file)") }
                try makeFolder(of: "\(root)/\(to)")
                guard unsafe rename("\(root)/\(from)", "\(root)/\(to)") == 0 else {
                    throw .folder(path: "\(root)/\(from)", reason: unsafe String(cString: strerror(errno)))
                }
            }
            removeEmptyFolders(above: file)
        }
    }

    /// Deletes files below the folder, their alternatives, and the folders that become empty.
    public func delete(_ files: [String]) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            let all = try self.files()
            for file in files {
                for each in [file] + AlternativeGolden.moves(all, from: file, to: file).map(\.0) {
                    let path = "\(root)/\(each)"
                    if isReadOnly(path) { throw .readOnly(path: path) }
                    try refuseLinks(to: path)
                    // Another run may have deleted it first.
                    guard unsafe unlink(path) == 0 || errno == ENOENT else {
                        throw .folder(path: path, reason: unsafe String(cString: strerror(errno)))
                    }
                }
                removeEmptyFolders(above: file)
            }
        }
    }

    private func removeEmptyFolders(above file: String) {
        var parts = file.split(separator: "/").dropLast()
        // `rmdir` fails for a folder that is not empty.
        while !parts.isEmpty, unsafe rmdir("\(root)/\(parts.joined(separator: "/"))") == 0 {
            parts.removeLast()
        }
    }

    /// Runs `body` while no other process does so in the same folder of goldens. If files cannot be locked,
    /// it runs regardless.
    func locked<Value>(_ body: () throws(GoldenError) -> Value) throws(GoldenError) -> Value {
        let file = unsafe open(root, O_RDONLY | O_CLOEXEC)
        defer { if file >= 0 { close(file) } }
        if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
        return try body()
    }

    /// Removes temporary files left behind by runs that were killed. Recent files may belong to another run.
    public func removeStaleTemporaryFiles(olderThan age: TimeInterval = 600) {
        guard let found = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { return }
        for file in found {
            let name = file.split(separator: "/").last ?? ""
            guard name.hasPrefix(".vitrine-"), name.hasSuffix(".tmp") else { continue }
            let path = "\(root)/\(file)"
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard let date = attributes?[.modificationDate] as? Date, date.timeIntervalSinceNow < -age else {
                continue
            }
            unsafe unlink(path)
        }
    }
}
