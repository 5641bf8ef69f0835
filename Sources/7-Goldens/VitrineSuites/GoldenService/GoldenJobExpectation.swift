import VitrineComparisonSettings
import VitrineGeometry
import VitrineScene
import VitrineStyle

/// What a test expects of pictures, as a process hands it to another.
package struct GoldenJobExpectation: Hashable, Sendable, Codable {
    /// An area to ignore.
    package enum Mask: Hashable, Sendable, Codable {
        /// All that a node and its descendants paint.
        case node(String)
        /// A rectangle, in points.
        case rectangle(x: Double, y: Double, width: Double, height: Double)
    }

    /// A comparator and its settings; those that are `nil` are the metric's own.
    package struct Comparator: Hashable, Sendable, Codable {
        package var metric: String
        package var threshold: String?
        package var countsAntialiasing: Bool?
        package var backdrop: ComparisonBackdrop?
        package var allowedPixels: Int?
        /// The side of a window, and the number of pixels that may differ in any.
        package var density: [Int]?
        /// The largest drift in 255ths; any passes if it is negative.
        package var drift: Double?
        /// Where it was set, for reports.
        package var source: String

        package init(metric: String, source: String) {
            self.metric = metric
            self.source = source
        }

        /// The settings of the comparator.
        package var settings: ComparisonSettings {
            ComparisonSettings(
                metric: metric, threshold: threshold, countsAntialiasing: countsAntialiasing,
                backdrop: backdrop, allowedPixels: allowedPixels,
                density: density.flatMap {
                    $0.count == 2 ? DensityLimit(window: $0[0], allowed: $0[1]) : nil
                },
                drift: drift.map { $0 < 0 ? .unlimited : .levels($0) }, source: source)
        }
    }

    /// A film and what is asked of it.
    package struct Film: Hashable, Sendable, Codable {
        /// The moments of its strip, in seconds; empty for eight that are spread over it.
        package var moments: [Double]
        /// The time of its first frame, and that at which it has ended, in seconds; `nil` for that at which
        /// everything has settled.
        package var from: Double
        package var to: Double?
        /// The longest time that a property may take to settle, in seconds; `nil` if it does not matter.
        package var settlingTime: Double?

        package init(moments: [Double], from: Double, to: Double?, settlingTime: Double?) {
            self.moments = moments
            self.from = from
            self.to = to
            self.settlingTime = settlingTime
        }

        /// The settings of the film, within what scenes may ask for.
        var settings: FilmGoldenSettings {
            let range = SceneOptions.timeRange
            func time(_ seconds: Double) -> Double {
                seconds.isNaN ? 0 : min(max(seconds, range.lowerBound), range.upperBound)
            }
            var settings = FilmGoldenSettings()
            settings.moments = moments.prefix(FilmGoldenSettings.momentLimit).map(time)
            settings.from = time(from)
            settings.to = to.map(time)
            settings.settlingTime = settlingTime.map(time)
            return settings
        }
    }

    /// The settings that override each scene's own canvas.
    package var options: SceneOptions
    /// The variants in place of those that the scene lists; empty for its own.
    package var variants: [Variant]
    /// The comparator; `nil` for that of the suite and the scene.
    package var comparator: Comparator?
    package var masks: [Mask]
    /// The film to compare in place of pictures; `nil` for pictures.
    package var film: Film?

    package init(
        options: SceneOptions = SceneOptions(), variants: [Variant] = [], comparator: Comparator? = nil,
        masks: [Mask] = [], film: Film? = nil
    ) {
        self.film = film
        self.options = options
        self.variants = variants
        self.comparator = comparator
        self.masks = masks
    }

    /// The expectation of a run.
    var suite: SuiteExpectation {
        SuiteExpectation(
            variants: variants, comparator: comparator?.settings,
            masks: masks.map { mask in
                switch mask {
                case .node(let id): .node(id)
                case .rectangle(let x, let y, let width, let height):
                    .rectangle(Rect(x: x, y: y, width: width, height: height))
                }
            }, film: film?.settings)
    }
}
