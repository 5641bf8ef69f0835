import VitrinePixels
import VitrineRendering
import VitrineThreads

/// A writer of one form of films, to which frames are handed one after the other.
protocol FilmEncoder: Sendable {
    /// What precedes all frames.
    var head: [FilmOutput] { get }

    /// Adds the picture that readers show that do not play films, before all frames.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - workers: The threads to use. The bytes do not depend on them.
    mutating func addPoster(_ picture: FilmPixels, workers: Workers) throws(FilmInterruption)

    /// Adds a frame, and returns what can be written by now.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - changed: The part that may differ from the last frame.
    ///   - workers: The threads to use. The bytes do not depend on them.
    mutating func add(
        _ frame: FilmPixels, changed: PixelRect, workers: Workers
    ) throws(FilmInterruption) -> [FilmOutput]

    /// Ends the film, and returns what is left to write.
    mutating func finish() -> [FilmOutput]
}

extension FilmEncoder {
    // Other forms have no place for it.
    mutating func addPoster(_ picture: FilmPixels, workers: Workers) throws(FilmInterruption) {}
}
