import VitrineColor
import VitrineDisplayList
import VitrineGeometry

extension ShadowSpec: Fadeable {
    package var faded: ShadowSpec { ShadowSpec(shadow.faded, knockout: knockout) }

    /// Returns `false` if one falls inside and the other outside, or if they are cut out differently.
    package func isInterpolatable(to other: ShadowSpec) -> Bool {
        knockout == other.knockout && shadow.isInterpolatable(to: other.shadow)
    }

    package func mixture(
        with other: ShadowSpec, at fraction: Double, in colors: ColorInterpolation
    ) -> ShadowSpec {
        ShadowSpec(
            shadow.interpolated(to: other.shadow, at: fraction, in: colors),
            knockout: knockout.switched(to: other.knockout, at: fraction))
    }
}

extension StrokeSpec: Fadeable {
    package var faded: StrokeSpec {
        var stroke = self
        stroke.paint = paint.faded
        return stroke
    }

    /// Returns `false` for borders on different sides, or whose paints or styles have nothing in between.
    package func isInterpolatable(to other: StrokeSpec) -> Bool {
        sides == other.sides && paint.isInterpolatable(to: other.paint)
            && style.isInterpolatable(to: other.style)
    }

    /// Widths stay at 0 or above; the gap extrapolates to no less than 0. A hairline that becomes a border of
    /// another width is no longer one in between.
    package func mixture(
        with other: StrokeSpec, at fraction: Double, in colors: ColorInterpolation
    ) -> StrokeSpec {
        StrokeSpec(
            paint: paint.interpolated(to: other.paint, at: fraction, in: colors),
            style: style.interpolated(to: other.style, at: fraction),
            hairline: hairline == other.hairline ? hairline : nil,
            sides: sides.switched(to: other.sides, at: fraction),
            gap: gap.interpolated(to: other.gap, at: fraction, within: .lengths))
    }
}
