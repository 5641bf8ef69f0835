import VitrineDisplayList

/// How text, symbols, shapes and lines take up the colour behind them, named as UIKit's vibrancy effects are: four
/// levels of labels, three of fills, and separators.
public enum Vibrancy: String, Sendable, Hashable, CaseIterable {
    case primary, secondary, tertiary, quaternary
    case fill, secondaryFill, tertiaryFill
    case separator
    /// As if no node around had any.
    case none

    /// A step of vibrancy in one appearance.
    package struct Recipe: Hashable, Sendable {
        package var blendMode: BlendMode
        /// How much of the paint acts.
        package var opacity: Double

        /// For dumps.
        package var summary: String { "\(blendMode.rawValue) \(Format.number(opacity))" }
    }

    /// How strong each step is, light and dark.
    ///
    /// A public design kit for iOS 26 gives the vibrant labels, fills and separators as greys to be blended by plus
    /// darker in light and plus lighter in dark: #1A1A1A, #727272, #BFBFBF and #D9D9D9 in light, #F5F5F5 and #8A8A8A in
    /// dark, fills #CCCCCC to #EDEDED and #333333 on, separators #E6E6E6 and #1A1A1A. Black of the opacity 1 - g does
    /// by plus darker exactly what an opaque grey g does, and white of the opacity g what the grey does by plus lighter:
    /// as opacities they hold for paints of other colours, too. The last two dark labels are our own, as in light.
    private static let strengths: [Vibrancy: (light: Double, dark: Double)] = [
        .primary: (0.90, 0.96), .secondary: (0.55, 0.54), .tertiary: (0.25, 0.25), .quaternary: (0.15, 0.15),
        .fill: (0.20, 0.20), .secondaryFill: (0.12, 0.12), .tertiaryFill: (0.07, 0.07),
        .separator: (0.10, 0.10),
    ]

    /// Nil for none. Where people ask for contrast, labels come half of the way nearer to their full strength, and fills
    /// and separators are twice as strong: a choice of our own.
    package func recipe(_ appearance: Appearance, _ contrast: Contrast = .normal) -> Recipe? {
        guard let strengths = Self.strengths[self] else { return nil }
        var strength = appearance == .light ? strengths.light : strengths.dark
        if contrast == .increased { strength = isLabel ? (1 + strength) / 2 : 2 * strength }
        return Recipe(blendMode: appearance == .light ? .plusDarker : .plusLighter, opacity: strength)
    }

    private var isLabel: Bool { [.primary, .secondary, .tertiary, .quaternary].contains(self) }
}

extension Vibrancy.Recipe {
    /// The least share of the full effect at which a paint counts as visible.
    private static let leastEffect = 0.15

    /// Whether a paint does anything: plus darker takes away what a colour lacks of white, plus lighter adds its light.
    package func shows(_ paint: PaintSpec) -> Bool {
        guard let colors = paint.colors else { return true }
        return colors.contains { color in
            let parts = [color.red, color.green, color.blue]
            let strongest = blendMode == .plusDarker ? 1 - (parts.min() ?? 0) : parts.max() ?? 0
            return strongest * color.alpha >= Self.leastEffect
        }
    }
}

extension PaintSpec {
    /// The colours that it is made of; nil for pictures.
    fileprivate var colors: [Color]? {
        switch self {
        case .color(let color): [color]
        case .gradient(let gradient): gradient.stops.map(\.color)
        case .mesh(let mesh): mesh.colors
        case .noise(let noise): noise.stops.map(\.color)
        case .image: nil
        }
    }
}
