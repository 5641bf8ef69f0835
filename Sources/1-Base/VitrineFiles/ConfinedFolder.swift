#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder that nothing named below it leads out of, whoever swaps files and links meanwhile.
///
/// A path is walked from the open folder, one component after the other, without following links: what is
/// opened, written, moved or deleted is what was looked at. The folder itself is the user's choice, and may
/// be a link.
package struct ConfinedFolder: Sendable {
    /// What is done with symbolic links below the folder.
    package enum Links: Sendable {
        /// They are followed as far as they stay in the folder.
        case within
        /// They are refused wherever they lead.
        case refused
    }

    /// The path of the folder.
    package let path: String
    /// What is done with links that reads meet. Writes follow none.
    package let links: Links

    package init(_ path: String, links: Links) {
        self.path = path
        self.links = links
    }

    /// Returns the path of a file of the folder, for messages.
    func joined(_ file: String) -> String { path.hasSuffix("/") ? path + file : "\(path)/\(file)" }

    // MARK: Reading

    /// Reads a regular file. Pipes, devices and sockets are refused.
    ///
    /// - Parameters:
    ///   - file: The path of the file below the folder.
    ///   - limit: The maximum size of the file, in bytes. Default: 1 GiB.
    /// - Returns: The contents, and the path of the file without links.
    package func read(
        _ file: String, limit: Int = 1 << 30
    ) throws(ConfinedFileError) -> (bytes: [UInt8], place: String) {
        let name = joined(file)
        let found = try walk(to: file) { folder, last in
            SystemCalls.openToRead(last, in: folder, followingLinks: false)
        }
        defer { close(found.value) }
        let size = Int(SystemCalls.status(of: found.value)?.st_size ?? 0)
        do throws(FileReadError) {
            guard size <= limit else { throw .tooLong(path: name, limit: limit) }
            let bytes = try FileBytes.contents(of: found.value, path: name, expected: size, limit: limit)
            return (bytes, found.place)
        } catch {
            throw .read(error)
        }
    }

    /// Returns the names in a folder below this one, or in this one for an empty path, and the path of the
    /// folder without links.
    package func names(in folder: String) throws(ConfinedFileError) -> (names: [String], place: String) {
        let found = try walk(to: folder) { above, last in
            SystemCalls.openFolder(last, in: above, flags: O_RDONLY)
        }
        return (SystemCalls.names(inAndClosing: found.value), found.place)
    }

    /// Returns the status of a file; `nil` if there is none. A link is a file of its own.
    package func status(of file: String) -> FileStatus? {
        guard let (folder, last) = try? parent(of: file, links: links, creating: false),
            let status = SystemCalls.status(of: last, in: folder.number)
        else { return nil }
        return FileStatus(status)
    }

    /// Returns all files and links below the folder as sorted paths. No link is followed.
    ///
    /// - Parameter includesHidden: `true` to list those whose names begin with a dot, and what is in such
    ///   folders. Default: `false`.
    /// - Throws: An error if the folder itself cannot be listed. Of one that is not there, there are no
    ///   files.
    package func files(includingHidden includesHidden: Bool = false) throws(ConfinedFileError) -> [String] {
        let root = SystemCalls.openFolder(path, in: AT_FDCWD, flags: O_RDONLY, followingLinks: true)
        guard root >= 0 else {
            if root == -ENOENT { return [] }
            throw .folder(path: path, reason: SystemCalls.reason(-root))
        }
        var found: [String] = []
        collect(root, prefix: "", depth: 0, includesHidden: includesHidden, found: &found)
        return found.sorted()
    }

    /// The depth of folders beyond which nothing is listed: each holds a descriptor.
    private static let depthLimit = 64

    private func collect(
        _ folder: Int32, prefix: String, depth: Int, includesHidden: Bool, found: inout [String]
    ) {
        // The list takes the descriptor over, and entries are opened from another.
        let open = Descriptor(fcntl(folder, F_DUPFD_CLOEXEC, 0))
        let names = SystemCalls.names(inAndClosing: folder)
        guard open.number >= 0 else { return }
        for name in names where includesHidden || !name.hasPrefix(".") {
            guard let status = SystemCalls.status(of: name, in: open.number) else { continue }
            guard FileStatus(status).kind == .folder else {
                found.append(prefix + name)
                continue
            }
            guard depth < Self.depthLimit else { continue }
            let inner = SystemCalls.openFolder(name, in: open.number, flags: O_RDONLY)
            if inner >= 0 {
                collect(
                    inner, prefix: "\(prefix)\(name)/", depth: depth + 1, includesHidden: includesHidden,
                    found: &found)
            }
        }
    }

    // MARK: Writing

    /// Writes a file as a whole or not at all, and makes the folders above it.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The path of the file below the folder.
    package func write(_ bytes: [UInt8], to file: String) throws(ConfinedFileError) {
        let (folder, last) = try parent(of: file, links: .refused, creating: true)
        try check(last, in: folder, named: file)
        do throws(FileWriteError) {
            try AtomicFile.replace(last, in: folder.number, with: bytes, path: joined(file))
        } catch {
            throw .write(error)
        }
    }

    /// Moves a file, and makes the folders above its new place.
    package func move(_ old: String, to new: String) throws(ConfinedFileError) {
        let (from, oldName) = try parent(of: old, links: .refused, creating: false)
        try check(oldName, in: from, named: old)
        let (to, newName) = try parent(of: new, links: .refused, creating: true)
        try check(newName, in: to, named: new)
        guard unsafe renameat(from.number, oldName, to.number, newName) == 0 else {
            throw .folder(path: joined(old), reason: SystemCalls.reason(errno))
        }
    }

    /// Deletes a file, if it is there.
    package func delete(_ file: String) throws(ConfinedFileError) {
        let folder: Descriptor
        let last: String
        do throws(ConfinedFileError) {
            (folder, last) = try parent(of: file, links: .refused, creating: false)
            try check(last, in: folder, named: file)
        } catch .read(.noSuchFile) {
            return
        } catch {
            throw error
        }
        guard unsafe unlinkat(folder.number, last, 0) == 0 || errno == ENOENT else {
            throw .folder(path: joined(file), reason: SystemCalls.reason(errno))
        }
    }

    /// Deletes the folders above a file as far as they are empty.
    package func deleteEmptyFolders(above file: String) {
        var parts = file.unicodeScalars.split(separator: "/").dropLast().map(String.init)
        while !parts.isEmpty {
            let folder = parts.joined(separator: "/")
            guard let (above, last) = try? parent(of: folder, links: .refused, creating: false),
                unsafe unlinkat(above.number, last, AT_REMOVEDIR) == 0
            else { return }
            parts.removeLast()
        }
    }

    /// Makes a folder and those above it.
    package func makeFolder(_ folder: String) throws(ConfinedFileError) {
        _ = try parent(of: "\(folder)/.", links: .refused, creating: true)
    }

    /// Refuses to change what is a link, a pipe or a device.
    private func check(
        _ last: String, in folder: Descriptor, named file: String
    ) throws(ConfinedFileError) {
        guard let status = SystemCalls.status(of: last, in: folder.number) else { return }
        switch FileStatus(status).kind {
        case .link: throw .link(path: joined(file))
        // A pipe would be waited for until somebody reads it.
        case .special: throw .read(.notRegular(path: joined(file)))
        case .folder: throw .write(.isFolder(path: joined(file)))
        case .regular, .absent: return
        }
    }
}
