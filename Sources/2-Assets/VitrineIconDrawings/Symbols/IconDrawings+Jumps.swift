/// Jumps of a player by seconds.
extension IconDrawings {
    /// Digits as lines, 4.2 units wide and 6.4 high.
    private static let digits: [Character: String] = [
        "0":
            "M2.1 0C3.5 0 4.2 1.3 4.2 3.2C4.2 5.1 3.5 6.4 2.1 6.4C0.7 6.4 0 5.1 0 3.2C0 1.3 0.7 0 2.1 0Z",
        "1": "M2.4 1.2L3.9 0V6.4",
        "3": "M0.2 0H3.8L1.8 2.5C3.2 2.4 4.2 3.2 4.2 4.4C4.2 5.6 3.3 6.4 2 6.4C1.1 6.4 0.4 6 0 5.3",
        "4": "M3.2 6.4V0L0 4.5H4.2",
        "5":
            "M4 0H0.5L0.2 2.8C1 2.2 1.6 2.1 2.1 2.1C3.4 2.1 4.2 3 4.2 4.2"
            + "C4.2 5.5 3.3 6.4 2 6.4C1.1 6.4 0.4 6 0 5.3",
        "6": "M3.4 0C1.3 0.8 0 2.4 0 4.3A2.1 2.1 0 1 0 2.1 2.2C1.2 2.2 0.4 2.8 0.1 3.6",
        "7": "M0 0H4.2L1.6 6.4",
        "9": "M0.8 6.4C2.9 5.6 4.2 4 4.2 2.1A2.1 2.1 0 1 0 2.1 4.2C3 4.2 3.8 3.6 4.1 2.8",
    ]

    /// Returns the jumps forward and backward by a number of seconds.
    ///
    /// The gap between two digits is wider than a line at the heaviest weight.
    private static func jumps(_ seconds: String) -> [Icon] {
        let places = seconds.count == 1 ? [9.9] : seconds.hasPrefix("1") ? [5.4, 11.8] : [6.7, 13.1]
        let text = zip(seconds, places).compactMap { digit, x in
            digits[digit].map { PathData.placed($0, by: x, 10) }
        }.joined()
        let lines = Icon.Layer.stroke(text, weight: seconds.count == 1 ? 0.8 : 0.64)
        return [
            Icon("goforward." + seconds, [Icon.Layer.stroke(clockwise).secondary, lines]),
            Icon("gobackward." + seconds, [Icon.Layer.stroke(counterclockwise).secondary, lines]),
        ]
    }

    @_optimize(none) static var jumps: [Icon] {
        ["5", "10", "15", "30", "45", "60", "75", "90"].flatMap { jumps($0) }
    }
}
