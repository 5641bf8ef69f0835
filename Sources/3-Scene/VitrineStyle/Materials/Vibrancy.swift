import VitrineColor
import VitrineDisplayList
import VitrineJSON

/// The way in which text, symbols, shapes and lines pick up the colour behind them, named after UIKit's
/// vibrancy effects: four levels of labels, three of fills, and separators.
package enum Vibrancy: String, Sendable, Hashable, CaseIterable {
    case primary, secondary, tertiary, quaternary
    case fill, secondaryFill, tertiaryFill
    case separator
    /// No vibrancy, regardless of the surrounding nodes.
    case none

    /// A level of vibrancy in one appearance.
    package struct Recipe: Hashable, Sendable {
        package var blendMode: BlendMode
        /// The opacity of the paint, 0...1.
        package var opacity: Double

        /// The description in dumps.
        package var summary: String { "\(blendMode.rawValue) \(PrintedText.number(opacity))" }
    }

    /// The strength of each level, in light and dark appearance.
    ///
    /// A public design kit for iOS 26 gives the vibrant labels, fills and separators as greys to be blended
    /// by plus darker in light and plus lighter in dark: #1A1A1A, #727272, #BFBFBF and #D9D9D9 in light,
    /// #F5F5F5 and #8A8A8A in dark, fills #CCCCCC to #EDEDED in light and from #333333 in dark, separators
    /// #E6E6E6 and #1A1A1A. By plus darker, black with opacity 1 - g has exactly the effect of an opaque grey
    /// g; by plus lighter, white with opacity g has the effect of the grey. As opacities the values therefore
    /// apply to other paint colours, too. The last two dark labels are our own choice, as in light.
    private static let strengths: [Vibrancy: (light: Double, dark: Double)] = [
        .primary: (0.90, 0.96), .secondary: (0.55, 0.54), .tertiary: (0.25, 0.25), .quaternary: (0.15, 0.15),
        .fill: (0.20, 0.20), .secondaryFill: (0.12, 0.12), .tertiaryFill: (0.07, 0.07),
        .separator: (0.10, 0.10),
    ]

    /// Returns the recipe of the level; `nil` for `none`. Under increased contrast, labels move halfway to
    /// full strength, and fills and separators are twice as strong: our own choice.
    package func recipe(_ appearance: Appearance, _ contrast: Contrast = .normal) -> Recipe? {
        guard let strengths = Self.strengths[self] else { return nil }
        var strength = appearance == .light ? strengths.light : strengths.dark
        if contrast == .increased { strength = isLabel ? (1 + strength) / 2 : 2 * strength }
        return Recipe(blendMode: appearance == .light ? .plusDarker : .plusLighter, opacity: strength)
    }

    private var isLabel: Bool { [.primary, .secondary, .tertiary, .quaternary].contains(self) }
}

extension Vibrancy.Recipe {
    /// The smallest fraction of the full effect at which a paint counts as visible.
    private static let minEffect = 0.15

    /// Returns `true` if a paint has a visible effect: plus darker subtracts the difference between white and
    /// the colour, and plus lighter adds the colour.
    package func shows(_ paint: PaintSpec) -> Bool {
        guard let colors = paint.colors else { return true }
        return colors.contains { color in
            let parts = [color.red, color.green, color.blue]
            let strongest = blendMode == .plusDarker ? 1 - (parts.min() ?? 0) : parts.max() ?? 0
            return strongest * color.alpha >= Self.minEffect
        }
    }
}

extension PaintSpec {
    /// The colours of the paint; `nil` for pictures.
    fileprivate var colors: [Color]? {
        switch self {
        case .color(let color): [color]
        case .gradient(let gradient): gradient.stops.map(\.color)
        case .mesh(let mesh): mesh.vertices.map(\.color)
        case .noise(let noise): noise.stops.map(\.color)
        case .image: nil
        }
    }
}
