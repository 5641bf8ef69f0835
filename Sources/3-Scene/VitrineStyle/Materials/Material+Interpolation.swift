import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension Material: Fadeable {
    /// What lies behind, as it is.
    package static let none = Material(name: "none", filter: BackdropFilter([]))

    package var faded: Material { Material(name: name, filter: filter.faded) }

    /// Returns `false` if the backdrop ends at different edges, or if a pair of filters differs in kind.
    package func isInterpolatable(to other: Material) -> Bool {
        self == .none || other == .none || filter.isInterpolatable(to: other.filter)
    }

    /// The name is that of the nearer one.
    package func mixture(
        with other: Material, at fraction: Double, in colors: ColorInterpolation
    ) -> Material {
        var (from, to) = (filter, other.filter)
        if self == .none { from.edge = to.edge }
        if other == .none { to.edge = from.edge }
        return Material(
            name: name.switched(to: other.name, at: fraction),
            filter: from.interpolated(to: to, at: fraction, in: colors))
    }
}
