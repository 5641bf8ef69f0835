import VitrineGeometry
import VitrineJSON
import VitrineSceneFormat
import VitrineSource

/// The dashes of a chart's line.
enum ChartDash: Hashable, Sendable {
    case solid
    /// Round dots, as far from each other as the line is wide.
    case dots
    /// Lengths of dashes and gaps in points.
    case lengths([Double])

    private static let lengths = Codec<[Double]>.list(
        of: .number(0...10_000), count: 1...32, expected: .dash, example: "[4, 2]")

    /// True or false, or lengths of dashes and gaps.
    static let codec = Codec<ChartDash>(
        .anyOf([lengths.schema, Codec<Bool>.bool.schema]), expected: .dash
    ) { value, reader in
        if case .bool(let isDotted) = value.content { return isDotted ? .dots : .solid }
        return lengths.read(value, reader).map { lengths in
            if lengths.contains(where: { $0 > 0 }) { return .lengths(lengths) }
            reader.warn(
                .unusedKey,
                .noEffect(
                    noun: "dash", on: .series, because: "lengths that are all 0 leave the line solid"),
                at: value.mark)
            return .solid
        }
    }

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

extension Noun {
    package static let dash: Noun = "true, false or a list of lengths"
}
