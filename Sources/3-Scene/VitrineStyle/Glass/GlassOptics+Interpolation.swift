import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension GlassOptics: ColorInterpolatable {
    /// Keeps all parameters within the ranges that scenes have. A tint that only one of them has fades.
    package func mixture(
        with other: GlassOptics, at fraction: Double, in colors: ColorInterpolation
    ) -> GlassOptics {
        var optics = self
        for number in Self.numbers {
            optics[keyPath: number.path] = self[keyPath: number.path].interpolated(
                to: other[keyPath: number.path], at: fraction, within: number.range)
        }
        optics.clarity = clarity.interpolated(to: other.clarity, at: fraction, within: .shares)
        optics.face = face.interpolated(to: other.face, at: fraction)
        optics.bleed.face = bleed.face.interpolated(to: other.bleed.face, at: fraction)
        optics.contour.color = contour.color.interpolated(to: other.contour.color, at: fraction, in: colors)
        optics.glow.center = glow.center.interpolated(to: other.glow.center, at: fraction)
        optics.tint = tint.interpolated(to: other.tint, at: fraction, in: colors)
        return optics
    }

    /// All parameters that are independent numbers. The numbers of faces are interpolated by `GlassFace`.
    private static let numbers: [(range: ClosedRange<Double>, path: GlassParameter.NumberPath)] =
        GlassParameter.all.compactMap { parameter in
            guard !parameter.name.contains("face."), case .number(let range, let path) = parameter.value
            else { return nil }
            return (range, path)
        }
}

extension GlassTint: Fadeable {
    package var faded: GlassTint {
        var tint = self
        tint.color = color.faded
        return tint
    }

    /// Exponents extrapolate; the floor stays within 0...1.
    package func mixture(with other: GlassTint, at fraction: Double, in colors: ColorInterpolation)
        -> GlassTint
    {
        GlassTint(
            color.interpolated(to: other.color, at: fraction, in: colors),
            floor: floor.interpolated(to: other.floor, at: fraction, within: .shares),
            exponent: exponent.interpolated(to: other.exponent, at: fraction),
            gamma: gamma.interpolated(to: other.gamma, at: fraction))
    }
}

extension GlassLight: Interpolatable {
    /// Extrapolates the angle, which turns as far as both differ; shares stay within 0...1.
    package func mixture(with other: GlassLight, at fraction: Double) -> GlassLight {
        GlassLight(
            angle: angle.interpolated(to: other.angle, at: fraction),
            first: first.interpolated(to: other.first, at: fraction, within: .shares),
            second: second.interpolated(to: other.second, at: fraction, within: .shares))
    }
}
