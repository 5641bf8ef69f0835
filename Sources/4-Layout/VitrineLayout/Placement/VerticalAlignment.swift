import VitrineGeometry
import VitrineJSON

/// A vertical alignment guide.
package indirect enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    /// An alignment declared by the scene. Its guide defaults to the element's centre.
    case custom(String)
    /// An alignment on its way from one to another: its guide is at a fraction of the way between theirs.
    case between(VerticalAlignment, VerticalAlignment, Double)

    package var name: String {
        switch self {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let name): name
        case .between(let from, let to, let fraction): fraction.onTheWay(from.name, to.name)
        }
    }

    /// The alignment in a box, which has no baselines of its own: what is aligned by the first one is at its
    /// top, and what is aligned by the last one at its bottom.
    var inBox: VerticalAlignment {
        switch self {
        case .firstTextBaseline: .top
        case .lastTextBaseline: .bottom
        case .between(let from, let to, let fraction): .between(from.inBox, to.inBox, fraction)
        case .top, .center, .bottom, .custom: self
        }
    }
}

extension VerticalAlignment: Interpolatable {
    package func mixture(with other: VerticalAlignment, at fraction: Double) -> VerticalAlignment {
        .between(self, other, fraction)
    }
}

extension Double {
    /// Returns the name of what is at this fraction of the way between two, for dumps.
    func onTheWay(_ from: String, _ to: String) -> String {
        "\(from) to \(to) at \(PrintedText.number(self))"
    }
}
