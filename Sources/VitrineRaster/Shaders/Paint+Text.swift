import VitrineCoverage
import VitrineDisplayList

extension Paint {
    /// How text in this paint takes its coverage. Of a gradient it is the mean of all stops that counts, so that one
    /// word has one weight; pictures, meshes and noise leave coverage as it is.
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
    /// A translucent colour shows between what lies behind and itself, where the curve of its own lightness would bend
    /// too much: it counts as what it looks like over its opposite, and from one half down as the middle.
    fileprivate func textLightness(in space: ColorSpace) -> Double {
        0.5 + (lightness(in: space) - 0.5) * min(max(2 * alpha - 1, 0), 1)
    }
}
