import VitrineFiles
import VitrineGeometry
import VitrineIconPack
import VitrineIcons
import VitrineSVG
import VitrineText

/// A lookup of symbols by name that searches the scene's own folders first, then the built-in set, then the
/// pack. Each file is read and parsed once per scene.
package final class SymbolLibrary {
    private let files: any SceneFiles
    private var folders: [(path: String, names: [String])] = []
    private var parsed: [String: Result<SVGIcon, SymbolError>] = [:]

    private let pack: IconPack
    /// What notes the files that were used, beside fonts; `nil` if a value is only read ahead of time.
    private let text: TextEngine?
    /// `true` if the scene wants no symbols of the pack.
    private var isOwnOnly = false

    package init(files: any SceneFiles, text: TextEngine? = nil, pack: IconPack = .installed) {
        self.files = files
        self.text = text
        self.pack = pack
    }

    /// The names of all symbols, sorted: those of the built-in set and those of the pack.
    package static let names: [String] = (IconSet.names + IconPack.table.keys).sorted()

    /// The word that stands for the built-in set in the place of a folder: no others are drawn.
    package static let own = "own"

    /// Adds a folder after the existing ones.
    package func add(folder text: String) throws(SceneFileError) {
        if text == Self.own || text.hasSuffix("/" + Self.own), case .failure = files.fileNames(in: text) {
            isOwnOnly = true
            return
        }
        let path = text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
        let names = try files.fileNames(in: path).get().filter { $0.hasSuffix(Self.ending) }
        folders.append((path + "/", names.map { String($0.dropLast(Self.ending.count)) }))
    }

    private static let ending = ".svg"

    /// Returns the symbol of a name. A name that ends in `.svg` is the path of a file.
    package func symbol(_ name: String) throws(SymbolError) -> Symbol {
        if name.hasSuffix(Self.ending) {
            let file = name.split(separator: "/").last.map(String.init) ?? name
            return .file(try icon(at: name), name: String(file.dropLast(Self.ending.count)))
        }
        if let found = try known(name) { return found }
        throw .unknown(known: folders.flatMap(\.names) + Self.names)
    }

    /// Returns the filled form of a symbol, by the naming of SF Symbols and of icon sets on the web; `nil` if
    /// there is none.
    package func filled(_ symbol: Symbol) -> Symbol? {
        for ending in [".fill", "-fill"] {
            if let found = try? known(symbol.name + ending) { return found }
        }
        return nil
    }

    private func known(_ name: String) throws(SymbolError) -> Symbol? {
        for folder in folders where folder.names.contains(name) {
            return .file(try icon(at: folder.path + name + Self.ending), name: name)
        }
        if let icon = IconSet.icon(named: name) { return .builtIn(icon) }
        guard let file = IconPack.table[name] else { return nil }
        if isOwnOnly { throw .packExcluded }
        let icon = try packed(file)
        if text != nil { IconPack.noteDrawing(of: name) }
        return .pack(icon, name: name)
    }

    private func packed(_ file: String) throws(SymbolError) -> SVGIcon {
        let result = parsed["pack:" + file] ?? readPacked(file)
        parsed["pack:" + file] = result
        return try result.get()
    }

    private func readPacked(_ file: String) -> Result<SVGIcon, SymbolError> {
        let found: (path: String, bytes: [UInt8])
        do throws(FileReadError) {
            guard let known = try pack.file(file) else { return .failure(.packMissing) }
            found = known
        } catch {
            return .failure(.packMissing)
        }
        do throws(SVGError) {
            let icon = try SVGIcon(found.bytes)
            text?.noteUse(
                of: FontFingerprint(
                    family: FontLibrary.iconFamily, file: file + ".svg", version: "",
                    hash: FNV1a64.digits(found.bytes)),
                at: found.path)
            return .success(icon)
        } catch {
            return .failure(.svg(error, path: found.path))
        }
    }

    private func icon(at path: String) throws(SymbolError) -> SVGIcon {
        if let result = parsed[path] { return try result.get() }
        let result = read(path)
        parsed[path] = result
        return try result.get()
    }

    private func read(_ path: String) -> Result<SVGIcon, SymbolError> {
        files.bytes(at: path, limit: SVGLimits.standard.bytes).mapError { .file($0, path: path) }
            .flatMap { bytes in
                do throws(SVGError) {
                    return .success(try SVGIcon(bytes))
                } catch {
                    return .failure(.svg(error, path: path))
                }
            }
    }
}
