import VitrineColor
import VitrineStyle

/// The values of a series with its colour and fill.
struct ChartSeries: Hashable, Sendable {
    let values: [Double?]
    let color: Color
    let fill: PaintSpec
    /// `true` if the scene specifies the fill, which then also fills the area below lines.
    let hasOwnFill: Bool
    let dash: ChartDash
}
