import VitrineGeometry
import VitrineStyle

/// A line of a box that others are aligned with, across or down.
package enum Guide: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)

    /// Where it lies in a box that says nothing of its own, from the left or from the top.
    ///
    /// As in SwiftUI, what holds no text stands on its bottom edge.
    func defaultValue(in size: Size) -> Double {
        switch self {
        case .horizontal(.leading), .vertical(.top): 0
        case .horizontal(.center), .horizontal(.custom): size.width / 2
        case .horizontal(.trailing): size.width
        case .vertical(.center), .vertical(.custom): size.height / 2
        case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): size.height
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

    /// What several children make of a guide that each of them states: the first of first baselines, the last of
    /// last ones, and the mean of any other.
    func combined(_ values: [Double]) -> Double? {
        if values.isEmpty { return nil }
        switch self {
        case .vertical(.firstTextBaseline): return values.min()
        case .vertical(.lastTextBaseline): return values.max()
        default: return values.reduce(0, +) / Double(values.count)
        }
    }
}
