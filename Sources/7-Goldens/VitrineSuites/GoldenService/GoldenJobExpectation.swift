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

    /// The settings that override each scene's own canvas.
    package var options: SceneOptions
    /// The variants in place of those that the scene lists; empty for its own.
    package var variants: [Variant]
    /// The comparator; `nil` for that of the suite and the scene.
    package var comparator: Comparator?
    package var masks: [Mask]

    package init(
        options: SceneOptions = SceneOptions(), variants: [Variant] = [], comparator: Comparator? = nil,
        masks: [Mask] = []
    ) {
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
            })
    }
}
