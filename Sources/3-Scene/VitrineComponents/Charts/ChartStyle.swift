import VitrineColor

/// The appearance of a chart, independent of its values.
struct ChartStyle: Hashable, Sendable {
    /// The colour of the grid lines; `nil` for none.
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
    let rules: [Rule]

    /// A line across the plot.
    struct Rule: Hashable, Sendable {
        let value: Double
        let color: Color
        let dash: ChartDash
    }
}
