import VitrineRendering

/// A place that films are written to.
package enum FilmPlace: Hashable, Sendable {
    /// A file, whose folder is there.
    case file(String)
    /// A folder, for pictures.
    case folder(String)
    case standardOutput

    /// Opens the place.
    func sink() throws(RenderError) -> any FilmSink {
        switch self {
        case .file(let path): try FileFilmSink(path)
        case .folder(let path): FolderFilmSink(path)
        case .standardOutput: StreamFilmSink()
        }
    }
}
