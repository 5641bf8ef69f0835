import VitrineStyle
import VitrineText

/// What a reader asks for beyond the texts of a scene, and how often it has done so.
final class ReaderResources {
    private let ownFiles: any SceneFiles
    private let ownSymbols: SymbolLibrary
    private let engine: TextEngine?
    private var rows: [String: [SceneValue]] = [:]
    /// The number of times that something has been asked for.
    private(set) var useCount = 0

    init(files: any SceneFiles, text: TextEngine?) {
        ownFiles = files
        ownSymbols = SymbolLibrary(files: files, text: text)
        engine = text
    }

    var files: any SceneFiles { used(ownFiles) }
    var symbols: SymbolLibrary { used(ownSymbols) }
    /// The engine that looks up fonts; `nil` if a value is only read ahead of time.
    var text: TextEngine? { used(engine) }
    /// The rows of files of data, each read once.
    var dataRows: [String: [SceneValue]] {
        get { used(rows) }
        set { rows = newValue }
    }

    private func used<Resource>(_ resource: Resource) -> Resource {
        useCount += 1
        return resource
    }
}
