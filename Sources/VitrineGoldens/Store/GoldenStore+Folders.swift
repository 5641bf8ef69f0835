import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension GoldenStore {
    /// The PNG files below the folder that no scene and variant owns, as sorted paths below it.
    ///
    /// Judged over a whole suite only: `known` must name every scene's every variant. What stands beside a golden as
    /// another right answer is owned with it.
    public func obsolete(known: Set<GoldenName>) throws(GoldenError) -> [String] {
        let owned = Set(known.map(\.path))
        return try pictures().filter {
            !owned.contains($0) && !owned.contains(AlternativeGolden.golden(of: $0))
        }
    }

    /// The PNG files below the folder, as sorted paths below it.
    func pictures() throws(GoldenError) -> [String] {
        try files().filter { $0.lowercased().hasSuffix(".png") && isFile($0) }
    }

    /// All below the folder that is not hidden.
    func files() throws(GoldenError) -> [String] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: root)
                .filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
        } catch {
            throw .folder(path: root, reason: error.localizedDescription)
        }
    }

    private func isFile(_ file: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: "\(root)/\(file)", isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    /// Whether a file is there that nobody may write, whoever asks.
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

    /// Moves a golden, and what stands beside it as other right answers.
    public func move(_ file: String, to name: GoldenName) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            for (from, to) in [(file, name.path)]
                + AlternativeGolden.moves(try files(), from: file, to: name.path)
            {
                if isReadOnly("\(root)/\(from)") { throw .readOnly(path: "\(root)/\(from)") }
                try makeFolder(of: "\(root)/\(to)")
                guard unsafe rename("\(root)/\(from)", "\(root)/\(to)") == 0 else {
                    throw .folder(path: "\(root)/\(from)", reason: unsafe String(cString: strerror(errno)))
                }
            }
            removeEmptyFolders(above: file)
        }
    }

    /// Deletes files below the folder, what stands beside them, and the folders that are then empty.
    public func delete(_ files: [String]) throws(GoldenError) {
        try locked { () throws(GoldenError) in
            let all = try self.files()
            for file in files {
                for each in [file] + AlternativeGolden.moves(all, from: file, to: file).map(\.0) {
                    let path = "\(root)/\(each)"
                    if isReadOnly(path) { throw .readOnly(path: path) }
                    // Another run may have been faster.
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
        // `rmdir` refuses a folder that holds anything.
        while !parts.isEmpty, unsafe rmdir("\(root)/\(parts.joined(separator: "/"))") == 0 {
            parts.removeLast()
        }
    }

    /// Runs `body` while no other process does so in the same folder of goldens. Where files cannot be locked it
    /// runs all the same.
    func locked<Value>(_ body: () throws(GoldenError) -> Value) throws(GoldenError) -> Value {
        let file = unsafe open(root, O_RDONLY | O_CLOEXEC)
        defer { if file >= 0 { close(file) } }
        if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
        return try body()
    }

    /// Removes what runs that were killed have left behind; younger files may be another run's.
    public func removeStaleTemporaryFiles(olderThan age: TimeInterval = 600) {
        guard let found = try? FileManager.default.subpathsOfDirectory(atPath: root) else { return }
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
