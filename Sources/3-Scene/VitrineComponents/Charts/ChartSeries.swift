import VitrineColor
import VitrineStyle

/// The values of a series with its colour and fill.
struct ChartSeries: Hashable, Sendable {
    /// Its name in a legend.
    let name: String?
    let values: [Double?]
    let color: Color
    let fill: PaintSpec
    /// `true` if the scene specifies the fill, which then also fills the area below lines.
    let hasOwnFill: Bool
    let dash: ChartDash
}

extension [ChartSeries] {
    /// The fills of the series that have names of their own.
    var namedPaints: [String: PaintSpec] {
        let named = compactMap { series in series.name.map { ($0, series.fill) } }
        return Dictionary(named) { first, _ in first }
    }
}
