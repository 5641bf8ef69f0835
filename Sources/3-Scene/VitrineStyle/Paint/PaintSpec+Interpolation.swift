import VitrineColor
import VitrineDisplayList
import VitrineGeometry

// Paints of shapes that are not known yet, by the rules of `Paint`. Positions in points and relative ones
// meet only once the shapes are known: paints of two shapes are best mixed as what `paint(in:)` returns for
// each.

extension PaintSpec: Fadeable {
    package var faded: PaintSpec { opacity(0) }

    private func filled(with color: Color) -> PaintSpec? {
        switch self {
        case .color: .color(color)
        case .gradient(let gradient): .gradient(gradient.filled(with: color))
        case .mesh(let mesh): .mesh(mesh.filled(with: color))
        case .noise(let noise): .noise(noise.filled(with: color))
        case .image: nil
        }
    }

    /// Returns two paints of one kind, if there is one for both: a colour counts as a gradient of equal
    /// stops.
    private func aligned(with other: PaintSpec) -> (from: PaintSpec, to: PaintSpec)? {
        if case .color(let color) = self { return other.filled(with: color).map { ($0, other) } }
        if case .color(let color) = other { return filled(with: color).map { (self, $0) } }
        return (self, other)
    }

    /// Returns `false` for different kinds of paints, and for paints of one kind that have nothing in
    /// between.
    package func isInterpolatable(to other: PaintSpec) -> Bool {
        switch aligned(with: other) {
        case (.color, .color)?: true
        case (.gradient(let from), .gradient(let to))?: from.isInterpolatable(to: to)
        case (.mesh(let from), .mesh(let to))?: from.isInterpolatable(to: to)
        case (.noise(let from), .noise(let to))?: from.isInterpolatable(to: to)
        case (.image(let from), .image(let to))?: from.isInterpolatable(to: to)
        default: false
        }
    }

    package func mixture(
        with other: PaintSpec, at fraction: Double, in colors: ColorInterpolation
    ) -> PaintSpec {
        switch aligned(with: other) {
        case (.color(let from), .color(let to))?: .color(from.interpolated(to: to, at: fraction, in: colors))
        case (.gradient(let from), .gradient(let to))?:
            .gradient(from.interpolated(to: to, at: fraction, in: colors))
        case (.mesh(let from), .mesh(let to))?: .mesh(from.interpolated(to: to, at: fraction, in: colors))
        case (.noise(let from), .noise(let to))?: .noise(from.interpolated(to: to, at: fraction, in: colors))
        case (.image(let from), .image(let to))?: .image(from.interpolated(to: to, at: fraction))
        default: switched(to: other, at: fraction)
        }
    }
}

extension MeshSpec: ColorInterpolatable {
    /// The mesh in the unit square.
    private var mesh: MeshGradient {
        MeshGradient(columns: columns, vertices: vertices, smoothsColors: smoothsColors, space: space)
    }

    fileprivate func filled(with color: Color) -> MeshSpec {
        var spec = self
        spec.vertices = mesh.filled(with: color).vertices
        return spec
    }

    package func isInterpolatable(to other: MeshSpec) -> Bool { mesh.isInterpolatable(to: other.mesh) }

    package func mixture(
        with other: MeshSpec, at fraction: Double, in colors: ColorInterpolation
    ) -> MeshSpec {
        var spec = switched(to: other, at: fraction)
        spec.vertices = mesh.interpolated(to: other.mesh, at: fraction, in: colors).vertices
        return spec
    }
}

extension ImageSpec: Interpolatable {
    /// Returns `false` for different pictures, or for one that is fitted, sampled or placed differently.
    package func isInterpolatable(to other: ImageSpec) -> Bool {
        var image = other
        image.opacity = opacity
        return self == image
    }

    /// The opacity stays within 0...1.
    package func mixture(with other: ImageSpec, at fraction: Double) -> ImageSpec {
        var image = switched(to: other, at: fraction)
        guard isInterpolatable(to: other) else { return image }
        image.opacity = opacity.interpolated(to: other.opacity, at: fraction, within: .shares)
        return image
    }
}
