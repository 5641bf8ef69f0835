/// What becomes of a film next.
enum FilmOutput: Sendable {
    /// Bytes after those before.
    case bytes([UInt8])
    /// Bytes in place of some before.
    case replacement([UInt8], at: Int)
    /// A file of its own, by its name.
    case file([UInt8], name: String)
}
