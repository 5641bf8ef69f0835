import VitrineRendering

/// What films are written to. Used by one thread at a time.
protocol FilmSink: Sendable {
    /// `true` if bytes can be replaced, and the film begun anew.
    var isRewritable: Bool { get }

    func write(_ output: FilmOutput) throws(RenderError)

    /// Ends the film, which is there from now on. Without it nothing is left of a file.
    func publish() throws(RenderError)
}
