import VitrineFiles
import VitrineRendering

/// What films are written to. Used by one thread at a time.
protocol FilmSink: Sendable {
    /// `true` if bytes can be replaced, and the film begun anew.
    var isRewritable: Bool { get }

    func write(_ output: FilmOutput) throws(RenderError)

    /// Ends the film, which is there from now on. Without it nothing is left of a file.
    func publish() throws(RenderError)
}

/// A file, whole or not at all.
struct FileFilmSink: FilmSink {
    private let file: StreamedFile

    init(_ path: String) throws(RenderError) {
        do throws(FileWriteError) {
            file = try StreamedFile(path)
        } catch {
            throw .output(error)
        }
    }

    var isRewritable: Bool { file.isRewritable }

    func write(_ output: FilmOutput) throws(RenderError) {
        do throws(FileWriteError) {
            switch output {
            case .bytes(let bytes): try file.append(bytes)
            case .replacement(let bytes, let offset): try file.replace(bytes, at: offset)
            case .file: return
            }
        } catch {
            throw .output(error)
        }
    }

    func publish() throws(RenderError) {
        do throws(FileWriteError) {
            try file.publish()
        } catch {
            throw .output(error)
        }
    }
}

/// Standard output.
struct StreamFilmSink: FilmSink {
    var isRewritable: Bool { false }

    func write(_ output: FilmOutput) throws(RenderError) {
        guard case .bytes(let bytes) = output else { return }
        do throws(FileWriteError) {
            try StandardStream.output.write(bytes)
        } catch {
            throw .output(error)
        }
    }

    func publish() throws(RenderError) {}
}

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
