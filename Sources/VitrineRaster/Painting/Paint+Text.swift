import VitrineCoverage
import VitrineDisplayList

extension Paint {
    /// Returns the coverage curve of text in this paint.
    ///
    /// For a gradient the mean of all stops counts, so that one word has one weight. Pictures, meshes and
    /// noise leave coverage unchanged.
    func textCurve(in space: ColorSpace) -> TextContrastCurve {
        switch self {
        case .solid(let color): .lightness(color.textLightness(in: space))
        case .linear(let gradient): Self.curve(gradient.stops, in: space)
        case .radial(let gradient): Self.curve(gradient.stops, in: space)
        case .angular(let gradient): Self.curve(gradient.stops, in: space)
        case .mesh, .noise, .image: .identity
        }
    }

    private static func curve(_ stops: [GradientStop], in space: ColorSpace) -> TextContrastCurve {
        if stops.isEmpty { return .identity }
        let sum = stops.reduce(0) { $0 + $1.color.textLightness(in: space) }
        return .lightness(sum / Double(stops.count))
    }
}

extension Color {
    /// Returns the lightness that determines the curve.
    ///
    /// A translucent colour appears between the backdrop and itself, where the curve of its own lightness
    /// would be too strong: it counts as it appears over its opposite, and with an alpha of one half or less
    /// as a lightness of 0.5.
    fileprivate func textLightness(in space: ColorSpace) -> Double {
        0.5 + (lightness(in: space) - 0.5) * min(max(2 * alpha - 1, 0), 1)
    }
}
