import VitrineFiles
import VitrineGeometry

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folders that are searched for fonts, and the files in them that may be fonts.
enum FontFolders {
    /// The system's folders in search order: the user's own first, then the machine's.
    static var system: [String] {
        var folders: [String] = []
        if let home = unsafe getenv("HOME").map({ unsafe String(cString: $0) }), !home.isEmpty {
            folders += [home + "/.local/share/fonts", home + "/Library/Fonts"]
        }
        return folders + [
            "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/opt/homebrew/share/fonts",
        ]
    }

    /// The folder of the fonts that are installed with the running program; `nil` if the system does not say
    /// where that is.
    static var bundled: String? { ProgramFolder.executable.flatMap(bundled) }

    /// Returns the folder of the fonts that are installed with a program: `share/vitrine/fonts` beside the
    /// folder of its executable, or `nil` if the path is not one of a file in a folder.
    static func bundled(with executable: String) -> String? {
        let parts = executable.split(separator: "/")
        guard executable.hasPrefix("/"), parts.count >= 2 else { return nil }
        return "/" + (parts.dropLast(2) + ["share", "vitrine", "fonts"]).joined(separator: "/")
    }

    /// Returns the folder of a name in `share/vitrine` beside the folder of the running program.
    static func besideProgram(_ name: String) -> String? {
        ProgramFolder.executable.flatMap(bundled).map { $0.split(separator: "/").dropLast() }
            .map { "/" + ($0 + [Substring(name)]).joined(separator: "/") }
    }

    /// Returns the names of a folder's entries; empty if it cannot be read.
    static func names(in folder: String) -> [String] {
        guard let listing = unsafe opendir(folder) else { return [] }
        defer { unsafe closedir(listing) }
        var names: [String] = []
        while let entry = unsafe readdir(listing), names.count < fileLimit {
            names.append(
                unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names
    }

    private static let endings = [".ttf", ".otf", ".ttc", ".otc"].map { Array($0.utf8) }
    private static let depthLimit = 8
    private static let fileLimit = 20_000

    static func exists(_ folder: String) -> Bool {
        var status = stat()
        return unsafe stat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the paths of the files under `folder` whose names are those of fonts.
    ///
    /// The files of a folder come before its subfolders, sorted by the bytes of their names. Symbolic links
    /// are followed, up to eight folders deep.
    static func fontFiles(under folder: String) -> [String] { search(folder).files }

    /// Returns the paths of the files under `folder` whose names are those of fonts, and the error if the
    /// system has failed to list all of them.
    static func search(_ folder: String) -> (files: [String], fault: FontError?) {
        var search = Search()
        collect(folder, depth: 0, into: &search)
        return (search.found, search.fault)
    }

    /// Returns a hash of the paths, sizes and times of all fonts under some folders, which changes if a
    /// search of them would find something else.
    static func state(of folders: [String]) -> String {
        var text = ""
        for folder in folders {
            for path in fontFiles(under: folder) {
                var status = stat()
                guard unsafe stat(path, &status) == 0 else { continue }
                #if canImport(Darwin)
                    let time = status.st_mtimespec
                #else
                    let time = status.st_mtim
                #endif
                text += "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)\n"
            }
        }
        return FNV1a64.digits(Array(text.utf8))
    }

    /// The font files found so far.
    private struct Search {
        var found: [String] = []
        /// The folders already listed. Without them, links between folders would multiply at each level.
        var seen: Set<Identity> = []
        /// The first failure of the system.
        var fault: FontError?

        /// Notes that the last call may have failed for a reason that does not lie with the folder.
        mutating func noteFault(at path: String) {
            if fault == nil, let reason = SystemFault.current {
                fault = .unreadable(path: path, reason: reason)
            }
        }
    }

    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    private static func identity(of folder: String) -> Identity? {
        var status = stat()
        guard unsafe stat(folder, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino))
    }

    private static func collect(_ folder: String, depth: Int, into search: inout Search) {
        guard depth < depthLimit else { return }
        SystemFault.reset()
        guard let identity = identity(of: folder) else { return search.noteFault(at: folder) }
        guard search.seen.insert(identity).inserted else { return }
        guard let listing = unsafe opendir(folder) else { return search.noteFault(at: folder) }
        var folders: [String] = []
        var files: [String] = []
        while true {
            SystemFault.reset()
            guard let entry = unsafe readdir(listing) else { break }
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.utf8.first == UInt8(ascii: ".") { continue }
            if isFontName(name) {
                files.append(name)
            } else if unsafe entry.pointee.d_type != UInt8(DT_REG) {
                if exists(folder + "/" + name) {
                    folders.append(name)
                } else {
                    search.noteFault(at: folder + "/" + name)
                }
            }
        }
        search.noteFault(at: folder)
        unsafe closedir(listing)
        for name in sorted(files) where search.found.count < fileLimit {
            search.found.append(folder + "/" + name)
        }
        for name in sorted(folders) {
            collect(folder + "/" + name, depth: depth + 1, into: &search)
        }
    }

    /// Compares strings by their UTF-8 bytes, an order that does not depend on the locale or the Unicode
    /// version.
    static func bytewise(_ a: String, _ b: String) -> Bool {
        a.utf8.lexicographicallyPrecedes(b.utf8)
    }

    /// Returns names in the order of their bytes. Arrays of bytes are compared several times as fast as
    /// strings.
    private static func sorted(_ names: [String]) -> [String] {
        names.map { (name: $0, bytes: Array($0.utf8)) }
            .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
            .map { $0.name }
    }

    private static func isFontName(_ name: String) -> Bool {
        let ending = name.utf8.suffix(4).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        return endings.contains(ending)
    }
}
