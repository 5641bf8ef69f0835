import VitrineGeometry
import VitrineSceneFormat

/// The dashes of a chart's line.
enum ChartDash: Hashable, Sendable {
    case solid
    /// Round dots, as far from each other as the line is wide.
    case dots
    /// Lengths of dashes and gaps in points.
    case lengths([Double])

    /// True or false, or lengths of dashes and gaps.
    static let codec = Codec<ChartDash>.either(
        Codec<[Double]>.list(of: .number(0...10_000), count: 1...32).map { lengths in
            lengths.contains { $0 > 0 } ? .lengths(lengths) : .solid
        }, when: \.isSequence, or: Codec<Bool>.bool.map { $0 ? .dots : .solid })

    /// Returns the style of a line.
    func style(width: Double) -> StrokeStyle {
        switch self {
        case .solid: return line(width, .round, [])
        case .dots: return line(width, .round, [0.1, width * 2])
        // Round ends would close gaps that are as long as the line is wide.
        case .lengths(let lengths): return line(width, .butt, lengths)
        }
    }

    private func line(_ width: Double, _ cap: StrokeStyle.Cap, _ dash: [Double]) -> StrokeStyle {
        StrokeStyle(width: width, cap: cap, join: .round, dash: dash, position: .center)
    }
}
