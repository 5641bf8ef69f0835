import Synchronization
import VitrineFiles

/// A pack of icons that is installed with the system or beside the program: Bootstrap Icons (MIT).
///
/// It stands in for symbols that Vitrine does not draw itself. Nothing of it is part of the package.
package struct IconPack: Sendable {
    /// The name of the pack, and of Debian's package of it.
    package static let name = "bootstrap-icons"

    /// The folder of the pack's files, or `nil` if the pack is not installed.
    package let folder: String?

    package init(folder: String?) {
        self.folder = folder
    }

    /// The pack in the first of the folders that has it.
    package static let installed = IconPack(folder: folders.first(where: isPack))

    /// The folders where the pack is looked for: beside the program, then the user's own, then the system's.
    package static var folders: [String] {
        let name = IconPack.name
        return [ProgramFolder.shared("icons/\(name)"), ProgramFolder.home(".local/share/vitrine/\(name)")]
            .compactMap { $0 }
            + ["/usr/local/share/\(name)/svg", "/usr/share/\(name)/svg"]
    }

    private static func isPack(_ folder: String) -> Bool {
        (try? FileBytes.read(folder + "/apple.svg", limit: byteLimit)) != nil
    }

    private static let byteLimit = 1 << 20

    private static let drawn = Mutex<Set<String>>([])

    /// Notes that a symbol of the pack is drawn.
    package static func noteDrawing(of symbol: String) {
        drawn.withLock { _ = $0.insert(symbol) }
    }

    /// The symbols of the pack that the process has drawn, sorted.
    package static var symbolsDrawn: [String] { drawn.withLock { $0.sorted() } }

    /// Returns the file of a symbol and its bytes, or `nil` if the pack is not installed.
    ///
    /// - Parameter file: The name of the file, as in ``table``.
    /// - Throws: A `FileReadError` if the file cannot be read.
    package func file(_ file: String) throws(FileReadError) -> (path: String, bytes: [UInt8])? {
        guard let folder else { return nil }
        let path = "\(folder)/\(file).svg"
        return (path, try FileBytes.read(path, limit: Self.byteLimit))
    }
}
