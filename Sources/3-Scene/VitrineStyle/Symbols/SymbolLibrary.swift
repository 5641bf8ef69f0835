import VitrineIcons
import VitrineSVG

/// A lookup of symbols by name that searches the scene's own folders first. Each file is read and parsed once
/// per scene.
package final class SymbolLibrary {
    private let files: any SceneFiles
    private var folders: [(path: String, names: [String])] = []
    private var parsed: [String: Result<SVGIcon, SymbolError>] = [:]

    package init(files: any SceneFiles) {
        self.files = files
    }

    /// Adds a folder after the existing ones.
    package func add(folder text: String) throws(SceneFileError) {
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
        throw .unknown(known: folders.flatMap(\.names) + IconSet.names)
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
        return IconSet.icon(named: name).map { .builtIn($0) }
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
