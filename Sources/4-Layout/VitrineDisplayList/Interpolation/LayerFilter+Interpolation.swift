import VitrineColor
import VitrineGeometry

extension LayerFilter: Fadeable {
    package var faded: LayerFilter {
        switch self {
        case .blur: .blur(sigma: 0)
        case .pixel(let filter): .pixel(filter.faded)
        }
    }

    /// Returns `false` for different kinds of filters, as CSS does.
    package func isInterpolatable(to other: LayerFilter) -> Bool {
        switch (self, other) {
        case (.blur, .blur): true
        case (.pixel(let from), .pixel(let to)): from.isInterpolatable(to: to)
        default: false
        }
    }

    /// Sigmas stay at 0 or above.
    package func mixture(
        with other: LayerFilter, at fraction: Double, in colors: ColorInterpolation
    ) -> LayerFilter {
        switch (self, other) {
        case (.blur(let from), .blur(let to)):
            .blur(sigma: from.interpolated(to: to, at: fraction, within: .lengths))
        case (.pixel(let from), .pixel(let to)): .pixel(from.interpolated(to: to, at: fraction, in: colors))
        default: switched(to: other, at: fraction)
        }
    }
}

extension ColorMatrix: Interpolatable {
    /// Extrapolates. The name is that of the nearer one, if both have the same.
    package func mixture(with other: ColorMatrix, at fraction: Double) -> ColorMatrix {
        var matrix = self
        matrix.name = name == other.name ? name : nil
        matrix.factors = zip(factors, other.factors).map { $0.interpolated(to: $1, at: fraction) }
        return matrix
    }
}

extension LuminanceCurve: Interpolatable {
    package func isInterpolatable(to other: LuminanceCurve) -> Bool {
        ordinates.count == other.ordinates.count
    }

    /// Extrapolates.
    package func mixture(with other: LuminanceCurve, at fraction: Double) -> LuminanceCurve {
        guard isInterpolatable(to: other) else { return switched(to: other, at: fraction) }
        return LuminanceCurve(
            amount: amount.interpolated(to: other.amount, at: fraction),
            ordinates: zip(ordinates, other.ordinates).map { $0.interpolated(to: $1, at: fraction) })
    }
}
