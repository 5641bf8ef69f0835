import VitrineFiles
import VitrineRendering

/// A folder of pictures, each of which is written whole or not at all and never through a link.
struct FolderFilmSink: FilmSink {
    private let folder: ConfinedFolder

    init(_ path: String) { folder = ConfinedFolder(path, links: .refused) }

    var isRewritable: Bool { true }

    func write(_ output: FilmOutput) throws(RenderError) {
        guard case .file(let bytes, let name) = output else { return }
        do throws(ConfinedFileError) {
            try folder.write(bytes, to: name)
        } catch {
            if case .write(let error) = error { throw .output(error) }
            let path = folder.path.hasSuffix("/") ? folder.path + name : "\(folder.path)/\(name)"
            throw .film(.picture(error, path: path), scene: "")
        }
    }

    func publish() throws(RenderError) {}
}
