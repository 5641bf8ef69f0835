import VitrineFiles
import VitrineRendering

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
