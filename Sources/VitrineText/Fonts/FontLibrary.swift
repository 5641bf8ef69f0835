import Synchronization

/// The fonts of this machine, found by family name. Safe to share between threads.
///
/// Folders in order: those the caller gives, `~/.local/share/fonts`, `~/Library/Fonts`,
/// `/usr/local/share/fonts`, `/usr/share/fonts`, `/Library/Fonts`, `/opt/homebrew/share/fonts`.
/// A family in one of the caller's folders hides that family elsewhere; among the system's folders
/// all faces of a family compete (``FontMatching``). Nothing is read before the first question, and
/// nothing twice.
public final class FontLibrary: Sendable {
    /// Folders that are searched before the system's, first one first.
    public let extraFolders: [String]
    /// Whether the system's folders are searched too.
    public let includesSystem: Bool
    private let state = Mutex(State())

    public init(extraFolders: [String] = [], includesSystem: Bool = true) {
        self.extraFolders = extraFolders
        self.includesSystem = includesSystem
    }

    private var systemFolders: [String] { includesSystem ? FontFolders.system : [] }

    fileprivate struct State {
        var files: [String: [String]] = [:]
        var faces: [String: [FontFace]] = [:]
        var data: [String: FontData] = [:]
        var hashes: [String: String] = [:]
        var families: [String: [FontFace]] = [:]
    }

    /// The names of all families, sorted. Reads the names of every font file in the folders.
    public var families: [String] {
        state.withLock { state in
            let folders = extraFolders + systemFolders
            let names = Set(
                folders.flatMap { state.files(in: $0) }.flatMap { state.faces(of: $0) }.map(\.family))
            // Names that begin with a dot are the private ones of macOS.
            return names.filter { !$0.hasPrefix(".") }.sorted(by: FontFolders.bytewise)
        }
    }

    /// A hash that is another when fonts are installed, changed or removed.
    public var stateHash: String { FontFolders.state(of: extraFolders + systemFolders) }

    /// The same of the fonts under one folder.
    public static func stateHash(of folder: String) -> String { FontFolders.state(of: [folder]) }

    /// The face that serves a description.
    func face(for font: FontDescription) throws(FontError) -> FontFace {
        let faces = state.withLock {
            $0.faces(named: font.family, extraFolders: extraFolders, systemFolders: systemFolders)
        }
        guard !faces.isEmpty else { throw .noSuchFamily(font.family, available: families) }
        guard let best = FontMatching.best(of: faces, for: font) else { throw .noItalic(family: font.family) }
        return best
    }

    /// Finds the faces of the family that text is set in unless a scene says otherwise, so that who needs them next need not wait.
    package func prepare() { _ = hasFamily(FontDescription(size: 17).family) }

    /// Whether there is a font of a family.
    func hasFamily(_ family: String) -> Bool {
        state.withLock {
            !$0.faces(named: family, extraFolders: extraFolders, systemFolders: systemFolders).isEmpty
        }
    }

    /// The bytes of a font file.
    func data(at path: String) throws(FontError) -> FontData {
        if let known = state.withLock({ $0.data[path] }) { return known }
        let loaded = try FontData(path: path)
        return state.withLock { state in
            if let other = state.data[path] { return other }
            state.data[path] = loaded
            return loaded
        }
    }

    /// The fingerprint of a face's file. Hashing is done once, on the first call.
    func fingerprint(of face: FontFace) throws(FontError) -> FontFingerprint {
        let hash: String
        if let known = state.withLock({ $0.hashes[face.path] }) {
            hash = known
        } else {
            hash = try data(at: face.path).hash()
            state.withLock { $0.hashes[face.path] = hash }
        }
        return FontFingerprint(family: face.familyName, file: face.file, version: face.version, hash: hash)
    }

    /// Throws where one of the caller's folders is none.
    func checkFolders() throws(FontError) {
        for folder in extraFolders where !FontFolders.exists(folder) {
            throw .unreadable(path: folder, reason: "no such folder")
        }
    }
}

extension FontLibrary.State {
    mutating func files(in folder: String) -> [String] {
        if let known = files[folder] { return known }
        let found = FontFolders.fontFiles(under: folder)
        files[folder] = found
        return found
    }

    mutating func faces(of path: String) -> [FontFace] {
        if let known = faces[path] { return known }
        let read = FontFace.read(path: path)
        faces[path] = read
        return read
    }

    /// All faces that compete for a family name, in the order of folders and paths.
    ///
    /// The caller's folders are few and read in full. Of the system's, which may hold thousands of
    /// files, those with the family's name in their own name are read first, and only where none of
    /// them holds the family are the others.
    mutating func faces(
        named family: String, extraFolders: [String], systemFolders: [String]
    ) -> [FontFace] {
        let key = family.lowercased()
        if let known = families[key] { return known }
        var found: [FontFace] = []
        for folder in extraFolders where found.isEmpty {
            found = files(in: folder).flatMap { faces(of: $0) }.filter { $0.matches(family: family) }
        }
        if found.isEmpty {
            let all = systemFolders.flatMap { files(in: $0) }
            let hint = Self.squeezed(family)
            let likely = all.filter { path in
                Self.squeezed(path[(path.lastIndex(of: "/") ?? path.startIndex)...]).contains(hint)
            }
            found = likely.flatMap { faces(of: $0) }.filter { $0.matches(family: family) }
            if found.isEmpty { found = all.flatMap { faces(of: $0) }.filter { $0.matches(family: family) } }
        }
        families[key] = found
        return found
    }

    /// Letters and digits only, in lower case: `Inter Display` and `InterDisplay-Bold` begin alike.
    private static func squeezed(_ name: some StringProtocol) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
