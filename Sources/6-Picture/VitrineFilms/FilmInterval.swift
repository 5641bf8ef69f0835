import VitrineJSON
import VitrineRendering

/// The moments of a film: from one time on, a frame for each step of the rate, until another time is reached.
package struct FilmInterval: Hashable, Sendable {
    package let from: FilmTime
    /// The time at which the film has ended: its frame is none of the film.
    package let to: FilmTime
    package let rate: FrameRate
    /// The number of frames, at least 1.
    package let count: Int

    /// The maximum number of frames: ten minutes at 60 a second.
    package static let frameLimit = 36_000

    /// Creates the moments of a film.
    ///
    /// - Throws: A ``FilmProblem`` if the film has no frame or too many.
    package init(
        from: FilmTime = .zero, to: FilmTime, rate: FrameRate = .standard
    ) throws(FilmProblem) {
        guard from < to else { throw .empty(from: from, to: to) }
        self.from = from
        self.to = to
        self.rate = rate
        // Below 2^63: a day has fewer than 2^37 millionths, and the terms of a rate have 16 bits.
        let frames = (to.millionths - from.millionths) * rate.numerator
        let step = rate.denominator * 1_000_000
        count = (frames + step - 1) / step
        guard count <= Self.frameLimit else { throw .tooLong(frames: count, limit: Self.frameLimit) }
    }

    /// Returns the time of a frame in seconds: the number nearest to the exact one.
    ///
    /// Both terms are whole numbers below 2^53, so that the division alone rounds, and errors do not add up.
    package func time(of frame: Int) -> Double {
        let numerator = from.millionths * rate.numerator + frame * rate.denominator * 1_000_000
        return Double(numerator) / Double(rate.numerator * 1_000_000)
    }

    /// The times of all frames, in seconds.
    package var times: [Double] { (0..<count).map { time(of: $0) } }

    /// Returns `true` if a time, in seconds, is none before the first frame and none after the end.
    package func contains(_ seconds: Double) -> Bool {
        seconds >= time(of: 0) && seconds < Double(to.millionths) / 1_000_000
    }

    /// Returns the frame that shows a time, in seconds; the first or the last if none does.
    package func frame(at seconds: Double) -> Int {
        let frame = (seconds - time(of: 0)) * Double(rate.numerator) / Double(rate.denominator)
        return Int(min(max(frame.rounded(), 0), Double(count - 1)))
    }

    /// Returns frames that are spread over the film, the first and the last among them.
    package func moments(_ number: Int) -> [Int] {
        guard count > number, number > 1 else { return Array(0..<min(count, max(number, 1))) }
        return (0..<number).map { ($0 * (count - 1) + (number - 1) / 2) / (number - 1) }
    }

    /// Returns the time of a frame to the nearest thousandth, such as `0.317`.
    package func caption(of frame: Int) -> String {
        PrintedText.number((time(of: frame) * 1000).rounded() / 1000)
    }
}
