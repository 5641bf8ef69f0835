import ArgumentParser
import VitrineFilms
import VitrineRendering

/// The options of the moments of a film.
struct FilmOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Frames a second, above 0 and up to 240, such as 60, 29.97 or 30000/1001. Default: 60.",
            valueName: "number"),
        transform: FilmOptions.rate)
    var fps: FrameRate = .standard

    @Option(
        help: ArgumentHelp("The time of the first frame, 0 to 86400. Default: 0.", valueName: "seconds"),
        transform: FilmOptions.time)
    var from: FilmTime = .zero

    @Option(
        help: ArgumentHelp(
            """
            The time at which the film has ended; its frame is not in the film. Default: when the last \
            change of a state has settled, or 2.
            """,
            valueName: "seconds"),
        transform: FilmOptions.time)
    var to: FilmTime?

    @Option(
        help: ArgumentHelp("Times that an animated PNG is played; 0 is for ever.", valueName: "number"))
    var plays: UInt32 = 0

    @Option(
        help: ArgumentHelp(
            "The time of the picture that an animated PNG shows where it is not played. Default: its first.",
            valueName: "seconds"),
        transform: FilmOptions.time)
    var poster: FilmTime?

    func validate() throws {
        if let to {
            do throws(FilmProblem) {
                _ = try FilmInterval(from: from, to: to, rate: fps)
            } catch {
                throw ValidationError(error.message)
            }
        }
        // The format has 31 bits for it.
        guard plays <= UInt32(Int32.max) else { throw ValidationError("--plays is 0 to \(Int32.max)") }
    }

    /// Returns the moments of a film that ends at a time.
    func interval(to end: FilmTime) throws(FilmProblem) -> FilmInterval {
        try FilmInterval(from: from, to: end, rate: fps)
    }

    private static func rate(_ text: String) throws -> FrameRate {
        guard let rate = FrameRate(text) else {
            throw ValidationError(
                "frames a second are a number above 0 and up to \(FrameRate.limit), such as 60 or 30000/1001")
        }
        return rate
    }

    private static func time(_ text: String) throws -> FilmTime {
        guard let time = FilmTime(text) else {
            throw ValidationError(
                "a time is a number of seconds from 0 to 86400 with up to six decimals, such as 0.25")
        }
        return time
    }
}
