import VitrineGraphics

/// A material by name, and what it does to the backdrop in one appearance.
public struct Material: Hashable, Sendable {
    public let name: String
    public let filter: BackdropFilter
}

/// The recipes of the six materials.
///
/// No full public table of the system's materials exists. These are our own, fitted to look right
/// beside published facts: one known chain (luminance curve 0.75 through 0.9, 0.83, 0.925, 0.815 in
/// light and 0.16, 0.26, 0.1, 0.1 in dark, saturation 1.5, brightness +0.1 in light, blur sigma
/// 29.5 points), older sample code (white at 0.30, grey 0.11 at 0.73, saturation 1.8) and macOS
/// views (blur 30, saturation 2.2). The curve flattens the backdrop's luminance, so that text keeps
/// its contrast over anything; thicker materials flatten more and tint more.
public enum Materials {
    public static let names = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]

    /// Light: curve amount, tint white level and opacity. Dark: the same.
    private struct Recipe {
        let curve: Double
        let tint: Color
    }

    private static let light: [String: Recipe] = [
        "ultraThin": Recipe(curve: 0.30, tint: Color(white: 1, alpha: 0.22)),
        "thin": Recipe(curve: 0.45, tint: Color(white: 1, alpha: 0.34)),
        "regular": Recipe(curve: 0.60, tint: Color(white: 0.98, alpha: 0.48)),
        "thick": Recipe(curve: 0.70, tint: Color(white: 0.97, alpha: 0.66)),
        "ultraThick": Recipe(curve: 0.75, tint: Color(white: 0.97, alpha: 0.82)),
        "bar": Recipe(curve: 0.65, tint: Color(white: 0.98, alpha: 0.72)),
    ]

    private static let dark: [String: Recipe] = [
        "ultraThin": Recipe(curve: 0.30, tint: Color(white: 0.12, alpha: 0.28)),
        "thin": Recipe(curve: 0.45, tint: Color(white: 0.12, alpha: 0.42)),
        "regular": Recipe(curve: 0.60, tint: Color(white: 0.12, alpha: 0.55)),
        "thick": Recipe(curve: 0.70, tint: Color(white: 0.12, alpha: 0.70)),
        "ultraThick": Recipe(curve: 0.75, tint: Color(white: 0.12, alpha: 0.84)),
        "bar": Recipe(curve: 0.65, tint: Color(white: 0.10, alpha: 0.74)),
    ]

    /// The named material in an environment, opaque where people have asked for that; nil for an unknown name.
    static func material(_ name: String, in environment: SceneEnvironment) -> Material? {
        guard environment.transparency == .reduced, names.contains(name) else {
            return material(name, environment.appearance)
        }
        let opaque = environment.systemColor("secondarySystemBackground") ?? .white
        return Material(name: "\(name) opaque", filter: BackdropFilter([], tints: [opaque]))
    }

    /// The named material in an appearance; nil for an unknown name.
    public static func material(_ name: String, _ appearance: Appearance) -> Material? {
        guard let recipe = (appearance == .light ? light : dark)[name] else { return nil }
        let ordinates = appearance == .light ? [0.9, 0.83, 0.925, 0.815] : [0.16, 0.26, 0.1, 0.1]
        return Material(
            name: name,
            filter: BackdropFilter(
                [
                    .luminanceCurve(LuminanceCurve(amount: recipe.curve, ordinates: ordinates)),
                    .matrix(.saturation(1.8)),
                    .matrix(.brightness(appearance == .light ? 0.05 : 0)), .blur(sigma: 29.5),
                ], tints: [recipe.tint]))
    }
}
