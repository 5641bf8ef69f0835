/// How buttons of all kinds look.
enum ButtonStyle: String, Sendable, CaseIterable {
    /// Filled with the tint.
    case prominent
    /// A wash of the tint.
    case bordered
    /// The label alone.
    case plain
    /// A surface of glass, or of a material where the system has no glass.
    case material
    case glass
    /// Glass of the tint.
    case glassProminent

    /// With SwiftUI's name for what is called prominent here.
    static let named = allCases.map { ($0.rawValue, $0) } + [("borderedProminent", prominent)]
}
