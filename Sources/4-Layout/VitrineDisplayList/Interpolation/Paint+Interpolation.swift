import VitrineColor
import VitrineGeometry

extension Paint: Fadeable {
    package var faded: Paint {
        switch self {
        case .solid(let color): .solid(color.faded)
        case .linear(let gradient): .linear(gradient.faded)
        case .radial(let gradient): .radial(gradient.faded)
        case .angular(let gradient): .angular(gradient.faded)
        case .mesh(let mesh): .mesh(mesh.faded)
        case .noise(let noise): .noise(noise.faded)
        case .image(let image): .image(image.faded)
        }
    }

    /// Returns a paint of this kind that is one colour all over; `nil` for a picture.
    private func filled(with color: Color) -> Paint? {
        switch self {
        case .solid: .solid(color)
        case .linear(let gradient): .linear(gradient.filled(with: color))
        case .radial(let gradient): .radial(gradient.filled(with: color))
        case .angular(let gradient): .angular(gradient.filled(with: color))
        case .mesh(let mesh): .mesh(mesh.filled(with: color))
        case .noise(let noise): .noise(noise.filled(with: color))
        case .image: nil
        }
    }

    /// Returns two paints of one kind, if there is one for both: a colour counts as a gradient of equal
    /// stops.
    private func aligned(with other: Paint) -> (from: Paint, to: Paint)? {
        if case .solid(let color) = self { return other.filled(with: color).map { ($0, other) } }
        if case .solid(let color) = other { return filled(with: color).map { (self, $0) } }
        return (self, other)
    }

    /// Returns `false` for different kinds of gradients, for a picture and anything else, and for paints of
    /// one kind that have nothing in between.
    package func isInterpolatable(to other: Paint) -> Bool {
        switch aligned(with: other) {
        case (.solid, .solid)?: true
        case (.linear(let from), .linear(let to))?: from.isInterpolatable(to: to)
        case (.radial(let from), .radial(let to))?: from.isInterpolatable(to: to)
        case (.angular(let from), .angular(let to))?: from.isInterpolatable(to: to)
        case (.mesh(let from), .mesh(let to))?: from.isInterpolatable(to: to)
        case (.noise(let from), .noise(let to))?: from.isInterpolatable(to: to)
        case (.image(let from), .image(let to))?: from.isInterpolatable(to: to)
        default: false
        }
    }

    package func mixture(with other: Paint, at fraction: Double, in colors: ColorInterpolation) -> Paint {
        switch aligned(with: other) {
        case (.solid(let from), .solid(let to))?: .solid(from.interpolated(to: to, at: fraction, in: colors))
        case (.linear(let from), .linear(let to))?:
            .linear(from.interpolated(to: to, at: fraction, in: colors))
        case (.radial(let from), .radial(let to))?:
            .radial(from.interpolated(to: to, at: fraction, in: colors))
        case (.angular(let from), .angular(let to))?:
            .angular(from.interpolated(to: to, at: fraction, in: colors))
        case (.mesh(let from), .mesh(let to))?: .mesh(from.interpolated(to: to, at: fraction, in: colors))
        case (.noise(let from), .noise(let to))?: .noise(from.interpolated(to: to, at: fraction, in: colors))
        case (.image(let from), .image(let to))?: .image(from.interpolated(to: to, at: fraction, in: colors))
        default: switched(to: other, at: fraction)
        }
    }
}
