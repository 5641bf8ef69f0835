import VitrineStyle

extension MotionTrack {
    /// Returns its numbers in the frames of a film, one line for each number; none if it has no curve.
    package func lines(in interval: FilmInterval) -> [[Double]] {
        let frames = (0..<interval.count).map { curve?.numbers(at: interval.time(of: $0)) ?? [] }
        let count = frames.first?.count ?? 0
        return (0..<count).map { index in frames.map { index < $0.count ? $0[index] : 0 } }
    }
}
