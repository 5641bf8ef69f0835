import VitrineFiles
import VitrineRendering

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
