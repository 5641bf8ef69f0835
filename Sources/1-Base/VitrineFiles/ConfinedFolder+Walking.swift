#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension ConfinedFolder {
    /// The links that one path may lead through.
    private static let linkLimit = 40

    /// Opens what a path leads to.
    ///
    /// - Parameters:
    ///   - file: The path below the folder.
    ///   - open: The function that opens the last component in the folder that holds it, without following a
    ///     link, and returns a descriptor or a negative error number.
    /// - Returns: The descriptor and the path without links.
    func walk(
        to file: String, _ open: (_ folder: Int32, _ last: String) -> Int32
    ) throws(ConfinedFileError) -> (value: Int32, place: String) {
        var walk = try Walk(self, file, links: links, creating: false)
        while true {
            let (folder, last) = try walk.parent()
            let value = open(folder.number, last)
            if value >= 0 { return (value, walk.place(of: last)) }
            guard try walk.follow(last) else { throw walk.failure(-value) }
        }
    }

    /// Opens the folder that holds the last component of a path.
    ///
    /// - Parameters:
    ///   - file: The path below the folder.
    ///   - links: What is done with links on the way.
    ///   - creating: `true` to make the folders that are not there.
    func parent(
        of file: String, links: Links, creating: Bool
    ) throws(ConfinedFileError) -> (folder: Descriptor, last: String) {
        var walk = try Walk(self, file, links: links, creating: creating)
        return try walk.parent()
    }

    /// A path that is walked from an open folder.
    private struct Walk {
        let root: ConfinedFolder
        let file: String
        let links: Links
        let creating: Bool
        /// The open folders from the root on, and the names of those below it.
        var folders: [Descriptor]
        var names: [String] = []
        /// The components that are left, the next one last.
        var pending: [String]
        var linkCount = 0

        init(
            _ root: ConfinedFolder, _ file: String, links: Links, creating: Bool
        ) throws(ConfinedFileError) {
            self.root = root
            self.file = file
            self.links = links
            self.creating = creating
            pending = Self.components(file)
            if creating { SystemCalls.makeFolders(root.path) }
            let number = SystemCalls.openFolder(
                root.path, in: AT_FDCWD, flags: SystemCalls.searchOnly, followingLinks: true)
            guard number >= 0 else {
                if number == -ENOENT, !creating { throw .read(.noSuchFile(path: root.joined(file))) }
                throw .folder(path: root.path, reason: SystemCalls.reason(-number))
            }
            folders = [Descriptor(number)]
        }

        private static func components(_ path: String) -> [String] {
            // A letter that begins with an accent would make one character with the slash before it.
            path.unicodeScalars.split(separator: "/").map(String.init).reversed()
        }

        /// Walks up to the last component. Returns the open folder that holds it, and its name.
        mutating func parent() throws(ConfinedFileError) -> (Descriptor, String) {
            while let name = pending.popLast() {
                if name == ".", !pending.isEmpty { continue }
                if name == ".." {
                    guard folders.count > 1 else { throw .outside(path: root.joined(file)) }
                    folders.removeLast()
                    names.removeLast()
                    continue
                }
                let folder = folders[folders.count - 1]
                if pending.isEmpty { return (folder, name) }
                let number = SystemCalls.openFolder(
                    name, in: folder.number, flags: SystemCalls.searchOnly, creating: creating)
                if number >= 0 {
                    folders.append(Descriptor(number))
                    names.append(name)
                } else if try !follow(name) {
                    throw failure(-number)
                }
            }
            // The folder itself, or one that `..` leads back to.
            return (folders[folders.count - 1], ".")
        }

        /// Puts the target of a link in place of its name. Returns `false` if there is no link of that name.
        mutating func follow(_ name: String) throws(ConfinedFileError) -> Bool {
            guard let target = SystemCalls.target(ofLink: name, in: folders[folders.count - 1].number) else {
                return false
            }
            guard links == .within else {
                throw .link(path: root.joined((names + [name]).joined(separator: "/")))
            }
            linkCount += 1
            guard linkCount <= ConfinedFolder.linkLimit else { throw failure(ELOOP) }
            var rest = target
            if target.hasPrefix("/") {
                guard let inside = root.pathInside(target) else { throw .outside(path: root.joined(file)) }
                folders = [folders[0]]
                names = []
                rest = inside
            }
            pending += Self.components(rest)
            return true
        }

        func place(of last: String) -> String {
            let parts = names + (last == "." ? [] : [last])
            let real = SystemCalls.resolved(root.path)
            return parts.isEmpty ? real : (real == "/" ? "" : real) + "/" + parts.joined(separator: "/")
        }

        /// Returns the error for a system call on the way.
        func failure(_ number: Int32) -> ConfinedFileError {
            let path = root.joined(file)
            switch number {
            case ENOENT,
                ENOTDIR where !creating:
                return .read(.noSuchFile(path: path))
            case EISDIR: return .read(.isFolder(path: path))
            case ENXIO: return .read(.notRegular(path: path))
            default:
                return creating
                    ? .folder(path: path, reason: SystemCalls.reason(number))
                    : .read(.failed(path: path, reason: SystemCalls.reason(number)))
            }
        }
    }

    /// Returns the part of an absolute path below the folder, or `nil` if it lies outside. Only the text
    /// counts; links in it are found when it is walked.
    package func pathInside(_ absolute: String) -> String? {
        let real = SystemCalls.resolved(path)
        for root in [path, real] {
            if let inside = Self.part(of: absolute, below: root) { return inside }
        }
        // The same folder may have several names.
        return Self.part(of: SystemCalls.resolved(absolute), below: real)
    }

    /// Returns the part of a path below a folder by their bytes, which alone name a file.
    private static func part(of path: String, below root: String) -> String? {
        let prefix = root.hasSuffix("/") ? root : root + "/"
        if path.utf8.elementsEqual(root.utf8) || (path + "/").utf8.elementsEqual(prefix.utf8) { return "" }
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }
}
