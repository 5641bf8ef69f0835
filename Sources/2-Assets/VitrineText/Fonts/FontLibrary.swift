import Synchronization

/// The fonts of this machine, by family name. A library can be shared between threads.
///
/// The folders are searched in this order: those that the caller adds, those of the suite,
/// `../share/vitrine/fonts` from the folder of the program, and then the system's: `~/.local/share/fonts`,
/// `~/Library/Fonts`, `/usr/local/share/fonts`, `/usr/share/fonts`, `/Library/Fonts`,
/// `/opt/homebrew/share/fonts`. A family in a folder of the caller's, of the suite's or of the program's
/// hides that family in all that follow, so that what somebody has installed changes no picture; among the
/// system's folders, all faces of a family compete (``FontMatching``). Files are read on demand, and each
/// only once.
package final class FontLibrary: Sendable {
    /// The folders that are searched before all others but the suite's, in order: those of the command line,
    /// then those of a scene.
    private let callerFolders: [String]
    /// The folders that all scenes of a suite share, in order.
    private let suiteFolders: [String]
    /// `true` if the program's and the system's folders are searched too.
    package let includesSystem: Bool
    private let bundledFolder: String?
    private let systemFolders: [String]
    private let state = Mutex(State())
    /// The patterns for hyphenation, for which the caller's folders are searched, too.
    let hyphenation: HyphenationLibrary

    /// The folders that are searched before the program's and the system's, in order.
    package var extraFolders: [String] { callerFolders + suiteFolders }

    /// Creates a library.
    ///
    /// - Parameters:
    ///   - extraFolders: The folders to search first, in order. Default: none.
    ///   - suiteFolders: The folders to search next, which all scenes of a suite share. Default: none.
    ///   - includesSystem: `true` to search the program's and the system's folders, too. Default: `true`.
    package convenience init(
        extraFolders: [String] = [], suiteFolders: [String] = [], includesSystem: Bool = true
    ) {
        self.init(
            callerFolders: extraFolders, suiteFolders: suiteFolders, includesSystem: includesSystem,
            bundledFolder: includesSystem ? FontFolders.bundled : nil,
            systemFolders: includesSystem ? FontFolders.system : [])
    }

    /// Creates a library of given folders, so that tests may say what is installed.
    init(
        callerFolders: [String], suiteFolders: [String], includesSystem: Bool, bundledFolder: String?,
        systemFolders: [String]
    ) {
        self.callerFolders = callerFolders
        self.suiteFolders = suiteFolders
        self.includesSystem = includesSystem
        self.bundledFolder = bundledFolder
        self.systemFolders = systemFolders
        hyphenation = HyphenationLibrary(
            folders: callerFolders + suiteFolders
                + (includesSystem ? HyphenationLibrary.systemFolders : []))
    }

    /// Returns a library that searches the folders of a scene as well: after those of the command line, and
    /// before those of the suite.
    package func adding(sceneFolders: [String]) -> FontLibrary {
        if sceneFolders.isEmpty { return self }
        return FontLibrary(
            callerFolders: callerFolders + sceneFolders, suiteFolders: suiteFolders,
            includesSystem: includesSystem, bundledFolder: bundledFolder, systemFolders: systemFolders)
    }

    /// All folders that are searched, in order.
    private var allFolders: [String] { extraFolders + [bundledFolder].compactMap { $0 } + systemFolders }

    fileprivate struct State {
        var files: [String: [String]] = [:]
        var faces: [String: [FontFace]] = [:]
        var data: [String: FontData] = [:]
        var hashes: [String: String] = [:]
        var families: [String: [FontFace]] = [:]
        /// The names of all families, once they have been asked for.
        var names: [String]?
        /// The faces of the folders that were read completely, by ``FontFace/familyKeys``.
        var indexes: [String: [String: [FontFace]]] = [:]
        /// The letters and digits of the names of files, as bytes.
        var squeezed: [String: [UInt8]] = [:]
        /// The first failure of the system while folders were listed or names read.
        var fault: FontError?
    }

    /// The names of all families, sorted. Getting them reads the names in every font file of the folders.
    package var families: [String] {
        state.withLock { state in
            if let known = state.names { return known }
            let names = Set(
                allFolders.flatMap { state.files(in: $0) }.flatMap { state.faces(of: $0) }.map(\.family))
            // Names that begin with a dot belong to private fonts of macOS.
            let sorted = names.filter { !$0.hasPrefix(".") }.sorted(by: FontFolders.bytewise)
            state.names = sorted
            return sorted
        }
    }

    /// The paths of all font files in the folders, in order.
    var allFiles: [String] {
        state.withLock { state in allFolders.flatMap { state.files(in: $0) } }
    }

    /// Returns the paths of the font files that may hold a family, in order: all in the caller's and the
    /// suite's folders, which are few, and of the others those whose names contain that of the family.
    func likelyFiles(ofFamily family: String) -> [String] {
        state.withLock { state in
            var found = extraFolders.flatMap { state.files(in: $0) }
            for folder in allFolders.dropFirst(extraFolders.count) {
                found += state.files(in: folder, likelyOf: family)
            }
            return found
        }
    }

    /// The number of font files in which names have been looked up so far.
    var readFileCount: Int { state.withLock { $0.faces.count } }

    /// A hash that changes when fonts are installed, changed or removed.
    package var stateHash: String { FontFolders.state(of: allFolders) }

    /// Returns a hash that changes when fonts under a folder are installed, changed or removed.
    package static func stateHash(of folder: String) -> String { FontFolders.state(of: [folder]) }

    /// Returns the face that matches a description best.
    ///
    /// - Parameters:
    ///   - font: The description of the font.
    ///   - typeface: The typeface in which the system's text is set, whose family takes the place of the
    ///     description's. Default: none.
    /// - Throws: `FontError.noSuchFamily` or `FontError.noItalic` if there is none.
    func face(for font: FontDescription, as typeface: SystemTypeface? = nil) throws(FontError) -> FontFace {
        let name = typeface?.family ?? font.family
        let faces = faces(named: name)
        guard !faces.isEmpty else { throw .noSuchFamily(font.family, available: families) }
        guard let best = FontMatching.best(of: faces, for: font) else { throw .noItalic(family: font.family) }
        // A name such as `JetBrains Mono Light` stands for its weight where no other is asked for.
        guard font.statesWeight, best.isNamedBeyondFamily(name), !best.weights.contains(font.weight) else {
            return best
        }
        let others = self.faces(named: best.familyName).filter { $0.width == best.width }
        return FontMatching.best(of: others, for: font) ?? best
    }

    /// Finds the faces of the default family in advance, so that the next user of the library need not wait.
    package func prepare() { _ = hasFamily(FontDescription(size: 17).family) }

    /// Returns `true` if a font of the family is installed.
    func hasFamily(_ family: String) -> Bool { !faces(named: family).isEmpty }

    /// Returns the weights of the faces that belong to the family of one, and are as wide and as slanted as
    /// it is, in ascending order and without those within others.
    func weights(ofFamilyWith face: FontFace) -> [ClosedRange<Double>] {
        let all = Set(
            faces(named: face.family).filter { $0.width == face.width && $0.isItalic == face.isItalic }
                .map(\.weights))
        return all.filter { one in
            !all.contains { $0 != one && $0.contains(one.lowerBound) && $0.contains(one.upperBound) }
        }.sorted { $0.lowerBound < $1.lowerBound }
    }

    private func faces(named family: String) -> [FontFace] {
        state.withLock {
            $0.faces(
                named: family, extraFolders: extraFolders, bundledFolder: bundledFolder,
                systemFolders: systemFolders)
        }
    }

    /// Returns the typeface in which a font is set that takes the place of the system's, or `nil` if it does
    /// not.
    ///
    /// San Francisco itself is used where it lies in one of the caller's folders, but not where it is merely
    /// installed: pictures would not be the same on all machines.
    func systemTypeface(for font: FontDescription) -> SystemTypeface? {
        guard font.isSystemFont else { return nil }
        let originals = SystemTypeface.originals(at: font.size, design: font.design)
        if let family = originals.first(where: { place(of: $0) == .extra }) {
            return SystemTypeface(cut: .original, family: family)
        }
        guard font.size >= SystemTypeface.displaySize else {
            return SystemTypeface(cut: .text, family: font.family)
        }
        // Both cuts come from one place, or from one file with an axis for them.
        let display = font.family + " Display"
        if place(of: display) == place(of: font.family), hasFamily(display) {
            return SystemTypeface(cut: .display, family: display)
        }
        let hasAxis = faces(named: font.family).contains { $0.axis("opsz") != nil }
        return SystemTypeface(cut: hasAxis ? .display : .text, family: font.family)
    }

    /// The kind of folder that a family comes from.
    private enum Place { case extra, bundled, system }

    /// Returns the kind of folder that a family comes from: the system's if it lies in no other. The system's
    /// folders, which may hold thousands of files, are not searched.
    private func place(of family: String) -> Place {
        func isIn(_ folders: [String]) -> Bool {
            state.withLock { !$0.faces(named: family, inFirstOf: folders).isEmpty }
        }
        return isIn(extraFolders) ? .extra : isIn([bundledFolder].compactMap { $0 }) ? .bundled : .system
    }

    /// Returns the bytes of a font file.
    func data(at path: String) throws(FontError) -> FontData {
        if let known = state.withLock({ $0.data[path] }) { return known }
        let loaded = try FontData(path: path)
        return state.withLock { state in
            if let other = state.data[path] { return other }
            state.data[path] = loaded
            return loaded
        }
    }

    /// Returns the hash of a font file's bytes. The file is hashed once, on the first call.
    func hash(ofFile path: String) throws(FontError) -> String {
        if let known = state.withLock({ $0.hashes[path] }) { return known }
        let hash = try data(at: path).hash()
        state.withLock { $0.hashes[path] = hash }
        return hash
    }

    /// Returns the fingerprint of a face's file.
    func fingerprint(of face: FontFace) throws(FontError) -> FontFingerprint {
        FontFingerprint(
            family: face.form.fingerprintFamily(face.familyName), file: face.file, version: face.version,
            hash: try hash(ofFile: face.path))
    }

    /// Checks that nothing but what is installed has decided which fonts are found. After a failure of the
    /// system, all fonts are looked up again.
    ///
    /// - Throws: `FontError.unreadable` if the system has failed to list a folder or to read a file.
    func checkFaults() throws(FontError) {
        let fault = state.withLock { state in
            let fault = state.fault
            if fault != nil { state = State() }
            return fault
        }
        if let fault { throw fault }
    }

    /// Checks the caller's and the suite's folders.
    ///
    /// - Throws: `FontError.unreadable` if one of them does not exist.
    func checkFolders() throws(FontError) {
        for folder in extraFolders where !FontFolders.exists(folder) {
            throw .unreadable(path: folder, reason: "no such folder")
        }
    }
}

extension FontLibrary.State {
    mutating func files(in folder: String) -> [String] {
        if let known = files[folder] { return known }
        let (found, fault) = FontFolders.search(folder)
        files[folder] = found
        self.fault = self.fault ?? fault
        return found
    }

    mutating func faces(of path: String) -> [FontFace] {
        if let known = faces[path] { return known }
        SystemFault.reset()
        let read = FontFace.read(path: path)
        if fault == nil, let reason = SystemFault.current {
            fault = .unreadable(path: path, reason: reason)
        }
        faces[path] = read
        return read
    }

    /// Returns all faces that compete for a family name, in the order of folders and paths.
    ///
    /// The caller's folders are few and are read completely. The program's and the system's may hold
    /// thousands of files: those whose file names contain the name of the family are read first, and the
    /// others only if none of these contains the family.
    mutating func faces(
        named family: String, extraFolders: [String], bundledFolder: String?, systemFolders: [String]
    ) -> [FontFace] {
        guard family.utf8.count <= Self.nameLimit else { return [] }
        let key = family.lowercased()
        if let known = families[key] { return known }
        var found = faces(named: family, inFirstOf: extraFolders)
        let groups = [[bundledFolder].compactMap { $0 }, systemFolders]
        for folders in groups where found.isEmpty { found = likelyFaces(named: family, in: folders) }
        for folders in groups where found.isEmpty { found = folders.flatMap { index(of: $0)[key] ?? [] } }
        families[key] = found
        return found
    }

    /// Returns the faces of a family in the files whose names contain that of the family.
    private mutating func likelyFaces(named family: String, in folders: [String]) -> [FontFace] {
        let hint = Self.squeezed(family)
        if folders.allSatisfy({ indexes[$0] != nil }) {
            return folders.flatMap { index(of: $0)[family.lowercased()] ?? [] }
                .filter { Self.contains(hint, in: squeezed(path: $0.path)) }
        }
        let likely = folders.flatMap { files(in: $0, likelyOf: family) }
        return likely.flatMap { faces(of: $0) }.filter { $0.matches(family: family) }
    }

    /// Returns the files in a folder whose names contain that of a family.
    mutating func files(in folder: String, likelyOf family: String) -> [String] {
        let hint = Self.squeezed(family)
        return files(in: folder).filter { Self.contains(hint, in: squeezed(path: $0)) }
    }

    /// Returns the faces of all files in a folder by the names of their families.
    private mutating func index(of folder: String) -> [String: [FontFace]] {
        if let known = indexes[folder] { return known }
        var found: [String: [FontFace]] = [:]
        for face in files(in: folder).flatMap({ faces(of: $0) }) {
            for key in face.familyKeys { found[key, default: []].append(face) }
        }
        indexes[folder] = found
        return found
    }

    /// Returns the faces of a family in the first of some folders that has any.
    mutating func faces(named family: String, inFirstOf folders: [String]) -> [FontFace] {
        var found: [FontFace] = []
        for folder in folders where found.isEmpty {
            found = index(of: folder)[family.lowercased()] ?? []
        }
        return found
    }

    /// The number of bytes beyond which no family has a name.
    private static let nameLimit = 512

    /// Returns the letters and digits of a file's name.
    private mutating func squeezed(path: String) -> [UInt8] {
        if let known = squeezed[path] { return known }
        let name = Self.squeezed(path[(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)...])
        squeezed[path] = name
        return name
    }

    /// Returns the letters and digits of a name in lower case, so that `Inter Display` and
    /// `InterDisplay-Bold` begin alike.
    private static func squeezed(_ name: some StringProtocol) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                bytes.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0x80...: return [UInt8](name.lowercased().filter { $0.isLetter || $0.isNumber }.utf8)
            default: break
            }
        }
        return bytes
    }

    /// Returns `true` if a name has a hint in it. By characters, as Swift searches, the hundreds of files of
    /// a system take longer than a scene of one rectangle.
    private static func contains(_ hint: [UInt8], in name: [UInt8]) -> Bool {
        guard hint.count <= name.count else { return false }
        return (0...name.count - hint.count).contains { start in
            hint.indices.allSatisfy { hint[$0] == name[start + $0] }
        }
    }
}
