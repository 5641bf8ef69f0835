import VitrineStyle

/// A moment of a scene, in whole millionths of a second.
package struct FilmTime: Hashable, Sendable, Comparable {
    package let millionths: Int

    /// The time in seconds.
    package var seconds: Double { Double(millionths) / 1_000_000 }

    private init(millionths: Int) { self.millionths = millionths }

    /// The moment at which motion begins.
    package static let zero = FilmTime(millionths: 0)

    /// Reads a time in seconds, such as `0.25`, within ``SceneOptions/timeRange``.
    ///
    /// - Returns: `nil` if the text is none, or has more than six decimals.
    package init?(_ text: String) {
        guard let millionths = DecimalText.millionths(text),
            SceneOptions.timeRange.contains(Double(millionths) / 1_000_000)
        else { return nil }
        self.millionths = millionths
    }

    /// Returns a time in whole seconds, or the last one that scenes have.
    package static func seconds(_ count: Int) -> FilmTime {
        FilmTime(millionths: min(max(count, 0), Int(SceneOptions.timeRange.upperBound)) * 1_000_000)
    }

    /// Creates the first moment, in whole hundredths of a second, that is not before a time in seconds.
    package init(upTo seconds: Double) {
        let range = SceneOptions.timeRange
        let bounded = min(max(seconds, range.lowerBound), range.upperBound)
        millionths = Int((bounded * 100).rounded(.up)) * 10_000
    }

    package static func < (a: FilmTime, b: FilmTime) -> Bool { a.millionths < b.millionths }
}

extension FilmTime: CustomStringConvertible {
    /// The seconds, such as `0.25`.
    package var description: String {
        let digits = String(1_000_000 + millionths % 1_000_000).dropFirst()
        let decimals = String(digits.reversed().drop { $0 == "0" }.reversed())
        return "\(millionths / 1_000_000)" + (decimals.isEmpty ? "" : ".\(decimals)")
    }
}
