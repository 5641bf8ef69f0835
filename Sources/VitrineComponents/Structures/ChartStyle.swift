import VitrineDisplayList

/// How a chart looks, whatever its numbers.
struct ChartStyle: Hashable, Sendable {
    /// Of the lines across; nil for none.
    let grid: Color?
    let axis: Color
    let hairline: Double
    let background: Color
    let stacked: Bool
    let barWidth: Double
    let cornerRadius: Double
    let smooth: Bool
    let area: Bool
    let points: Bool
    let lineWidth: Double
    let goal: Double?
}
