import VitrineGeometry
import VitrineStyle

/// An alignment line of a box, horizontal or vertical.
package enum Guide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    /// Returns the default position in a box, from the left or from the top, in points.
    ///
    /// As in SwiftUI, the default baselines lie at the bottom edge.
    func defaultValue(in size: Size) -> Double {
        switch self {
        case .horizontal(.leading), .vertical(.top): 0
        case .horizontal(.center), .horizontal(.custom): size.width / 2
        case .horizontal(.trailing): size.width
        case .vertical(.center), .vertical(.custom): size.height / 2
        case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): size.height
        case .horizontal(.between), .vertical(.between): between { $0.defaultValue(in: size) } ?? 0
        }
    }

    /// Returns the value of a guide that is on its way between two; `nil` for any other.
    func between(_ value: (Guide) -> Double) -> Double? {
        switch self {
        case .horizontal(.between(let from, let to, let fraction)):
            value(.horizontal(from)).interpolated(to: value(.horizontal(to)), at: fraction)
        case .vertical(.between(let from, let to, let fraction)):
            value(.vertical(from)).interpolated(to: value(.vertical(to)), at: fraction)
        default: nil
        }
    }

    package var name: String {
        switch self {
        case .horizontal(let alignment): alignment.name
        case .vertical(let alignment): alignment.name
        }
    }

    package var axis: Axis {
        switch self {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }

    /// Returns the value of a guide that several children state: the smallest for first baselines, the
    /// largest for last baselines, and the mean for any other.
    func combined(_ values: [Double]) -> Double? {
        if values.isEmpty { return nil }
        switch self {
        case .vertical(.firstTextBaseline): return values.min()
        case .vertical(.lastTextBaseline): return values.max()
        default: return values.reduce(0, +) / Double(values.count)
        }
    }
}
