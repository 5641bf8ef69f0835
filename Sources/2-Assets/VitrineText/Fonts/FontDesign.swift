/// A style of letters regardless of the family: one of SwiftUI's font designs, each provided by an open font.
package enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case `default`, rounded, serif, monospaced

    /// The families that provide the design, the preferred one first.
    package var families: [String] {
        switch self {
        case .default: ["Inter"]
        case .rounded: ["Inter"]
        case .serif: ["Noto Serif", "DejaVu Serif", "Inter"]
        case .monospaced: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Inter"]
        }
    }
}
