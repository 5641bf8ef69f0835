import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension GlassSpec: ColorInterpolatable {
    /// Returns `false` if they differ in what they are for others, such as the union that they belong to.
    package func isInterpolatable(to other: GlassSpec) -> Bool {
        edge == other.edge && id == other.id && union == other.union && isLoupe == other.isLoupe
            && (threshold == nil) == (other.threshold == nil) && (shadows == nil) == (other.shadows == nil)
            && (shadows ?? []).isInterpolatable(to: other.shadows ?? [])
    }

    /// Returns `true` if they differ in their tints and numbers alone, and not in style or state.
    private func hasStructure(of other: GlassSpec) -> Bool {
        var glass = other
        (glass.tint, glass.slider, glass.threshold, glass.light) = (tint, slider, threshold, light)
        (glass.overrides, glass.isFixed) = (overrides, isFixed)
        return self == glass && blends.isEmpty && (threshold == nil) == (other.threshold == nil)
            && (light == nil) == (other.light == nil)
            && overrides.numbers.keys == other.overrides.numbers.keys
            && overrides.colors.keys == other.overrides.colors.keys
    }

    /// A tint that only one of them has fades. The slider and the threshold stay within 0...1. Glass of
    /// another style or state shows in this, which becomes a mixture of both.
    package func mixture(
        with other: GlassSpec, at fraction: Double, in colors: ColorInterpolation
    ) -> GlassSpec {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        var glass = self
        guard hasStructure(of: other) else {
            glass.blends.append(Blend(spec: other, share: fraction))
            glass.threshold = threshold.map {
                $0.interpolated(to: other.threshold ?? $0, at: fraction, within: .shares)
            }
            glass.shadows = shadows?.interpolated(to: other.shadows ?? [], at: fraction, in: colors)
            return glass
        }
        glass.tint = tint.interpolated(to: other.tint, at: fraction, in: colors)
        glass.slider = slider.interpolated(to: other.slider, at: fraction, within: .shares)
        if let threshold, let end = other.threshold {
            glass.threshold = threshold.interpolated(to: end, at: fraction, within: .shares)
        }
        if let light, let end = other.light { glass.light = light.interpolated(to: end, at: fraction) }
        for parameter in GlassParameter.all {
            switch parameter.value {
            case .number(let range, _):
                guard let one = overrides.numbers[parameter.name],
                    let two = other.overrides.numbers[parameter.name]
                else { continue }
                glass.overrides.numbers[parameter.name] = one.interpolated(
                    to: two, at: fraction, within: range)
            case .color:
                guard let one = overrides.colors[parameter.name],
                    let two = other.overrides.colors[parameter.name]
                else { continue }
                glass.overrides.colors[parameter.name] = one.interpolated(to: two, at: fraction, in: colors)
            }
        }
        return glass
    }
}
