import VitrineComparisonSettings
import VitrineGoldens
import VitrineSuites

/// A way to decide whether a picture matches its golden, with a tolerance.
///
/// Pictures of scenes are the same everywhere, so ``exact`` is right for them; tolerances are for pictures
/// from elsewhere.
public struct GoldenComparator: Sendable, Hashable {
    private var comparator: GoldenJobExpectation.Comparator

    private init(_ metric: String) {
        comparator = GoldenJobExpectation.Comparator(metric: metric, source: "expectGolden")
    }

    /// No pixel may differ.
    public static let exact = GoldenComparator("exact")

    /// Colours are compared perceptually, in OKLab.
    ///
    /// - Parameters:
    ///   - threshold: The smallest difference that counts, from 0 to 1. Default: that of the metric, 0.1.
    ///   - pixels: The number of pixels that may differ. Default: 0.
    ///   - countsAntialiasing: `true` to count pixels that look like anti-aliasing. Default: `false`.
    public static func perceptual(
        threshold: Double? = nil, pixels: Int = 0, countsAntialiasing: Bool = false
    ) -> GoldenComparator {
        tolerant("oklab", threshold: threshold, pixels: pixels, countsAntialiasing: countsAntialiasing)
    }

    /// Colours are compared as pixelmatch and odiff do, in YIQ.
    ///
    /// - Parameters:
    ///   - threshold: The smallest difference that counts, from 0 to 1. Default: that of the metric, 0.1.
    ///   - pixels: The number of pixels that may differ. Default: 0.
    ///   - countsAntialiasing: `true` to count pixels that look like anti-aliasing. Default: `false`.
    public static func pixelmatch(
        threshold: Double? = nil, pixels: Int = 0, countsAntialiasing: Bool = false
    ) -> GoldenComparator {
        tolerant("yiq", threshold: threshold, pixels: pixels, countsAntialiasing: countsAntialiasing)
    }

    /// Components and pixels may differ within ranges, as with `fuzzy` in web platform tests.
    ///
    /// - Parameters:
    ///   - difference: The range of the largest difference of a component, in 255ths.
    ///   - pixels: The range of the number of pixels that differ.
    public static func fuzzy(
        difference: ClosedRange<Int>, pixels: ClosedRange<Int>
    ) -> GoldenComparator {
        var made = GoldenComparator("fuzzy")
        made.comparator.threshold =
            "maxDifference=\(difference.lowerBound)-\(difference.upperBound);"
            + "totalPixels=\(pixels.lowerBound)-\(pixels.upperBound)"
        return made
    }

    /// Returns this comparator, with a limit on the number of pixels that differ in any window of the picture
    /// (``perceptual(threshold:pixels:countsAntialiasing:)``).
    ///
    /// - Parameters:
    ///   - pixels: The number of pixels in a window.
    ///   - window: The side of a window, in pixels.
    public func density(_ pixels: Int, in window: Int) -> GoldenComparator {
        var made = self
        made.comparator.density = [window, pixels]
        return made
    }

    /// Returns this comparator, with a limit on the drift of the mean colour of any window of 16 by 16
    /// pixels.
    ///
    /// - Parameter levels: The largest drift, in 255ths; `nil` for any. Default: 0.5.
    public func drift(_ levels: Double?) -> GoldenComparator {
        var made = self
        made.comparator.drift = levels ?? -1
        return made
    }

    private static func tolerant(
        _ metric: String, threshold: Double?, pixels: Int, countsAntialiasing: Bool
    ) -> GoldenComparator {
        var made = GoldenComparator(metric)
        made.comparator.threshold = threshold.map { "\($0)" }
        // Where windows have a limit, the whole has one only if it is given.
        made.comparator.allowedPixels = pixels == 0 ? nil : pixels
        made.comparator.countsAntialiasing = countsAntialiasing
        return made
    }

    /// The comparator, as it is handed to whoever compares.
    func job(at site: CallSite) -> GoldenJobExpectation.Comparator {
        var comparator = comparator
        comparator.source = "\(site.fileID):\(site.line)"
        return comparator
    }
}
