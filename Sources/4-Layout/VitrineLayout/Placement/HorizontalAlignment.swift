import VitrineGeometry

/// A horizontal alignment guide.
package indirect enum HorizontalAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// An alignment declared by the scene. Its guide defaults to the element's centre.
    case custom(String)
    /// An alignment on its way from one to another: its guide is at a fraction of the way between theirs.
    case between(HorizontalAlignment, HorizontalAlignment, Double)

    package var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .custom(let name): name
        case .between(let from, let to, let fraction): fraction.onTheWay(from.name, to.name)
        }
    }
}

extension HorizontalAlignment: Interpolatable {
    package func mixture(with other: HorizontalAlignment, at fraction: Double) -> HorizontalAlignment {
        .between(self, other, fraction)
    }
}
