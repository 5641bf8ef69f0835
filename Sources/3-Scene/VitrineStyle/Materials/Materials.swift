import VitrineColor
import VitrineDisplayList

/// The recipes of the six materials in both appearances. The system publishes no complete table;
/// `Materials.md` in the documentation states the basis of each number.
///
/// - Known (one chain, published by developers who inspected the system): the ordinates of both curves, their
///   amount of 0.75, saturation 1.5, brightness +0.1 in light, a blur of 29.5 points, in this order.
/// - Fitted to the equivalents of these materials in a public design kit: the results for black, middle grey
///   and white, which determine the amount, brightness and tint of each.
/// - Our own: ultra thick, which the kit lacks, lies as far beyond thick as thick lies beyond regular.
package enum Materials {
    package static let names = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]

    /// The curve that lightens dark colours, and the one that darkens light colours.
    private static let lifting = [0.9, 0.83, 0.925, 0.815]
    private static let lowering = [0.16, 0.26, 0.1, 0.1]

    private static func light(_ curve: Double, _ brightness: Double, tint: Double, of white: Double = 0.98)
        -> MaterialRecipe
    {
        MaterialRecipe(
            curve: curve, ordinates: lifting, saturation: 1.5, brightness: brightness, blur: 29.5,
            tints: [Color(white: white, alpha: tint)])
    }

    private static func dark(_ curve: Double, tint: Double, of white: Double = 0.12) -> MaterialRecipe {
        MaterialRecipe(
            curve: curve, ordinates: lowering, saturation: 1.5, brightness: 0, blur: 29.5,
            tints: [Color(white: white, alpha: tint)])
    }

    private static let recipes: [String: (light: MaterialRecipe, dark: MaterialRecipe)] = [
        "ultraThin": (light(0.32, 0.06, tint: 0.10, of: 1), dark(0.35, tint: 0.20)),
        "thin": (light(0.45, 0.08, tint: 0.25, of: 1), dark(0.50, tint: 0.32)),
        "regular": (light(0.60, 0.10, tint: 0.42), dark(0.65, tint: 0.46)),
        "thick": (light(0.75, 0.10, tint: 0.70), dark(0.75, tint: 0.68)),
        "ultraThick": (light(0.75, 0.10, tint: 0.86), dark(0.75, tint: 0.84)),
        // Navigation and tab bars of the pre-glass releases: #F9F9F9 and #1D1D1D over a faint trace of the
        // backdrop.
        "bar": (light(0.75, 0.10, tint: 0.80, of: 0.976), dark(0.75, tint: 0.78, of: 0.113)),
    ]

    /// Returns the recipe of a material; `nil` for an unknown name.
    package static func recipe(_ name: String, _ appearance: Appearance) -> MaterialRecipe? {
        recipes[name].map { appearance == .light ? $0.light : $0.dark }
    }

    /// Returns the named material in an environment, opaque under reduced transparency; `nil` for an unknown
    /// name.
    package static func material(_ name: String, in environment: SceneEnvironment) -> Material? {
        guard environment.transparency == .reduced, names.contains(name) else {
            return material(name, environment.appearance)
        }
        let opaque = environment.systemColor("secondarySystemBackground") ?? .white
        return Material(name: "\(name) opaque", filter: BackdropFilter([], tints: [opaque]))
    }

    /// Returns the named material in an appearance; `nil` for an unknown name.
    package static func material(_ name: String, _ appearance: Appearance) -> Material? {
        recipe(name, appearance).map { Material(name: name, filter: $0.filter) }
    }
}
