import Foundation
import VitrineRendering

/// Curves over two axes, drawn by Vitrine itself.
struct Plot: Decodable, Sendable {
    struct Axis: Decodable, Sendable {
        /// The quantity and its unit, such as `sigma in pixels`.
        let title: String
        /// `true` if the axis begins at zero and has equal steps; otherwise it is logarithmic.
        var isLinear: Bool?

        enum CodingKeys: String, CodingKey {
            case title
            case isLinear = "linear"
        }
    }

    struct Series: Decodable, Sendable {
        let name: String
        /// The points as pairs of x and y, or with the least and the greatest y of a bar.
        let points: [[Double]]
        /// `true` for a dashed line without dots, which the other curves are compared with.
        var isGuide: Bool?

        enum CodingKeys: String, CodingKey {
            case name, points
            case isGuide = "guide"
        }
    }

    /// The maximum number of points of all curves, and of curves: a scene has a limited number of values.
    static let (pointLimit, curveLimit) = (8_000, 100)

    let title: String
    var subtitle: String?
    let x: Axis
    let y: Axis
    let series: [Series]

    /// Draws the plot and writes it as a PNG file.
    func write(to path: String) throws(CommandFailure) {
        try DrawnScene(name: "plot", text: PlotScene(self).text).write(to: path)
    }
}

extension Plot {
    /// Plots time against sigma or, for several pictures and one sigma, against megapixels.
    init(blurs rows: [BenchRow]) {
        let sigmas = Set(rows.compactMap(\.sigma))
        let againstPixels = sigmas.count == 1 && Set(rows.map(\.pixels)).count > 1
        var names: [String] = []
        var points: [String: [[Double]]] = [:]
        for row in rows {
            let threads = "\(row.threads) thread\(row.threads == 1 ? "" : "s")"
            let name = againstPixels ? "\(row.what), \(threads)" : "\(row.what) \(row.input), \(threads)"
            if points[name] == nil { names.append(name) }
            let x = againstPixels ? Double(row.pixels) / 1e6 : row.sigma ?? 0
            let range = BenchSamples(row.samples).medianRange
            points[name, default: []].append([x, row.median, range.lowerBound, range.upperBound])
        }
        var series = names.map { name in Series(name: name, points: points[name] ?? []) }
        if againstPixels, let guide = Self.proportion(series.first) { series.append(guide) }
        let sigma = sigmas.first.map { Sigma($0).defaultValueDescription } ?? ""
        self.init(
            title: "Gaussian blur", subtitle: againstPixels ? "sigma of \(sigma) pixels" : nil,
            x: Axis(title: againstPixels ? "megapixels" : "sigma in pixels"),
            y: Axis(title: "median in milliseconds"), series: series)
    }

    /// Returns the line of a cost proportional to the number of pixels, through the point with the median
    /// ratio.
    private static func proportion(_ series: Series?) -> Series? {
        let points = (series?.points ?? []).filter { $0[0] > 0 && $0[1] > 0 }
        let ratios = points.map { $0[1] / $0[0] }.sorted()
        guard let low = points.map({ $0[0] }).min(), let high = points.map({ $0[0] }).max(), low < high
        else { return nil }
        let ratio = ratios[ratios.count / 2]
        return Series(
            name: "in proportion to pixels", points: [[low, low * ratio], [high, high * ratio]], isGuide: true
        )
    }
}
