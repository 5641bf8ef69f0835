/// What reading has left behind, apart from values: what has left nothing need not be read again.
struct ReaderTraces: Equatable {
    let diagnostics: Int
    let ids: Int
    /// The number of times that something beyond the scene's texts has been asked for.
    let uses: Int
    /// The number of values that were those of the moment.
    let moments: Int
    let motion: Int
}
