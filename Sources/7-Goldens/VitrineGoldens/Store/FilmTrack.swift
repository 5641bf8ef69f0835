/// How a property of a node moves in a film.
package struct FilmTrack: Hashable, Sendable {
    /// The path of the node.
    package var node: String
    package var property: String
    /// The values that it goes to, as text, the first one at the start.
    package var values: [String]
    /// Its numbers in each frame, one curve for each: those of the value, or else how much of each
    /// value shows.
    package var curves: [[Double]]
    /// `true` if the numbers are those of the value.
    package var hasNumbers: Bool

    package init(
        node: String, property: String, values: [String], curves: [[Double]], hasNumbers: Bool
    ) {
        self.node = node
        self.property = property
        self.values = values
        self.curves = curves.map { $0.map(Self.rounded) }
        self.hasNumbers = hasNumbers
    }

    /// The number of steps into which a unit is divided.
    private static let precision = 10_000.0
    /// The largest number of steps: more than any value of a scene has.
    private static let limit = 1e15

    /// Returns a number as golden files have it.
    static func rounded(_ number: Double) -> Double {
        guard number.isFinite else { return 0 }
        let steps = (number * precision).rounded()
        // A zero has no sign in a file.
        return min(max(steps, -limit), limit) / precision + 0
    }

    /// Returns a curve as text.
    static func text(_ curve: [Double]) -> String {
        RunText.text(curve.map { String(Int(min(max(($0 * precision).rounded(), -limit), limit))) })
    }

    /// Returns the curve of a text; `nil` if it is not one.
    static func curve(_ text: String, limit count: Int) -> [Double]? {
        guard let steps = RunText.values(of: text, limit: count) else { return nil }
        let curve = steps.compactMap { Int($0).map(Double.init) }.filter { abs($0) <= limit }
        return curve.count == steps.count ? curve.map { $0 / precision } : nil
    }
}
