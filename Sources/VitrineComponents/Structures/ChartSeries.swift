import VitrineDisplayList
import VitrineStyle

/// The numbers of a series, and what they are painted with.
struct ChartSeries: Hashable, Sendable {
    let values: [Double?]
    let color: Color
    let fill: PaintSpec
    /// Whether the scene gives the fill, which then fills the area below lines too.
    let hasOwnFill: Bool
    let isDashed: Bool
}
