import VitrineRendering

/// The reason why a film is not written to its end.
enum FilmInterruption: Error {
    /// The file has to be written again, with alpha.
    case needsAlpha
    case failure(RenderError)
}
