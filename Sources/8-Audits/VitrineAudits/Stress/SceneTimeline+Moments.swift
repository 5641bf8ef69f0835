import VitrineAuditElements
import VitrineStyle

extension SceneTimeline {
    /// Returns moments at which a scene that moves shows something else: in the middle of each way, and where
    /// it has come to rest, in their order.
    ///
    /// - Parameter time: The moment that is known already.
    func moments(beside time: Double) -> [Double] {
        let ways = tracks.flatMap(\.steps).filter {
            $0.settlingTime < Self.durationLimit && $0.settlingTime >= $0.time
        }
        let all = ways.flatMap { [($0.time + $0.settlingTime) / 2, $0.settlingTime] }.map {
            ($0 * 100).rounded(.up) / 100
        }
        let sorted = Set(all).subtracting([time]).sorted()
        guard sorted.count > Self.momentLimit else { return sorted }
        return (0..<Self.momentLimit).map { sorted[$0 * (sorted.count - 1) / (Self.momentLimit - 1)] }
    }

    private static let momentLimit = 8
}
