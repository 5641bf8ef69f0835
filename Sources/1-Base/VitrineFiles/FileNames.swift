#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files that are found though their names are written in another Unicode form, as a Mac finds them, or in
/// another case.
///
/// Strings that Swift calls equal may differ in their bytes, and only the bytes name a file on Linux.
package enum FileNames {
    /// The maximum number of places that are looked into: names that differ in one letter have two each.
    private static let limit = 64

    /// Returns `true` if there is something at a path, written as it is here. A symbolic link counts itself.
    package static func exists(_ path: String) -> Bool {
        SystemCalls.kind(of: path, followingLinks: false).kind != .absent
    }

    /// Returns `true` if two names are the same bytes.
    package static func areIdentical(_ one: String, _ other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8)
    }

    /// Returns `true` if two paths lead to one file, as paths in different cases do on a Mac.
    package static func areOneFile(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard unsafe lstat(one, &first) == 0, unsafe lstat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// Returns the paths below a folder whose names are those of a path but for the Unicode form, and there
    /// are files or folders for, each as it is written on disk.
    ///
    /// - Parameters:
    ///   - path: A relative path.
    ///   - root: The folder; empty for the current one.
    ///   - ignoringCase: `true` if names may differ in case, too.
    /// - Returns: The paths, in the order of their bytes.
    package static func places(of path: String, below root: String, ignoringCase: Bool) -> [String] {
        var found = [""]
        for part in path.unicodeScalars.split(separator: "/").map(String.init) {
            found = found.flatMap { parent in
                names(like: part, in: root + (root.isEmpty ? "" : "/") + parent, ignoringCase).map {
                    parent.isEmpty ? $0 : "\(parent)/\($0)"
                }
            }
            found = Array(found.prefix(limit))
        }
        return found == [""] ? [] : found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns a path as it is written on disk: the path itself if there is something at it or at no form of
    /// it, else the only other Unicode form of it.
    package static func existing(_ path: String) -> String {
        if path.utf8.allSatisfy({ $0 < 0x80 }) || exists(path) { return path }
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        let found = places(of: path, below: isAbsolute ? "/" : "", ignoringCase: false)
        return found.count == 1 ? (isAbsolute ? "/" : "") + found[0] : path
    }

    /// Returns the names in a folder, in no particular order; none if it cannot be listed.
    package static func list(_ folder: String) -> [String] {
        guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(
                    to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
                ) { unsafe String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private static func names(like part: String, in folder: String, _ ignoringCase: Bool) -> [String] {
        let isPlain = part.utf8.allSatisfy { $0 < 0x80 }
        // No other form, and dots are not names.
        if isPlain && !ignoringCase || part == "." || part == ".." {
            return exists("\(folder.isEmpty ? "." : folder)/\(part)") ? [part] : []
        }
        if !ignoringCase { return list(folder).filter { $0 == part } }
        let key = FileNameKey(part)
        return list(folder).filter { name in
            // Most names are plain, and of another length.
            if isPlain, name.utf8.count != part.utf8.count, name.utf8.allSatisfy({ $0 < 0x80 }) {
                return false
            }
            return FileNameKey(name) == key
        }
    }
}
