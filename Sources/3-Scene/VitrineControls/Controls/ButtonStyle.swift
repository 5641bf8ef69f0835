/// The appearance of buttons of all kinds.
package enum ButtonStyle: String, Sendable, CaseIterable {
    /// Filled with the tint.
    case prominent
    /// A translucent fill of the tint.
    case bordered
    /// Only the label.
    case plain
    /// A surface of glass, or of a material on releases without glass.
    case material
    case glass
    /// Tinted glass.
    case glassProminent

    /// All styles by name, including SwiftUI's name for `prominent`.
    static let named = allCases.map { ($0.rawValue, $0) } + [("borderedProminent", prominent)]
}
