import VitrineFiles

/// Where goldens lie whose scenes have changed the Unicode form of their names, or their case.
///
/// A name that was written on a Mac may have its letters in another form on Linux, and there it is another
/// file. Such a golden is compared and written where it is, so that no second one is recorded beside it.
extension GoldenStore {
    /// Returns the place of a file below the folder: the path itself if there is a file, else that of the
    /// file whose name differs in form or case alone, else the path at which it is to be written.
    ///
    /// - Throws: A `GoldenError` if there are several such files.
    package func place(of file: String) throws(GoldenError) -> String {
        if FileNames.exists("\(root)/\(file)") { return file }
        var found = FileNames.places(of: file, below: root, ignoringCase: true)
        if found.count > 1, found.count(where: { $0 == file }) == 1 { found = found.filter { $0 == file } }
        guard found.count < 2 else { throw .ambiguous(path: "\(root)/\(file)", places: found) }
        if let found = found.first { return found }
        // A new golden lies beside those that its scene has.
        guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return file }
        return try place(of: String(file[..<slash])) + String(file[slash...])
    }

    /// Returns the file of hashes that holds a variant: that of the scene, or one whose name differs in form
    /// or case alone.
    func hashFile(of name: GoldenName) throws(GoldenError) -> String {
        let file = "\(name.scene)/\(HashGoldens.file)"
        let found = FileNames.places(of: file, below: root, ignoringCase: true)
        if found.count > 1 {
            let own = found.filter { FileNames.areIdentical($0, file) }
            for each in own + found where try hashes(at: each).entry(of: name.variant) != nil { return each }
        }
        return try place(of: file)
    }

    /// Returns the path below the folder of the file that holds a golden, or that is to hold it.
    package func file(of name: GoldenName, keepsHash: Bool) throws(GoldenError) -> String {
        try keepsHash ? hashFile(of: name) : place(of: name.path)
    }

    /// Returns the name of a variant's hash as it is kept: `<scene>/hashes.json#<variant>`.
    func hashID(of name: GoldenName) throws(GoldenError) -> String {
        let file = try hashFile(of: name)
        return "\(file)#\(try hashes(at: file).entry(of: name.variant)?.variant ?? name.variant)"
    }

    /// Returns `true` if a golden on disk is that of a name which equals its own but for form and case.
    ///
    /// - Parameters:
    ///   - found: The name of a golden as it is on disk, of either kind.
    ///   - owned: The name by which a scene has it.
    func isGolden(_ found: String, of owned: String) -> Bool {
        if FileNames.areIdentical(found, owned) { return true }
        // Which of several goldens is meant is not guessed: the scene's own result says that they are there.
        if let (scene, variant) = Self.hashName(owned) {
            guard let name = try? GoldenName(folder: scene, variant: variant),
                let own = try? hashID(of: name)
            else { return true }
            return FileNames.areIdentical(found, own)
        }
        guard let place = try? place(of: owned) else { return true }
        return FileNames.areIdentical(found, place)
            || FileNames.areOneFile("\(root)/\(found)", "\(root)/\(place)")
    }
}

// Films stand beside their strips: `film.json` beside `film.png`.
extension GoldenStore {
    /// The name of the variant that a film takes the place of.
    package static let filmVariant = "film"

    /// Returns the path of the file of a film's hashes and curves below the folder, by that of its strip.
    static func filmFile(beside strip: String) -> String { "\(strip.dropLast(4)).json" }
}
